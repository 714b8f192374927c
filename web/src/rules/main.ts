import { mount } from 'svelte';
import '../lib/design/base.css';
import { Preferences } from '../lib/page/preferences.svelte';
import RulesPage from './RulesPage.svelte';

const game = decodeURIComponent(location.pathname.split('/')[2] ?? '');

mount(RulesPage, { target: document.body, props: { game, preferences: new Preferences() } });
