import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  button,
  calls,
  inHours,
  leave,
  loseAnswers,
  NOW,
  onFreshDevice,
  open,
  press,
  refused,
  rowOf,
  server,
  signIn,
} from '../../../test/screen';
import { queryClient } from '../../shared/calls/query-client';
import type { OrderDetail as Detail } from './api';
import { OrderDetail } from './order-detail';

type Control = NonNullable<Detail['control']>;
const NONE = {
  ...{ cost_per_conversion: null, loss: null, spend_without_conversion: null, ends_at: null },
  daily_cap: null,
};

const answerWith = (control: Part<Control> | null, part: Part<Detail> = {}) =>
  server.answer(calls.plan.detail, {
    product: { id: '3', title: 'Harbour Puzzle' },
    order: { id: '17', number: 'FL-000017', status: 'putting', intent: 'run', amount: 5_000 },
    control:
      control === null
        ? null
        : {
            ...{ pace: 'running', limits: NONE, lowers_to: null, may_lower: true },
            ...{ run_ends_at: null, cap_from: null, cap_today: null, ...control },
          },
    ...part,
  });
const openWith = (...given: Parameters<typeof answerWith>) => {
  answerWith(...given);
  return open(<OrderDetail orderId="17" />);
};

describe('the control of a running plan', () => {
  onFreshDevice();

  it('pauses after a question that says what is still billed', async () => {
    openWith({});
    expect(await screen.findByText(/^No limits\./)).toBeTruthy();
    await press('Pause');
    const dialog = await screen.findByRole('dialog', { name: 'Pause this plan?' });
    expect(dialog.textContent).toContain('Anything delivered before that is still billed.');
    server.answer(calls.plan.pause, { order: { id: '17' } });
    within(dialog).getByRole('button', { name: 'Pause' }).click();
    expect(await screen.findByText('Pause requested.')).toBeTruthy();
    expect(server.sent(calls.plan.pause)).toEqual([{ order_id: '17' }]);
  });

  it.each(['pausing', 'paused'] as const)('offers to resume what is %s, at once', async (pace) => {
    openWith({ pace });
    server.answer(calls.plan.resume, { order: { id: '17' } });
    await press('Resume');
    await waitFor(() => expect(server.sent(calls.plan.resume)).toEqual([{ order_id: '17' }]));
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  it.each([
    ['Set limits', 'Limits'],
    ['Add budget', 'Add budget'],
  ])('says so where the plan ends while a sheet of it is open: %s', async (opens, name) => {
    server.answer(calls.wallet.property, { available_balance: 2_500 });
    openWith({}, { product: { id: '3', max_put_amount: 9_000 } });
    await press(opens);
    await screen.findByRole('dialog', { name });
    answerWith(null);
    await queryClient.invalidateQueries({ queryKey: ['plans', 'order'] });
    const dialog = await screen.findByRole('dialog', { name: 'Control' });
    expect(within(dialog).getByRole('alert').textContent).toContain('can no longer be changed');
    within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)?.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Control' })).toBeNull();
  });

  it('lowers the budget to no less than what is spent, and says what was asked for', async () => {
    openWith({}, { order: { id: '17', status: 'putting', intent: 'run', budget: 5_000, billed: 1_200 } });
    await press('Lower budget');
    const sheet = within(await screen.findByRole('dialog', { name: 'Lower budget' }));
    const confirm = () => sheet.getByRole<HTMLButtonElement>('button', { name: /^Lower / });
    const type = (value: string) =>
      fireEvent.change(sheet.getByLabelText('New budget in USD'), { target: { value } });
    for (const value of ['11.99', '50']) {
      type(value);
      expect(sheet.getByLabelText('New budget in USD').getAttribute('aria-invalid')).toBe('true');
      expect(sheet.getByText('Enter at least $12.00 and less than $50.00.')).toBeTruthy();
      expect(confirm().disabled).toBe(true);
    }
    type('12');
    server.answer(calls.plan.lower, { order: { id: '17' } });
    confirm().click();
    expect(await screen.findByText('Lower budget requested.')).toBeTruthy();
    expect(server.sent(calls.plan.lower)).toEqual([{ order_id: '17', budget: 1_200 }]);
  });

  it('adds to the budget, with the funds that are left before it and a receipt after', async () => {
    server.answer(calls.wallet.property, { available_balance: 2_500 });
    server.answer(calls.plan.raise, { order: { id: '17', budget: 6_500 } });
    openWith(
      {},
      {
        product: { id: '3', max_put_amount: 9_000 },
        order: { id: '17', status: 'putting', intent: 'run', amount: 5_000, budget: 5_000 },
      },
    );
    await press('Add budget');
    const sheet = within(await screen.findByRole('dialog', { name: 'Add budget' }));
    const type = (value: string) =>
      fireEvent.change(sheet.getByLabelText('Amount in USD'), { target: { value } });
    // The product would take 40: what is there is less.
    expect(await sheet.findByText('Enter an amount up to $25.00. Available funds: $25.00')).toBeTruthy();
    type('25.01');
    expect(sheet.getByLabelText('Amount in USD').getAttribute('aria-invalid')).toBe('true');
    expect(sheet.getByRole<HTMLButtonElement>('button', { name: 'Add $25.01' }).disabled).toBe(true);
    type('15');
    expect(await sheet.findByText('$10.00')).toBeTruthy();
    expect(sheet.getByText('$65.00')).toBeTruthy();
    sheet.getByRole('button', { name: 'Add $15.00' }).click();
    expect(await screen.findByText('$15.00 added; the budget is now $65.00')).toBeTruthy();
    expect(server.sent(calls.plan.raise)).toEqual([{ order_id: '17', amount: 1_500 }]);
    // Its cross and its button say the same.
    screen.getAllByRole('button', { name: 'Close' }).at(-1)?.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends a raise without an answer again as it was, and lets no other be typed, also once it was closed', async () => {
    server.answer(calls.wallet.property, { available_balance: 2_500 });
    openWith(
      {},
      {
        product: { id: '3', max_put_amount: 9_000 },
        order: { id: '17', status: 'putting', intent: 'run', amount: 5_000, budget: 5_000 },
      },
    );
    await press('Add budget');
    const sheet = within(await screen.findByRole('dialog', { name: 'Add budget' }));
    const amount = () => screen.getByLabelText<HTMLInputElement>('Amount in USD');
    fireEvent.change(amount(), { target: { value: '15' } });
    await loseAnswers(calls.plan.raise, () => press('Add $15.00'));
    expect(await sheet.findByText(/^We got no answer\./)).toBeTruthy();
    expect(amount().disabled).toBe(true);
    sheet.getByRole('button', { name: 'Close' }).click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Add budget');
    server.answer(calls.plan.raise, { order: { id: '17', budget: 6_500 } });
    const again = await screen.findByRole('button', { name: 'Send again' });
    expect([amount().value, amount().disabled]).toEqual(['15.00', true]);
    again.click();
    expect(await screen.findByText('$15.00 added; the budget is now $65.00')).toBeTruthy();
    for (const sent of server.sent(calls.plan.raise)) expect(sent).toEqual({ order_id: '17', amount: 1_500 });
    expect(new Set(server.keys(calls.plan.raise)).size).toBe(1);
  });

  it('offers no raise of a plan that has the most it may', async () => {
    openWith({}, { product: { id: '3', max_put_amount: 5_000 } });
    expect(await button('Pause')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add budget' })).toBeNull();
    expect(screen.getByText('The budget is already at this plan’s maximum.')).toBeTruthy();
  });

  it('names a lower budget that waits, and offers neither more nor less meanwhile', async () => {
    openWith({ lowers_to: 2_000, may_lower: false });
    await screen.findByRole('heading', { name: 'Control' });
    expect(rowOf('Requested budget')).toContain('$20.00');
    for (const name of ['Lower budget', 'Add budget'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('says why the budget cannot be lowered where the operator pays part of it, and only there', async () => {
    openWith({ may_lower: false });
    expect(await screen.findByText(/^The budget cannot be lowered, because the operator/)).toBeTruthy();
    for (const other of [{}, { lowers_to: 2_000, may_lower: false }]) {
      leave();
      openWith(other);
      await screen.findByRole('heading', { name: 'Control' });
      expect(screen.queryByText(/^The budget cannot be lowered/)).toBeNull();
    }
  });

  it('shows the limits that are set, and sends all of them as they are typed', async () => {
    openWith({ limits: { ...NONE, loss: 1_050 } });
    await screen.findByRole('heading', { name: 'Control' });
    expect(rowOf('Stop if the loss reaches')).toContain('$10.50');
    await press('Set limits');
    const sheet = within(await screen.findByRole('dialog', { name: 'Limits' }));
    const field = (label: string) => sheet.getByLabelText<HTMLInputElement>(label);
    expect(field('Stop if the loss reaches').value).toBe('10.50');
    expect(field('End date').value).toBe('');
    server.reply(calls.plan.setLimits, () => refused('limit_already_reached'));
    sheet.getByRole('button', { name: 'Save limits' }).click();
    expect(await screen.findByText(/^The figures have already reached this limit\./)).toBeTruthy();
    expect(server.sent(calls.plan.setLimits)).toEqual([{ order_id: '17', limits: { ...NONE, loss: 1_050 } }]);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('refuses at the field what the plan has reached, and an end after that of the run', async () => {
    const figures = { spend: 2_000, revenue: 1_200, conversions: 3 };
    openWith({ run_ends_at: inHours(48) }, { statistics: figures });
    await press('Set limits');
    const sheet = within(await screen.findByRole('dialog', { name: 'Limits' }));
    const field = (label: string) => sheet.getByLabelText<HTMLInputElement>(label);
    const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
    const save = () => sheet.getByRole<HTMLButtonElement>('button', { name: 'Save limits' });
    const refusedAt = (label: string, value: string, words: RegExp, fit: string) => {
      type(label, value);
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
      expect(sheet.getByText(words)).toBeTruthy();
      expect(save().disabled).toBe(true);
      type(label, fit);
      expect(save().disabled).toBe(false);
    };
    refusedAt('Stop if cost per conversion exceeds', '6.66', /already reached this/, '6.67');
    refusedAt('Stop if the loss reaches', '8', /already reached this/, '8.01');
    // There were conversions.
    type('Stop if spend without a conversion reaches', '1');
    expect(save().disabled).toBe(false);
    refusedAt('End date', '2999-01-01T10:00', /^The run already ends on /, '');
    expect(sheet.getByText(/^In the time zone of this device\. The run ends on /)).toBeTruthy();
  });

  it('says from when a cap applies, and what holds until then', async () => {
    openWith({ limits: { ...NONE, daily_cap: 2_000 }, cap_from: inHours(6), cap_today: 1_000 });
    await screen.findByRole('heading', { name: 'Control' });
    expect(rowOf('Daily cap')).toContain('$20.00');
    expect(screen.getByText(/^The daily cap applies from .* Until then: \$10\.00\.$/)).toBeTruthy();
    leave();
    openWith({ cap_from: inHours(6), cap_today: 1_000 });
    await screen.findByRole('heading', { name: 'Control' });
    expect(screen.getByText(/^The daily cap of \$10\.00 ends on /)).toBeTruthy();
    expect(screen.queryByText(/^No limits\./)).toBeNull();
  });

  it('refuses an end date that is none', async () => {
    openWith({});
    await press('Set limits');
    const sheet = within(await screen.findByRole('dialog', { name: 'Limits' }));
    const field = sheet.getByLabelText<HTMLInputElement>('End date');
    field.type = 'text';
    fireEvent.change(field, { target: { value: '20266-03-05T10:00' } });
    expect(sheet.getByText('Choose a time in the future.')).toBeTruthy();
    expect(sheet.getByRole<HTMLButtonElement>('button', { name: 'Save limits' }).disabled).toBe(true);
  });

  it('lets a blocked person pause, and nothing that could cost them', async () => {
    signIn({ state: 'disabled' });
    openWith({});
    expect(await button('Pause')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Set limits' })).toBeNull();
  });

  it('is nowhere once somebody asked to stop, and the history says which limit it was', async () => {
    const entry = { status: 'putting', time: NOW, actor: 'programme' } as const;
    openWith(null, {
      timeline: [
        { ...entry, cause: 'paused', billed_meanwhile: 120 },
        {
          ...{ ...entry, cause: 'limit_reached', time: inHours(1) },
          reached: {
            ...{ limit: 'daily_cap', value: 500, billed: 500, revenue: 200, conversions: 1 },
            day: '2026-03-02',
          },
        },
        {
          ...{ ...entry, cause: 'limit_reached', time: inHours(2) },
          reached: { limit: 'cost_per_conversion', value: 300, billed: 1_000, revenue: 400, conversions: 2 },
        },
      ],
    });
    expect(await screen.findByText('Cost per conversion rose above your limit of $3.00.')).toBeTruthy();
    expect(screen.getByText('Spend $10.00 · Revenue $4.00 · Conversions 2')).toBeTruthy();
    expect(screen.getByText(/^A report for Mar 2, 2026 \(UTC\) .* over your cap of \$5\.00\.$/)).toBeTruthy();
    // Its figures are those of the whole plan.
    expect(screen.queryByText(/^Spend \$5\.00/)).toBeNull();
    expect(screen.getByText('Billed between your request and the confirmation: $1.20')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Control' })).toBeNull();
  });
});
