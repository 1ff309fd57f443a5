import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/** A key whose tickets are believed: its name in a ticket's header, and its public half. */
export interface ShellKey {
  readonly kid: string;
  readonly key: KeyObject;
}

const jwks = z.strictObject({
  keys: z
    .array(
      z.object({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        kid: z.string().min(1).max(200),
        x: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'not 32 bytes in base64url'),
        d: z.undefined('a private key does not belong here').optional(),
      }),
    )
    .min(1),
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/**
 * `SHELL_JWKS`: a JSON Web Key Set of Ed25519 public keys, several while they rotate. One broken key refuses the
 * whole set: a host app that cannot sign anybody in is better found at the start than by its users.
 */
export const shellKeys = z.string().transform((text, context): readonly ShellKey[] => {
  const given = jwks.safeParse(parsed(text));
  if (!given.success) {
    for (const { path, message } of given.error.issues) {
      context.addIssue({ code: 'custom', message: `${path.join('.') || 'the set'}: ${message}` });
    }
    return z.NEVER;
  }
  const names = given.data.keys.map(({ kid }) => kid);
  if (new Set(names).size < names.length) {
    context.addIssue({ code: 'custom', message: 'two keys of one kid' });
    return z.NEVER;
  }
  return given.data.keys.map(({ kid, kty, crv, x }) => ({
    kid,
    key: createPublicKey({ key: { kty, crv, x }, format: 'jwk' }),
  }));
});

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

const isOrigin = (text: string): boolean => {
  const url = urlOf(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
};

/** `SHELL_ORIGINS`: with commas, the origins of host apps that may show the portal and talk with it. */
export const shellOrigins = z.string().transform((text, context): readonly string[] => {
  const origins = text.split(',').map((origin) => origin.trim());
  for (const origin of origins) {
    if (!isOrigin(origin)) context.addIssue({ code: 'custom', message: `"${origin}" is not an origin` });
  }
  return origins;
});

/** Schemes that would run or show something instead of reaching the host app. */
const FORBIDDEN = /^(javascript|data|blob|file|about|vbscript):$/;

/**
 * `SHELL_CLOSE_ADDRESS`: navigating there closes the host app's view of the portal
 * (docs/domain/screens.md#host-app).
 */
export const shellCloseAddress = z.string().refine((text) => {
  const url = urlOf(text);
  return url !== null && !FORBIDDEN.test(url.protocol) && !/["<>\s]/.test(text);
}, 'not an address such as hostapp://close');
