import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  alertText,
  buttonsIn,
  COUNTED,
  calls,
  dialog,
  factOf,
  field,
  fill,
  inHours,
  leave,
  linkTo,
  NOW,
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
} from '../../../test/screen';
import { AcceptancesPage } from './acceptances';
import type { Acceptance } from './dialogs';

const MAKER = ['finance_maker'] as const;
const claimed: Part<Acceptance> = {
  ...{
    id: '8',
    type: 'enterprise',
    legal_name: 'Mira Exchange Ltd',
    payee: 'Harbour Bank',
    state: 'claimed',
  },
  ...{ holder: { id: '17', username: 'anna_1', operation_id: '12345674' }, pair: 'EUR/USD', rate: '1.085' },
  ...{ amount: 10_000, claimed_amount: 9_000, fee_bp: 150, min_amount: 1_000, max_amount: 20_000 },
  ...{ expires_at: inHours(48), due_at: inHours(24), instructions: 'Account: 1', reference: '12345674' },
};
const listed = (...rows: readonly Part<Acceptance>[]): void =>
  server.answer(calls.consoleAcceptor.list, { items: rows });
const show = (at = '/acceptances', roles: Parameters<typeof open>[1] = MAKER) =>
  open(<AcceptancesPage />, roles, { path: '/acceptances/:id?', at });

