import { bytesOf, type SignedRoot, signedText, verifySignature } from './root';
import type { Published } from './root-faults';

type Bytes = Uint8Array<ArrayBuffer>;

/** The kind of key that makes cosignatures with a time (C2SP tlog-cosignature). */
const COSIGNATURE = 4;
const ID_BYTES = 4;
const TIME_BYTES = 8;

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
const concat = (...parts: readonly Bytes[]): Bytes => Uint8Array.from(parts.flatMap((part) => [...part]));
const digest = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
const base64 = (bytes: Bytes): string => btoa(String.fromCharCode(...bytes));
const hex = (bytes: Bytes): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The root over leaf hashes (RFC 6962, 2.1). */
const treeHash = async (leaves: readonly Bytes[]): Promise<Bytes> => {
  const [only] = leaves;
  if (only === undefined) return digest(new Uint8Array());
  if (leaves.length === 1) return only;
  let half = 1;
  while (half * 2 < leaves.length) half *= 2;
  const [left, right] = [await treeHash(leaves.slice(0, half)), await treeHash(leaves.slice(half))];
  return digest(concat(Uint8Array.of(1), left, right));
};

/** A day as it stands in the log: what was signed, with the key and the signature. */
const entryOf = (root: SignedRoot): Bytes =>
  utf8([signedText(root), root.public_key, root.signature].join('\n'));

interface Checkpoint {
  readonly text: string;
  readonly size: number;
  readonly root: string;
  readonly lines: readonly string[];
}

const readCheckpoint = (note: string): Checkpoint | undefined => {
  const cut = note.lastIndexOf('\n\n');
  const text = note.slice(0, cut + 1);
  const [, size = '', root = ''] = text.split('\n');
  if (cut < 0 || !/^[1-9]\d{0,8}$/.test(size)) return undefined;
  return { text, size: Number(size), root, lines: note.slice(cut + 2).split('\n') };
};

/** Whether a line of a checkpoint is the signature of this witness: `name+id+base64(kind, key)`. */
const isCosigned = async (text: string, line: string, witness: string): Promise<boolean> => {
  const [, name = '', id = '', encoded = ''] = /^([^+\s]+)\+([0-9a-f]{8})\+(\S+)$/.exec(witness.trim()) ?? [];
  const [, signer, signature = ''] = /^— (\S+) (\S+)$/.exec(line) ?? [];
  try {
    const key = bytesOf(encoded);
    if (signer !== name || key[0] !== COSIGNATURE) return false;
    if (hex(await digest(concat(utf8(`${name}\n`), key))).slice(0, 2 * ID_BYTES) !== id) return false;
    const bytes = bytesOf(signature);
    if (hex(bytes.slice(0, ID_BYTES)) !== id) return false;
    const seconds = new DataView(bytes.buffer).getBigUint64(ID_BYTES);
    const signed = utf8(`cosignature/v1\ntime ${seconds}\n${text}`);
    return await verifySignature(base64(key.slice(1)), bytes.slice(ID_BYTES + TIME_BYTES), signed);
  } catch {
    return false;
  }
};

/** What a witness's signature says of the days that are known. */
export type Witnessed =
  | { readonly is: 'list'; readonly list: Published }
  /** The days that are known are not those that the witness signed. */
  | { readonly is: 'other_days'; readonly size: number }
  /** Fewer days are known than the witness signed. */
  | { readonly is: 'too_few_days'; readonly size: number }
  /** No witness that was named signed it. */
  | { readonly is: 'not_signed' };

/**
 * Holds the days of every list against a checkpoint that a witness signed: the first so many of them are then as good as a
 * list that the witness kept.
 * @param union newest first
 */
export const readWitnessed = async (
  note: string,
  witnesses: readonly string[],
  union: readonly SignedRoot[],
): Promise<Witnessed> => {
  const checkpoint = readCheckpoint(note);
  if (checkpoint === undefined) return { is: 'not_signed' };
  const { text, size, root, lines } = checkpoint;
  let isSigned = false;
  for (const line of lines) {
    for (const witness of witnesses) isSigned ||= await isCosigned(text, line, witness);
  }
  if (!isSigned) return { is: 'not_signed' };
  if (union.length < size) return { is: 'too_few_days', size };
  const days = union.slice(union.length - size);
  const leaves = await Promise.all(
    [...days].reverse().map((day) => digest(concat(Uint8Array.of(0), entryOf(day)))),
  );
  return base64(await treeHash(leaves)) === root
    ? { is: 'list', list: { roots: days } }
    : { is: 'other_days', size };
};
