import { deviceClock } from '@fairlead/ui/clock';
import { translator } from '../i18n/translator';
import { meta } from '../lib/meta';
import { session } from '../session/session';
import { takeEarly } from './early-answer';
import { deviceTimeZoneHeader } from './time-zone';

/** Base path as the page says; token, zone and language of the moment. */
export const parts = {
  // Starting a request takes a slow phone ten milliseconds: several at once are to leave room for a tap.
  fetch: async (...request: Parameters<typeof fetch>) => {
    if ('scheduler' in globalThis) await scheduler.yield?.();
    const [url] = request;
    return takeEarly(String(url), session.token()) ?? fetch(...request);
  },
  basePath: meta('fairlead-api-base'),
  token: session.token,
  // What the server writes itself comes in the reader's language.
  headers: () => ({
    'X-TZ': deviceTimeZoneHeader(deviceClock.now()),
    'Accept-Language': translator.tag(),
  }),
};
