import type { ResponseOf } from '@fairlead/contract';
import type { list } from '@fairlead/contract/calls/topups-staff';
import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  alertText,
  buttonsIn,
  COUNTED,
  calls,
  dialog,
  field,
  fill,
  inHours,
  leave,
  linkTo,
  noDialog,
  noteOf,
  onFreshTab,
  open,
  press,
  pressTwice,
  refused,
  rowsOf,
  sentenceOf,
  server,
  type,
} from '../../../test/screen';
import { TopupsPage } from './topups';

type Topup = ResponseOf<typeof list>['items'][number];

const MAKER = ['finance_maker'] as const;
const holder = { id: '17', username: 'anna_1', operation_id: '12345674' };
const retired = { items: [{ id: '2', name: 'Old Quay', state: 'retired' as const }] };
const approved = { items: [{ id: '3', name: 'Harbour Bank', state: 'approved' as const }] };

const listed = (...rows: readonly Part<Topup>[]): void =>
  server.answer(calls.consoleTopup.list, {
    items: rows.map((row, index) => ({ id: String(index + 4), amount: 12_000, holder, ...row })),
  });
const show = (roles: Parameters<typeof open>[1] = MAKER) => open(<TopupsPage />, roles);
const openPosting = async (row: Part<Topup> = {}): Promise<void> => {
  listed({ state: 'card_sent', method: 'bank_transfer', ...row });
  server.reply(calls.consolePayee.list, ({ state }) => (state === 'approved' ? approved : retired));
  show();
  await press('Record payment received');
  await dialog();
};
const sent = () => server.sent(calls.consoleTopup.propose);

describe('the top-up cases', () => {
  onFreshTab();

  it('show what was asked for, by which method, and what was posted; the reason or the message', async () => {
    listed(
      { state: 'posted', posted_amount: 10_000, method: 'card', created_at: inHours(-2) },
      { state: 'asked', message: 'By bank, please' },
    );
    show();
    const [posted, asked] = await rowsOf('Top-ups');
    expect(posted).toMatchObject({
      Holder: 'anna_1',
      Requested: '$120.00',
      'Requested method': 'Card',
      Posted: '$100.00',
      State: 'Posted',
    });
    expect(asked).toMatchObject({ 'Requested method': '', Posted: '–', Message: 'By bank, please' });
  });

  it('begin with those that wait, the oldest first; of one person with all, the newest first', async () => {
    listed({ state: 'asked' });
    show();
    await rowsOf('Top-ups');
    const asked = () => server.sent(calls.consoleTopup.list).at(-1);
    expect(asked()).toEqual({ ...COUNTED, state: 'open', sort: 'created_at' });
    leave();
    open(<TopupsPage />, MAKER, { path: '/topups', at: '/topups?holder=17' });
    await rowsOf('Top-ups');
    expect(asked()).toEqual({ ...COUNTED, holder_id: '17' });
  });

  it('show the one that the address asks for, and all of them again', async () => {
    listed({ state: 'posted' });
    open(<TopupsPage />, ['support'], { path: '/topups', at: '/topups?id=4' });
    expect(await screen.findByText('Top-up 4')).toBeTruthy();
    expect(server.sent(calls.consoleTopup.list)[0]).toMatchObject({ id: '4' });
    await press('Show all');
    await waitFor(() => expect(server.sent(calls.consoleTopup.list).at(-1)).not.toHaveProperty('id'));
    expect(screen.queryByText('Top-up 4')).toBeNull();
  });

  it.each([
    [['finance_maker'], ['Record payment received', 'Send payment card', 'Refuse case']],
    [['support'], ['Send payment card', 'Refuse case']],
    [['auditor'], []],
    [['finance_checker'], []],
  ] as const)('offer %j what their role opens: %j', async (roles, names) => {
    listed({ state: 'asked' });
    show(roles);
    expect(await buttonsIn('Top-ups')).toEqual(names);
  });

  it('offer another statement where a proposal waits, and nothing once the case has ended', async () => {
    listed({ state: 'posting_proposed', proposal_id: '31' }, { state: 'posted' }, { state: 'refused' });
    show();
    expect(await buttonsIn('Top-ups')).toEqual(['Record payment received']);
    expect(linkTo('Proposal 31 waits')).toBe('/proposals/31');
  });

  it('are refused with a reason of the list, which the holder reads', async () => {
    listed({ state: 'asked' });
    server.answer(calls.consoleTopup.refuse);
    show();
    await press('Refuse case');
    expect((await dialog()).textContent).toContain('Nothing is posted for anna_1. They can object.');
    await type('Reason', 'not_arrived');
    await press('Refuse case');
    await noDialog();
    expect(server.sent(calls.consoleTopup.refuse)).toEqual([{ topup_id: '4', reason: 'not_arrived' }]);
  });
});

