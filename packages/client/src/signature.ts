import type { Middleware } from 'openapi-fetch';
import { secondsNow } from './clock';

export interface NetworkProof {
  /** Name of the network, as it is configured. */
  readonly network: string;
  /** What the network shares with the programme. */
  readonly secret: string;
  /** Whole seconds since 1970; the machine's clock where absent. */
  readonly now?: () => number;
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Signs each call with HMAC-SHA256 over its time and its body, as the programme checks it. */
export const signing = ({ network, secret, now = secondsNow }: NetworkProof): Middleware => ({
  onRequest: async ({ request }) => {
    const text = new TextEncoder();
    const timestamp = String(now());
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('raw', text.encode(secret), algorithm, false, ['sign']);
    const signed = text.encode(`${timestamp}.${await request.clone().text()}`);
    request.headers.set('X-Network', network);
    request.headers.set('X-Timestamp', timestamp);
    request.headers.set('X-Signature', hex(await crypto.subtle.sign('HMAC', key, signed)));
    return request;
  },
});
