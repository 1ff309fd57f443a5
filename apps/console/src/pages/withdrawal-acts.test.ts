import { WITHDRAWAL_STATES } from '@fairlead/contract/enums';
import { describe, expect, it } from 'vitest';
import { actsFor } from './withdrawal-acts';

describe('what can be proposed for a withdrawal', () => {
  it('follows its state (domain §6)', () => {
    const offered = WITHDRAWAL_STATES.map((state) => [state, actsFor({ roles: ['finance_maker'] }, state)]);
    expect(Object.fromEntries(offered)).toEqual({
      requested: ['approval', 'refusal'],
      approved: ['payment', 'refusal'],
      paid: ['bounce'],
      refused: [],
      bounced: [],
      cancelled: [],
    });
  });

  it('is nothing for who is no maker', () => {
    expect(actsFor({ roles: ['finance_checker', 'support', 'auditor', 'admin'] }, 'requested')).toEqual([]);
  });
});
