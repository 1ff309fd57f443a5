import type { ArrivalLine, ProposalFlagged } from '@fairlead/contract';
import { describe, expect, it } from 'vitest';
import { inHours, onFreshTab, open, rowsOf } from '../../../test/screen';
import { BankLines } from './bank-lines';

const line: ArrivalLine = {
  ...{ id: '9', day: '2026-03-01', amount: 10_000, counterparty: 'Vera Victim', reference: 'R-88', text: '' },
  ...{ by_receipt: true, named: [], imported_by: 'ben', payout: null, settles: null },
};
const show = (lines: readonly ArrivalLine[], flags: readonly ProposalFlagged[] = []) => {
  open(<BankLines lines={lines} flags={flags} />, ['finance_checker']);
  return rowsOf('Bank lines');
};

describe('the lines of the banks beside a claim', () => {
  onFreshTab();

  it('show whom the bank names beside the name that the holder is paid to, and since when that is set', async () => {
    const payout = { name: 'Vera V. Victim', set_at: inHours(-1) };
    const [shown] = await show([{ ...line, payout }]);
    expect(shown).toMatchObject({
      Says: 'Vera Victim · R-88',
      'Payout name of the holder': 'Vera V. VictimSet 2 Mar, 08:30 1 h ago',
    });
  });

  it('show no such name where the money is nobody’s, or none is set', async () => {
    const [shown] = await show([line]);
    expect(Object.keys(shown ?? {})).not.toContain('Payout name of the holder');
  });

  it('mark the amount of one with the number where the claim is another, and no other line', async () => {
    const flags = [{ key: 'line_amount_differs', flag: 'line_amount_differs', about: '' }] as const;
    const byAmount = { ...line, id: '10', amount: 1_000, by_receipt: false };
    const shown = await show([line, byAmount], flags);
    expect(shown.map(({ Amount }) => Amount)).toEqual(['$100.00Differs', '$10.00']);
  });
});
