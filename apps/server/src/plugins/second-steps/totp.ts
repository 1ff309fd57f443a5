import { createHmac, randomBytes } from 'node:crypto';

const STEP_MS = 30_000;
const SECRET_LETTERS = 32;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const fromBase32 = (text: string): Buffer => {
  let bits = '';
  for (const letter of text.replaceAll('=', '').toUpperCase()) {
    bits += ALPHABET.indexOf(letter).toString(2).padStart(5, '0');
  }
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The one-time code of a time step (RFC 6238, SHA-1, six digits). */
export const totpAt = (secretBase32: string, step: number): string => {
  const secret = fromBase32(secretBase32);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

/** So many random letters of five bits each (RFC 4648). */
export const randomBase32 = (letters: number): string =>
  Array.from(randomBytes(letters), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** A new secret: 160 bits, as the RFC recommends. */
export const newTotpSecret = (): string => randomBase32(SECRET_LETTERS);

/**
 * The time step that a code belongs to: now, or one step of 30 s before or after, since clocks differ; null where the
 * code is wrong. Whoever takes a code keeps its step, so that it counts once (RFC 6238, 5.2).
 */
export const totpStepOf = (secretBase32: string, code: string, now: Date): number | null => {
  const step = Math.floor(now.getTime() / STEP_MS);
  return [step - 1, step, step + 1].find((candidate) => totpAt(secretBase32, candidate) === code) ?? null;
};

/** The address that an authenticator app reads from the picture. */
export const totpAddress = (username: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(`Fairlead:${username}`)}?secret=${secret}&issuer=Fairlead`;
