import { createHmac } from 'node:crypto';

const STEP_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const fromBase32 = (text: string): Buffer => {
  let bits = '';
  for (const letter of text.replaceAll('=', '').toUpperCase()) {
    bits += ALPHABET.indexOf(letter).toString(2).padStart(5, '0');
  }
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The one-time code of a time step (RFC 6238, SHA-1, six digits). */
const codeAt = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

/** Whether a code is right now, or was one step of 30 s before or after: clocks differ. */
export const isTotpRight = (secretBase32: string, code: string, now: Date): boolean => {
  const secret = fromBase32(secretBase32);
  const step = Math.floor(now.getTime() / STEP_MS);
  return [step - 1, step, step + 1].some((candidate) => codeAt(secret, candidate) === code);
};
