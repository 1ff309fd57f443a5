import type { ResponseOf } from '@fairlead/contract';
import type { detail } from '@fairlead/contract/calls/plans-staff';
import type { Part } from '@fairlead/contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  address,
  alertText,
  COUNTED,
  calls,
  dialog,
  factOf,
  fill,
  inHours,
  linkTo,
  lost,
  NOW,
  noDialog,
  onFreshTab,
  open,
  press,
  refused,
  rowsOf,
  sentenceOf,
  server,
  type,
} from '../../../test/screen';
import { queryClient } from '../../shared/api/query-client';
import { PlansPage } from './plans';

type Plan = ResponseOf<typeof detail>;

const holder = { id: '17', username: 'anna_1', operation_id: '12345674' };
const order: Part<Plan['order']> = {
  ...{ id: '5', number: 'FL-000005', status: 'putting', amount: 5_000, budget: 5_500, billed: 1_100 },
  ...{ progress_bp: 2_000, product: { id: '3', title: 'Harbour Puzzle' }, origin: 'lead' },
};
const show = (part: Part<Plan> = {}, roles: Parameters<typeof open>[1] = ['delivery']) => {
  server.answer(calls.consoleOrder.list, { items: [{ ...order, holder, network: 'Northwind' }] });
  server.answer(calls.consoleOrder.detail, { holder, order, product: { title: 'Harbour Puzzle' }, ...part });
  open(<PlansPage />, roles, { path: '/plans/:id?', at: '/plans/5?status=putting' });
  return screen.findByRole('region', { name: 'FL-000005' });
};