describe('the acceptances', () => {
  onFreshTab();

  it('begin with the claims, which wait for staff; of one person with all, whatever became of them', async () => {
    listed(claimed);
    show();
    await rowsOf('Acceptances');
    const asked = () => server.sent(calls.consoleAcceptor.list).at(-1);
    expect(asked()).toEqual({ ...COUNTED, state: 'claimed' });
    leave();
    show('/acceptances?holder=17');
    await rowsOf('Acceptances');
    expect(asked()).toEqual({ ...COUNTED, holder_id: '17' });
  });

  it('show who takes the payment, where it must arrive, and what was agreed and claimed', async () => {
    listed(claimed, { ...claimed, id: '9', state: 'current', claimed_amount: null });
    show();
    const [first, second] = await rowsOf('Acceptances');
    expect(first).toMatchObject({
      ...{ 'Verified legal name': 'Mira Exchange Ltd', 'Registry payee': 'Harbour Bank' },
      ...{ 'Agreed amount': '$100.00', Claimed: '$90.00', State: 'Claimed', Acceptor: 'Enterprise' },
    });
    expect(second?.['Claimed']).toBe('–');
    expect([first?.['Actions'], second?.['Actions']]).toEqual(['Record payment receivedRefuse claim', '']);
  });

  it('offer another statement where a proposal waits', async () => {
    listed({ ...claimed, proposal_id: '31' });
    show();
    expect(await buttonsIn('Acceptances')).toEqual(['Record payment received']);
    expect(linkTo('Proposal 31 waits')).toBe('/proposals/31');
  });

  it('offer support nothing: it reads', async () => {
    listed(claimed);
    show('/acceptances', ['support']);
    expect(await buttonsIn('Acceptances')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Issue an acceptance' })).toBeNull();
  });

  it('show one with its terms, what its holder sees, the proof and every step', async () => {
    listed({
      ...claimed,
      proof_urls: ['/files/1'],
      steps: [{ state: 'claimed', time: NOW, text: 'Paid by bank' }],
    });
    show('/acceptances/8');
    const panel = await screen.findByRole('region', { name: 'Mira Exchange Ltd, anna_1' });
    expect(factOf('Fee', panel)).toBe('1.5 %');
    expect(factOf('Rate', panel)).toBe('1.085');
    expect(factOf('Reference (operation ID)', panel)).toBe('12345674');
    expect(within(panel).getByText('Account: 1')).toBeTruthy();
    expect(within(panel).getByRole('link', { name: 'Image 1' }).getAttribute('href')).toBe('/files/1');
    expect(await rowsOf('What happened')).toMatchObject([{ State: 'Claimed', Reason: 'Paid by bank' }]);
  });
});

describe('issuing an acceptance', () => {
  onFreshTab();

  const typed = {
    Holder: 'anna_1',
    Acceptor: 'enterprise',
    'Verified legal name': ' Mira Exchange Ltd ',
    'Registry payee': '3',
    Currencies: 'EUR/USD',
    Rate: '1.0850',
    'Smallest payment': '10',
    'Largest payment': '200',
    'Agreed amount': '100',
    'Valid until': '2026-03-04T09:30',
  };
  const openForm = async (): Promise<void> => {
    listed();
    server.answer(calls.consolePayee.list, { items: [{ id: '3', name: 'Harbour Bank', state: 'approved' }] });
    show();
    server.answer(calls.consoleHolder.list, {
      items: [{ id: '17', username: 'anna_1', nickname: 'Anna', operation_id: '12345674' }],
    });
    await press('Issue an acceptance');
    await screen.findByText('Harbour Bank');
  };
  const fillAll = async (terms: Readonly<Record<string, string>>): Promise<void> => {
    await fill(terms);
    await screen.findByText('Anna, username anna_1, operation ID 12345674.');
  };

  it('sends the terms, a fee of nothing where none is typed, and shows the code this once, with its holder', async () => {
    await openForm();
    server.answer(calls.consoleAcceptor.issue, { code: 'ACC-1', proposal: { subject: { label: 'anna_1' } } });
    await fillAll(typed);
    await pressTwice('Issue an acceptance');
    await noDialog();
    expect(server.sent(calls.consoleAcceptor.issue)).toEqual([
      {
        ...{ holder_id: '17', type: 'enterprise', legal_name: 'Mira Exchange Ltd', payee_id: '3' },
        ...{ pair: 'EUR/USD', rate: '1.0850', fee_bp: 0, min_amount: 1_000, max_amount: 20_000 },
        ...{ amount: 10_000, expires_at: '2026-03-04T09:30:00.000Z' },
      },
    ]);
    const once = await screen.findByRole('region', { name: 'Shown this once' });
    expect(once.textContent).toContain('Code for anna_1. Copy it now: it cannot be shown again.');
    expect(within(once).getByText('ACC-1')).toBeTruthy();
    await press('I have copied it');
    expect(screen.queryByText('ACC-1')).toBeNull();
  });

  it.each([
    ['Currencies', 'eur/usd', 'Two codes of three capital letters with a slash between.'],
    ['Rate', '1,085', 'A number such as 1.0850.'],
    ['Holder', 'anna', 'No single account holder has this username or operation ID.'],
    ['Fee, in percent (optional)', '1.505', 'This is not a share above zero, such as 80 or 12.5.'],
    ['Agreed amount', '0', 'This is not an amount above zero.'],
    ['Valid until', '', 'Cannot be empty.'],
  ])('refuses %s "%s" at its field', async (label, value, words) => {
    await openForm();
    await fill({ ...typed, [label]: value });
    await press('Issue an acceptance');
    expect(await noteOf(label)).toBe(words);
    expect(server.sent(calls.consoleAcceptor.issue)).toEqual([]);
  });

  it('says that personal ones are off, and keeps the terms', async () => {
    await openForm();
    server.reply(calls.consoleAcceptor.issue, () => refused('acceptor_personal_off'));
    await fillAll({ ...typed, Acceptor: 'personal', 'Fee, in percent (optional)': '1.5' });
    await press('Issue an acceptance');
    expect(await alertText()).toBe(sentenceOf('acceptor_personal_off'));
    expect((await field('Rate')).value).toBe('1.0850');
    expect(server.sent(calls.consoleAcceptor.issue)).toMatchObject([{ holder_id: '17', fee_bp: 150 }]);
  });

  it('says that the registry has no approved payee', async () => {
    listed();
    server.answer(calls.consolePayee.list);
    show();
    await press('Issue an acceptance');
    expect(await screen.findByText('The registry has no approved payee yet.')).toBeTruthy();
  });
});

describe('deciding a claim', () => {
  onFreshTab();

  it('states what arrived at which payee, and proposes it once', async () => {
    listed(claimed);
    server.answer(calls.consoleAcceptor.proposeConfirmation);
    show();
    await press('Record payment received');
    expect((await dialog()).textContent).toContain('Enter what Harbour Bank received.');
    expect((await field('Amount that arrived')).value).toBe('');
    await fill({ 'Amount that arrived': '85', 'Receipt number': 'R-9', 'Why it differs': 'Rate of the day' });
    await pressTwice('Record payment received');
    await noDialog();
    expect(server.sent(calls.consoleAcceptor.proposeConfirmation)).toEqual([
      { acceptance_id: '8', amount: 8_500, receipt_number: 'R-9', difference_reason: 'Rate of the day' },
    ]);
  });

  it('marks the reason that is missing where the amount differs', async () => {
    listed(claimed);
    server.reply(calls.consoleAcceptor.proposeConfirmation, () =>
      refused('invalid_fields', { fields: { difference_reason: 'required' } }),
    );
    show();
    await press('Record payment received');
    await fill({ 'Amount that arrived': '85', 'Receipt number': 'R-9' });
    await press('Record payment received');
    await waitFor(async () => expect(await noteOf('Why it differs')).toBe('Cannot be empty.'));
  });

  it('refuses a claim for which nothing arrived', async () => {
    listed(claimed);
    server.answer(calls.consoleAcceptor.refuse);
    show();
    await press('Refuse claim');
    await fill({ Reason: 'Nothing arrived' });
    await press('Refuse claim');
    await noDialog();
    expect(server.sent(calls.consoleAcceptor.refuse)).toEqual([
      { acceptance_id: '8', reason: 'Nothing arrived' },
    ]);
  });
});
