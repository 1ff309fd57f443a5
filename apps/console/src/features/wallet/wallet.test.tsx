import type { FlowRecord, ResponseOf } from '@fairlead/contract';
import type { list } from '@fairlead/contract/calls/wallet-holds';
import { type Part, sample } from '@fairlead/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  address,
  alertText,
  buttonsIn,
  COUNTED,
  calls,
  dialog,
  factOf,
  field,
  fill,
  inHours,
  isPinned,
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
import { HoldDialog, StartUpDialog } from './holder-dialogs';
import { HolderFlow } from './holder-flow';
import { HolderWallet } from './holder-wallet';
import { HoldsPage } from './holds';

type Hold = ResponseOf<typeof list>['items'][number];

const MAKER = ['finance_maker'] as const;
const anna = { id: '17', username: 'anna_1' };
const hold: Part<Hold> = {
  ...{ id: '3', holder: { ...anna, operation_id: '12345674' }, reason: 'identity_check', amount: 700 },
  ...{ state: 'open', opened_at: inHours(-24), expires_at: inHours(24), remark: 'Papers are missing' },
};
const listed = (...rows: readonly Part<Hold>[]): void =>
  server.answer(calls.consoleHold.list, { items: rows });

describe('the holds', () => {
  onFreshTab();

  it('are those that are open unless the address says otherwise, with reason, sum and end', async () => {
    listed(hold);
    open(<HoldsPage />, MAKER);
    expect((await rowsOf('Holds'))[0]).toMatchObject({
      ...{ Holder: 'anna_1', Reason: 'Identity check', Amount: '$7.00', State: 'Open' },
      ...{ 'Lifts automatically': '3 Mar, 09:30 in 1 d', 'Holder’s dispute': '–' },
    });
    expect(server.sent(calls.consoleHold.list)).toEqual([{ ...COUNTED, state: 'open' }]);
    await type('State', '');
    await waitFor(() => expect(address()).toBe('/here?state='));
    expect(server.sent(calls.consoleHold.list).at(-1)).toEqual(COUNTED);
  });

  it.each([
    ['an open one', {}, ['Release', 'Propose renewal']],
    ['a chargeback, which has its own end and is let go by two', { reason: 'chargeback' }, []],
    ['one that was lifted', { state: 'lifted' }, []],
  ] as const)('offer a maker what can be done with %s', async (_, part, names) => {
    listed({ ...hold, ...part });
    open(<HoldsPage />, MAKER);
    expect(await buttonsIn('Holds')).toEqual(names);
  });

  it('are released by a checker too, with a reason that the holder sees', async () => {
    listed(hold);
    server.answer(calls.consoleHold.release);
    open(<HoldsPage />, ['finance_checker']);
    expect(await buttonsIn('Holds')).toEqual(['Release']);
    await press('Release');
    expect((await dialog()).textContent).toContain('$7.00 of anna_1 goes back to where it came from.');
    await fill({ Reason: 'Papers came' });
    await pressTwice('Release');
    await noDialog();
    expect(server.sent(calls.consoleHold.release)).toEqual([{ id: '3', reason: 'Papers came' }]);
  });

  it('are not renewed by the one who opened them', async () => {
    listed(hold);
    server.reply(calls.consoleHold.proposeRenewal, () => refused('same_person'));
    open(<HoldsPage />, MAKER);
    await press('Propose renewal');
    await fill({ Reason: 'Papers are late' });
    await press('Propose renewal');
    expect(await alertText()).toBe(sentenceOf('same_person'));
    expect((await field('Reason')).value).toBe('Papers are late');
  });
});

describe('proposing a hold', () => {
  onFreshTab();

  it('names sum, reason of the list and the remark for the holder; a chargeback is none of its reasons', async () => {
    const onProposed = vi.fn();
    server.answer(calls.consoleHold.proposeHold, { id: '31' });
    open(<HoldDialog holder={anna} onClose={vi.fn()} onProposed={onProposed} />, MAKER);
    const reasons = [...(await field('Reason from list')).querySelectorAll('option')];
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      '–',
      'Identity check',
      'Dispute',
      'Legal order',
    ]);
    expect(await noteOf('Amount (optional)')).toBe('Left empty: half of what is available.');
    await fill({ 'Amount (optional)': '7', 'Reason from list': 'dispute' });
    await fill({ 'Remark for the holder': 'Under review' });
    expect(await noteOf('Amount (optional)')).toBe('Read as $7.00.');
    await press('Propose a hold');
    await waitFor(() => expect(onProposed).toHaveBeenCalledOnce());
    expect(server.sent(calls.consoleHold.proposeHold)).toEqual([
      { holder_id: '17', amount: 700, reason: 'dispute', remark: 'Under review' },
    ]);
  });

  it('leaves the sum to the server where none is typed', async () => {
    server.answer(calls.consoleHold.proposeHold, { id: '31' });
    open(<HoldDialog holder={anna} onClose={vi.fn()} onProposed={vi.fn()} />, MAKER);
    await fill({ 'Reason from list': 'dispute', 'Remark for the holder': 'Under review' });
    await press('Propose a hold');
    await waitFor(() =>
      expect(server.sent(calls.consoleHold.proposeHold)).toEqual([
        { holder_id: '17', reason: 'dispute', remark: 'Under review' },
      ]),
    );
  });

  it('lends start-up funds by a sum and a reason', async () => {
    const onProposed = vi.fn();
    server.answer(calls.consoleHolder.proposeStartUp, { id: '32' });
    open(<StartUpDialog holder={anna} onClose={vi.fn()} onProposed={onProposed} />, MAKER);
    await fill({ Amount: '20.05', Reason: 'Welcome' });
    expect(await noteOf('Amount')).toBe('Read as $20.05.');
    await press('Propose start-up funds');
    await waitFor(() => expect(onProposed).toHaveBeenCalledOnce());
    expect(server.sent(calls.consoleHolder.proposeStartUp)).toEqual([
      { id: '17', amount: 2_005, reason: 'Welcome' },
    ]);
  });
});

