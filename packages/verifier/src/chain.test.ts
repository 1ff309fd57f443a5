import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChainEntry, type ChainMove, chainStart, entryHash, verifyChain } from './index';

const HOLDER = 41;

/** Seals entries into a chain, with figures that agree with their moves. */
const seal = async (moves: readonly (readonly ChainMove[])[], remark = ''): Promise<ChainEntry[]> => {
  const entries: ChainEntry[] = [];
  let { hash, availableMinor, totalMinor } = await chainStart(HOLDER);
  for (const [position, own] of moves.entries()) {
    const change = (accounts: string[]) =>
      own.reduce((sum, { from, to, amountMinor }) => {
        const into = accounts.includes(to) ? amountMinor : 0;
        return sum + into - (accounts.includes(from) ? amountMinor : 0);
      }, 0);
    const available = change(['available']);
    const total = change(['available', 'held', 'escrow', 'settling', 'withdrawing']);
    availableMinor += available;
    totalMinor += total;
    const entry = {
      ...{
        holderId: HOLDER,
        seq: position + 1,
        id: 900 + 3 * position,
        kind: 'ad_serving',
        linkKind: 'order',
        linkId: 7,
      },
      ...{ time: `2026-01-02T03:04:${String(10 + position)}.678Z`, remark, moves: own, hash: '' },
      ...{ availableDeltaMinor: available, totalDeltaMinor: total },
      ...{ availableAfterMinor: availableMinor, totalAfterMinor: totalMinor },
    };
    hash = await entryHash(entry, hash);
    entries.push({ ...entry, hash });
  }
  return entries;
};

const account = fc.constantFrom('available', 'held', 'escrow', 'settling', 'promo', 'house', 'bank');
const moveArbitrary: fc.Arbitrary<ChainMove> = fc
  .record({
    from: account,
    fromRef: fc.nat(9),
    to: account,
    toRef: fc.nat(9),
    amountMinor: fc.integer({ min: 1, max: 9_999 }),
  })
  .filter(({ from, to }) => from !== to);
const chains = fc.array(fc.array(moveArbitrary, { minLength: 1, maxLength: 3 }), {
  minLength: 2,
  maxLength: 8,
});

const endOf = (entries: readonly ChainEntry[]) => {
  const last = entries.at(-1);
  if (last === undefined) throw new Error('an empty chain has no last entry');
  return { seq: last.seq, hash: last.hash };
};

const setMove = (entry: ChainEntry, change: Partial<ChainMove>): ChainEntry => ({
  ...entry,
  moves: entry.moves.map((move, position) => (position === 0 ? { ...move, ...change } : move)),
});

/** One way or another to change one entry. */
const CHANGES: readonly ((entry: ChainEntry) => ChainEntry)[] = [
  (entry) => ({ ...entry, holderId: entry.holderId + 1 }),
  (entry) => ({ ...entry, seq: entry.seq + 1 }),
  (entry) => ({ ...entry, id: entry.id + 1 }),
  (entry) => ({ ...entry, kind: 'hold' }),
  (entry) => ({ ...entry, time: entry.time.replace('.678', '.679') }),
  (entry) => ({ ...entry, linkKind: 'report' }),
  (entry) => ({ ...entry, linkId: entry.linkId + 1 }),
  (entry) => ({ ...entry, remark: `${entry.remark} ` }),
  (entry) => ({ ...entry, availableDeltaMinor: entry.availableDeltaMinor + 1 }),
  (entry) => ({ ...entry, totalDeltaMinor: entry.totalDeltaMinor - 1 }),
  (entry) => ({ ...entry, availableAfterMinor: entry.availableAfterMinor + 1 }),
  (entry) => ({ ...entry, totalAfterMinor: entry.totalAfterMinor - 1 }),
  (entry) => ({ ...entry, hash: entry.hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }),
  (entry) => ({ ...entry, moves: entry.moves.slice(1) }),
  (entry) => ({ ...entry, moves: [...entry.moves, ...entry.moves] }),
  (entry) => setMove(entry, { amountMinor: (entry.moves[0]?.amountMinor ?? 0) + 1 }),
  (entry) => setMove(entry, { from: entry.moves[0]?.to ?? '', to: entry.moves[0]?.from ?? '' }),
  (entry) => setMove(entry, { fromRef: (entry.moves[0]?.fromRef ?? 0) + 1 }),
  (entry) => setMove(entry, { toRef: (entry.moves[0]?.toRef ?? 0) + 1 }),
];

