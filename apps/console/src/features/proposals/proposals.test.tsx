import type { ProposalDetail } from '@fairlead/contract';
import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  address,
  alertText,
  button,
  COUNTED,
  calls,
  dialog,
  factOf,
  field,
  inHours,
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
  USERNAME,
} from '../../../test/screen';
import { ProposalsPage } from './proposals';

const CHECKER = ['finance_checker'] as const;
const topup: Part<ProposalDetail> = {
  ...{ id: '7', kind: 'topup', state: 'pending', maker: 'bea', amount: 10_000 },
  ...{ created_at: inHours(-2), expires_at: inHours(24) },
  subject: { type: 'topup', id: '4', label: 'Top-up of anna_1' },
  moves: [{ from: 'bank', to: 'holder/17/available', amount: 10_000, type: 'system_topup' }],
  arrival: {
    ...{ asked_amount: 12_000, asked_method: 'bank_transfer', amount: 10_000, method: 'card' },
    ...{ amount_differs: true, method_differs: true, reason: 'The bank kept 20.00.' },
    ...{ payee: 'Harbour Bank', receipt_number: 'R-88' },
    same_amount: [{ proposal_id: '6', holder: 'bob' }],
  },
  bank_lines: [
    {
      ...{ id: '9', day: '2026-03-01', amount: 10_000, counterparty: 'Vera Example', reference: 'R-88' },
      ...{ text: 'Ref 20000042', by_receipt: true, named: ['vera'], imported_by: 'ben' },
    },
  ],
  payload: [
    { name: 'receipt_number', value: 'R-88' },
    { name: 'remark', value: 'Thank you' },
  ],
};

const show = (part: Part<ProposalDetail> = {}, roles: Parameters<typeof open>[1] = CHECKER) => {
  server.answer(calls.consoleProposal.detail, { ...topup, ...part });
  server.answer(calls.consoleProposal.place, { waiting: 1, place: 1, previous: null, next: null });
  open(<ProposalsPage />, roles, { path: '/proposals/:id?', at: '/proposals/7?state=pending' });
  return screen.findByRole('region', { name: 'Proposal 7' });
};
const read = () => screen.findByText('Ledger entries on approval');
const decides = () => ['Approve', 'Refuse'].filter((name) => screen.queryByRole('button', { name }) !== null);

