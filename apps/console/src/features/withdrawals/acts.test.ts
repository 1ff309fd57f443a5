import type { StaffRole } from '@fairlead/contract';
import { WITHDRAWAL_STATES } from '@fairlead/contract/enums';
import { describe, expect, it } from 'vitest';
import { may } from '../../shared/session/staff';
import { canPropose, WITHDRAWAL_ACTS, withdrawalActs } from './acts';

const NOW = Date.UTC(2026, 2, 11, 8);

const actsFor = (withdrawal: Parameters<typeof canPropose>[1], now: number) =>
  WITHDRAWAL_ACTS.filter((act) => canPropose(act, withdrawal, now));

describe('what can be proposed for a withdrawal', () => {
  it('follows its state', () => {
    const offered = WITHDRAWAL_STATES.map((state) => [state, actsFor({ state, due_at: null }, NOW)]);
    expect(Object.fromEntries(offered)).toEqual({
      requested: ['approval', 'refusal'],
      approved: ['payment', 'refusal'],
      paid: ['bounce'],
      refused: [],
      bounced: [],
      cancelled: [],
    });
  });

  it.each(['requested', 'approved'] as const)(
    'is nothing for one that is %s from its deadline on',
    (state) => {
      const due_at = new Date(NOW).toISOString();
      expect(actsFor({ state, due_at }, NOW - 1)).not.toEqual([]);
      expect(actsFor({ state, due_at }, NOW)).toEqual([]);
    },
  );

  it('is nothing for who is no maker', () => {
    const allowed = (roles: StaffRole[]) =>
      WITHDRAWAL_ACTS.filter((act) => may({ roles }, withdrawalActs[act].call));
    expect(allowed(['finance_checker', 'support', 'auditor', 'admin'])).toEqual([]);
    expect(allowed(['finance_maker'])).toEqual(WITHDRAWAL_ACTS);
  });
});
