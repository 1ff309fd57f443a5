import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type HolderDetail, show } from '../../../test/holder-screen';
import {
  address,
  calls,
  dialog,
  factOf,
  fill,
  leave,
  linkTo,
  NOW,
  noDialog,
  onFreshTab,
  open,
  press,
  pressTwice,
  refused,
  rowsOf,
  server,
} from '../../../test/screen';
import { HolderPage } from './holder';

/** The acts that stand in the head of the case, and those of its menu. */
const acts = async () => {
  const heading = await screen.findByRole('heading', { name: 'anna_1', level: 1 });
  const head = heading.closest('.page__head') as HTMLElement;
  const buttons = within(head)
    .queryAllByRole('button')
    .filter((one) => one.textContent !== 'Copy' && !one.hasAttribute('popovertarget'));
  const namesOf = (isInMenu: boolean) =>
    buttons
      .filter((one) => (one.closest('[popover]') !== null) === isInMenu)
      .map(({ textContent }) => textContent);
  return { shown: namesOf(false), menu: namesOf(true) };
};

describe('the case of a holder', () => {
  onFreshTab();

  it('shows how they stand, and why', async () => {
    show(['auditor'], { holder: { state: 'disabled', state_reason: 'Forged papers', email: null } });
    expect((await acts()).shown).toEqual(['See as the holder']);
    expect(factOf('Credit score')).toBe('620');
    expect(factOf('Reason for state')).toBe('Forged papers');
    expect(factOf('E-mail')).toBe('–');
  });

  it.each([
    [
      ['support'],
      ['See as the holder', 'Add a note', 'Write a notification'],
      [
        ...['Give a coupon', 'Set a tag', 'Mark contact verified', 'Propose penalty: forged document (−200)'],
        'Sign out everywhere',
      ],
    ],
    [['finance_maker'], ['Add a note', 'Propose a hold', 'Propose start-up funds'], ['Set a tag']],
    [
      ['admin'],
      ['See as the holder', 'Add a note', 'Write a notification'],
      [
        ...['Set a tag', 'Mark contact verified', 'Propose penalty: forged document (−200)'],
        ...['Sign out everywhere', 'Disable account'],
      ],
    ],
    [['finance_checker'], ['Add a note', 'Set a tag'], []],
    [['auditor'], ['See as the holder'], []],
  ] as const)(
    'offers %j what their role opens, three acts and the others in a menu',
    async (roles, shown, menu) => {
      show(roles);
      expect(await acts()).toEqual({ shown, menu });
    },
  );

  it('says beside a part how much it has, no further than 99', async () => {
    show(['support'], {}, { about: { counts: { plans: 3, talks: 100 } } });
    expect(await screen.findByRole('link', { name: 'Plans 3' })).toBeTruthy();
    expect(linkTo('Messages 99+')).toBe('/holders/17/talks');
    expect(linkTo('Record')).toBe('/holders/17/record');
    expect(linkTo('Money')).toBe('/holders/17/money');
  });

  it('asks for no list that a role does not open', async () => {
    show(['finance_maker'], {}, { tab: '/record' });
    expect(await screen.findByText('Proposals about this account')).toBeTruthy();
    expect(screen.queryByText('Audit of this account')).toBeNull();
    leave();
    show(['finance_maker'], {}, { tab: '/security' });
    await acts();
    expect(screen.queryByText('Where they are signed in')).toBeNull();
  });

  it('has a part for each matter, each at an address of its own and narrowed to this account', async () => {
    show(['admin', 'support'], {}, { tab: '/record' });
    await waitFor(() => expect(server.sent(calls.consoleAudit.list)).toEqual([{ holder_id: '17' }]));
    fireEvent.click(await screen.findByRole('link', { name: 'Messages' }));
    await waitFor(() => expect(server.sent(calls.consoleObjection.list)).toEqual([{ holder_id: '17' }]));
    expect(address()).toBe('/holders/17/talks');
    expect(server.sent(calls.consoleSupport.conversations)).toEqual([{ holder_id: '17' }]);
    fireEvent.click(screen.getByRole('link', { name: 'Security' }));
    await waitFor(() => expect(server.sent(calls.consoleHolder.sessions)).toEqual([{ id: '17' }]));
    expect(linkTo('All sign-ins, with the devices that were new')).toBe('/holders/17?kind=sign_in');
    expect(server.sent(calls.consoleHolder.detail)).toHaveLength(1);
  });

  it('says what to do where nobody has such a number', async () => {
    server.reply(calls.consoleHolder.detail, () => refused('no_such_data'));
    open(<HolderPage />, ['support'], { path: '/holders/:id/:tab?', at: '/holders/999' });
    expect(await screen.findByRole('heading', { name: 'There is no such holder' })).toBeTruthy();
    expect(linkTo('Find by name, phone, e-mail or operation ID')).toBe('/holders');
  });

  it('shows the newest of each matter, with the way to all', async () => {
    const part: Part<HolderDetail> = {
      orders: [{ id: '5', number: 'FL-5', status: 'putting', amount: 5_000 }],
      withdrawals: [{ id: '6', amount: 700, state: 'paid' }],
      topups: [{ id: '4', amount: 12_000, state: 'posted', posted_amount: 10_000 }],
      score_events: [{ id: '1', delta: -20, score_after: 600, cause: 'objection_lost', time: NOW }],
    };
    const allOf = () =>
      screen.getAllByRole('link', { name: 'Open in the list' }).map((link) => link.getAttribute('href'));
    show(['auditor'], part, { tab: '/plans' });
    expect((await rowsOf('Plans, newest 20'))[0]).toMatchObject({ Funded: '$50.00', Status: 'Running' });
    expect(allOf()).toEqual(['/plans?holder=17']);
    fireEvent.click(screen.getByRole('link', { name: 'Money' }));
    expect((await rowsOf('Withdrawals, newest 20'))[0]).toMatchObject({ State: 'Paid' });
    expect(allOf()).toEqual(['/withdrawals?holder=17', '/topups?holder=17', '/holds?holder=17&state=']);
    fireEvent.click(screen.getByRole('link', { name: 'Record' }));
    expect((await rowsOf('Credit score, newest 20 events'))[0]).toMatchObject({
      ...{ Cause: 'Dispute lost', 'Score after': '600' },
    });
  });

  it('tells what happened in words, each with the way to it, and asks for one kind where one is chosen', async () => {
    show(['support']);
    const event = { time: NOW, about: '', amount: null, actor: null, link: null } as const;
    server.answer(calls.consoleCase.timeline, {
      items: [
        {
          ...{ ...event, id: 'proposal.8', kind: 'decision', what: 'approved.topup', actor: 'marek' },
          ...{ link: { kind: 'proposal', id: '4' }, amount: 30_000 },
        },
        {
          ...event,
          id: 'destination.7',
          kind: 'money',
          what: 'payout.edit',
          about: '0912 4471',
          actor: 'holder',
        },
        {
          ...event,
          id: 'sign_in.3',
          kind: 'sign_in',
          what: 'first_seen',
          about: 'Mozilla (iPhone) Safari/1',
        },
        {
          ...event,
          id: 'plan.2',
          kind: 'plan',
          what: 'putting',
          about: 'FL-5',
          link: { kind: 'order', id: '5' },
        },
      ],
    });
    await screen.findByText('Approved: top-up');
    expect(linkTo('Approved: top-up')).toBe('/proposals/4');
    expect(linkTo('Plan FL-5: running')).toBe('/plans/5');
    expect(screen.getByText('Changed the payout account to …4471, was …0912')).toBeTruthy();
    expect(screen.getByText('Signed in, Safari on iPhone')).toBeTruthy();
    expect(screen.getByText('First seen')).toBeTruthy();
    const kinds = within(screen.getByRole('group', { name: 'What the timeline shows' }));
    expect(kinds.queryByRole('button', { name: 'Acts' })).toBeNull();
    await press('Sign-ins');
    await waitFor(() =>
      expect(server.sent(calls.consoleCase.timeline).at(-1)).toEqual({ id: '17', kind: 'sign_in' }),
    );
    expect(address()).toBe('/holders/17?kind=sign_in');
  });

  it('shows flags, links, destinations and notes, and writes one', async () => {
    const other = { id: '18', username: 'dan', operation_id: '20000018' };
    show(
      ['support'],
      {},
      {
        about: {
          linked: [{ holder: other, state: 'active', links: [{ link: 'destination', about: '4471' }] }],
          destinations: [{ method: 'bank_card', last_four: '4471', until: null, paid_times: 0 }],
          tags: ['watch'],
          notes: [{ id: '1', kind: 'note', text: 'Called back.', by: 'lena', time: NOW }],
        },
      },
    );
    expect(await screen.findByText('Shared payout account')).toBeTruthy();
    expect(linkTo('dan')).toBe('/holders/18');
    expect(screen.getByText('same payout account …4471')).toBeTruthy();
    expect(screen.getByText('Called back.')).toBeTruthy();
    server.answer(calls.consoleCase.addNote);
    await press('Add a note');
    await fill({ Note: 'Asked for papers.' });
    await pressTwice('Add a note');
    await noDialog();
    expect(server.sent(calls.consoleCase.addNote)).toEqual([{ id: '17', text: 'Asked for papers.' }]);
    server.answer(calls.consoleCase.setTag);
    await press('Remove the tag Watch');
    await waitFor(() =>
      expect(server.sent(calls.consoleCase.setTag)).toEqual([{ id: '17', tag: 'watch', set: false }]),
    );
  });

  it('shows what the holder sees only where asked for, and nothing to press in it', async () => {
    show(['support']);
    server.answer(calls.consoleCase.seeAs, { await_put: 2, wallet: { total_assets: 12_300 } });
    await acts();
    expect(server.sent(calls.consoleCase.seeAs)).toEqual([]);
    await press('See as the holder');
    const seen = await screen.findByRole('region', { name: 'As anna_1 sees it' });
    expect(await within(seen).findByText('$123.00')).toBeTruthy();
    expect(within(seen).queryAllByRole('button')).toEqual([]);
    expect(server.sent(calls.consoleCase.seeAs)).toEqual([{ id: '17' }]);
  });

  it('tells of a proposal that an act left, with the way to it', async () => {
    show(['support']);
    server.answer(calls.consoleHolder.proposeScore, { id: '31' });
    await press('Propose penalty: forged document (−200)');
    expect((await dialog()).textContent).toContain('No money is touched.');
    await fill({ Reason: 'Passport is forged' });
    await pressTwice('Propose penalty: forged document (−200)');
    await noDialog();
    expect(server.sent(calls.consoleHolder.proposeScore)).toEqual([
      { id: '17', reason: 'Passport is forged' },
    ]);
    expect(linkTo(/31/)).toBe('/proposals/31');
  });

  it('gives the person a coupon of a campaign that runs', async () => {
    show(['support']);
    server.answer(calls.consoleCoupon.campaigns, {
      items: [{ id: '3', name: 'Newcomer', state: 'open', starts_at: NOW }],
    });
    server.answer(calls.consoleCoupon.grant);
    await press('Give a coupon');
    await screen.findByRole('option', { name: /^Newcomer/ });
    expect(server.sent(calls.consoleCoupon.campaigns)).toEqual([{ state: 'open', limit: 50 }]);
    await fill({ Campaign: '3', Reason: 'Asked well' });
    await pressTwice('Give a coupon');
    await noDialog();
    expect(server.sent(calls.consoleCoupon.grant)).toEqual([
      { campaign_id: '3', holder_id: '17', reason: 'Asked well' },
    ]);
  });

  it('writes to the person in their language alone', async () => {
    show(['support']);
    const holder = { id: '17', username: 'anna_1', operation_id: '12345674', lang: 'de' as const };
    server.answer(calls.consoleHolder.list, { items: [holder] });
    server.answer(calls.consoleNotification.templates);
    server.answer(calls.consoleNotification.send);
    await press('Write a notification');
    await fill({
      Category: 'system_announcement',
      'Title, German': 'Ihre Frage',
      'Text, German': 'Wir prüfen sie.',
    });
    expect(screen.queryByRole('textbox', { name: 'Title, English' })).toBeNull();
    await pressTwice('Send');
    await noDialog();
    expect(server.sent(calls.consoleNotification.send)).toEqual([
      {
        category: 'system_announcement',
        holder: 'anna_1',
        lang: 'de',
        title: 'Ihre Frage',
        content: 'Wir prüfen sie.',
      },
    ]);
  });

  it('says that a contact was verified, by which way', async () => {
    show(['support']);
    server.answer(calls.consoleHolder.verifyContact);
    await press('Mark contact verified');
    await fill({ 'Verified contact': 'phone', Reason: 'Called back' });
    await press('Mark contact verified');
    await noDialog();
    expect(server.sent(calls.consoleHolder.verifyContact)).toEqual([
      { id: '17', contact: 'phone', reason: 'Called back' },
    ]);
  });
});
