import { WITHDRAWAL_STATES } from '@fairlead/contract/enums';
import { describe, expect, it } from 'vitest';
import type { Staff } from '../../shared/session/staff';
import { actsFor } from './acts';

const NOW = Date.UTC(2026, 2, 11, 8);
const maker: Pick<Staff, 'roles'> = { roles: ['finance_maker'] };

describe('what can be proposed for a withdrawal', () => {
  it('follows its state', () => {
    const offered = WITHDRAWAL_STATES.map((state) => [state, actsFor(maker, { state, due_at: null }, NOW)]);
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
      expect(actsFor(maker, { state, due_at }, NOW - 1)).not.toEqual([]);
      expect(actsFor(maker, { state, due_at }, NOW)).toEqual([]);
    },
  );

  it('is nothing for who is no maker', () => {
    const others: typeof maker = { roles: ['finance_checker', 'support', 'auditor', 'admin'] };
    expect(actsFor(others, { state: 'requested', due_at: null }, NOW)).toEqual([]);
  });
});
