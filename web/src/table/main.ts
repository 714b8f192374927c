import { mount } from 'svelte';
import '../lib/design/base.css';
import { HouseClient } from '../lib/api/client';
import { browserWorld } from '../lib/live/world';
import { Preferences } from '../lib/page/preferences.svelte';
import { Sitting } from '../lib/table/sitting.svelte';
import TablePage from './TablePage.svelte';

const [, room, name = ''] = location.pathname.split('/');
const preferences = new Preferences();
const client = new HouseClient(() => preferences.language);

if (room === 'learn') void learn();
else sit();

/** A table; a link may lead to a position of the game: how it stood after so many moves. */
function sit(): void {
  const sitting = new Sitting(name, client, browserWorld(name));
  const move = new URLSearchParams(location.search).get('m');
  mount(TablePage, { target: document.body, props: { preferences, sitting, move } });
  void (move === null ? sitting.enter() : sitting.learn());
}

/** First steps in a game. */
async function learn(): Promise<void> {
  const { default: LessonPage } = await import('../lib/lesson/LessonPage.svelte');
  mount(LessonPage, { target: document.body, props: { preferences, client, game: name } });
}
