import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WalletFacts } from './facts';
import { blockersOf, checkRules, refusalOf } from './rules';
import { TERMS } from './terms';

const NOW = new Date('2026-03-02T10:00:00.000Z');
const LATER = new Date('2026-03-03T10:00:00.000Z');
const BEFORE = new Date('2026-03-01T10:00:00.000Z');

const FREE: WalletFacts = {
  ...{
    available: 5_000,
    held: 0,
    escrow: 0,
    settling: 0,
    withdrawing: 0,
    promo: 0,
    startUp: 0,
    startUpOffer: null,
    startUpRunning: 0,
  },
  notYetReceived: 0,
  payoutSet: true,
  payoutCoolingUntil: null,
  passwordSet: true,
  passwordLockedUntil: null,
  payoutDelayedUntil: null,
  holds: [],
};

const holdOf = (amountMinor: number): WalletFacts['holds'][number] => ({
  id: 7,
  reason: 'dispute',
  amountMinor,
  openedAt: BEFORE.toISOString(),
  expiresAt: LATER.toISOString(),
  remark: '',
  fromKind: 'available',
  objectionId: null,
});

const refusal = (change: Partial<WalletFacts>, amountMinor = 1_000) => {
  const facts = { ...FREE, ...change };
  return refusalOf(facts, checkRules(facts, amountMinor, NOW));
};

describe('the rules of a withdrawal', () => {
  it('let own cash go, to the last unit and the largest amount', () => {
    expect(refusal({}, 5_000)).toBeNull();
    expect(refusal({}, 1)).toBeNull();
    const much = { available: TERMS.withdrawalMaximumMinor + 1 };
    expect(refusal(much, TERMS.withdrawalMaximumMinor)).toBeNull();
    expect(refusal(much, TERMS.withdrawalMaximumMinor + 1)?.reason).toBe('withdrawal_amount_out_of_range');
  });

  it('do not count a hold of revenue: it keeps no cash back', () => {
    const held = { held: 600, holds: [{ ...holdOf(600), fromKind: 'settling' as const }] };
    expect(refusal(held, 5_001)?.reason).toBe('insufficient_balance');
    expect(refusal(held, 5_000)).toBeNull();
  });

  it.each<[string, Partial<WalletFacts>, number, string]>([
    ['no payout setting', { payoutSet: false }, 1_000, 'payout_not_set'],
    ['a changed payout setting', { payoutCoolingUntil: LATER }, 1_000, 'payout_cooling'],
    ['no transaction password', { passwordSet: false }, 1_000, 'transaction_password_not_set'],
    ['a locked transaction password', { passwordLockedUntil: LATER }, 1_000, 'transaction_password_locked'],
    ['a reset transaction password', { payoutDelayedUntil: LATER }, 1_000, 'payout_cooling'],
    ['more than there is', {}, 5_001, 'insufficient_balance'],
    ['unspent start-up funds', { startUp: 1 }, 1_000, 'start_up_not_returned'],
    ['an amount that a hold keeps back', { held: 600, holds: [holdOf(600)] }, 5_001, 'open_hold'],
  ])('refuse on %s', (_name, change, amountMinor, reason) => {
    expect(refusal(change, amountMinor)?.reason).toBe(reason);
  });

  it('let time alone clear what waits, to the millisecond', () => {
    expect(
      refusal({ payoutCoolingUntil: NOW, passwordLockedUntil: BEFORE, payoutDelayedUntil: NOW }),
    ).toBeNull();
    expect(refusal({ payoutCoolingUntil: LATER })?.detail).toEqual({ until: LATER.toISOString() });
  });

  it('no hold without reason and end: let a hold touch its own amount and nothing more', () => {
    const held = { held: 600, holds: [holdOf(600)] };
    expect(refusal(held, 5_000)).toBeNull();
    expect(refusal(held, 5_600)).toMatchObject({
      reason: 'open_hold',
      detail: { until: LATER.toISOString() },
    });
    expect(refusal(held, 5_601)?.reason).toBe('insufficient_balance');
  });

  it('no hold without reason and end: past its end it blocks nothing, before any job lifted it', () => {
    const over = { ...holdOf(600), expiresAt: NOW.toISOString() };
    expect(refusal({ held: 600, holds: [over] }, 5_600)).toBeNull();
    const chargeback = { ...over, reason: 'chargeback' as const };
    expect(refusal({ held: 600, holds: [chargeback] }, 5_600)?.reason).toBe('open_hold');
  });

  it('do not block on start-up funds that run in plans', () => {
    expect(refusal({ startUpRunning: 2_000 })).toBeNull();
  });

  it('show no blocker where only an amount could be wrong', () => {
    expect(blockersOf({ ...FREE, available: 0 }, NOW)).toEqual([]);
    expect(blockersOf({ ...FREE, startUp: 800 }, NOW)).toEqual([
      { reason: 'start_up_returned', amount: 800, until: null, action: 'return_start_up', cost_to_clear: 0 },
    ]);
  });
});

