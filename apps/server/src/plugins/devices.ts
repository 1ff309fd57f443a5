import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config';

/** Whose names: those of holders and those of staff are apart. */
export type SignInSide = 'holder' | 'staff';

const YEAR_MS = 365 * 86_400_000;
const NONCE_BYTES = 12;

const keyOf = ({ pinPepper }: Config): Buffer => {
  if (pinPepper === undefined) throw new Error('PIN_PEPPER is not set');
  return Buffer.from(hkdfSync('sha256', pinPepper, '', 'fairlead known device 1', 32));
};

const macOf = (key: Buffer, ...parts: readonly string[]): string =>
  createHmac('sha256', key).update(parts.join('\n')).digest('base64url');

/**
 * The name of an account's cookie, which says nothing of the account. Where people come by https, browsers take one that
 * begins with `__Host-` from this host alone, and never over http.
 */
const cookieOf = (key: Buffer, isSecure: boolean, side: SignInSide, username: string): string =>
  `${isSecure ? '__Host-' : ''}fairlead_device_${macOf(key, 'cookie', side, username).slice(0, 16)}`;

/**
 * Device cookies: who signed in once from a device is told apart from strangers who try the same name
 * (docs/domain/access.md#known-devices). One is no login: it only chooses which tries are counted together.
 */
export const knownDevices = (config: Config) => {
  const key = keyOf(config);
  const isSecure = config.publicUrl?.startsWith('https:') === true;
  const find = (side: SignInSide, name: string, cookies: string, now: Date) => {
    const username = name.toLowerCase();
    const wanted = `${cookieOf(key, isSecure, side, username)}=`;
    const value = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(wanted));
    const [nonce = '', ends = '', mac = ''] = value?.slice(wanted.length).split('.') ?? [];
    const expected = Buffer.from(macOf(key, 'device', side, username, nonce, ends));
    const given = Buffer.from(mac);
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs && Number(ends) > now.getTime() ? { nonce, endsMs: Number(ends) } : undefined;
  };
  return {
    /** Since when a device is known to this account; undefined for a stranger, or a cookie out of time. */
    since: (side: SignInSide, name: string, cookies: string, now: Date): Date | undefined => {
      const found = find(side, name, cookies, now);
      return found === undefined ? undefined : new Date(found.endsMs - YEAR_MS);
    },
    /** The number of a device that this account signed in from; undefined for a stranger, or a cookie out of time. */
    read: (side: SignInSide, name: string, cookies: string, now: Date): string | undefined =>
      find(side, name, cookies, now)?.nonce,
    /** The `Set-Cookie` line for a device from which somebody has just signed in. */
    cookie: (side: SignInSide, typed: string, now: Date): string => {
      const username = typed.toLowerCase();
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      const ends = String(now.getTime() + YEAR_MS);
      const value = [nonce, ends, macOf(key, 'device', side, username, nonce, ends)].join('.');
      const name = cookieOf(key, isSecure, side, username);
      return `${name}=${value}; Path=/; Max-Age=${YEAR_MS / 1_000}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
    },
  };
};