describe('what a checker sees of a proposal', () => {
  onFreshTab();

  it('is who made it, about what, for how much, and until when', async () => {
    const panel = await show();
    await read();
    for (const text of ['Top-up', 'Pending', '1 of 1'])
      expect(within(panel).getAllByText(text)[0]).toBeTruthy();
    expect(panel.querySelector('.sheet__amount')?.textContent).toBe('$100.00');
    expect(['Subject', 'Maker'].map((name) => factOf(name, panel))).toEqual(['Top-up of anna_1', 'bea']);
    expect(linkTo('Top-up of anna_1')).toBe('/topups?id=4');
    expect(factOf('Expires undecided', panel)).toBe('3 Mar, 09:30 in 1 d');
  });

  it('is every move that approval posts', async () => {
    await show();
    expect(await rowsOf('Ledger entries on approval')).toEqual([
      { Type: 'Top-up', From: 'bank', To: 'holder/17/available', Amount: '$100.00' },
    ]);
  });

  it('is what was asked for beside what arrived, compared by amount and method, and why it differs', async () => {
    const panel = await show();
    await read();
    expect(await rowsOf('What arrived')).toEqual([
      { Payment: 'Amount', Requested: '$120.00', Arrived: '$100.00', Compared: 'Differs' },
      { Payment: 'Method', Requested: 'Bank transfer', Arrived: 'Card', Compared: 'Differs' },
    ]);
    expect(within(panel).getByText('The bank kept 20.00.')).toBeTruthy();
    expect(factOf('Receipt number', panel)).toBe('R-88');
    expect(linkTo('Proposal 6, for bob')).toBe('/proposals/6');
    expect(await rowsOf('Bank lines')).toEqual([
      {
        ...{ Time: '2026-03-01', Amount: '$100.00', Says: 'Vera Example · R-88 · Ref 20000042' },
        ...{ Names: 'vera', 'Imported by': 'ben', 'Matched by': 'has the number' },
      },
    ]);
  });

  it('is whom it is about and where the money goes, beside who was paid before', async () => {
    const panel = await show({
      about_holder: {
        holder: { id: '17', username: 'anna_1', operation_id: '12345674' },
        ...{ registered_at: inHours(-48), available: 900, paid_in: 20_000, paid_out: 4_000 },
        ...{ open_objections: [{ id: '3', subject_type: 'hold', text: 'Not fair' }], conversation_id: '8' },
      },
      destination: {
        ...{ method: 'bank_card', beneficiary: 'Ada Example', last_four: '1234', set_at: inHours(-1) },
        former: [{ amount: 4_000, beneficiary: 'A. Example', last_four: '9999', asked_at: inHours(-30) }],
      },
    });
    await read();
    expect(factOf('Total topped up', panel)).toBe('$200.00');
    expect(factOf('Beneficiary', panel)).toBe('Ada Example');
    // A checker has no chat desk to go to.
    expect([factOf('Chat', panel), screen.queryByText('Open the chat')]).toEqual(['There is one', null]);
    expect(within(panel).getByText('(Hold): Not fair').contains(screen.getByText('Dispute 3'))).toBe(true);
    expect((await rowsOf('Paid before'))[0]).toMatchObject({ 'Ends in': '9999', Amount: '$40.00' });
  });

  it('says so where it is as asked, and where the payer said no method', async () => {
    await show({
      arrival: { asked_amount: 10_000, amount: 10_000, asked_method: null, method: 'cash', same_amount: [] },
    });
    await read();
    expect(await rowsOf('What arrived')).toMatchObject([
      { Compared: 'As requested' },
      { Requested: 'not said', Arrived: 'Cash', Compared: 'nothing to compare with' },
    ]);
    expect(screen.queryByText(/^The same amount came up within a day/)).toBeNull();
  });

  it('is figures as people read them, and no code of a program', async () => {
    const panel = await show({
      kind: 'product_version',
      payload: [
        { name: 'effect', value: 'fixed_amount' },
        { name: 'gift_minor', value: '500' },
        { name: 'share_bp', value: '1250' },
        { name: 'starts_at', value: inHours(0) },
        { name: 'official', value: 'true' },
      ],
    });
    await read();
    expect(factOf('Effect', panel)).toBe('Fixed amount');
    expect([factOf('Gift', panel), factOf('Share', panel)]).toEqual(['$5.00', '12.5 %']);
    expect(factOf('Starts at', panel)).not.toContain('T');
    expect(factOf('Official', panel)).toBe('Yes');
  });

  it('repeats nothing that the comparison says, and shows the evidence as pictures', async () => {
    const panel = await show({
      payload: [
        { name: 'receipt_number', value: 'R-88' },
        { name: 'remark', value: 'Thank you' },
        { name: 'evidence', value: '/files/1' },
        { name: 'evidence', value: '/files/2' },
      ],
    });
    await read();
    expect(within(panel).getAllByText('Receipt number')).toHaveLength(1);
    expect(factOf('Remark', panel)).toBe('Thank you');
    expect([linkTo('Image 1'), linkTo('Image 2')]).toEqual(['/files/1', '/files/2']);
    expect(within(panel).queryByText('/files/1')).toBeNull();
  });

  it('marks a file of reports that takes all that is left of a plan’s budget', async () => {
    const sums = { order_id: '17', order_number: 'FL-17', holder: 'anna_1', spend: 900, budget: 1_000 };
    await show({
      ...{ kind: 'report_file', arrival: null },
      report_sums: [
        { ...sums, billed: 100 },
        { ...sums, order_id: '18', order_number: 'FL-18', billed: 99 },
      ],
    });
    const [whole, part] = await rowsOf('Sums for each plan');
    expect(whole?.['Plan and holder']).toBe('FL-17anna_1takes all that is left');
    expect(part?.['Plan and holder']).toBe('FL-18anna_1');
  });

  it('is what was posted once it is approved, and that nothing was once it is refused', async () => {
    await show({
      state: 'approved',
      checker: 'cy',
      decided_at: inHours(-1),
      transaction_ids: ['204', '205'],
    });
    expect(await screen.findByText('What was posted')).toBeTruthy();
    expect(screen.getByText('Ledger transactions: 204, 205')).toBeTruthy();
    expect(factOf('Decided')).toBe('2 Mar, 08:30 1 h ago');
    expect(decides()).toEqual([]);
  });

  it.each(['refused', 'expired', 'withdrawn'] as const)('says that nothing was posted: %s', async (state) => {
    await show({ state, refusal_reason: 'Wrong receipt' });
    expect(await screen.findByText('Nothing was posted.')).toBeTruthy();
    expect(screen.getByText('Wrong receipt')).toBeTruthy();
    expect(screen.queryByText('Ledger entries on approval')).toBeNull();
  });
});

