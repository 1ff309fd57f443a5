import { describe, expect, it } from 'vitest';
import type { SaidLine } from '../bank-statements';
import { outcomeOf, returnOf } from './outcome';

const ordered = { amountMinor: 1_000, payee: { name: 'Ada Example', account: 'GB0000001234' } };
let lines = 0;
const line = (amountMinor: number, more: Partial<SaidLine> = {}): SaidLine => {
  lines += 1;
  const said = { id: lines, bookedOn: '2026-11-20', endToEndId: 'pr00001-w0000007', counterparty: '' };
  return { ...said, amountMinor, isMatched: false, isDiffering: false, ...more };
};
const out = (more: Partial<SaidLine> = {}) => line(-1_000, more);
const doubtOf = (...said: readonly SaidLine[]): string | null => {
  const outcome = outcomeOf(ordered, said);
  return outcome.kind === 'doubt' ? outcome.doubt : null;
};

describe('what the lines of a bank say of a payout', () => {
  it('is that it was paid, or came back besides, where nothing differs', () => {
    expect(outcomeOf(ordered, []).kind).toBe('nothing');
    expect(outcomeOf(ordered, [out({ counterparty: 'EXAMPLE, Ada' })]).kind).toBe('paid');
    expect(outcomeOf(ordered, [out(), line(1_000)]).kind).toBe('returned');
    const paidBy = out({ isMatched: true });
    expect(returnOf(ordered, paidBy, [paidBy]).kind).toBe('nothing');
    expect(returnOf(ordered, paidBy, [paidBy, line(1_000)])).toMatchObject({
      kind: 'returned',
      line: paidBy,
    });
  });

  it('is in doubt where amount, payee, number or wording of lines differ, or another entry has one', () => {
    expect(doubtOf(line(-1_001))).toBe('amount_differs');
    expect(doubtOf(out(), line(999))).toBe('amount_differs');
    expect(doubtOf(out({ counterparty: 'Fred Friend' }))).toBe('payee_differs');
    expect(doubtOf(out(), out())).toBe('several_lines');
    expect(doubtOf(out(), line(1_000), line(1_000))).toBe('several_lines');
    expect(doubtOf(line(1_000))).toBe('return_alone');
    expect(doubtOf(out({ isDiffering: true }))).toBe('worded_otherwise');
    expect(doubtOf(out({ isMatched: true }))).toBe('line_taken');
    const paidBy = out({ isMatched: true });
    expect(returnOf(ordered, paidBy, [paidBy, out()])).toMatchObject({ doubt: 'several_lines' });
    expect(returnOf(ordered, paidBy, [paidBy, line(900)])).toMatchObject({ doubt: 'amount_differs' });
  });
});
