import type { LookupAddress, LookupAllOptions, LookupOptions } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as requestOpen } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInsideAddress, isInsideUrl } from '../config';

const ANSWER_MS = 15_000;

/**
 * Where something outside may be whose address somebody named, such as a push service by a browser: whoever forges one
 * chooses whom this server asks. Tests name their own.
 */
export interface Reach {
  allows(url: URL): boolean;
  /** Of a name's addresses, whether one is inside; asked when the connection is made, of the address that is connected to. */
  isInside(address: string): boolean;
}

/** Push services on the public net, by https alone (docs/domain/notifications.md#push). */
export const PUBLIC_NET: Reach = {
  allows: (url) =>
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0 &&
    !isInsideUrl(url.href),
  isInside: isInsideAddress,
};

type LookUp = (name: string, options: LookupAllOptions) => Promise<LookupAddress[]>;

/**
 * Looks names up, each once at a time: whoever asks for one meanwhile gets the same answer. A look-up cannot be called off and
 * holds one of the few threads for all of them, so that a name server that does not answer would soon hold every one.
 */
export const createLookUp = (lookUp: LookUp = lookup) => {
  const pending = new Map<string, Promise<LookupAddress[]>>();
  return (name: string, options: LookupOptions): Promise<LookupAddress[]> => {
    const whole = { ...options, all: true } as const;
    const key = JSON.stringify([name, whole]);
    const found = pending.get(key) ?? lookUp(name, whole).finally(() => pending.delete(key));
    pending.set(key, found);
    return found;
  };
};

const lookUpOnce = createLookUp();

/** Looks a name up and refuses all of it where one address is inside: what was checked is what is connected to. */
const guardedLookup =
  ({ isInside }: Reach): LookupFunction =>
  (name, options, callback) => {
    lookUpOnce(name, options).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || addresses.some(({ address }) => isInside(address))) {
          return callback(new Error('the address is not public'), '', 0);
        }
        return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };

/** Posts to an address outside and answers the status; follows no redirect, reads no answer, waits so long. */
export const post = (
  reach: Reach,
  address: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const url = new URL(address);
    if (!reach.allows(url)) return reject(new Error('the address is not allowed'));
    const request = url.protocol === 'https:' ? requestSecure : requestOpen;
    const signal = AbortSignal.timeout(ANSWER_MS);
    const sent = request(
      url,
      { method: 'POST', headers, lookup: guardedLookup(reach), signal, agent: false },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
