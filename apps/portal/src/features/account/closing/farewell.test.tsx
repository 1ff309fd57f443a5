import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ResponseFor } from '../../../shared/api';
import { queryClient } from '../../../shared/calls/query-client';
import { translator } from '../../../shared/i18n/translator';
import { Farewell } from './farewell';

type Closing = ResponseFor<'account.closing'>;

const payout = (state: Closing['withdrawals'][number]['state'], due_at: string | null) => ({
  ...{ id: '12', amount: 40_602, state, method: 'bank_card' as const, destination_last_four: '4444' },
  ...{
    reason: null,
    reference: null,
    created_at: '2026-01-01T00:00:00.000Z',
    due_at,
    steps: [],
    arrival: null,
  },
});

const show = (different: Partial<Closing>): string => {
  const nothing = { available: 0, under_way: 0, paid_out: 0, still_to_come: 0, order_ids: [], done_by: null };
  const closed = { state: 'closed' as const, since: '2026-01-01T00:00:00.000Z', withdrawals: [] };
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <Farewell closing={{ ...closed, ...nothing, ...different }} operationId="96268545" />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  );
  return container.textContent ?? '';
};

describe('how far a closing has come', () => {
  beforeAll(async () => {
    await Promise.all((['core', 'portal', 'account'] as const).map((pack) => translator.need(pack)));
  });
  afterEach(cleanup);

  it('closed, the payout under way: how much, where to, by when, its number, and no sum of nothing', () => {
    const text = show({ under_way: 40_602, withdrawals: [payout('requested', '2026-01-08T00:00:00.000Z')] });
    expect(text).toContain('Your account is closed');
    expect(text).toContain('On its way to you$406.02');
    expect(text).toContain('Bank account, ending in 4444');
    expect(text).toContain('Withdrawal no. 12');
    expect(text).toContain('Paid by Jan 8, 2026');
    expect(text).toContain('96268545');
    expect(screen.getByRole('button', { name: 'Save the statement (PDF)' })).toBeTruthy();
    expect(text).not.toContain('$0.00');
  });

  it('closed and paid out', () => {
    const text = show({ paid_out: 40_602, withdrawals: [payout('paid', null)] });
    expect(text).toContain('Paid out$406.02');
    expect(text).not.toContain('On its way');
    expect(text).not.toContain('Paid by');
  });

  it('closed with nothing in it: says that nothing was to be paid', () => {
    const text = show({});
    expect(text).toContain('Your account is closed');
    expect(text).toContain('There was nothing to pay out.');
    expect(text).not.toContain('$');
  });

  it('plans still run: what is still to come, by when, and the way to them', () => {
    const rest = { still_to_come: 2_000, order_ids: ['3', '4'], done_by: '2026-02-01T00:00:00.000Z' };
    const text = show({ state: 'closing', under_way: 40_602, ...rest });
    expect(text).toContain('Your account is being closed');
    expect(text).toContain('Still to come$20.00');
    expect(text).toContain('The rest comes by Feb 1, 2026');
    expect(screen.getByRole('link', { name: '2 plans have not ended yet' })).toBeTruthy();
  });

  it('a payout that was refused left money in it: said, with the way to take it', () => {
    const text = show({ available: 40_602, withdrawals: [payout('refused', null)] });
    expect(text).toContain('Still in your account$406.02');
    expect(text).toContain('Check your payout account, then withdraw what is left.');
    expect(screen.getByRole('link', { name: 'Withdraw' })).toBeTruthy();
  });
});
