import { sha256 } from './hash';
import type { RecordChain, RecordHead } from './record-chains';

/** What the programme signed over all holders at the end of one day. */
export interface SignedRoot {
  readonly day: string;
  /** The day's end: entries before it are in. ISO 8601 in UTC with milliseconds. */
  readonly until: string;
  /** How many leaves the tree has. */
  readonly holders: number;
  readonly root: string;
  /** SHA-256 of what was signed the day before; zeros for the first. */
  readonly previous: string;
  readonly signed_at: string;
  /** Ed25519, base64. */
  readonly signature: string;
  readonly key_id: string;
  /** Raw, base64. */
  readonly public_key: string;
}

/** A signed root with one holder's place in it. */
export interface ProvenRoot extends SignedRoot {
  readonly leaf: {
    readonly index: number;
    readonly sequence: number;
    readonly head: string;
    /** The balances at that place in minor units; absent on days that hold hashes alone. */
    readonly available?: number | undefined;
    readonly total?: number | undefined;
    /** Where acts, chat and reports stood; absent on days that hold money alone. */
    readonly records?: { readonly [Chain in RecordChain]: RecordHead } | undefined;
  };
  /** The neighbours on the way up, lowest first. */
  readonly proof: readonly string[];
}

/** What is signed of a day. */
export const signedText = ({ day, until, holders, root, previous, signed_at }: SignedRoot): string =>
  ['fairlead-root-1', day, until, holders, root, previous, signed_at].join('\n');

/** One day stands in several files, and each is asked for again and again. */
const kept = <Value>(make: (text: string) => Promise<Value>): ((text: string) => Promise<Value>) => {
  const values = new Map<string, Promise<Value>>();
  return (text) => {
    const value = values.get(text) ?? make(text);
    values.set(text, value);
    return value;
  };
};

const digestOf = kept(sha256);

/** What the next day's root must name as `previous`. */
export const rootDigest = (root: SignedRoot): Promise<string> => digestOf(signedText(root));

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** A public key in the one form in which it stands in files; undefined where it is none: 32 bytes in base64. */
export const publicKeyOf = (text: string): string | undefined =>
  /^[A-Za-z0-9+/]{43}=?$/.test(text) ? btoa(atob(text)) : undefined;

/** A public key of RFC 8032, to ask whether this place knows the algorithm at all. */
const SOME_KEY = '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=';

/** Whether signatures can be checked here: an older browser, or a page that came without https, cannot. */
export const canCheckSignatures = async (): Promise<boolean> => {
  try {
    await crypto.subtle.importKey('raw', bytesOf(SOME_KEY), { name: 'Ed25519' }, false, ['verify']);
    return true;
  } catch {
    return false;
  }
};

const keyOf = kept((publicKey) =>
  crypto.subtle.importKey('raw', bytesOf(publicKey), { name: 'Ed25519' }, false, ['verify']),
);

/** Ed25519. @param publicKey raw, base64 */
export const verifySignature = async (
  publicKey: string,
  signature: Uint8Array<ArrayBuffer>,
  text: Uint8Array<ArrayBuffer>,
): Promise<boolean> => crypto.subtle.verify({ name: 'Ed25519' }, await keyOf(publicKey), signature, text);

const isSignature = kept(async (parts) => {
  try {
    const [publicKey, signature, text] = JSON.parse(parts) as [string, string, string];
    return await verifySignature(publicKey, bytesOf(signature), new TextEncoder().encode(text));
  } catch {
    return false;
  }
});

/** Whether the signature is one of `publicKey` (raw, base64) over this root. A key or signature of no use gives false. */
export const isSignedBy = (root: SignedRoot, publicKey: string): Promise<boolean> =>
  isSignature(JSON.stringify([publicKey, root.signature, signedText(root)]));

/**
 * The root that a leaf and its neighbours give, in a tree of so many leaves (the walk of RFC 9162, 2.1.3.2);
 * undefined where the neighbours are too many or too few for its place.
 */
const rootFrom = async (
  leafHash: string,
  index: number,
  size: number,
  proof: readonly string[],
): Promise<string | undefined> => {
  if (!(Number.isSafeInteger(index) && index >= 0 && index < size)) return undefined;
  let [place, last, hash] = [index, size - 1, leafHash];
  for (const neighbour of proof) {
    if (last === 0) return undefined;
    if (place % 2 === 1 || place === last) {
      hash = await sha256(`fairlead-node-1\n${neighbour}\n${hash}`);
      // Where a node has no neighbour it goes up as it is, until it is a right one.
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else {
      hash = await sha256(`fairlead-node-1\n${hash}\n${neighbour}`);
    }
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 ? hash : undefined;
};

/** Whether the holder's chain, as it stood, is in the tree under this root. */
export const isIncluded = async (holderId: number, proven: ProvenRoot): Promise<boolean> => {
  const { index, sequence, head, available, total, records } = proven.leaf;
  const money = [holderId, sequence, head];
  const heads = records && [records.acts, records.chat, records.reports];
  const text =
    heads === undefined
      ? ['fairlead-leaf-1', ...money]
      : [
          'fairlead-leaf-2',
          ...money,
          available,
          total,
          ...heads.flatMap((chain) => [chain.sequence, chain.head]),
        ];
  return (await rootFrom(await sha256(text.join('\n')), index, proven.holders, proven.proof)) === proven.root;
};

/** Whether a root is signed by the key that it names itself. */
export const isSignedByItself = async (root: SignedRoot): Promise<boolean> =>
  root.key_id === (await sha256(root.public_key)).slice(0, 16) && isSignedBy(root, root.public_key);

/** Whether two roots say the same, by the same key. */
export const isSame = async (one: SignedRoot, other: SignedRoot): Promise<boolean> =>
  one.public_key === other.public_key && (await rootDigest(one)) === (await rootDigest(other));
