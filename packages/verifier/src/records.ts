import type { ChainFault, ChainFaultKind } from './chain';
import { sha256 } from './hash';
import { RECORD_CHAINS, type RecordChain, type RecordHead } from './record-chains';
import type { ProvenRoot } from './root';

/** One row about the holder: what its hash covers of it. */
export interface RecordLink {
  readonly sequence: number;
  readonly time: string;
  readonly content: string;
  readonly hash: string;
}

/** A month's part of one chain. */
export interface RecordPart {
  readonly before: RecordHead;
  readonly links: readonly RecordLink[];
}

export type Records = { readonly [Chain in RecordChain]: RecordPart };

const genesisOf = (chain: RecordChain, holderId: number): Promise<string> =>
  sha256(`fairlead-record-chain-1:${chain}:${holderId}`);

/** The hash that a link must carry; the same form as `record_hash` in the database. */
const recordHash = (
  chain: RecordChain,
  holderId: number,
  { sequence, time, content }: RecordLink,
  previous: string,
): Promise<string> =>
  sha256(['fairlead-record-1', chain, holderId, sequence, time, previous, content].join('\n'));

const linkFaults = async (
  chain: RecordChain,
  holderId: number,
  { before, links }: RecordPart,
): Promise<ChainFault[]> => {
  const found: ChainFault[] = [];
  const add = (kind: ChainFaultKind, seq: number): number => found.push({ kind, seq, record: chain });
  if (before.sequence === 0 && before.head !== (await genesisOf(chain, holderId))) add('hash_differs', 0);
  let { sequence, head } = before;
  let time = '';
  for (const link of links) {
    if (link.sequence !== sequence + 1) add('out_of_sequence', link.sequence);
    if (link.hash !== (await recordHash(chain, holderId, link, head))) add('hash_differs', link.sequence);
    if (link.time < time) add('time_goes_back', link.sequence);
    else time = link.time;
    ({ sequence, hash: head } = link);
  }
  return found;
};

/** Whether a signed day holds the chain where it stood when the day ended. */
const isWhereItStood = (
  { before, links }: RecordPart,
  { sequence, head }: RecordHead,
  until: string,
): boolean => {
  const points = [{ sequence: before.sequence, hash: before.head }, ...links];
  const at = points.findIndex((point) => point.sequence === sequence);
  const [link, next] = [links[at - 1], links[at]];
  if (points[at]?.hash !== head) return false;
  return (link === undefined || link.time < until) && (next === undefined || next.time >= until);
};

/** What a signed day holds beside money must be in the file. */
export const leftOut = (roots: readonly ProvenRoot[]): ChainFault[] =>
  RECORD_CHAINS.flatMap((chain): ChainFault[] => {
    const seq = Math.max(0, ...roots.map(({ leaf }) => leaf.records?.[chain].sequence ?? 0));
    return seq === 0 ? [] : [{ kind: 'left_out', seq, record: chain }];
  });

/**
 * Checks what is written about a holder beside money: each chain in itself, and against each signed day that holds it.
 * @param from where the month begins: a day that ended by then may hold less than the month begins with
 */
export const recordFaults = async (
  holderId: number,
  records: Records,
  roots: readonly ProvenRoot[],
  from: string,
): Promise<ChainFault[]> => {
  const found: ChainFault[] = [];
  for (const chain of RECORD_CHAINS) {
    const part = records[chain];
    // One by one: a call takes no two hundred thousand arguments.
    for (const fault of await linkFaults(chain, holderId, part)) found.push(fault);
    for (const { leaf, until } of roots) {
      const held = leaf.records?.[chain];
      if (held === undefined || (held.sequence < part.before.sequence && until <= from)) continue;
      if (!isWhereItStood(part, held, until)) {
        found.push({ kind: 'leaf_differs', seq: held.sequence, record: chain });
      }
    }
  }
  return found;
};
