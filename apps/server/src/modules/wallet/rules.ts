import type { Eligibility, Property, Reason } from '@fairlead/contract';
import type { WalletFacts } from './facts';
import { TERMS } from './terms';

type Rule = Eligibility['rules'][number];
type RuleName = Rule['rule'];
type Blocker = Property['withdrawal']['blockers'][number];

/**
 * What a rule looks at and what clears it. Nothing here can be cleared by paying: there is no field to say so
 * (docs/promises.md#never-pay-to-unlock).
 */
interface RuleOutcome {
  readonly passed: boolean;
  readonly amountMinor?: number;
  readonly limitMinor?: number;
  readonly until?: Date | null;
  readonly holdIds?: readonly number[];
  readonly whoClears: Rule['who_clears'];
  readonly action: NonNullable<Rule['action']>;
}

const isAhead = (time: Date | null, now: Date): boolean => time !== null && time > now;

/** A rule that time alone clears. */
const waits = (until: Date | null, now: Date): RuleOutcome => ({
  passed: !isAhead(until, now),
  until,
  whoClears: 'nobody',
  action: 'wait',
});

/** Rules about the amount asked for, not about the person: they pass for some other amount. */
const AMOUNT_RULES: readonly RuleName[] = ['amount_in_range', 'amount_covered'];

/** What is held of available funds; held revenue would not be there to withdraw without its hold either. */
const cashHolds = ({ holds }: WalletFacts) => holds.filter(({ fromKind }) => fromKind === 'available');
const cashHeld = (facts: WalletFacts): number =>
  cashHolds(facts).reduce((sum, { amountMinor }) => sum + amountMinor, 0);

const outcomesOf = (facts: WalletFacts, amountMinor: number, now: Date): Record<RuleName, RuleOutcome> => ({
  payout_set: { passed: facts.payoutSet, whoClears: 'holder', action: 'set_payout' },
  payout_cooled: waits(facts.payoutCoolingUntil, now),
  password_set: { passed: facts.passwordSet, whoClears: 'holder', action: 'set_password' },
  password_unlocked: waits(facts.passwordLockedUntil, now),
  password_cooled: waits(facts.payoutDelayedUntil, now),
  amount_in_range: {
    passed: amountMinor >= TERMS.withdrawalMinimumMinor && amountMinor <= TERMS.withdrawalMaximumMinor,
    amountMinor,
    limitMinor: TERMS.withdrawalMaximumMinor,
    whoClears: 'holder',
    action: 'change_amount',
  },
  // What a hold keeps back is a matter of the hold's rule, which names its reason and end, not of this one.
  amount_covered: {
    passed: amountMinor <= facts.available + cashHeld(facts),
    amountMinor,
    limitMinor: facts.available,
    whoClears: 'holder',
    action: 'change_amount',
  },
  // Unspent ones alone: what runs in a plan is not a reason to wait.
  start_up_returned: {
    passed: facts.startUp === 0,
    amountMinor: facts.startUp,
    whoClears: 'holder',
    action: 'return_start_up',
  },
  no_hold: {
    passed: amountMinor <= facts.available || amountMinor > facts.available + cashHeld(facts),
    amountMinor: cashHeld(facts),
    until: lastExpiry(facts),
    holdIds: cashHolds(facts).map((hold) => hold.id),
    whoClears: 'programme',
    action: 'object',
  },
});

const lastExpiry = (facts: WalletFacts): Date | null =>
  cashHolds(facts).reduce<Date | null>((latest, hold) => {
    const expiry = new Date(hold.expiresAt);
    return latest === null || expiry > latest ? expiry : latest;
  }, null);

/** A hold past its end stands in nobody's way, also before a node's jobs lifted it. A chargeback's ends in its posting. */
const withoutEnded = (facts: WalletFacts, now: Date): WalletFacts => {
  const isOver = ({ reason, fromKind, expiresAt }: WalletFacts['holds'][number]): boolean =>
    reason !== 'chargeback' && fromKind === 'available' && new Date(expiresAt) <= now;
  const freed = facts.holds.filter(isOver).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const holds = facts.holds.filter((hold) => !isOver(hold));
  return { ...facts, available: facts.available + freed, held: facts.held - freed, holds };
};

/**
 * The one rule set of withdrawals: it explains (eligibility, blockers) and guards (the request), from the
 * same facts (docs/domain/withdrawals.md#eligibility). Every rule is cleared at no cost.
 */
export const checkRules = (facts: WalletFacts, amountMinor: number, now: Date): Rule[] =>
  (Object.entries(outcomesOf(withoutEnded(facts, now), amountMinor, now)) as [RuleName, RuleOutcome][]).map(
    ([rule, outcome]) => ({
      rule,
      passed: outcome.passed,
      evidence: {
        amount: outcome.amountMinor ?? null,
        limit: outcome.limitMinor ?? null,
        time: outcome.until?.toISOString() ?? null,
        hold_ids: (outcome.holdIds ?? []).map(String),
      },
      who_clears: outcome.whoClears,
      earliest_at: outcome.passed ? null : (outcome.until?.toISOString() ?? null),
      action: outcome.passed ? null : outcome.action,
      cost_to_clear: 0,
    }),
  );

/** What stands between a person and their cash now, whatever the amount; for the wallet. */
export const blockersOf = (facts: WalletFacts, now: Date): Blocker[] =>
  checkRules(facts, TERMS.withdrawalMinimumMinor, now).flatMap(
    ({ rule, passed, action, evidence, earliest_at }) =>
      passed || action === null || AMOUNT_RULES.includes(rule)
        ? []
        : [{ reason: rule, amount: evidence.amount, until: earliest_at, action, cost_to_clear: 0 }],
  );

const REFUSALS: Readonly<Record<RuleName, Reason>> = {
  payout_set: 'payout_not_set',
  payout_cooled: 'payout_cooling',
  password_set: 'transaction_password_not_set',
  password_unlocked: 'transaction_password_locked',
  password_cooled: 'payout_cooling',
  amount_in_range: 'withdrawal_amount_out_of_range',
  amount_covered: 'insufficient_balance',
  start_up_returned: 'start_up_not_returned',
  no_hold: 'open_hold',
};

/** The refusal of the first rule that does not pass, with what helps to go on; null where all pass. */
export const refusalOf = (
  facts: WalletFacts,
  rules: readonly Rule[],
): { reason: Reason; detail: Record<string, unknown> } | null => {
  const failed = rules.find((rule) => !rule.passed);
  if (failed === undefined) return null;
  const detail: Record<string, unknown> = {};
  if (failed.earliest_at !== null) detail['until'] = failed.earliest_at;
  if (failed.rule === 'amount_in_range') {
    detail['minimum'] = TERMS.withdrawalMinimumMinor;
    detail['maximum'] = TERMS.withdrawalMaximumMinor;
  }
  if (failed.rule === 'amount_covered' || failed.rule === 'no_hold') detail['available'] = facts.available;
  return { reason: REFUSALS[failed.rule], detail };
};
