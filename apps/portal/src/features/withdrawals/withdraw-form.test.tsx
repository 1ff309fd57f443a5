import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  address,
  button,
  calls,
  confirmWithPin,
  field,
  inHours,
  leave,
  loseAnswers,
  noteOf,
  onFreshDevice,
  open,
  press,
  refused,
  rowOf,
  server,
  type,
} from '../../../test/screen';
import type { ResponseFor } from '../../shared/api';
import { passwordDigest } from '../../shared/password/digest';
import { overlay } from '../../shared/ui/overlay';
import { WithdrawForm } from './withdraw-form';

type Eligibility = ResponseFor<'withdrawal.eligibility'>;
type Rule = Part<Eligibility['rules'][number]>;

const amount = 'Amount in USD';
const covered: Rule = { rule: 'amount_covered', passed: true, who_clears: 'holder' };
const allowed: Part<Eligibility> = {
  allowed: true,
  available: 50_000,
  minimum: 1_000,
  maximum: 40_000,
  fee: 0,
  paid_by: inHours(48),
  destination: { method: 'bank_card', last_four: '4321' },
  rules: [covered],
};

/** Eligibility as the server would check: a blocker stays, whatever the amount. */
const blockedBy = (...rules: readonly Rule[]): void =>
  server.answer(calls.withdrawal.eligibility, { ...allowed, allowed: false, rules: [...rules, covered] });

const blockers = () => screen.findByRole('heading', { name: 'Before you can withdraw' });
const lastAsked = () => server.sent(calls.withdrawal.eligibility).at(-1);

/** Where the person is paid. */
const paidTo = (): void =>
  server.answer(calls.payout.detail, {
    card_name: 'Harbour Bank',
    user_name: 'Anna Berg',
    destination_last_four: '4321',
  });

