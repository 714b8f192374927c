import { mount } from 'svelte';
import '../lib/design/base.css';
import { HouseClient } from '../lib/api/client';
import { browserWorld } from '../lib/live/world';
import { Preferences } from '../lib/page/preferences.svelte';
import { Sitting } from '../lib/table/sitting.svelte';
import TablePage from './TablePage.svelte';

const table = location.pathname.split('/')[2] ?? '';
const preferences = new Preferences();
const client = new HouseClient(() => preferences.language);
const sitting = new Sitting(table, client, browserWorld(table));

/** A link may lead to a position of the game: how it stood after so many moves. */
const move = new URLSearchParams(location.search).get('m');

mount(TablePage, { target: document.body, props: { preferences, sitting, move } });
void (move === null ? sitting.enter() : sitting.learn());
