import { createHmac, timingSafeEqual } from 'node:crypto';

/** A message older or newer than this is refused: what was overheard cannot be sent again later. */
const TOLERANCE_SECONDS = 5 * 60;

/** The headers of a request, in lower case as Node.js gives them. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** An event of Fairlead. `id` is the same at each try and replay: handle each once. */
export interface Received {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, string | number | null>>;
}

const isSame = (given: string, expected: string): boolean => {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Checks a message by Standard Webhooks and reads it.
 * @param body as it came, byte for byte, before anything has parsed it
 * @param secret `whsec_…`, as the console showed it
 * @throws where the signature or the time is wrong
 */
export const verify = (headers: Headers, body: string, secret: string, now: Date): Received => {
  const [id, seconds, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name] ?? ''),
  );
  if (!id || !seconds || !signatures) throw new Error('a header is missing');
  if (!(Math.abs(now.getTime() / 1_000 - Number(seconds)) <= TOLERANCE_SECONDS)) {
    throw new Error('the message is too old or too new');
  }
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  // While a secret is replaced there are two signatures; one that fits is enough.
  if (!signatures.split(' ').some((given) => isSame(given, expected)))
    throw new Error('the signature is wrong');
  return { id, ...(JSON.parse(body) as Omit<Received, 'id'>) };
};