describe('the plans', () => {
  onFreshTab();

  it('show whose they are, how far they came, and by which network; filters stay in the address', async () => {
    await show();
    const [row] = await rowsOf('Plans');
    expect(row).toMatchObject({
      ...{ Holder: 'anna_1', Number: 'FL-000005', Product: 'Harbour Puzzle ', Status: 'Running' },
      ...{ Funded: '$50.00', Billed: '$11.00', Progress: '20.0 %', Network: 'Northwind' },
    });
    expect(linkTo('FL-000005')).toBe('/plans/5?status=putting');
    await type('Status', 'matching');
    await waitFor(() => expect(address()).toBe('/plans/5?status=matching'));
    expect(server.sent(calls.consoleOrder.list).at(-1)).toEqual({ status: 'matching', ...COUNTED });
  });

  it('show beside the list who paid what, what comes next, and the count of the learning phase', async () => {
    const panel = await show({
      receipt: { amount: 5_000, paid_own: 4_000, paid_gift: 600, start_up: 400, budget: 5_500 },
      next: { status: 'put_finished', due_at: inHours(24) },
      learning: { conversions: 12, threshold: 50, ends_at: inHours(24) },
    });
    await within(panel).findByText('From own money');
    expect(factOf('From own money', panel)).toBe('$40.00');
    expect(factOf('From the house', panel)).toBe('$6.00');
    expect(factOf('From start-up funds', panel)).toBe('$4.00');
    expect(factOf('Next, if nobody acts', panel)).toBe('Finished, by 3 Mar, 09:30');
    expect(factOf('Learning phase', panel)).toBe('12 of 50 conversions');
    expect(factOf('Origin', panel)).toBe('Lead');
  });

  it('sum up what was delivered, with the sign of the net and the time of the figures', async () => {
    const panel = await show({
      statistics: { ...{ spend: 1_100, revenue: 400, net: -700, as_of: NOW, source_count: 3 }, clicks: 30 },
    });
    expect(await within(panel).findByText('-$7.00')).toBeTruthy();
    expect(factOf('Reports', panel)).toBe('3');
    expect(factOf('Click rate', panel)).toBe('–');
    expect(factOf('As of', panel)).toBe('2 Mar, 09:30 just now');
  });

  it('show a result as preliminary until it is final', async () => {
    const result = {
      billed: 5_000,
      returned: 500,
      revenue: 3_200,
      net_own: -1_800,
      net_before_gifts: -2_300,
    };
    const panel = await show({ result: { ...result, final: false } });
    expect(await within(panel).findByText('Late conversions still count.')).toBeTruthy();
    expect(factOf('Net of own money', panel)).toBe('-$18.00');
    expect(factOf('Returned', panel)).toBe('$5.00');
  });

  it('list what happened, and the reports with the fault of those that do not count', async () => {
    await show({
      timeline: [{ status: 'matching', cause: 'amount_put', actor: 'holder', time: NOW }],
      reports: [{ id: '9', version: 2, state: 'quarantined', fault: 'over_budget', spend: 240 }],
    });
    expect(await rowsOf('What happened')).toMatchObject([
      { Status: 'In review', Cause: 'Amount put', 'By whom': 'Holder' },
    ]);
    expect(await rowsOf('Newest 50 reports')).toMatchObject([
      { State: 'Quarantined', Version: '2', Spend: '$2.40', 'Held back because': 'Over budget' },
    ]);
  });

  it('show what its holder wants of it now, and what each change came to, for whoever tells the network by hand', async () => {
    const limits = {
      ...{ cost_per_conversion: null, loss: 2_000, spend_without_conversion: null, ends_at: null },
      daily_cap: 700,
    };
    const entry = { status: 'putting', actor: 'holder', time: NOW } as const;
    const panel = await show({
      control: {
        ...{ pace: 'pausing', limits, lowers_to: 3_000, may_lower: false },
        ...{ run_ends_at: null, cap_from: '2026-03-03T00:00:00.000Z', cap_today: null },
      },
      timeline: [
        { ...entry, cause: 'limits_changed', limits },
        { ...entry, cause: 'budget_raised', raised: { amount: 500, budget: 5_500 } },
        {
          ...{ ...entry, cause: 'limit_reached' },
          reached: { limit: 'loss', value: 2_000, billed: 2_100, revenue: 50, conversions: 1 },
        },
      ],
    });
    await within(panel).findByText('Delivery');
    expect(factOf('Delivery', panel)).toBe('Pausing');
    expect(factOf('Budget to be lowered to', panel)).toBe('$30.00');
    expect(factOf('Stops at a loss of', panel)).toBe('$20.00');
    expect(factOf('Daily cap, from the day after', panel)).toBe('$7.00');
    expect(factOf('Daily cap in force', panel)).toMatch(/^No limit \(until .+\)$/);
    expect((await rowsOf('What happened')).map(({ Details }) => Details)).toEqual([
      'Stops at a loss of $20.00Daily cap, from the day after $7.00',
      'Added $5.00Budget $55.00',
      'Limit reached: Stops at a loss of $20.00Billed $21.00Conversions 1',
    ]);
  });

  it('say so where no report came', async () => {
    await show();
    expect(await screen.findByText('No report yet.')).toBeTruthy();
  });

  it('keep what was shown where reading anew fails, with its time', async () => {
    server.answer(calls.consoleOrder.list);
    server.reply(calls.consoleOrder.detail, () => lost);
    open(<PlansPage />, ['delivery'], { path: '/plans/:id?', at: '/plans/5' });
    expect((await screen.findByRole('alert')).textContent).toContain('Could not be loaded. Try again.');
    server.answer(calls.consoleOrder.detail, { holder, order });
    await press('Reload');
    expect(await screen.findByRole('region', { name: 'FL-000005' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say that there is none of this number, with the way to the list and nothing to reload', async () => {
    server.answer(calls.consoleOrder.list);
    server.reply(calls.consoleOrder.detail, () => refused('no_such_data'));
    open(<PlansPage />, ['delivery'], { path: '/plans/:id?', at: '/plans/999' });
    expect(await alertText()).toContain('There is no such entry. The address may be incomplete');
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
    expect(linkTo('Close')).toBe('/plans');
  });
});

describe('placing a plan by hand', () => {
  onFreshTab();

  const waiting: Part<Plan> = {
    reasons: [{ reason: 'awaiting_placement', remedy: 'cancel', who_acts: 'staff', due_at: inHours(24) }],
  };

  it('is offered to delivery where it waits for that alone, with what it does', async () => {
    await show(waiting);
    expect(await rowsOf('Why it stands here')).toEqual([
      {
        ...{ Reason: 'Awaiting placement', Remedy: 'Cancel', 'Who acts': 'Staff' },
        By: '3 Mar, 09:30 in 1 d',
      },
    ]);
    server.answer(calls.consoleOrder.place);
    await press('Mark as placed');
    expect((await dialog()).textContent).toContain('the holder can no longer cancel for free');
    await fill({ Reason: 'Number 77 there' });
    await press('Mark as placed');
    await noDialog();
    expect(server.sent(calls.consoleOrder.place)).toEqual([{ id: '5', reason: 'Number 77 there' }]);
  });

  it.each([
    ['nobody else', waiting, ['finance_maker'] as const],
    ['nobody where it waits for something else', {}, ['delivery'] as const],
  ])('is offered to %s', async (_, part, roles) => {
    const panel = await show(part, roles);
    await within(panel).findByText('What happened');
    expect(screen.queryByRole('button', { name: 'Mark as placed' })).toBeNull();
  });

  it('says what the network has to be told, and takes word that it was, up to what was shown', async () => {
    const panel = await show({
      network_tasks: [
        { id: '8', kind: 'control', created_at: inHours(-2) },
        { id: '9', kind: 'control', created_at: inHours(-1) },
      ],
    });
    expect(await within(panel).findByText(/has to be told what the holder wants now/)).toBeTruthy();
    server.answer(calls.consoleOrder.tell);
    await press('Mark network as told');
    expect((await dialog()).textContent).toContain('billed to nobody');
    await fill({ Reason: 'By telephone' });
    await press('Mark network as told');
    await noDialog();
    expect(server.sent(calls.consoleOrder.tell)).toEqual([{ id: '5', up_to: '9', reason: 'By telephone' }]);
  });

  it('tells others that the network does not know yet that the run is over', async () => {
    const kinds = ['control', 'cancel'] as const;
    const tasks = kinds.map((kind, at) => ({ id: String(at + 1), kind, created_at: inHours(-1) }));
    const panel = await show({ network_tasks: tasks }, ['auditor']);
    expect(await within(panel).findByText(/has to be told that this run is over/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark network as told' })).toBeNull();
  });

  it('says that the holder was quicker, also where the plan shows it by then', async () => {
    const panel = await show(waiting);
    server.reply(calls.consoleOrder.place, () => refused('wrong_state'));
    await press('Mark as placed');
    await fill({ Reason: 'Number 77 there' });
    server.answer(calls.consoleOrder.detail, { holder, order: { ...order, status: 'put_failed' } });
    act(() => void queryClient.invalidateQueries());
    expect(await within(panel).findByText('Not accepted')).toBeTruthy();
    await press('Mark as placed');
    expect(await screen.findByText(sentenceOf('wrong_state'))).toBeTruthy();
  });
});
