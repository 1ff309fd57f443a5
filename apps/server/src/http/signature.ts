import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock';
import type { HttpNetwork } from '../config';
import { type Answer, done, refuse } from './answer';
import type { NetworkCaller } from './route';

/** A message older or newer than this is refused: what was overheard cannot be sent again later. */
const REPLAY_WINDOW_MS = 5 * 60_000;

/** HMAC-SHA256 over timestamp and body, as hex; the same both ways (docs/domain/networks.md#signature). */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

declare module 'fastify' {
  interface FastifyRequest {
    /** The text of a signed body as it came; null where nothing is signed. */
    signedBody: string | null;
  }
}

/** Keeps the text of a body whose signature must be checked. */
export const keepSignedBody = (request: FastifyRequest, text: string): void => {
  if (request.headers['x-signature'] !== undefined) request.signedBody = text;
};

/**
 * Which network sends this. Unknown networks, wrong signatures and times outside the window are answered alike.
 * `X-Timestamp` is in whole seconds since 1970.
 */
export const networkCaller = (
  request: FastifyRequest,
  networks: readonly HttpNetwork[],
  clock: Clock,
): Answer<NetworkCaller> => {
  const { 'x-network': name, 'x-timestamp': timestamp, 'x-signature': signature } = request.headers;
  const network = networks.find((candidate) => candidate.name === name);
  if (network === undefined || typeof timestamp !== 'string' || typeof signature !== 'string') {
    return refuse('signature_invalid');
  }
  const expected = Buffer.from(signatureOf(network.secret, timestamp, request.signedBody ?? ''));
  const given = Buffer.from(signature);
  const isRight = given.length === expected.length && timingSafeEqual(given, expected);
  const isFresh = Math.abs(Number(timestamp) * 1000 - clock.now().getTime()) <= REPLAY_WINDOW_MS;
  return isRight && isFresh && /^\d{1,12}$/.test(timestamp)
    ? done({ kind: 'network', name: network.name })
    : refuse('signature_invalid');
};
