import { WITHDRAWAL_STATES } from '@fairlead/vocabulary';
import { describe, expect, it } from 'vitest';
import { mayBeTakenBack } from './take-back';

const DUE = Date.UTC(2026, 2, 11, 8);

const takenBack = (now: number) =>
  WITHDRAWAL_STATES.filter((state) => mayBeTakenBack({ state, due_at: new Date(DUE).toISOString() }, now));

describe('a withdrawal is offered to be taken back', () => {
  it('before its deadline until it is approved', () => {
    expect(takenBack(DUE - 1)).toEqual(['requested']);
  });

  it('from its deadline on also when it is approved, and never once it has ended', () => {
    expect(takenBack(DUE)).toEqual(['requested', 'approved']);
  });
});
