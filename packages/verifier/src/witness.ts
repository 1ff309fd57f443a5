import { bytesOf, type SignedRoot, signedText, verifySignature } from './root';
import type { Published } from './root-faults';

type Bytes = Uint8Array<ArrayBuffer>;

/** The kinds of key: of a log's own signature, and of cosignatures with a time (C2SP signed-note, tlog-cosignature). */
export const KEY_KINDS = { log: 1, witness: 4 } as const;
type KeyKind = (typeof KEY_KINDS)[keyof typeof KEY_KINDS];
const ID_BYTES = 4;
const NONE = '0'.repeat(64);
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
  /** As what the log was signed: its name. */
  readonly origin: string;
  readonly size: number;
  readonly root: string;
  readonly lines: readonly string[];
}

/** @param saved editors and other systems end lines otherwise, or begin a file with the mark of the order of bytes */
const readCheckpoint = (saved: string): Checkpoint | undefined => {
  const note = saved.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const cut = note.lastIndexOf('\n\n');
  const text = note.slice(0, cut + 1);
  const [origin = '', size = '', root = ''] = text.split('\n');
  if (cut < 0 || !/^[\x21-\x7e]+$/.test(origin) || !/^[1-9]\d{0,8}$/.test(size)) return undefined;
  return { text, origin, size: Number(size), root, lines: note.slice(cut + 2).split('\n') };
};

/** A key as it is handed on, `name+id+base64(kind, key)`; undefined where it is none of this kind. */
export const readKey = async (named: string, kind: KeyKind) => {
  const [, name = '', id = '', encoded = ''] =
    /^([^+\s]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]{44})$/.exec(named) ?? [];
  const key = bytesOf(encoded);
  const mark = hex(await digest(concat(utf8(`${name}\n`), key))).slice(0, 2 * ID_BYTES);
  return key[0] === kind && mark === id ? { name, id, key: base64(key.slice(1)) } : undefined;
};

/** What a line holds behind its key's mark, where it names this key. */
const signatureBy = async (line: string, named: string, kind: KeyKind) => {
  const key = await readKey(named, kind);
  const [, signer, signature = ''] = /^— (\S+) (\S+)$/.exec(line) ?? [];
  const bytes = bytesOf(signature);
  if (signer !== key?.name || hex(bytes.slice(0, ID_BYTES)) !== key?.id) return undefined;
  return { ...key, rest: bytes.slice(ID_BYTES) };
};

/** When a witness signed, by its own clock; undefined where the line is no signature of it. */
const cosignedAt = async (text: string, line: string, witness: string): Promise<string | undefined> => {
  try {
    const found = await signatureBy(line, witness, KEY_KINDS.witness);
    if (found === undefined) return undefined;
    const seconds = new DataView(found.rest.buffer).getBigUint64(0);
    const signed = utf8(`cosignature/v1\ntime ${seconds}\n${text}`);
    return (await verifySignature(found.key, found.rest.slice(TIME_BYTES), signed))
      ? new Date(1_000 * Number(seconds)).toISOString()
      : undefined;
  } catch {
    return undefined;
  }
};

/** Whether a line is the signature of the log that has this key and, by it, this name. */
const isOfLog = async ({ text, origin, lines }: Checkpoint, log: string): Promise<boolean> => {
  for (const line of lines) {
    try {
      const found = await signatureBy(line, log, KEY_KINDS.log);
      if (found?.name === origin && (await verifySignature(found.key, found.rest, utf8(text)))) return true;
    } catch {
      // A line that cannot be read is no signature.
    }
  }
  return false;
};

/** What a witness's signature says of the days that are known. */
export type Witnessed =
  | { readonly is: 'list'; readonly list: Published; readonly origin: string; readonly time: string }
  /** The days that are known are not those that the witness signed. */
  | { readonly is: 'other_days'; readonly size: number }
  /** Not all days that the witness signed are known. */
  | { readonly is: 'too_few_days'; readonly size: number }
  /** It is one of another log than those whose keys were given, or bears the name of one and no signature by its key. */
  | { readonly is: 'other_log'; readonly origin: string; readonly isNamed: boolean }
  /** No witness that was named signed it. */
  | { readonly is: 'not_signed' };

/**
 * Holds the days of every list against a checkpoint that a witness signed: the first so many of them are then as good as a
 * list that the witness kept.
 * @param union newest first
 * @param logs the log's keys, where they are known
 */
export const readWitnessed = async (
  note: string,
  witnesses: readonly string[],
  union: readonly SignedRoot[],
  logs: readonly string[] = [],
): Promise<Witnessed> => {
  const checkpoint = readCheckpoint(note);
  if (checkpoint === undefined) return { is: 'not_signed' };
  const { text, origin, size, root, lines } = checkpoint;
  let time: string | undefined;
  for (const line of lines) {
    for (const witness of witnesses) time ??= await cosignedAt(text, line, witness);
  }
  if (time === undefined) return { is: 'not_signed' };
  const isIts = await Promise.all(logs.map((log) => isOfLog(checkpoint, log)));
  if (logs.length > 0 && !isIts.includes(true)) {
    return { is: 'other_log', origin, isNamed: logs.some((log) => log.startsWith(`${origin}+`)) };
  }
  // The log begins with the first day ever, which names none before it. From another day on nothing can be told.
  if (union.length < size || union.at(-1)?.previous !== NONE) return { is: 'too_few_days', size };
  const days = union.slice(union.length - size);
  const leaves = await Promise.all(
    [...days].reverse().map((day) => digest(concat(Uint8Array.of(0), entryOf(day)))),
  );
  return base64(await treeHash(leaves)) === root
    ? { is: 'list', list: { roots: days }, origin, time }
    : { is: 'other_days', size };
};
