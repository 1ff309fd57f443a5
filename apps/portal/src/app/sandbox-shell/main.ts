import { LANGUAGES } from '@fairlead/vocabulary';
import { BRIDGE, type HostMessage, readPortalMessage } from '../../shared/shell/messages';
import { CLOSE_ADDRESS, openFrame, openWindow, type View } from './view';

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
};

const form = byId('form') as HTMLFormElement;
const field = (name: string): HTMLInputElement | HTMLSelectElement =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
const isTicked = (name: string): boolean => (field(name) as HTMLInputElement).checked;

for (const [code, { ownName }] of Object.entries(LANGUAGES)) {
  (field('lang') as HTMLSelectElement).add(new Option(ownName, code, code === 'en', code === 'en'));
}

let view: View | null = null;
let lastTicket = '';

const tell = (state: string): void => {
  byId('state').textContent = state;
};

const log = (from: 'portal' | 'host', words: string): void => {
  const line = document.createElement('li');
  line.textContent = `${from}: ${words}`;
  byId('log').append(line);
};

const close = (state: string): void => {
  view?.close();
  view = null;
  byId('view').hidden = true;
  tell(state);
};

const say = (message: HostMessage): void => {
  log('host', message.kind);
  view?.portal.postMessage(message, location.origin);
};

const askForTicket = async (): Promise<string> => {
  const wishes = new URLSearchParams(
    ['sub', 'name', 'lang'].map((name): [string, string] => [name, field(name).value]),
  );
  const answer = await fetch(`/sandbox/shell/ticket?${wishes.toString()}`);
  if (!answer.ok) throw new Error(`no ticket: ${answer.status}`);
  return ((await answer.json()) as { ticket: string }).ticket;
};

const open = (ticket: string): void => {
  close('Opening.');
  const address = `/#/entry?ticket=${encodeURIComponent(ticket)}`;
  const inFrame = field('where').value === 'frame';
  byId('view').hidden = false;
  view = inFrame
    ? openFrame(byId('stage'), address, () => close('Closed by its address.'))
    : openWindow(address);
  tell(inFrame ? 'Open in a frame.' : 'Open in a window.');
};

const openAnew = async (): Promise<void> => {
  lastTicket = await askForTicket();
  open(lastTicket);
};

const run = (work: () => Promise<void> | void): void => {
  Promise.resolve()
    .then(work)
    .catch((error: unknown) => tell(error instanceof Error ? error.message : String(error)));
};

/** What the portal asked for, each answered before it is done: a closed view hears nothing any more. */
const hear = (event: MessageEvent): void => {
  if (view === null || event.source !== view.portal || event.origin !== location.origin) return;
  const message = readPortalMessage(event.data);
  if (message === undefined) return;
  log('portal', message.kind);
  if (isTicked('silent')) return;
  if (message.kind === 'hello') {
    say({ bridge: BRIDGE, kind: 'welcome', nonce: message.nonce });
    return;
  }
  say({ bridge: BRIDGE, kind: 'done', request: message.request });
  if (message.kind === 'close') close('Closed by a message.');
  else run(openAnew);
};

const play = (): void => {
  window.addEventListener('message', hear);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const again = isTicked('again') && lastTicket !== '';
    run(again ? () => open(lastTicket) : openAnew);
  });
  byId('back').addEventListener('click', () => say({ bridge: BRIDGE, kind: 'back' }));
  byId('away').addEventListener('click', () => close('Taken away.'));
};

// The same page at the closing address: a window that came here closes itself; a frame is removed by its host.
if (location.pathname !== CLOSE_ADDRESS) play();
else if (window.opener) window.close();
else tell('The view of the portal was closed.');
