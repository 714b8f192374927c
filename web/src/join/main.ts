/** Where a link to a seat leads: its secret, which never left this browser, is exchanged for the seat. */
import { tableAddress } from '../lib/page/addresses';
import '../lib/design/base.css';
import type { Held } from '../lib/api/api.generated';
import { HouseClient, Trouble } from '../lib/api/client';
import { Preferences } from '../lib/page/preferences.svelte';
import { speakerForHome } from '../lib/words/files';

const preferences = new Preferences();
const client = new HouseClient(() => preferences.language);
const secret = location.hash.slice(1);

async function exchange(): Promise<void> {
  const { table } = await client.post<Held>('/api/links', { secret });
  // The secret is not left behind in the history of this browser.
  location.replace(tableAddress(table));
}

async function tell(error: unknown): Promise<void> {
  if (!(error instanceof Trouble)) throw error;
  const speaker = await speakerForHome(preferences.language);
  const main = document.createElement('main');
  main.className = 'page-note';
  const said = document.createElement('h1');
  // A secret that is not even one cannot be understood: that is no link, too.
  const message = error.fault.code === 'invalid' ? { id: 'house-no-link' } : error.fault.message;
  said.textContent = speaker.say(message);
  const home = document.createElement('a');
  home.href = '/';
  home.className = 'button';
  home.textContent = speaker.text('web-home');
  main.append(said, home);
  document.body.append(main);
}

exchange().catch(tell);
