import { createClient, createFileClient } from '@fairlead/contract/client';
import { appRoutes } from '@fairlead/contract/routes/app';
import { deviceClock } from '@fairlead/ui/clock';
import { translator } from '../i18n/translator';
import { meta } from '../lib/meta';
import { session } from '../session/session';
import { takeEarly } from './early-answer';
import { createIdempotentSender } from './idempotency';
import { deviceTimeZoneHeader } from './time-zone';

/** Base path as the page says; token, zone and language of the moment. */
const parts = {
  // Starting a request takes a slow phone ten milliseconds: several at once are to leave room for a tap.
  fetch: async (...request: Parameters<typeof fetch>) => {
    if ('scheduler' in globalThis) await scheduler.yield?.();
    const [url] = request;
    return takeEarly(String(url), session.token()) ?? fetch(...request);
  },
  routes: appRoutes,
  basePath: meta('fairlead-api-base'),
  token: session.token,
  // What the server writes itself comes in the reader's language.
  headers: () => ({
    'X-TZ': deviceTimeZoneHeader(deviceClock.now()),
    'Accept-Language': translator.tag(),
  }),
};

/** The portal's client. */
export const callApi = createClient(parts);

/** The same for calls that answer a file. */
export const fetchFile = createFileClient(parts);

/** Where the live connection of a call is opened. */
export const socketAddress = (name: 'support.socket'): string => {
  const address = new URL(parts.basePath + appRoutes[name].path, location.origin);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
};

/** Sends what moves money; see `IdempotentSender`. */
export const sender = createIdempotentSender({
  callApi,
  clock: deviceClock,
  owner: () => session.userInfo()?.id ?? '',
  isOnline: () => navigator.onLine,
  makeKey: () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  },
  wait: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
});

export { ApiError, type FetchedFile, type RequestFor, type ResponseFor } from '@fairlead/contract/client';
