import { mount } from 'svelte';
import '../lib/design/base.css';
import { HouseClient } from '../lib/api/client';
import { Preferences } from '../lib/page/preferences.svelte';
import Home from './Home.svelte';

const preferences = new Preferences();
const client = new HouseClient(() => preferences.language);

mount(Home, { target: document.body, props: { preferences, client } });
