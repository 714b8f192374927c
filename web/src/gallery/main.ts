import { mount } from 'svelte';
import '../lib/design/base.css';
import { pickLanguage } from '../lib/words/speaker';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
const language = pickLanguage([asked.get('lang') ?? 'en']);
const theme = asked.get('theme');
document.documentElement.lang = language;
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

mount(Gallery, { target: document.body, props: { language, sceneName: asked.get('scene') } });
