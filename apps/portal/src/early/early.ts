/**
 * Asks for what the app will want next while its own code is still on the way: the first texts, and, on a device that
 * is signed in, the screen of the address; on one that is not, it shows the login's fields, which stand in the page.
 * Built apart from the app and written into the page; a wrong guess costs a few kilobytes, nothing else.
 */

import { deviceClock } from '@fairlead/ui/clock';
import { askEarly, isKnownBlocked } from '../shared/api/early-answer';
import { deviceTimeZoneHeader } from '../shared/api/time-zone';
import { meta } from '../shared/lib/meta';
import type { paths } from '../shared/paths';
import type { Preloads } from './preloads';

/** As text: the whole table of addresses would come into every first load. */
const HOME = '#/ad-center' satisfies `#${typeof paths.adCenter}`;

/** Written here by the build, as JSON. */
declare const PRELOADS: string;

const { files, screens, packs, behindLogin } = JSON.parse(PRELOADS) as Preloads;

const kept = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // A device that keeps nothing: the app starts without this.
    return null;
  }
};

const ask = (file: string): void => {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  // As the app itself will ask, else the browser fetches it twice.
  link.crossOrigin = '';
  link.href = `/assets/${file}`;
  document.head.append(link);
};

const wanted = (): readonly (number | undefined)[] => {
  const [portal, core] = packs[kept('lang') ?? 'en'] ?? [];
  if (kept('fb_token') === null) return [core];
  // Files of usual screens are called as their addresses are.
  const screen = screens[location.hash.slice(2).split('?')[0] ?? ''] ?? [];
  return [core, portal, ...behindLogin, ...screen];
};

for (const index of new Set(wanted())) {
  const file = index === undefined ? undefined : files[index];
  // Each in a task of its own: asking takes a slow phone ten milliseconds, and the page is to stay answerable.
  if (file !== undefined) setTimeout(() => ask(file));
}

const token = kept('fb_token');
if (token === null) {
  // The page's own fields (`#first-door`) are in English, and no form: that would send what is typed to the address.
  if (/^en/.test(kept('lang') ?? navigator.language) && !/^#\/(?!login)./.test(location.hash))
    document.documentElement.dataset['door'] = '';
} else {
  if (location.hash === HOME && !isKnownBlocked(kept('fb_userInfo')))
    askEarly(
      `${meta('fairlead-api-base')}/ad/order/data_statistics/list?type=4`,
      token,
      deviceTimeZoneHeader(deviceClock.now()),
    );
  // The first formatter of a page takes a slow phone 100 ms: best while it waits for the network anyway.
  setTimeout(() => new Intl.NumberFormat('en').format(1));
}