describe('the withdrawal', () => {
  onFreshDevice();
  beforeEach(paidTo);

  it('sums up amount, fee, destination and date before the password, then sends the digest once', async () => {
    server.answer(calls.withdrawal.eligibility, allowed);
    server.answer(calls.withdrawal.request, { id: '12', amount: 4_050 });
    const onSent = vi.fn();
    open(<WithdrawForm onSent={onSent} />);
    expect((await button('Enter an amount')).disabled).toBe(true);
    await type(amount, '40.50');
    await waitFor(() => expect(lastAsked()).toEqual({ amount: 4_050 }));
    expect(rowOf('Amount')).toBe('$40.50');
    expect(rowOf('Fee')).toBe('$0.00');
    expect(rowOf('You receive')).toBe('$40.50');
    expect(rowOf('Stays available')).toBe('$459.50');
    expect(screen.getByRole('link', { name: /Harbour Bank, ending in 4321/ }).getAttribute('href')).toBe(
      '/wallet/bind-card',
    );
    expect(
      screen.getByText(
        /^Paid by Mar 4, 2026, 9:30 AM UTC\. If not, the full amount returns to your available funds/,
      ),
    ).toBeTruthy();
    await waitFor(async () => expect((await button('Withdraw $40.50')).disabled).toBe(false));
    await press('Withdraw $40.50');
    server.answer(calls.wallet.checkPassword);
    expect((await screen.findByRole('dialog')).textContent).toContain('To ••4321Anna Berg$40.50');
    await confirmWithPin('246813');
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(onSent.mock.calls[0]?.[0]).toMatchObject({
      ...{ destination: 'Harbour Bank, ending in 4321', feeMinor: 0, staysMinor: 45_950 },
      withdrawal: { id: '12', amount: 4_050 },
    });
    expect(server.sent(calls.withdrawal.request)).toEqual([
      { amount: 4_050, password: passwordDigest('246813') },
    ]);
    expect((await field(amount)).value).toBe('');
  });

  it.each([
    ['0', 'Enter an amount above zero.'],
    ['500.01', 'This is more than your available funds.'],
    ['ten', 'Enter an amount such as 50 or 50.00.'],
    ['1.234', 'Enter an amount such as 50 or 50.00.'],
  ])('refuses %s at its field', async (typed, message) => {
    server.answer(calls.withdrawal.eligibility, allowed);
    open(<WithdrawForm onSent={vi.fn()} />);
    await type(amount, typed);
    expect(await noteOf(amount)).toBe(message);
    expect((await button('Withdraw')).disabled).toBe(true);
  });

  it('says the range at the field, and not among the blockers, where the rule of the server does not pass', async () => {
    server.reply(calls.withdrawal.eligibility, ({ amount: asked }) =>
      asked === 500
        ? {
            ...allowed,
            allowed: false,
            rules: [{ ...covered, rule: 'amount_in_range' as const, passed: false }],
          }
        : allowed,
    );
    open(<WithdrawForm onSent={vi.fn()} />);
    await type(amount, '5');
    await waitFor(async () => expect(await noteOf(amount)).toBe('From $10.00 to $400.00'));
    expect((await field(amount)).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('heading', { name: 'Before you can withdraw' })).toBeNull();
    expect((await button('Withdraw $5.00')).disabled).toBe(true);
  });

  it('fills in all that is available, to the cent, and only then shows the checks, which all pass', async () => {
    server.answer(calls.withdrawal.eligibility, { ...allowed, available: 12_305 });
    open(<WithdrawForm onSent={vi.fn()} />);
    await field(amount);
    expect(screen.queryByText('1 of 1 checks done')).toBeNull();
    await press('All of $123.05 available');
    expect(await screen.findByText('1 of 1 checks done')).toBeTruthy();
    expect((await field(amount)).value).toBe('123.05');
    expect(await button('Withdraw $123.05')).toBeTruthy();
  });

  it('keeps the typed amount when the password sheet is closed, when it is refused, and through a reload', async () => {
    server.answer(calls.withdrawal.eligibility, allowed);
    server.answer(calls.wallet.checkPassword);
    server.refuse(calls.withdrawal.request, 'payout_cooling', { until: inHours(5) });
    const { unmount } = open(<WithdrawForm onSent={vi.fn()} />);
    await type(amount, '40.50');
    await waitFor(async () => expect((await button('Withdraw $40.50')).disabled).toBe(false));
    await press('Withdraw $40.50');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await field(amount)).value).toBe('40.50');
    await press('Withdraw $40.50');
    await confirmWithPin();
    await waitFor(() => expect(server.sent(calls.withdrawal.request)).toHaveLength(1));
    expect(await screen.findByText(/Mar 2, 2026, 2:30 PM UTC/)).toBeTruthy();
    unmount();
    open(<WithdrawForm onSent={vi.fn()} />);
    expect((await field(amount)).value).toBe('40.50');
  });

  it('sends one that got no answer again as it was, and lets no other be typed, also once the page was left', async () => {
    server.answer(calls.withdrawal.eligibility, allowed);
    server.answer(calls.wallet.checkPassword);
    const onSent = vi.fn();
    open(<WithdrawForm onSent={onSent} />);
    await type(amount, '40.50');
    await waitFor(async () => expect((await button('Withdraw $40.50')).disabled).toBe(false));
    await press('Withdraw $40.50');
    await loseAnswers(calls.withdrawal.request, confirmWithPin);
    expect(await screen.findByText(/^We got no answer\./)).toBeTruthy();
    leave();
    // It was set aside: what is left would not cover it a second time.
    server.answer(calls.withdrawal.eligibility, { ...allowed, allowed: false, available: 1_000 });
    server.answer(calls.withdrawal.request, { id: '12', amount: 4_050 });
    open(<WithdrawForm onSent={onSent} />);
    const kept = await field(amount);
    expect(kept.getAttribute('aria-invalid')).not.toBe('true');
    expect([kept.value, kept.disabled, (await button(/^All of /)).disabled]).toEqual(['40.50', true, true]);
    await press('Send again');
    await confirmWithPin();
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    expect(onSent.mock.calls[0]?.[0]).toMatchObject({ withdrawal: { id: '12' }, staysMinor: null });
    for (const { amount: sent } of server.sent(calls.withdrawal.request)) expect(sent).toBe(4_050);
    expect(new Set(server.keys(calls.withdrawal.request)).size).toBe(1);
  });

  it('asks for nothing to be sent while the check of a newer amount is on its way', async () => {
    server.answer(calls.withdrawal.eligibility, allowed);
    open(<WithdrawForm onSent={vi.fn()} />);
    await type(amount, '40');
    await waitFor(async () => expect((await button('Withdraw $40.00')).disabled).toBe(false));
    const release = server.hold(calls.withdrawal.eligibility, allowed);
    await type(amount, '400');
    expect((await button('Withdraw $400.00')).disabled).toBe(true);
    release();
    await waitFor(async () => expect((await button('Withdraw $400.00')).disabled).toBe(false));
  });
});