describe('the decision', () => {
  onFreshTab();

  it('two people: is not offered to the one who made it', async () => {
    await show({ maker: USERNAME });
    expect(await screen.findByText('You made this proposal: another person must decide.')).toBeTruthy();
    expect(decides()).toEqual([]);
  });

  it('is not offered to a maker of others', async () => {
    await show({}, ['finance_maker', 'admin']);
    expect(await screen.findByText('Decided by somebody else: Finance checker.')).toBeTruthy();
    expect(decides()).toEqual([]);
  });

  it('approves once for a double click, and then shows what was posted', async () => {
    await show();
    server.reply(calls.consoleProposal.approve, () => {
      const approved = { ...topup, state: 'approved', checker: USERNAME, transaction_ids: ['204'] } as const;
      server.answer(calls.consoleProposal.detail, approved);
      return approved;
    });
    await pressTwice('Approve');
    expect(await screen.findByText('What was posted')).toBeTruthy();
    expect(server.sent(calls.consoleProposal.approve)).toEqual([{ id: '7', acknowledged: [] }]);
  });

  it('says why it cannot be approved, and reads the proposal anew: somebody was quicker', async () => {
    await show();
    server.reply(calls.consoleProposal.approve, () => {
      server.answer(calls.consoleProposal.detail, { ...topup, state: 'refused' });
      return refused('already_decided');
    });
    await press('Approve');
    expect(await screen.findByText('Nothing was posted.')).toBeTruthy();
    expect(decides()).toEqual([]);
  });

  it('leaves both ways open where approval is refused for another reason', async () => {
    await show();
    server.reply(calls.consoleProposal.approve, () => refused('house_not_funded'));
    await press('Approve');
    expect(await alertText()).toBe(sentenceOf('house_not_funded'));
    expect(decides()).toEqual(['Approve', 'Refuse']);
  });

  it('takes no click while it is sent', async () => {
    await show();
    const release = server.hold(calls.consoleProposal.approve, topup);
    await press('Approve');
    expect((await button('Sending …')).disabled).toBe(true);
    expect((await button('Refuse')).disabled).toBe(true);
    release();
    expect(await button('Approve')).toBeTruthy();
  });

  it('refuses with a reason only, as the contract wants it', async () => {
    await show();
    server.answer(calls.consoleProposal.refuse, { ...topup, state: 'refused' });
    await press('Refuse');
    expect((await dialog('Refuse proposal 7')).textContent).toContain('Top-up of anna_1');
    await press('Refuse');
    expect(await noteOf('Reason')).toBe('Cannot be empty.');
    await type('Reason', 'no');
    await press('Refuse');
    await waitFor(async () => expect(await noteOf('Reason')).toBe('This is too short.'));
    await type('Reason', 'Receipt of another');
    await press('Refuse');
    await noDialog();
    expect(server.sent(calls.consoleProposal.refuse)).toEqual([{ id: '7', reason: 'Receipt of another' }]);
  });
});

describe('the list of proposals', () => {
  onFreshTab();

  it('keeps its filters in the address, and leads from one to the next of its kind and back to the list', async () => {
    server.answer(calls.consoleProposal.list, { items: [{ id: '7', kind: 'topup', maker: 'bea' }] });
    open(<ProposalsPage />, CHECKER, { path: '/proposals/:id?', at: '/proposals?state=pending' });
    await rowsOf('Proposals');
    fireEvent.change(await field('Kind'), { target: { value: 'topup' } });
    await waitFor(() => expect(address()).toBe('/proposals?state=pending&kind=topup'));
    expect(server.sent(calls.consoleProposal.list).at(-1)).toEqual({
      ...{ state: 'pending', kind: 'topup' },
      ...COUNTED,
    });
    server.answer(calls.consoleProposal.detail, topup);
    server.answer(calls.consoleProposal.place, { waiting: 3, place: 2, previous: '6', next: '8' });
    fireEvent.click(await screen.findByRole('link', { name: /^Top-up 7/ }));
    expect(await screen.findByText('2 of 3')).toBeTruthy();
    expect(linkTo('All proposals')).toBe('/proposals?state=pending&kind=topup');
    expect(server.sent(calls.consoleProposal.place)).toEqual([{ id: '7', kind: 'topup' }]);
    await press('Previous');
    expect(address()).toBe('/proposals/6?state=pending&kind=topup');
  });
});
