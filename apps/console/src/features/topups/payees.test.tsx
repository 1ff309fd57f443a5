import type { ResponseOf } from '@fairlead/contract';
import type { list } from '@fairlead/contract/calls/topups-payees';
import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  address,
  buttonsIn,
  calls,
  dialog,
  factOf,
  field,
  fill,
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
  server,
  type,
} from '../../../test/screen';
import { PayeesPage } from './payees';

type Payee = ResponseOf<typeof list>['items'][number];

const MAKER = ['finance_maker'] as const;
const details = 'Payment details, one to a line';
const bank: Part<Payee> = {
  ...{ id: '3', name: 'Harbour Bank', method: 'bank_transfer', state: 'approved', maker: 'bea' },
  ...{ checker: 'cy', created_at: inHours(-48), approved_at: inHours(-24), asks_operation_id: true },
  lines: [
    { name: 'Account', value: '0000 1111' },
    { name: 'Bank', value: 'Harbour: Pier 1' },
  ],
};

const listed = (...rows: readonly Part<Payee>[]): void =>
  server.answer(calls.consolePayee.list, { items: rows });
const show = (at = '/payees', roles: Parameters<typeof open>[1] = MAKER) =>
  open(<PayeesPage />, roles, { path: '/payees/:id?', at });
const sent = () => server.sent(calls.consolePayee.propose);

describe('the payee registry', () => {
  onFreshTab();

  it('names both people of each payee, and offers what fits its state', async () => {
    listed(
      bank,
      { ...bank, id: '4', name: 'Old Bank', state: 'retired' },
      { ...bank, id: '5', name: 'New Bank', state: 'proposed', checker: null, proposal_id: '31' },
    );
    show();
    const [approved, retired, proposed] = await rowsOf('Payee registry');
    expect(approved).toMatchObject({ Method: 'Bank transfer', 'Proposed by': 'bea', 'Approved by': 'cy' });
    expect(approved?.['Actions']).toBe('Propose replacementPropose to retire');
    expect(retired?.['Actions']).toBe('Propose replacement');
    expect(proposed?.['Actions']).toBe('Proposal 31 waits');
    expect(proposed?.['Approved by']).toBe('–');
  });

  it('offers a checker nothing to propose', async () => {
    listed(bank);
    show('/payees', ['finance_checker']);
    expect(await buttonsIn('Payee registry')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Propose a payee' })).toBeNull();
  });

  it('shows one beside the list as a person copies it, wherever it stands, and keeps the filters', async () => {
    server.reply(calls.consolePayee.list, ({ id }) => ({ items: id === '3' ? [bank] : [] }));
    show('/payees/3?state=retired');
    const panel = await screen.findByRole('region', { name: 'Harbour Bank' });
    expect(panel.querySelector('.said')?.textContent).toBe('Account: 0000 1111\nBank: Harbour: Pier 1');
    expect(factOf('Approved by', panel)).toBe('cy');
    expect(panel.textContent).toContain('Reference of the payment: The payer’s operation ID');
    expect(server.sent(calls.consolePayee.list)).toContainEqual({ id: '3', limit: 1 });
    expect(linkTo('Close')).toBe('/payees?state=retired');
  });

  it('says that there is no such entry', async () => {
    listed();
    show('/payees/99');
    expect(await screen.findByRole('heading', { name: 'There is no such entry.' })).toBeTruthy();
    expect(await screen.findByText(/Ctrl\+K finds people/)).toBeTruthy();
  });

  it('keeps state and method in the address', async () => {
    listed(bank);
    show('/payees?state=approved');
    await rowsOf('Payee registry');
    await type('Method', 'card');
    await waitFor(() => expect(address()).toBe('/payees?state=approved&method=card'));
    expect(server.sent(calls.consolePayee.list).at(-1)).toEqual({ state: 'approved', method: 'card' });
  });
});

describe('proposing a payee', () => {
  onFreshTab();

  const typed = {
    Name: ' Harbour Bank ',
    Method: 'bank_transfer',
    [details]: 'Account: 0000 1111\n\nBank : Harbour: Pier 1',
    'Reference of the payment': 'none',
    Reason: 'New account',
  };

  it('sends its details as names and values, once for a double click', async () => {
    listed();
    server.answer(calls.consolePayee.propose);
    show();
    await press('Propose a payee');
    await fill(typed);
    await pressTwice('Propose a payee');
    await noDialog();
    expect(sent()).toEqual([
      {
        ...{ name: 'Harbour Bank', method: 'bank_transfer', asks_operation_id: false, reason: 'New account' },
        lines: bank.lines,
      },
    ]);
  });

  it.each([
    ['Account 0000', 'One to ten lines, each with a name, a colon and a value.'],
    ['Account:', 'One to ten lines, each with a name, a colon and a value.'],
    [
      'Reference: your operation ID',
      'Choose the operation ID below instead: each payer is shown their own number.',
    ],
  ])('refuses "%s" at its field', async (lines, words) => {
    listed();
    show();
    await press('Propose a payee');
    await fill({ ...typed, [details]: lines });
    await press('Propose a payee');
    expect(await noteOf(details)).toBe(words);
    expect(sent()).toEqual([]);
  });

  it('begins a changed one as the other stands, and says that an approved one never changes', async () => {
    listed(bank);
    server.answer(calls.consolePayee.propose);
    show();
    await press('Propose replacement');
    expect((await dialog()).textContent).toContain('Propose to retire Harbour Bank when the new one counts.');
    expect((await field(details)).value).toBe('Account: 0000 1111\nBank: Harbour: Pier 1');
    expect((await field('Reference of the payment')).value).toBe('operation_id');
    await fill({ [details]: 'Account: 2222', Reason: 'Moved' });
    await press('Propose replacement');
    await noDialog();
    expect(sent()).toMatchObject([{ name: 'Harbour Bank', lines: [{ name: 'Account', value: '2222' }] }]);
    expect(sent()[0]).toHaveProperty('asks_operation_id', true);
  });

  it('proposes to retire one, and says what that does to cards that were sent', async () => {
    listed(bank);
    server.answer(calls.consolePayee.proposeRetirement);
    show();
    await press('Propose to retire');
    expect((await dialog()).textContent).toContain('Cards that were sent say that it is no longer used');
    await fill({ Reason: 'Account closed' });
    await press('Propose to retire');
    await noDialog();
    expect(server.sent(calls.consolePayee.proposeRetirement)).toEqual([
      { id: '3', reason: 'Account closed' },
    ]);
  });

  it('keeps what was typed where it is refused', async () => {
    listed();
    server.reply(calls.consolePayee.propose, () => refused('throttled'));
    show();
    await press('Propose a payee');
    await fill(typed);
    await press('Propose a payee');
    await screen.findByRole('alert');
    expect((await field(details)).value).toBe(typed[details]);
  });
});
