import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  button,
  calls,
  leave,
  lost,
  NOW,
  onFreshDevice,
  open,
  press,
  pressTwice,
  refused,
  server,
  signIn,
} from '../../../test/screen';
import { queryClient } from '../../shared/calls/query-client';
import type { OrderDetail as Detail, OrderStatus } from './api';
import { OrderDetail } from './order-detail';

const put = { amount: 5_000, budget: 5_500, billed: 1_100, progress_bp: 2_000 };
const orderIn = (status: OrderStatus, order: Part<Detail['order']> = {}): Part<Detail['order']> => ({
  ...{ id: '17', number: 'FL-000017', status, intent: 'run' },
  ...(status === 'waiting_to_put' ? {} : put),
  ...order,
});

/** The page of a plan in one status, with what the test says of it. */
const openIn = (status: OrderStatus, part: Part<Detail> = {}, order: Part<Detail['order']> = {}) => {
  server.answer(calls.plan.detail, {
    product: { id: '3', title: 'Harbour Puzzle', min_put_amount: 1_000, max_put_amount: 50_000 },
    ...part,
    order: orderIn(status, order),
  });
  return open(<OrderDetail orderId="17" />);
};

const acts = { put: 'Fund this plan', cancel: 'Cancel funding', stop: 'Stop the plan' };
const offered = () => Object.values(acts).filter((name) => screen.queryByRole('button', { name }) !== null);

describe('what a person does with a plan', () => {
  onFreshDevice();

  it('cancels after a question that says it is free, once for a double tap, and reads the plan anew', async () => {
    openIn('matching');
    await press(acts.cancel);
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the funding?' });
    expect(dialog.textContent).toContain('Canceling is free.');
    server.reply(calls.plan.cancel, () => {
      server.answer(calls.plan.detail, { order: orderIn('put_failed') });
      return { order: { id: '17' } };
    });
    const [confirm] = within(dialog).getAllByRole('button', { name: acts.cancel });
    confirm?.click();
    confirm?.click();
    expect(await screen.findByText('Canceled. The amount is back.')).toBeTruthy();
    expect(server.sent(calls.plan.cancel)).toEqual([{ order_id: '17' }]);
    expect(await screen.findByText('Not accepted')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the plan where the person thinks better of it', async () => {
    openIn('putting');
    await press(acts.stop);
    expect((await screen.findByRole('dialog')).textContent).toContain('Delivered spend stays billed.');
    await press('Keep running');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent(calls.plan.stop)).toEqual([]);
  });

  it('says why a stop was refused, and leaves the question open', async () => {
    openIn('putting');
    server.reply(calls.plan.stop, () => refused('wrong_state'));
    await press(acts.stop);
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByRole('button', { name: acts.stop }).click();
    await waitFor(() => expect(server.sent(calls.plan.stop)).toEqual([{ order_id: '17' }]));
    expect(await screen.findByText(/./, { selector: '.toast--failure' })).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('sends a cancel without an answer again under the same key', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout'],
      now: Date.parse(NOW),
      shouldAdvanceTime: true,
      advanceTimeDelta: 500,
    });
    openIn('matching');
    server.reply(calls.plan.cancel, (_, before) => (before === 0 ? lost : { order: { id: '17' } }));
    await press(acts.cancel);
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByRole('button', { name: acts.cancel }).click();
    expect(await screen.findByText('Canceled. The amount is back.')).toBeTruthy();
    const keys = server.keys(calls.plan.cancel);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('opens the put of the very plan that waits', async () => {
    openIn('waiting_to_put');
    server.answer(calls.wallet.property, { available_balance: 9_000 });
    await pressTwice(acts.put);
    const dialog = await screen.findByRole('dialog', { name: 'Fund this plan' });
    expect(await within(dialog).findByText('Available funds: $90.00 · $10.00 to $500.00')).toBeTruthy();
    expect(within(dialog).getByText('You can lose the money you put in.')).toBeTruthy();
  });

  it.each([
    ['matching', acts.cancel, 'Cancel the funding?', 'putting', 'Running'],
    ['putting', acts.stop, 'Stop this plan?', 'waiting_for_settlement', 'Settling'],
  ] as const)('says so where a plan goes on from %s while it is asked', async (from, act, name, to, tag) => {
    openIn(from);
    await press(act);
    await screen.findByRole('dialog', { name });
    server.answer(calls.plan.detail, { order: orderIn(to) });
    await queryClient.invalidateQueries({ queryKey: ['plans', 'order'] });
    const said = await screen.findByRole('alert');
    expect(screen.getByRole('dialog', { name }).contains(said)).toBe(true);
    expect(said.textContent).toBe(`This is no longer possible. ${tag}`);
    screen.getAllByRole('button', { name: 'Close' }).at(-1)?.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says in the sheet of the put that its time is over, and takes no amount any more', async () => {
    openIn('waiting_to_put');
    server.answer(calls.wallet.property, { available_balance: 9_000 });
    await press(acts.put);
    const dialog = await screen.findByRole('dialog', { name: 'Fund this plan' });
    server.answer(calls.plan.detail, { order: orderIn('put_failed') });
    await queryClient.invalidateQueries({ queryKey: ['plans', 'order'] });
    expect((await within(dialog).findByRole('alert')).textContent).toBe('This is no longer possible.');
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: acts.put }).disabled).toBe(true);
  });

  it('lets a blocked person cancel and stop, but not put', async () => {
    signIn({ state: 'disabled' });
    openIn('waiting_to_put');
    expect(await screen.findByText('This is not available in your account’s current state.')).toBeTruthy();
    expect(offered()).toEqual([]);
    leave();
    openIn('matching', {}, { id: '18' });
    expect(await button(acts.cancel)).toBeTruthy();
  });

  it.each([
    ['offer_expired', 'Lapsed'],
    ['cancelled_by_holder', 'Canceled'],
    ['network_refused', 'Not accepted'],
  ] as const)('calls a plan that failed by %s: %s', async (reason, words) => {
    openIn('put_failed', {}, { reasons: [{ reason, remedy: 'choose_another', who_acts: 'holder' }] });
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
