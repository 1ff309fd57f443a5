import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Somebody else who signs how the log of days grows (docs/verify.md#be-a-witness). */
export interface Witness {
  readonly name: string;
  /** Of its key, 8 hex digits. */
  readonly id: string;
  /** Ed25519, raw in base64. */
  readonly key: string;
  /** What comes before `/add-checkpoint`. */
  readonly url: string;
}

/** The kind of key that makes cosignatures with a time. */
const COSIGNATURE = 4;
const KEY_BYTES = 33;

const parseWitness = (text: string): Witness | undefined => {
  const [, name = '', id = '', encoded = '', address = ''] =
    /^([^+\s]+)\+([0-9a-f]{8})\+(\S+) (https?:\/\/\S+)$/.exec(text.trim()) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  const expected = createHash('sha256').update(`${name}\n`).update(bytes).digest('hex').slice(0, 8);
  if (bytes.length !== KEY_BYTES || bytes[0] !== COSIGNATURE || id !== expected) return undefined;
  return {
    name,
    id,
    key: bytes.subarray(1).toString('base64'),
    url: address.replace(/(\/add-checkpoint)?\/?$/, ''),
  };
};

/** `WITNESSES`: with commas, the key of each as it prints it, a space, and its address. */
export const witnesses = z.string().transform((text, context) =>
  text.split(',').flatMap((one) => {
    const witness = parseWitness(one);
    if (witness !== undefined) return [witness];
    context.addIssue({
      code: 'custom',
      message: `"${one.trim()}" is not a witness's key, a space, and its address`,
    });
    return [];
  }),
);
