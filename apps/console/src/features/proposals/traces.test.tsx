import type { ProposalDetail } from '@fairlead/contract';
import type { Part } from '@fairlead/contract/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, inHours, leave, linkTo, onFreshTab, open, server } from '../../../test/screen';
import { ProposalsPage } from './proposals';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';

const about: NonNullable<Part<ProposalDetail>['about_holder']> = {
  holder: { id: '17', username: 'anna_1', operation_id: '12345674' },
  conversation_id: '8',
  said: [
    { from: 'holder', by: 'anna_1', kind: 'text', text: 'I have a new phone.', sent_at: inHours(-5) },
    { from: 'staff', by: 'lena', kind: 'payment_card', text: '', sent_at: inHours(-4) },
  ],
  sign_ins: [
    { time: inHours(-3), device: PHONE, device_since: inHours(-3), is_new: true },
    { time: inHours(-900), device: MAC, device_since: inHours(-2_000), is_new: false },
  ],
};

const show = (
  part: Part<ProposalDetail>['about_holder'],
  roles: Parameters<typeof open>[1],
  destination: Part<ProposalDetail>['destination'] = null,
) => {
  server.answer(calls.consoleProposal.detail, {
    ...{ id: '7', kind: 'withdrawal_approval', state: 'pending', maker: 'bea', amount: 64_000 },
    ...{ created_at: inHours(-2), expires_at: inHours(24), about_holder: { ...about, ...part } },
    destination,
  });
  server.answer(calls.consoleProposal.place, { waiting: 1, place: 1, previous: null, next: null });
  open(<ProposalsPage />, roles, { path: '/proposals/:id?', at: '/proposals/7' });
  return screen.findByRole('region', { name: 'Proposal 7' });
};

/** The rows of a part of the evidence that stand out. */
const standingOut = (title: string): string[] =>
  [
    ...(screen
      .getByRole('heading', { name: title })
      .closest('.panel')
      ?.querySelectorAll('.checks__row--attention') ?? []),
  ].map(({ textContent }) => textContent ?? '');

describe('what a holder said and did around a claim', () => {
  onFreshTab();

  it('is shown to a checker: who wrote what last, and which device is new', async () => {
    const panel = await show({}, ['finance_checker']);
    expect(await within(panel).findByText('I have a new phone.')).toBeTruthy();
    expect(within(panel).getByText('(Payment card)')).toBeTruthy();
    expect(within(panel).getByText(/^lena ·/)).toBeTruthy();
    const [first, ...others] = standingOut('Recent sign-ins');
    expect(others).toEqual([]);
    expect(first).toContain('Safari on iPhone · new device, first seen');
    expect(within(panel).getByText(/device known since/).parentElement?.textContent).toContain(
      'Safari on Mac',
    );
  });

  it('stands out next to the claim: a new device and a first payout, without a tick', async () => {
    const destination = { method: 'bank_card', beneficiary: 'Anna', last_four: '3333', set_at: null };
    const paid = { amount: 1_000, beneficiary: 'Anna', last_four: '3333', asked_at: inHours(-900) };
    const signIns = about.sign_ins ?? [];
    const panel = await show({}, ['finance_checker'], { ...destination, former: [] });
    const list = (await within(panel).findByText('Stands out')).closest('.notice');
    expect(list?.textContent).toContain('First payout: nothing was paid to this holder before.');
    expect(list?.textContent).toContain('Signed in from a device first seen');
    expect(list?.closest('.sheet__claim')).toBeTruthy();
    expect(within(panel).queryByRole('checkbox')).toBeNull();
    leave();
    await show({ sign_ins: signIns.slice(1) }, ['finance_checker'], { ...destination, former: [paid] });
    await screen.findByRole('heading', { name: 'Recent sign-ins' });
    expect(screen.queryByText('Stands out')).toBeNull();
  });

  it('leads to the chat for those alone who may read it', async () => {
    await show({}, ['admin']);
    await screen.findByText('I have a new phone.');
    expect(linkTo('Open the chat')).toBe('/support/8');
  });

  it('has no place where it is not theirs to read, and says where nothing was written', async () => {
    await show({ said: null, sign_ins: null }, ['finance_maker']);
    await screen.findByRole('heading', { name: 'Account holder' });
    for (const name of ['Last messages', 'Recent sign-ins'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
  });
});
