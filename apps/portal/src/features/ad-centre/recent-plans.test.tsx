import type { Part } from '@fairlead/contract/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, onFreshDevice, open, server } from '../../../test/screen';
import type { ResponseFor } from '../../shared/api';
import RecentPlans from './recent-plans';

const openWith = (order: Part<ResponseFor<'plan.list'>['items'][number]>): void => {
  server.answer(calls.plan.list, { items: [{ id: '5', amount: 4_000, result: null, ...order }] });
  server.answer(calls.plan.awaitPutCount, { count: 0 });
  open(<RecentPlans />);
};

describe('the newest plans on home', () => {
  onFreshDevice();

  it.each([
    ['paused', 'Paused'],
    ['pause_requested', 'Pause requested'],
  ] as const)('does not say that a plan runs whose reason is %s', async (reason, word) => {
    openWith({ status: 'putting', reasons: [{ reason }] });
    expect(await screen.findByText(word)).toBeTruthy();
    expect(screen.queryByText('Running')).toBeNull();
  });

  it('say what a running plan came to so far, a loss with its sign and never in green', async () => {
    openWith({ status: 'putting', reasons: [], net_so_far: -120 });
    expect((await screen.findByText('-$1.20')).className).toContain('loss');
    expect(screen.getByText('So far, not final')).toBeTruthy();
    expect(document.querySelector('.deck--loss')).not.toBeNull();
  });

  it('count those that wait for an amount, and do not tell them again', async () => {
    const waiting = { id: '6', status: 'waiting_to_put', product: { title: 'Clay Court' } } as const;
    const other = { id: '5', status: 'matching', product: { title: 'Tide Tables' } } as const;
    server.answer(calls.plan.list, { items: [waiting, other] });
    server.answer(calls.plan.awaitPutCount, { count: 1 });
    open(<RecentPlans />);
    expect(await screen.findByText('1 plan needs funding')).toBeTruthy();
    expect(screen.getByText('Tide Tables')).toBeTruthy();
    expect(screen.queryByText('Clay Court')).toBeNull();
  });

  it('show a plan that runs though five newer ones do not', async () => {
    const offers = ['9', '8', '7', '6', '5'].map((id) => ({
      id,
      status: 'waiting_to_put' as const,
      reasons: [],
    }));
    const running = { id: '4', status: 'putting' as const, reasons: [] };
    server.reply(calls.plan.list, ({ status }) => ({ items: status === 'putting' ? [running] : offers }));
    server.answer(calls.plan.awaitPutCount, { count: 0 });
    open(<RecentPlans />);
    expect(await screen.findByText('Running')).toBeTruthy();
    expect(server.sent(calls.plan.list)).toEqual([{ limit: 5 }, { status: 'putting', limit: 2 }]);
  });

  it.each([
    ['cancelled_by_holder', 'Canceled'],
    ['offer_expired', 'Lapsed'],
    ['network_refused', 'Not accepted'],
  ] as const)('calls what failed by the word of its list, without a sum: %s', async (reason, word) => {
    openWith({ status: 'put_failed', reasons: [{ reason }] });
    expect(await screen.findByText(word)).toBeTruthy();
    expect(screen.queryByText('$40.00')).toBeNull();
  });
});