describe('a payment card', () => {
  onFreshTab();

  it('money talk only on record: is made of an approved payee, and nothing in it is typed', async () => {
    listed({ state: 'asked' });
    server.answer(calls.consolePayee.list, approved);
    server.answer(calls.consoleTopup.sendCard);
    show(['support']);
    await press('Send payment card');
    const form = await dialog();
    expect(form.querySelectorAll('input, textarea')).toHaveLength(0);
    await screen.findByText('Harbour Bank');
    expect(server.sent(calls.consolePayee.list)).toEqual([{ state: 'approved', limit: 50 }]);
    await type('Payee', '3');
    await press('Send payment card');
    await noDialog();
    expect(server.sent(calls.consoleTopup.sendCard)).toEqual([{ topup_id: '4', payee_id: '3' }]);
  });

  it('cannot be sent where no payee is approved', async () => {
    listed({ state: 'asked' });
    server.answer(calls.consolePayee.list);
    show(['support']);
    await press('Send payment card');
    expect(await screen.findByText(/^No payee is approved\./)).toBeTruthy();
    await press('Send payment card');
    expect(await noteOf('Payee')).toBe('Cannot be empty.');
    expect(server.sent(calls.consoleTopup.sendCard)).toEqual([]);
  });

  it('is refused where the payee was retired meanwhile', async () => {
    listed({ state: 'asked' });
    server.answer(calls.consolePayee.list, approved);
    server.reply(calls.consoleTopup.sendCard, () => refused('payee_not_approved'));
    show(['support']);
    await press('Send payment card');
    await screen.findByText('Harbour Bank');
    await type('Payee', '3');
    await press('Send payment card');
    expect(await alertText()).toBe(sentenceOf('payee_not_approved'));
  });
});

describe('stating what arrived', () => {
  onFreshTab();

  it('begins with what was asked for, and says it', async () => {
    await openPosting();
    expect((await dialog('Post a top-up for anna_1')).textContent).toContain(
      '$120.00 was asked for, by bank transfer. Enter what really arrived; a second person posts it.',
    );
    expect((await field('Amount that arrived')).value).toBe('120.00');
    expect((await field('Method')).value).toBe('bank_transfer');
  });

  it('offers retired payees behind the approved ones: money to a card that was sent may still arrive', async () => {
    await openPosting();
    const payees = await field('Registry payee that received it');
    await screen.findByText('Harbour Bank');
    await screen.findByText(/^Old Quay \(retired/);
    expect([...payees.querySelectorAll('option')].map(({ value }) => value).filter(Boolean)).toEqual([
      '3',
      '2',
    ]);
  });

  it('leaves the method open where the holder said none', async () => {
    await openPosting({ method: null });
    expect((await dialog()).textContent).toContain('$120.00 was asked for. Enter what really arrived');
    expect((await field('Method')).value).toBe('');
  });

  it('sends minor units, receipt, payee and method once for a double click, and no reason where none is typed', async () => {
    await openPosting();
    await screen.findByText('Harbour Bank');
    server.reply(calls.consoleTopup.propose, () => {
      listed({ state: 'posting_proposed', proposal_id: '31' });
      return { id: '31' };
    });
    await fill({ 'Receipt number': 'R-88', 'Registry payee that received it': '3' });
    await pressTwice('Record payment received');
    await noDialog();
    expect(sent()).toEqual([
      {
        ...{ topup_id: '4', amount: 12_000, receipt_number: 'R-88', payee_id: '3', remark: '' },
        method: 'bank_transfer',
      },
    ]);
    expect(await screen.findByText('Proposal 31 waits')).toBeTruthy();
  });

  it('sends the other amount and why it differs', async () => {
    await openPosting();
    await screen.findByText('Harbour Bank');
    server.answer(calls.consoleTopup.propose);
    await fill({
      'Amount that arrived': '99.5',
      'Receipt number': 'R-88',
      'Registry payee that received it': '3',
      'Why it differs': 'The bank kept 20.50',
    });
    expect(await noteOf('Amount that arrived')).toBe('Read as $99.50.');
    await press('Record payment received');
    await noDialog();
    expect(sent()).toMatchObject([{ amount: 9_950, difference_reason: 'The bank kept 20.50' }]);
  });

  it('marks at its field the reason that the server misses, and keeps all that was typed', async () => {
    await openPosting();
    await screen.findByText('Harbour Bank');
    server.reply(calls.consoleTopup.propose, () =>
      refused('invalid_fields', { fields: { difference_reason: 'required' } }),
    );
    await fill({
      'Amount that arrived': '99.50',
      'Receipt number': 'R-88',
      'Registry payee that received it': '3',
    });
    await press('Record payment received');
    await waitFor(async () => expect(await noteOf('Why it differs')).toBe('Cannot be empty.'));
    expect((await field('Receipt number')).value).toBe('R-88');
  });

  it.each(['', '0', '-5', '1.234', 'ten'])('takes no "%s" for an amount', async (typed) => {
    await openPosting();
    await fill({ 'Amount that arrived': typed, 'Receipt number': 'R-88' });
    await press('Record payment received');
    expect(await noteOf('Amount that arrived')).toMatch(
      /^(This is not an amount above zero|Cannot be empty|Write 1234 or)/,
    );
    expect(sent()).toEqual([]);
  });

  it('says that a receipt was recorded already', async () => {
    await openPosting();
    await screen.findByText('Harbour Bank');
    server.reply(calls.consoleTopup.propose, () => refused('receipt_already_recorded'));
    await fill({ 'Receipt number': 'r 88', 'Registry payee that received it': '3' });
    await press('Record payment received');
    expect(await alertText()).toBe(sentenceOf('receipt_already_recorded'));
    expect((await field('Receipt number')).value).toBe('r 88');
  });
});
