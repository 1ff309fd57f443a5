import { type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import type { ShellKey } from '../../config';
import { languageOfTag, type ReadTicket } from './identity';

/** A ticket lives five minutes at most. */
const LIFE_MS = 5 * 60_000;
/** How far the host app's clock may be ahead of ours. */
const CLOCK_DIFFERENCE_MS = 30_000;

/** One algorithm, no extensions: a header that asks for anything else is refused before a key is looked up. */
const headerSchema = z.strictObject({
  alg: z.literal('EdDSA'),
  kid: z.string(),
  typ: z.literal('JWT').optional(),
});

const claimsSchema = z.object({
  sub: z.string().trim().min(1).max(200),
  name: z.string().trim().min(1).max(200),
  lang: z.string().min(2).max(35),
  jti: z.string().min(8).max(200),
  exp: z.int().positive(),
  /** For whom it was made: where it says so, no other takes it. */
  aud: z.union([z.string(), z.array(z.string())]).optional(),
});

export type TicketClaims = z.output<typeof claimsSchema>;

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const decoded = (part: string): unknown => {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
};

/** Signs a ticket as a host app does; used by the sandbox's own and by tests. */
export const signTicket = (key: KeyObject, kid: string, claims: TicketClaims): string => {
  const signed = `${encoded({ alg: 'EdDSA', kid, typ: 'JWT' })}.${encoded(claims)}`;
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
};

const isSigned = (keys: readonly ShellKey[], header: string, signed: string, signature: string): boolean => {
  const read = headerSchema.safeParse(decoded(header));
  const key = keys.find(({ kid }) => kid === read.data?.kid);
  return key !== undefined && verify(null, Buffer.from(signed), key.key, Buffer.from(signature, 'base64url'));
};

const isForUs = (aud: TicketClaims['aud'], publicUrl: string | undefined): boolean =>
  aud === undefined ||
  (publicUrl !== undefined && [aud].flat().some((one) => one === new URL(publicUrl).origin));

/**
 * Reads a shell ticket: a JWT signed with EdDSA by a key that is trusted, not over, not made to last longer than
 * five minutes, nor for another service (docs/domain/access.md#shell-tickets). Nothing of an unsigned one is believed, not
 * even its language.
 */
export const readShellTicket = (
  keys: readonly ShellKey[],
  ticket: string,
  now: Date,
  publicUrl?: string,
): ReadTicket => {
  const [header = '', payload = '', signature = '', ...more] = ticket.split('.');
  if (more.length > 0 || !isSigned(keys, header, `${header}.${payload}`, signature)) return { ok: false };
  const claims = claimsSchema.safeParse(decoded(payload));
  if (!claims.success) return { ok: false };
  const { sub: subject, name, jti, exp } = claims.data;
  const lang = languageOfTag(claims.data.lang);
  if (!isForUs(claims.data.aud, publicUrl)) return { ok: false, lang };
  const restMs = exp * 1_000 - now.getTime();
  if (restMs <= 0 || restMs > LIFE_MS + CLOCK_DIFFERENCE_MS) return { ok: false, lang };
  return { ok: true, identity: { subject, name, lang, jti, expiresAt: new Date(exp * 1_000) } };
};
