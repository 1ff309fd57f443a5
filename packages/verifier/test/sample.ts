import { chainStart, entryHash, rootDigest, type SignedRoot, type Statement } from '../src';
import { sha256 } from '../src/hash';

const HOLDER = 41;

/** A signed statement of one entry with the days published, made without any of the server's code. */
export interface Sample {
  readonly statement: Statement & Readonly<Record<string, unknown>>;
  readonly days: { readonly roots: readonly SignedRoot[] };
  readonly publicKey: string;
  /** What signed the newest day: another key where it was exchanged in between. */
  readonly laterKey: string;
}

interface Signer {
  readonly sign: (text: string) => Promise<string>;
  readonly publicKey: string;
}

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

const makeEntry = async (previous: string, time: string, opening: Statement['opening']) => {
  const moves = [{ from: 'bank', to: 'available', amount: 500 }];
  const link = { kind: 'none', id: 0 };
  const after = opening.available + 500;
  const figures = { amount: 500, available_delta: 500, total_delta: 500 };
  const record = {
    ...{ id: '901', time, type: 'system_topup', remark: '' },
    ...{ ...figures, available_after: after, total_after: after },
  };
  const hash = await entryHash(
    {
      ...{ holderId: HOLDER, seq: 1, id: 901, kind: record.type, time: record.time, remark: '', hash: '' },
      ...{ linkKind: link.kind, linkId: link.id, availableDeltaMinor: 500, totalDeltaMinor: 500 },
      ...{ availableAfterMinor: after, totalAfterMinor: after },
      moves: [{ from: 'bank', fromRef: 0, to: 'available', toRef: 0, amountMinor: 500 }],
    },
    previous,
  );
  return { sequence: 1, record, link, moves, previous_hash: opening.head, hash };
};

const makeSigner = async (): Promise<Signer> => {
  const pair = (await crypto.subtle.generateKey({ name: 'Ed25519' }, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  return {
    publicKey: base64(await crypto.subtle.exportKey('raw', pair.publicKey)),
    sign: async (text) =>
      base64(await crypto.subtle.sign({ name: 'Ed25519' }, pair.privateKey, new TextEncoder().encode(text))),
  };
};

interface SampleTerms {
  /** The second day is signed by another key. */
  readonly keyChanges?: boolean;
  readonly firstDay?: string;
  /** On which of the two days the entry is made, from 0. */
  readonly entryOn?: 0 | 1;
  /** 1: the days hold hashes alone. */
  readonly leafFormat?: 1 | 2;
  /** What the second day says of its end; absent: what is so. */
  readonly lateUntil?: string;
  /** Which of the two days the statement proves, newest first. */
  readonly proves?: readonly (0 | 1)[];
  /** What the first entry follows; absent: nothing, as is so. */
  readonly opening?: Statement['opening'];
}

const dayAfter = (day: string): string =>
  new Date(new Date(`${day}T00:00:00.000Z`).getTime() + 86_400_000).toISOString().slice(0, 10);

/** Two signed days and a statement of one entry. */
export const makeSample = async ({
  keyChanges = false,
  firstDay = '2026-01-02',
  entryOn = 0,
  proves = entryOn === 0 ? [1, 0] : [1],
  leafFormat = 2,
  lateUntil,
  opening = { available: 0, total: 0, head: null },
}: SampleTerms = {}): Promise<Sample> => {
  const first = await makeSigner();
  const second = keyChanges ? await makeSigner() : first;
  const dates = [firstDay, dayAfter(firstDay)] as const;
  const genesis = (await chainStart(HOLDER)).hash;
  const entry = await makeEntry(opening.head ?? genesis, `${dates[entryOn]}T03:04:05.678Z`, opening);
  const after = entry.record.available_after;
  const nothing = { sequence: 0, head: '0'.repeat(64) };
  const records = { acts: nothing, chat: nothing, reports: nothing };
  const heads = Object.values(records).flatMap((chain) => [chain.sequence, chain.head]);
  const rest = leafFormat === 1 ? [] : [after, after, ...heads];
  const leafRoot = await sha256([`fairlead-leaf-${leafFormat}`, HOLDER, 1, entry.hash, ...rest].join('\n'));
  const days: SignedRoot[] = [];
  let previous = '0'.repeat(64);
  for (const [place, { publicKey, sign }] of [first, second].entries()) {
    const day = dates[place] ?? '';
    const until = (place === 1 && lateUntil) || `${dayAfter(day)}T00:00:00.000Z`;
    const root = place < entryOn ? await sha256('the leaf of somebody else') : leafRoot;
    const unsigned = { day, until, holders: 1, root, previous, signed_at: until };
    const text = ['fairlead-root-1', day, until, 1, root, previous, until].join('\n');
    const key_id = (await sha256(publicKey)).slice(0, 16);
    const made = { ...unsigned, signature: await sign(text), key_id, public_key: publicKey };
    previous = await rootDigest(made);
    days.push(made);
  }
  const stood = { index: 0, sequence: 1, head: entry.hash };
  const leaf = leafFormat === 1 ? stood : { ...stood, available: after, total: after, records };
  const roots = proves.flatMap((place) => {
    const day = days[place];
    return day === undefined ? [] : [{ ...day, leaf, proof: [] }];
  });
  return {
    statement: {
      ...{ format: 'fairlead-statement', version: 1, holder: { id: String(HOLDER) }, month: '2026-01' },
      time_zone: 'UTC',
      opening,
      entries: [entry],
      closing: { available: after, total: after, head: entry.hash },
      roots,
    },
    days: { roots: days.reverse() },
    publicKey: first.publicKey,
    laterKey: second.publicKey,
  };
};
