import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  button,
  calls,
  inHours,
  items,
  linkTo,
  loseAnswers,
  lost,
  NOW,
  onFreshDevice,
  open,
  press,
  pressTwice,
  refused,
  rowOf,
  server,
} from '../../../test/screen';
import type { ScoreEvent, ShopLevel } from './api';
import { StandingPage } from './standing-page';

const steps = [
  { level: 1, settled_orders: 0, score: 0, months_without_issue: 0, put_limit_bp: 10_000 },
  { level: 2, settled_orders: 5, score: 500, months_without_issue: 0, put_limit_bp: 15_000 },
  { level: 3, settled_orders: 20, score: 600, months_without_issue: 3, put_limit_bp: 20_000 },
];
const shop: Part<ShopLevel> = {
  ...{ level: 2, next_level: 3, settled_orders: 8, score: 620, months_without_issue: 1, steps },
  membership: { active: false, price: 2_000, days: 30 },
};
const show = (part: Part<ShopLevel> = {}, ...events: readonly Part<ScoreEvent>[]) => {
  server.answer(calls.standing.shopLevel, { ...shop, ...part });
  server.answer(calls.standing.creditScore, { items: events, score: 620 });
  return open(<StandingPage />);
};

describe('how a person stands', () => {
  onFreshDevice();

  it('names the level, what it gives, and that no deposit raises it nor withdrawals depend on it', async () => {
    show();
    expect(
      await screen.findByText('You can fund a plan with up to 1.5 times a product’s maximum.'),
    ).toBeTruthy();
    expect(
      screen.getByText(
        /They never affect withdrawing your own money, and adding money does not raise them\./,
      ),
    ).toBeTruthy();
  });

  it('sets the present values beside what the next level asks for', async () => {
    show();
    await screen.findByRole('progressbar', { name: 'Settled plans: 8 of 20' });
    const doneOf = (name: string) => screen.getByRole('progressbar', { name }).getAttribute('aria-valuenow');
    expect(doneOf('Settled plans: 8 of 20')).toBe('40');
    expect(doneOf('Credit score: 620 of 600')).toBe('100');
    expect(doneOf('Months without an issue: 1 of 3')).toBe('33');
    expect(screen.getAllByText('Met')).toHaveLength(1);
  });

  it('opens the whole formula, one’s own step marked', async () => {
    show();
    await screen.findByText('Level 2 · yours');
    expect(rowOf('Level 2 · yours')).toBe('1.5 × maximum');
    expect(screen.getByText('20 settled plans · score 600 · 3 months without an issue')).toBeTruthy();
    expect(screen.getByText('5 settled plans · score 500')).toBeTruthy();
    expect(screen.getByText('From the start')).toBeTruthy();
  });

  it('says at the highest level that there is no further one', async () => {
    show({ level: 3, next_level: null });
    expect(await screen.findByText('This is the highest level.')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('lists the events of the score with cause, sign, what came of it and when it expires', async () => {
    show(
      {},
      {
        id: '2',
        cause: 'objection_lost',
        delta: -20,
        score_after: 600,
        remark: '',
        expires_at: inHours(24),
        time: NOW,
      },
      {
        id: '1',
        cause: 'order_settled',
        delta: 5,
        score_after: 620,
        order_id: '17',
        remark: 'FL-17',
        time: NOW,
      },
    );
    expect(await screen.findByText('A dispute was not upheld')).toBeTruthy();
    const [lostIt, wonIt] = items().slice(-2);
    expect(lostIt).toMatch(/-20.*Expires Mar 3, 2026 · New score 600$/);
    expect(wonIt).toMatch(/\+5FL-17.*New score 620$/);
    expect(linkTo('A plan was settled without an issue')).toBe('/plan/detail?id=17');
  });

  it('tells equal events once, and opens each of them', async () => {
    const settled = { cause: 'order_settled', delta: 5, remark: '', time: NOW } as const;
    show(
      {},
      { ...settled, id: '4', order_id: '9', score_after: 615 },
      { ...settled, id: '3', order_id: '8', score_after: 610 },
      { ...settled, id: '2', order_id: '7', score_after: 605 },
      { cause: 'start', id: '1', delta: 600, score_after: 600, remark: '', time: NOW },
    );
    const row = (await screen.findByText('A plan was settled without an issue ×3')).closest('summary');
    expect(row?.textContent).toBe('A plan was settled without an issue ×3New score 615+15');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['9', '8', '7'].map((id) => `/plan/detail?id=${id}`),
    );
  });
});

describe('the membership', () => {
  onFreshDevice();

  const openDialog = async (available: number): Promise<HTMLElement> => {
    server.answer(calls.wallet.property, { available_balance: available });
    show();
    await press('Become a member');
    return screen.findByRole('dialog', { name: 'Become a member?' });
  };

  it('sums up what is paid and what is left before it is opened, and pays once for a double tap', async () => {
    const dialog = await openDialog(5_000);
    await within(dialog).findByText('Available funds afterward');
    expect(rowOf('Price', dialog)).toBe('-$20.00');
    expect(rowOf('Available funds afterward', dialog)).toBe('$30.00');
    expect(rowOf('Length', dialog)).toBe('30 days');
    server.answer(calls.membership.open);
    await pressTwice('Pay $20.00');
    expect(await screen.findByText('You are a member now.')).toBeTruthy();
    expect(server.sent(calls.membership.open)).toEqual([{ price: 2_000 }]);
  });

  it('is not opened where available funds do not cover the price', async () => {
    const dialog = await openDialog(1_999);
    expect(await within(dialog).findByRole('alert')).toBeTruthy();
    expect((await button('Pay $20.00')).disabled).toBe(true);
    expect(within(dialog).queryByText('Available funds afterward')).toBeNull();
  });

  it('is refused where the price has changed, and nothing is paid', async () => {
    await openDialog(5_000);
    server.reply(calls.membership.open, () => refused('terms_changed'));
    await waitFor(async () => expect((await button('Pay $20.00')).disabled).toBe(false));
    await press('Pay $20.00');
    expect(await screen.findByText(/./, { selector: '.toast--failure' })).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('is sent again as it was where no answer came, and paid once', async () => {
    await openDialog(5_000);
    await waitFor(async () => expect((await button('Pay $20.00')).disabled).toBe(false));
    await loseAnswers(calls.membership.open, () => press('Pay $20.00'));
    expect(await screen.findByText(/^We got no answer\./)).toBeTruthy();
    server.answer(calls.membership.open);
    await press('Send again');
    expect(await screen.findByText('You are a member now.')).toBeTruthy();
    expect(new Set(server.keys(calls.membership.open)).size).toBe(1);
  });

  it('shows while it runs what comes back if it is ended now, and ends it after a question', async () => {
    server.reply(calls.membership.refund, () => ({ refunded: 1_400 }));
    show({
      membership: {
        ...{ active: true, ends_at: inHours(480), refund_until: inHours(100), refund_amount: 1_400 },
        ...{ price: 2_000, days: 30 },
      },
    });
    await screen.findByText('Refund if you end it now');
    expect(rowOf('Runs until')).toBe('Mar 22, 2026, 9:30\u00a0AM\u00a0UTC');
    await press('End and get a refund');
    const dialog = await screen.findByRole('dialog', { name: 'End the membership?' });
    expect(rowOf('Refund if you end it now', dialog)).toBe('$14.00');
    const confirm = within(dialog).getByRole('button', { name: 'End and get a refund' });
    confirm.click();
    confirm.click();
    expect(
      await screen.findByText('The membership has ended. $14.00 is back in your available funds.'),
    ).toBeTruthy();
    expect(server.keys(calls.membership.refund)).toHaveLength(1);
  });

  it('says that the time for a refund is over', async () => {
    show({ membership: { active: true, ends_at: inHours(480), price: 2_000, days: 30 } });
    expect(await screen.findByText('The 14 days for a refund are over. It ends by itself.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'End and get a refund' })).toBeNull();
  });

  it('can be loaded again where no answer came', async () => {
    server.answer(calls.standing.creditScore);
    server.reply(calls.standing.shopLevel, (_, before) => (before < 3 ? lost : shop));
    open(<StandingPage />);
    await press('Request failed, tap to reload');
    expect(await screen.findByText('Membership')).toBeTruthy();
  });
});