describe('what stands before a withdrawal', () => {
  onFreshDevice();
  beforeEach(paidTo);

  it('names each rule that does not pass with its sum, who clears it, when it lifts, and that it is free', async () => {
    blockedBy(
      { rule: 'payout_cooled', passed: false, who_clears: 'nobody', earliest_at: inHours(24) },
      { rule: 'no_hold', passed: false, who_clears: 'programme', evidence: { amount: 700, hold_ids: [] } },
    );
    open(<WithdrawForm onSent={vi.fn()} />);
    const card = (await blockers()).parentElement as HTMLElement;
    const [cooling, held] = within(card).getAllByRole('listitem');
    expect(cooling?.textContent).toContain('changed less than 24 hours ago.To do');
    expect(cooling?.textContent).toContain('Ends Mar 3, 2026, 9:30\u00a0AM\u00a0UTC');
    expect(cooling?.textContent).toContain('This ends automatically, at no cost.');
    expect(cooling?.textContent).not.toContain('concerns');
    expect(held?.textContent).toContain('affects $7.00 · Staff clear this. It is free.');
  });

  it('is not shown where every rule passes', async () => {
    server.answer(calls.withdrawal.eligibility, allowed);
    open(<WithdrawForm onSent={vi.fn()} />);
    await field(amount);
    expect(screen.queryByText(/It is free\./)).toBeNull();
  });

  it.each([
    ['payout_set', 'set_payout', 'Set payout account', '/wallet/bind-card'],
    ['password_set', 'set_password', 'Set password', '/wallet/set-password'],
  ] as const)('leads from %s to the page that clears it', async (rule, action, name, path) => {
    blockedBy({ rule, passed: false, who_clears: 'holder', action });
    open(<WithdrawForm onSent={vi.fn()} />);
    await press(name);
    await waitFor(() => expect(address()).toBe(path));
  });

  it('ticks off what is set up, beside what is still to do', async () => {
    blockedBy(
      { rule: 'payout_set', passed: true, who_clears: 'holder' },
      { rule: 'password_set', passed: false, who_clears: 'holder', action: 'set_password' },
    );
    open(<WithdrawForm onSent={vi.fn()} />);
    const card = (await blockers()).parentElement as HTMLElement;
    expect(within(card).getAllByRole('listitem')[0]?.textContent).toBe('Payout account setDone');
    expect(within(card).getAllByRole('listitem')[1]?.textContent).toMatch(
      /^Set a transaction password\.To doYou can do this now\. It is free\./,
    );
  });

  it('leads from a hold to an objection against each of its holds', async () => {
    blockedBy({ rule: 'no_hold', passed: false, action: 'object', evidence: { hold_ids: ['3', '8'] } });
    open(<WithdrawForm onSent={vi.fn()} />);
    await blockers();
    const [, second] = screen.getAllByRole('button', { name: 'Dispute' });
    second?.click();
    await waitFor(() => expect(address()).toBe('/objection?type=hold&id=8'));
  });

  it('returns start-up funds once for a double tap, and checks anew afterwards', async () => {
    blockedBy({ rule: 'start_up_returned', passed: false, action: 'return_start_up' });
    server.reply(calls.wallet.returnStartUp, () => {
      server.answer(calls.withdrawal.eligibility, allowed);
      return {};
    });
    open(<WithdrawForm onSent={vi.fn()} />);
    const back = await button('Return now');
    back.click();
    back.click();
    expect(await screen.findByText('Start-up funds returned.')).toBeTruthy();
    expect(server.keys(calls.wallet.returnStartUp)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('Before you can withdraw')).toBeNull());
  });

  it('shows all rules on demand, with how many pass, and opens customer service', async () => {
    blockedBy({ rule: 'payout_set', passed: false });
    open(<WithdrawForm onSent={vi.fn()} />);
    expect((await screen.findByText('1 of 2 checks done')).closest('details')?.textContent).toBe(
      '1 of 2 checks donePayout account setTo doAmount covered by available fundsDone',
    );
    await press('Customer service');
    expect(overlay.get()).toEqual({ kind: 'service', recharge: false });
  });

  it('is checked by the server at the end, too: the reason is said, nothing is taken for done', async () => {
    server.answer(calls.withdrawal.eligibility, allowed);
    server.answer(calls.wallet.checkPassword);
    server.reply(calls.withdrawal.request, () => refused('open_hold'));
    const onSent = vi.fn();
    open(<WithdrawForm onSent={onSent} />);
    await type(amount, '40');
    await waitFor(async () => expect((await button('Withdraw $40.00')).disabled).toBe(false));
    await press('Withdraw $40.00');
    await confirmWithPin();
    await waitFor(() => expect(server.sent(calls.withdrawal.request)).toHaveLength(1));
    expect(await screen.findByText(/hold/i, { selector: '.toast' })).toBeTruthy();
    expect(onSent).not.toHaveBeenCalled();
  });
});
