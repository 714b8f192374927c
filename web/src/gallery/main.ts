import { mount } from 'svelte';
import '../lib/design/base.css';
import { isTheme, wear } from '../lib/home/theme';
import { pickLanguage } from '../lib/words/speaker';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
const language = pickLanguage([asked.get('lang') ?? 'en']);
const theme = asked.get('theme');
document.documentElement.lang = language;
const worn = isTheme(theme) ? theme : 'auto';
wear(worn);

const scored = asked.get('sheet') === 'scoring';
const plain = asked.get('board') === 'plain';
mount(Gallery, {
  target: document.body,
  props: { language, sceneName: asked.get('scene'), theme: worn, plain, scored },
});
