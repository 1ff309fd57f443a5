import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ReadTicket, ShellIdentity } from './identity';

const PREFIX = 'c1';
/** So long a person has to find their authorization code (docs/domain/access.md#shell-tickets). */
const LIFE_MS = 30 * 60_000;

interface Sealed extends Omit<ShellIdentity, 'expiresAt'> {
  readonly expiresMs: number;
}

const macOf = (key: Buffer, payload: string): Buffer =>
  createHmac('sha256', key).update(`${PREFIX}.${payload}`).digest();

/** Whether it claims to be a stand-in; a JWT has no such beginning. */
export const isContinuation = (text: string): boolean => text.startsWith(`${PREFIX}.`);

/** A stand-in for a ticket, accepted wherever the ticket is, for 30 minutes from now. */
export const makeContinuation = (key: Buffer, identity: ShellIdentity, now: Date): string => {
  const { subject, name, lang, jti } = identity;
  const sealed: Sealed = { subject, name, lang, jti, expiresMs: now.getTime() + LIFE_MS };
  const payload = Buffer.from(JSON.stringify(sealed)).toString('base64url');
  return `${PREFIX}.${payload}.${macOf(key, payload).toString('base64url')}`;
};

/** Reads a stand-in; its content is believed because nobody but us could have sealed it. */
export const readContinuation = (key: Buffer, text: string, now: Date): ReadTicket => {
  const [, payload = '', mac = ''] = text.split('.');
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(key, payload);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return { ok: false };
  const { expiresMs, ...person } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Sealed;
  if (expiresMs <= now.getTime()) return { ok: false, lang: person.lang };
  return { ok: true, identity: { ...person, expiresAt: new Date(expiresMs) } };
};