const record = (part: Part<FlowRecord>): Part<FlowRecord> => ({
  ...{ type: 'ad_billing', amount: -250, available_delta: 0, total_delta: -250, time: inHours(-1) },
  ...{ available_after: 5_250, total_after: 9_750, remark: '', ...part },
});
const flow = (...rows: readonly Part<FlowRecord>[]): void =>
  server.answer(calls.consoleHolder.flow, { items: rows });

describe('the flow of a holder', () => {
  onFreshTab();

  it('shows both changes with their sign, both balances after, and what staff typed in', async () => {
    flow(
      record({
        id: '2',
        type: 'system_topup',
        available_delta: 10_000,
        total_delta: 10_000,
        entered_by_hand: true,
      }),
    );
    open(<HolderFlow holder={anna} />, ['auditor']);
    expect((await rowsOf('Flow'))[0]).toMatchObject({
      ...{ Type: 'Top-up entered by hand', 'Change of available': '+$100.00' },
      ...{ 'Change of total': '+$100.00', 'Available after': '$52.50', 'Total after': '$97.50' },
    });
    expect(await buttonsIn('Flow')).toEqual([]);
  });

  it.each([
    ['a top-up', { type: 'system_topup' }, true],
    ['revenue of a report', { type: 'profit_sharing', report_id: '9', total_delta: 400 }, true],
    ['revenue that a settlement only pays out', { type: 'profit_sharing', total_delta: 0 }, false],
    [
      'revenue that was corrected downwards',
      { type: 'profit_sharing', report_id: '9', total_delta: -1 },
      false,
    ],
    ['a billing', { type: 'ad_billing' }, false],
  ] as const)('can be charged back by its record where money came in: %s', async (_, part, may) => {
    flow(record({ id: '2', ...part }));
    open(<HolderFlow holder={anna} />, MAKER);
    expect(await buttonsIn('Flow')).toEqual(may ? ['Charge back'] : []);
  });

  it('proposes a chargeback of one record, says what came in, and shows the proposal', async () => {
    flow(record({ id: '2', type: 'system_topup', amount: 10_000, time: inHours(-24) }));
    server.answer(calls.consoleHold.proposeChargeback, { id: '33' });
    open(<HolderFlow holder={anna} />, MAKER);
    expect(await isPinned('Charge back')).toBe(true);
    await press('Charge back');
    expect((await dialog()).textContent).toContain('$100.00 came in for anna_1 on 1 Mar 2026, 09:30:00.');
    await fill({ Amount: '100', Reason: 'The bank took it back' });
    await pressTwice('Propose a chargeback');
    await noDialog();
    expect(server.sent(calls.consoleHold.proposeChargeback)).toEqual([
      { record_id: '2', amount: 10_000, reason: 'The bank took it back' },
    ]);
    expect(linkTo(/33/)).toBe('/proposals/33');
  });

  it('is narrowed by kind and month, and asks for no month that is none', async () => {
    flow();
    open(<HolderFlow holder={anna} />, MAKER, { path: '/holders/17', at: '/holders/17?flow_month=soon' });
    await screen.findByText('Nothing yet.');
    expect(server.sent(calls.consoleHolder.flow)).toEqual([{ id: '17' }]);
    await fill({ 'Month (UTC)': '2026-02', Type: 'hold' });
    await waitFor(() => expect(address()).toBe('/holders/17?flow_month=2026-02&flow=hold'));
    await waitFor(() =>
      expect(server.sent(calls.consoleHolder.flow).at(-1)).toEqual({
        ...{ id: '17', month: '2026-02', type: 'hold' },
      }),
    );
  });
});

describe('the wallet of a holder', () => {
  onFreshTab();

  const wallet = sample(calls.wallet.property.response, {
    ...{ total_assets: 10_000, available_balance: 5_500, held: 700, discount_amount: 500 },
    start_up_funds: { unspent: 2_000, running: 300 },
    holds: [{ id: '3', reason: 'dispute', amount: 700, remark: 'Under review' }],
    withdrawal: { blockers: [{ reason: 'no_hold' }, { reason: 'payout_set' }] },
  });

  it('own cash is separate: keeps what is lent and given apart from the total', () => {
    const { container } = open(<HolderWallet wallet={wallet} />, []);
    expect(factOf('Total assets')).toBe('$100.00');
    expect(factOf('Start-up funds, lent')).toBe('$23.00');
    const [own, apart] = container.querySelectorAll('dl');
    expect(own?.textContent).not.toContain('Start-up');
    expect(apart?.textContent).toContain('Discount amount, not cash');
  });

  it('names the rules that keep the holder from a withdrawal, and the holds', async () => {
    open(<HolderWallet wallet={wallet} />, []);
    expect(screen.getByText('Withdrawal rules that do not pass: No hold, Payout set')).toBeTruthy();
    expect(await rowsOf('Holds')).toMatchObject([{ Reason: 'Dispute', Amount: '$7.00' }]);
  });

  it('says that every rule passes', () => {
    open(<HolderWallet wallet={{ ...wallet, holds: [], withdrawal: { allowed: true, blockers: [] } }} />, []);
    expect(screen.getByText('Every withdrawal rule passes.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Holds' })).toBeNull();
  });
});