const time = fc.constantFrom(null, BEFORE, NOW, LATER);
const sum = fc.integer({ min: 0, max: 1_000_000 });
const anyFacts: fc.Arbitrary<WalletFacts> = fc
  .record({
    ...{ available: sum, held: sum, escrow: sum, settling: sum, withdrawing: sum, promo: sum },
    ...{ startUp: sum, startUpRunning: sum, startUpOffer: fc.constant(null), notYetReceived: sum },
    payoutSet: fc.boolean(),
    payoutCoolingUntil: time,
    passwordSet: fc.boolean(),
    passwordLockedUntil: time,
    payoutDelayedUntil: time,
  })
  .map((facts) => ({ ...facts, holds: facts.held === 0 ? [] : [holdOf(facts.held)] }));

const failing = (facts: WalletFacts, amountMinor: number) =>
  checkRules(facts, amountMinor, NOW)
    .filter((rule) => !rule.passed)
    .map((rule) => rule.rule);

/** What a failing rule offers, done: none of it brings money in. */
const clear = (facts: WalletFacts, action: string | null): WalletFacts => {
  switch (action) {
    case 'set_payout':
      return { ...facts, payoutSet: true };
    case 'set_password':
      return { ...facts, passwordSet: true };
    case 'return_start_up':
      return { ...facts, startUp: 0 };
    case 'wait':
      return { ...facts, payoutCoolingUntil: null, passwordLockedUntil: null, payoutDelayedUntil: null };
    case 'object':
      return { ...facts, available: facts.available + facts.held, held: 0, holds: [] };
    default:
      throw new Error(`an act that is not known: ${action}`);
  }
};

describe('never pay to unlock', () => {
  it('no rule on own cash is cleared by money that comes in, of any kind', () => {
    fc.assert(
      fc.property(anyFacts, sum, sum, (facts, more, gift) => {
        const own = facts.available;
        fc.pre(own > 0);
        const before = failing(facts, own);
        const richer = {
          ...facts,
          available: own + more,
          promo: facts.promo + gift,
          escrow: facts.escrow + gift,
        };
        expect(failing(richer, own)).toEqual(before);
      }),
    );
  });

  it('every rule costs 0 to clear, and doing what the rules offer frees all own cash', () => {
    fc.assert(
      fc.property(anyFacts, (start) => {
        let facts = start;
        const own = start.available + start.held;
        fc.pre(own > 0 && own <= TERMS.withdrawalMaximumMinor);
        for (const rule of checkRules(start, own, NOW)) {
          expect(rule.cost_to_clear).toBe(0);
          expect(rule.passed).toBe(rule.action === null);
          if (rule.action !== null) facts = clear(facts, rule.action);
        }
        expect(failing(facts, own)).toEqual([]);
        expect(facts.available + facts.held).toBe(own);
      }),
    );
  });

  it('the smallest rest can be taken out: no floor that only paying in would lift', () => {
    expect(TERMS.withdrawalMinimumMinor).toBe(1);
    expect(failing({ ...FREE, available: 1 }, 1)).toEqual([]);
  });
});
