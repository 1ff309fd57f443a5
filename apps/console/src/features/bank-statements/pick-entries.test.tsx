import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, dialog, field, fill, noDialog, onFreshTab, open, press, server } from '../../../test/screen';
import { BankLinesPage } from '.';

const line = { id: '9', booked_on: '2026-02-03', amount: -10_000, matched_by: null, posting: null };
const entry = (transaction_id: string, amount: number) => ({
  ...{ transaction_id, amount, kind: 'manual_withdrawal' as const, time: '2026-02-02T10:00:00.000Z' },
  ...{ numbers: [`W-${transaction_id}`], holder_id: '17', operation_id: '12345674' },
});

describe('a line that several entries make up', () => {
  onFreshTab();

  const begin = async (): Promise<void> => {
    server.answer(calls.consoleBank.lines, { items: [line] });
    server.answer(calls.consoleBank.entries, {
      items: [entry('31', -4_000), entry('32', -6_000), entry('33', -7_000)],
    });
    server.answer(calls.consoleBank.proposeMatch, { id: '77' });
    open(<BankLinesPage />, ['finance_maker']);
    await press('Propose a match');
    await screen.findByText('Unmatched entries near its day');
  };
  const tick = async (amount: string) => fireEvent.click(await field(new RegExp(` · \\${amount} · `)));
  const sum = async () => within(await dialog()).getByRole('status').textContent;

  it('is matched by ticking them, with their sum against it; nothing is typed', async () => {
    await begin();
    expect(server.sent(calls.consoleBank.entries)).toEqual([
      {
        ...{ direction: 'out', amount_max: 10_000, limit: 50 },
        ...{ from: '2026-01-04T00:00:00.000Z', until: '2026-03-06T00:00:00.000Z' },
      },
    ]);
    const smallest = await field('2 Feb, 10:00 · Withdrawal · $40.00 · W-31 · 12345674');
    expect(smallest.checked).toBe(false);
    await tick('$40.00');
    expect(await sum()).toBe('Ticked: $40.00 of $100.00. $60.00 to go.');
    await tick('$70.00');
    expect(await sum()).toBe('Ticked: $110.00, $10.00 more than the line.');
    await tick('$70.00');
    await tick('$60.00');
    expect(await sum()).toBe('Ticked: $100.00. That is the line.');
    expect(await field('Ledger transactions')).toHaveProperty('value', '31, 32');
    await fill({ Reason: 'told by the bank' });
    await press('Propose a match');
    await noDialog();
    expect(server.sent(calls.consoleBank.proposeMatch)).toEqual([
      { line_id: '9', transaction_ids: ['31', '32'], reason: 'told by the bank' },
    ]);
  });

  it('can still be typed: what is listed is ticked, of anything else the amount is not counted', async () => {
    await begin();
    await fill({ 'Ledger transactions': '32,99' });
    expect(await field(/ · \$60\.00 · /)).toHaveProperty('checked', true);
    expect(await sum()).toBe(
      'Ticked: $60.00 of $100.00. $40.00 to go. Not listed here, and not counted: 99.',
    );
    await tick('$40.00');
    expect(await field('Ledger transactions')).toHaveProperty('value', '32, 99, 31');
  });
});
