import type { ResponseOf, StaffRole } from '@fairlead/contract';
import type { detail } from '@fairlead/contract/calls/account-staff';
import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  calls,
  dialog,
  factOf,
  fill,
  inHours,
  linkTo,
  NOW,
  noDialog,
  onFreshTab,
  open,
  press,
  pressTwice,
  rowsOf,
  server,
} from '../../../test/screen';
import { HolderPage } from './holder';

type Detail = ResponseOf<typeof detail>;

const LISTS = [
  calls.consoleProposal.list,
  calls.consoleHold.list,
  calls.consoleObjection.list,
  calls.consoleFeedback.list,
  calls.consoleSupport.conversations,
  calls.consoleAudit.list,
  calls.consoleContent.accepted,
  calls.consoleHolder.flow,
  calls.consoleHolder.sessions,
] as const;

const show = (roles: readonly StaffRole[], part: Part<Detail> = {}): void => {
  for (const call of LISTS) server.answer(call);
  server.answer(calls.consoleProduct.list, { items: [{ id: '3', title: 'Harbour Puzzle', state: 'open' }] });
  server.answer(calls.consoleHolder.detail, {
    ...part,
    holder: { id: '17', username: 'anna_1', state: 'active', credit_score: 620, ...part.holder },
  });
  open(<HolderPage />, roles, { path: '/holders/:id', at: '/holders/17' });
};
const acts = async (): Promise<readonly (string | null)[]> => {
  const heading = await screen.findByRole('heading', { name: 'anna_1', level: 1 });
  const head = heading.parentElement as HTMLElement;
  return within(head)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
};

describe('the case of a holder', () => {
  onFreshTab();

  it('shows how they stand, and why', async () => {
    show(['auditor'], { holder: { state: 'disabled', state_reason: 'Forged papers', email: null } });
    expect(await acts()).toEqual([]);
    expect(factOf('Credit score')).toBe('620');
    expect(factOf('Reason of the state')).toBe('Forged papers');
    expect(factOf('E-mail')).toBe('–');
  });

  it.each([
    [['support'], ['Contact was verified', 'Propose: forged document', 'Sign out everywhere']],
    [['finance_maker'], ['Propose a hold', 'Propose start-up funds']],
    [
      ['admin'],
      ['Contact was verified', 'Propose: forged document', 'Sign out everywhere', 'Disable account'],
    ],
    [['finance_checker'], []],
  ] as const)('offers %j what their role opens: %j', async (roles, names) => {
    show(roles);
    expect(await acts()).toEqual(names);
  });

  it('asks for no list that a role does not open', async () => {
    show(['finance_maker']);
    await acts();
    expect(await screen.findByText('Holds, past ones too')).toBeTruthy();
    expect(screen.queryByText('Audit of this account')).toBeNull();
    expect(screen.queryByText('Where they are signed in')).toBeNull();
  });

  it('narrows every list to this account', async () => {
    show(['admin', 'support']);
    await waitFor(() => expect(server.sent(calls.consoleAudit.list)).toEqual([{ holder_id: '17' }]));
    expect(server.sent(calls.consoleObjection.list)).toEqual([{ holder_id: '17' }]);
    expect(server.sent(calls.consoleSupport.conversations)).toEqual([{ holder_id: '17' }]);
    expect(server.sent(calls.consoleHolder.sessions)).toEqual([{ id: '17' }]);
  });

  it('shows the newest of everything, with the way to all', async () => {
    show(['auditor'], {
      orders: [{ id: '5', number: 'FL-5', status: 'putting', amount: 5_000 }],
      withdrawals: [{ id: '6', amount: 700, state: 'paid' }],
      topups: [{ id: '4', amount: 12_000, state: 'posted', posted_amount: 10_000 }],
      score_events: [{ id: '1', delta: -20, score_after: 600, cause: 'objection_lost', time: NOW }],
    });
    expect((await rowsOf('Plans, newest 20'))[0]).toMatchObject({ Put: '$50.00', Status: 'Putting' });
    expect((await rowsOf('Withdrawals, newest 20'))[0]).toMatchObject({ State: 'Paid' });
    expect((await rowsOf('Credit score, newest 20 events'))[0]).toMatchObject({
      ...{ Cause: 'Objection lost', 'Score after': '600' },
    });
    expect(
      screen.getAllByRole('link', { name: 'All of them' }).map((link) => link.getAttribute('href')),
    ).toEqual(['/plans?holder=17', '/withdrawals?holder=17', '/topups?holder=17']);
  });

  it('tells of a proposal that an act left, with the way to it', async () => {
    show(['support']);
    server.answer(calls.consoleHolder.proposeScore, { id: '31' });
    await press('Propose: forged document');
    expect((await dialog()).textContent).toContain('No money is touched.');
    await fill({ Reason: 'Passport is forged' });
    await pressTwice('Propose: forged document');
    await noDialog();
    expect(server.sent(calls.consoleHolder.proposeScore)).toEqual([
      { id: '17', reason: 'Passport is forged' },
    ]);
    expect(linkTo(/31/)).toBe('/proposals/31');
  });

  it('says that a contact was verified, by which way', async () => {
    show(['support']);
    server.answer(calls.consoleHolder.verifyContact);
    await press('Contact was verified');
    await fill({ 'What was reached': 'phone', Reason: 'Called back' });
    await press('Contact was verified');
    await noDialog();
    expect(server.sent(calls.consoleHolder.verifyContact)).toEqual([
      { id: '17', contact: 'phone', reason: 'Called back' },
    ]);
  });
});

describe('plans that are offered to a holder', () => {
  onFreshTab();

  const offers = () => screen.findByRole('region', { name: 'Offers' });

  it.each([
    [{}, ['Offer a plan', 'Allow to publish plans']],
    [{ is_lead: true }, ['Offer a plan', 'Publish a plan', 'No longer allow']],
    [{ is_lead: true, state: 'disabled' }, ['No longer allow']],
  ] as const)('can be made as the account stands: %j', async (holder, names) => {
    show(['delivery'], { holder });
    expect(
      within(await offers())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(names);
  });

  it('names a product of the catalogue, and says under which number it waits', async () => {
    show(['delivery']);
    server.answer(calls.consoleOrder.offer, { number: 'FL-9', created_at: inHours(0) });
    await press('Offer a plan');
    await within(await dialog()).findByRole('option', { name: 'Harbour Puzzle' });
    await fill({ 'Product on offer': '3', Reason: 'Asked for it' });
    await press('Offer a plan');
    await noDialog();
    expect(server.sent(calls.consoleOrder.offer)).toEqual([
      { holder_id: '17', product_id: '3', reason: 'Asked for it' },
    ]);
    expect(await screen.findByText('Plan FL-9 waits to be put.')).toBeTruthy();
  });

  it.each([
    [1, 'Published. 1 follower was offered it.'],
    [4, 'Published. 4 followers were offered it.'],
  ])('is published to followers: %s', async (count, words) => {
    show(['delivery'], { holder: { is_lead: true } });
    server.answer(calls.consoleOrder.publish, { offers: count });
    await press('Publish a plan');
    await within(await dialog()).findByRole('option', { name: 'Harbour Puzzle' });
    await fill({ 'Product on offer': '3' });
    await press('Publish a plan');
    await noDialog();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(server.sent(calls.consoleOrder.publish)).toEqual([{ lead_id: '17', product_id: '3' }]);
  });
});
