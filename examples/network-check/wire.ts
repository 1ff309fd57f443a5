import { createHmac, createPublicKey, timingSafeEqual, verify } from 'node:crypto';

/** The network under test, as `NETWORKS` of the product names it. */
export interface Target {
  readonly url: string;
  readonly name: string;
  readonly secret: string;
  /** The network's own key, raw in base64; null where it has none. */
  readonly publicKey: string | null;
}

/** What the product sends, and how a test of the signature spoils it. */
export interface Message {
  readonly path: string;
  readonly body: object;
  readonly at: Date;
  readonly secret?: string;
  /** What is sent in the place of what was signed. */
  readonly sent?: object;
  readonly isSigned?: boolean;
}

/** What the network answered; `fault` where that is no answer at all. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly fault: string | null;
}

/** A network that has not answered by then has failed (docs/networks.md#orders-out). */
const ANSWER_MS = 10_000;
const TOLERANCE_SECONDS = 5 * 60;

/** HMAC-SHA256 over timestamp and body. Written apart from the networks' own, so that no mistake is made twice alike. */
const seal = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(timestamp).update('.').update(body).digest('hex');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Sends one message as the product does: no redirect is followed, and ten seconds are waited for. */
export const send = async (target: Target, message: Message): Promise<Answer> => {
  const body = JSON.stringify(message.body);
  const timestamp = String(Math.floor(message.at.getTime() / 1000));
  const signature = seal(message.secret ?? target.secret, timestamp, body);
  try {
    const response = await fetch(`${target.url}/${message.path}`, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        'content-type': 'application/json',
        'x-network': target.name,
        'x-timestamp': timestamp,
        ...(message.isSigned === false ? {} : { 'x-signature': signature }),
      },
      body: message.sent === undefined ? body : JSON.stringify(message.sent),
    });
    return { status: response.status, body: parsed(await response.text()), fault: null };
  } catch (error) {
    const { name, message: told, cause } = error as Error;
    const isSilent = name === 'TimeoutError';
    const why = cause instanceof Error ? cause.message : told;
    return { status: 0, body: undefined, fault: isSilent ? 'no answer within ten seconds' : why };
  }
};

/** Why an answer is none that the product takes; null where it is. */
export const faultOf = ({ status, body, fault }: Answer): string | null => {
  if (fault !== null) return fault;
  if (status < 200 || status > 299) return `status ${status}`;
  return body === undefined ? 'the body is no JSON' : null;
};

/** The headers of a request, in lower case as Node.js gives them. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Why a message of the network is not genuine; null where it is. */
export const sealFault = (target: Target, headers: Headers, body: string, now: Date): string | null => {
  const [name, timestamp, signature] = ['x-network', 'x-timestamp', 'x-signature'].map((header) =>
    String(headers[header] ?? ''),
  ) as [string, string, string];
  if (name !== target.name) return `X-Network is "${name}", not "${target.name}"`;
  if (!/^\d{1,12}$/.test(timestamp)) return `X-Timestamp is "${timestamp}", not whole seconds`;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS)
    return 'X-Timestamp is more than five minutes off';
  const [given, expected] = [Buffer.from(signature), Buffer.from(seal(target.secret, timestamp, body))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? null : 'X-Signature is wrong';
};

/** Whether a text is signed by the network's own key. */
export const isOwn = (publicKey: string, text: string, signature: string): boolean => {
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
};