describe('a chain', () => {
  it('as it was sealed verifies, whole and in parts', async () => {
    await fc.assert(
      fc.asyncProperty(chains, fc.string(), fc.nat(7), async (moves, remark, cut) => {
        const entries = await seal(moves, remark);
        expect(await verifyChain(HOLDER, entries, { end: endOf(entries) })).toEqual([]);
        const at = cut % entries.length;
        const before = entries[at - 1];
        if (before === undefined) return;
        const { seq, hash, availableAfterMinor, totalAfterMinor } = before;
        const start = { seq, hash, availableMinor: availableAfterMinor, totalMinor: totalAfterMinor };
        expect(await verifyChain(HOLDER, entries.slice(at), { start, end: endOf(entries) })).toEqual([]);
      }),
    );
  });

  it.each(CHANGES.map((change, position) => [String(change).replace('(entry) => ', ''), position]))(
    'with one entry changed does not: %s',
    async (_what, position) => {
      await fc.assert(
        fc.asyncProperty(chains, fc.nat(7), async (moves, which) => {
          const entries = await seal(moves);
          const at = which % entries.length;
          const tampered = entries.map((entry, index) =>
            index === at ? CHANGES[Number(position)]?.(entry) : entry,
          );
          expect(await verifyChain(HOLDER, tampered as ChainEntry[], { end: endOf(entries) })).not.toEqual(
            [],
          );
        }),
        { numRuns: 25 },
      );
    },
  );

  it('with an entry missing, doubled, moved or foreign does not', async () => {
    await fc.assert(
      fc.asyncProperty(chains, fc.nat(7), fc.nat(3), async (moves, which, how) => {
        const entries = await seal(moves);
        const at = which % entries.length;
        const tampered = [...entries];
        const one = entries[at];
        if (one === undefined) throw new Error('no entry there');
        if (how === 0) tampered.splice(at, 1);
        if (how === 1) tampered.splice(at, 0, one);
        if (how === 2) tampered.splice((at + 1) % entries.length, 0, ...tampered.splice(at, 1));
        if (how === 3) tampered.splice(at, 0, { ...one, seq: one.seq + 1, id: one.id + 1 });
        expect(await verifyChain(HOLDER, tampered, { end: endOf(entries) })).not.toEqual([]);
      }),
    );
  });

  it('sealed anew from a changed entry on is found by the end that its holder knows', async () => {
    const moves: ChainMove[][] = [1, 2, 3].map((amountMinor) => [
      { from: 'bank', fromRef: 0, to: 'available', toRef: 0, amountMinor },
    ]);
    const told = endOf(await seal(moves));
    const forged = await seal(
      moves.map((own) => own.map((move) => ({ ...move, amountMinor: move.amountMinor * 2 }))),
    );
    expect(await verifyChain(HOLDER, forged)).toEqual([]);
    expect(await verifyChain(HOLDER, forged, { end: told })).toEqual([{ kind: 'end_differs', seq: 3 }]);
  });

  it('of nothing verifies, and is found where there was something', async () => {
    expect(await verifyChain(HOLDER, [])).toEqual([]);
    const told = endOf(
      await seal([[{ from: 'bank', fromRef: 0, to: 'available', toRef: 0, amountMinor: 5 }]]),
    );
    expect(await verifyChain(HOLDER, [], { end: told })).toEqual([{ kind: 'end_differs', seq: 0 }]);
  });

  it('of another holder does not pass as one’s own', async () => {
    const entries = await seal([[{ from: 'bank', fromRef: 0, to: 'available', toRef: 0, amountMinor: 5 }]]);
    const faults = await verifyChain(HOLDER + 1, entries);
    expect(faults.map((fault) => fault.kind)).toEqual(
      expect.arrayContaining(['other_holder', 'hash_differs']),
    );
  });
});
