import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  calls,
  dialog,
  field,
  fill,
  inHours,
  leave,
  linkTo,
  lost,
  noDialog,
  onFreshTab,
  open,
  press,
  pressTwice,
  server,
  type,
  USERNAME,
} from '../../../test/screen';
import { answers, bubbles, canned, conversation, SUPPORT, said, show, write } from '../../../test/talk';
import { ConversationPanel } from './conversation';

describe('a conversation at the desk', () => {
  onFreshTab();
  beforeEach(canned);

  it('shows what was said and noted, oldest first, who of staff wrote it, and how far each answer came', async () => {
    show({
      items: [
        said(3, { from: 'staff', by: 'bea', text: 'Answer 3', sent_at: inHours(2) }),
        said(2, { from: 'staff', by: null }),
        said(1),
      ],
      notes: [
        { id: '1', text: 'Be patient', by: 'cleo', time: inHours(1) },
        { id: '2', text: 'Long ago', by: 'cleo', time: inHours(-48) },
      ],
    });
    expect(await bubbles()).toEqual([
      '28 Feb 2026',
      'Note by cleo · 09:30 · staff only, not sentLong ago',
      '2 Mar 2026',
      'Anna · 09:30Words 1',
      'Support · 09:30 · readWords 2',
      'Note by cleo · 10:30 · staff only, not sentBe patient',
      'bea · 11:30 · deliveredAnswer 3',
    ]);
    expect(linkTo('anna_1')).toBe('/holders/17');
    expect(screen.getByText('with bea')).toBeTruthy();
    expect(screen.getByText('Deutsch')).toBeTruthy();
  });

  it('has the facts of the person beside it: money, what is open, the way to the case', async () => {
    show();
    server.answer(calls.consoleHolder.detail, {
      holder: { id: '17', nickname: 'Anna', operation_id: '12345674', state: 'active' },
      wallet: { available_balance: 41_230, total_assets: 156_750 },
      withdrawals: [
        { id: '4', amount: 71_900, state: 'approved' },
        { id: '3', amount: 1, state: 'paid' },
      ],
      orders: [{ id: '5', number: 'FL-5', status: 'putting', product: { title: 'Clay Court' } }],
    });
    const money = await screen.findByRole('region', { name: 'Money' });
    expect(money.textContent).toContain('Available$412.30');
    expect((await screen.findByRole('region', { name: 'Open' })).textContent).toBe(
      'OpenPayout 4 $719.00ApprovedClay CourtFL-5Running',
    );
    expect(linkTo('Clay Court')).toBe('/plans/5');
    expect(linkTo('Open the case')).toBe('/holders/17');
    // Reading it is on record: only a person has it read anew.
    expect(screen.getByText('Updated just now')).toBeTruthy();
    server.answer(calls.consoleHolder.detail, { wallet: { available_balance: 50_000 } });
    await press('Reload');
    await waitFor(() => expect(money.textContent).toContain('Available$500.00'));
  });

  it('claims nothing of how far a guest’s answers came, nor that a guest is who they say', async () => {
    const guest = { case_number: 'G-5', name: 'Zoe', email: 'zoe@example.org', username: 'anna_1' };
    show({ conversation: { holder: null, guest: { ...guest, objecting: true } } });
    expect(await screen.findByRole('heading', { name: 'Zoe, guest G-5' })).toBeTruthy();
    expect((await bubbles()).at(-1)).toBe('Support · 09:30Answer 3');
    expect(screen.getByText(/^says it is about anna_1, which proves nothing/)).toBeTruthy();
    expect(linkTo('Look for this account')).toBe('/holders?query=anna_1');
    expect(screen.getByText('Objects to a state')).toBeTruthy();
    expect(screen.queryByLabelText('Add PDFs')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Payment card' })).toBeNull();
  });

  it('shows a payment card line by line, and the state of a top-up case', async () => {
    const card = {
      ...{ payee_name: 'Harbour Bank', amount: 12_000, reference: '12345674' },
      lines: [{ name: 'Account', value: '0000 1111' }],
    };
    show({
      items: [said(2, { from: 'staff', text: '', card }), said(1, { text: '', topup: { amount: 12_000 } })],
    });
    const [, topup, sentCard] = await bubbles();
    expect(topup).toContain('Top-up case of $120.00: Requested');
    expect(sentCard).toContain(
      'PayeeHarbour BankAmount$120.00Account0000 1111Reference (operation ID)12345674',
    );
  });

  it('marks what is on show as read, once', async () => {
    server.answer(calls.consoleSupport.read);
    show({ conversation: { unread: 2 } });
    await bubbles();
    await waitFor(() =>
      expect(server.sent(calls.consoleSupport.read)[0]).toEqual({ conversation_id: '7', up_to: 3 }),
    );
  });

  it('marks nothing for an auditor, who answers nobody', async () => {
    show({ conversation: { unread: 2 }, notes: [{ id: '1', text: 'Be patient', by: 'bea' }] }, ['auditor']);
    expect(await screen.findByText('Be patient')).toBeTruthy();
    expect(server.sent(calls.consoleSupport.read)).toEqual([]);
    expect(screen.queryByLabelText('Answer')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull();
  });

  it('reads older messages before the oldest that is known', async () => {
    server.reply(calls.consoleSupport.messages, ({ before }) => ({
      conversation,
      ...(before === undefined ? { items: [said(3), said(2)], more: true } : { items: [said(1)] }),
    }));
    server.answer(calls.consoleHolder.detail);
    server.answer(calls.consoleSupport.conversations);
    open(<ConversationPanel id="7" writing="Anna" onTyping={() => undefined} />, SUPPORT);
    expect(await screen.findByText('Anna is writing.')).toBeTruthy();
    await press('Show older messages');
    await waitFor(async () => expect(await bubbles()).toHaveLength(4));
    expect(server.sent(calls.consoleSupport.messages).at(-1)).toMatchObject({ before: 2 });
  });
});

describe('what the desk does besides', () => {
  onFreshTab();
  beforeEach(canned);

  it('takes a conversation that is another’s, once for a double click', async () => {
    server.answer(calls.consoleSupport.assign);
    show();
    await pressTwice('Assign to me');
    await waitFor(() => expect(server.sent(calls.consoleSupport.assign)).toEqual([{ conversation_id: '7' }]));
  });

  it('hands one’s own over to a colleague, never to oneself', async () => {
    server.answer(calls.consoleSupport.colleagues, {
      items: [
        { id: '1', username: USERNAME },
        { id: '2', username: 'bea' },
      ],
    });
    server.answer(calls.consoleSupport.assign);
    show({ conversation: { assigned_to: USERNAME } });
    await screen.findByRole('button', { name: 'Transfer' });
    expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull();
    await press('Transfer');
    await within(await dialog()).findByRole('option', { name: 'bea' });
    expect(screen.queryByRole('option', { name: USERNAME })).toBeNull();
    await fill({ To: '2' });
    await press('Transfer');
    await noDialog();
    expect(server.sent(calls.consoleSupport.assign)).toEqual([{ conversation_id: '7', staff_id: '2' }]);
  });

  it('sends a payment card from the registry, under the same name when it is sent again', async () => {
    server.answer(calls.consolePayee.list, { items: [{ id: '3', name: 'Harbour Bank', state: 'approved' }] });
    server.reply(calls.consoleSupport.sendCard, (_, before) => (before === 0 ? lost : {}));
    show();
    await press('Payment card');
    await screen.findByRole('option', { name: 'Harbour Bank' });
    await fill({ Payee: '3' });
    await press('Payment card');
    await screen.findByRole('alert');
    await press('Payment card');
    await noDialog();
    const [first, second] = server.sent(calls.consoleSupport.sendCard);
    expect(first).toEqual({ conversation_id: '7', payee_id: '3', client_id: expect.any(String) });
    expect(second).toEqual(first);
  });

  it('writes a note for staff alone, and nothing of it into the answer', async () => {
    server.answer(calls.consoleSupport.addNote);
    show();
    await write('Half a sentence');
    await press('Note');
    await type('Note', 'Be patient');
    await press('Add note');
    await waitFor(async () => expect((await field('Note')).value).toBe(''));
    expect(server.sent(calls.consoleSupport.addNote)).toEqual([{ conversation_id: '7', text: 'Be patient' }]);
    expect((await field('Answer')).value).toBe('Half a sentence');
    expect(answers()).toEqual([]);
  });

  it('puts off by a key, and brings back', async () => {
    server.answer(calls.consoleSupport.snooze);
    show();
    await field('Answer');
    fireEvent.keyDown(document.body, { key: 'h' });
    await dialog();
    await fill({ Until: 'hours' });
    await press('Snooze');
    await noDialog();
    expect(server.sent(calls.consoleSupport.snooze)).toEqual([{ conversation_id: '7', until: inHours(3) }]);
    leave();
    show({ conversation: { snoozed_until: inHours(3) } });
    await press('Bring back');
    await waitFor(() =>
      expect(server.sent(calls.consoleSupport.snooze).at(-1)).toEqual({ conversation_id: '7' }),
    );
  });

  it('names on each button the key that does the same', async () => {
    show();
    for (const [name, key, written] of [
      ['Assign to me', 'a', 'A'],
      ['Snooze', 'h', 'H'],
      ['Close', 'e', 'E'],
      ['Send', 'Control+Enter Meta+Enter', 'Ctrl ↵'],
    ] as const) {
      const one = await screen.findByRole('button', { name });
      expect(one.getAttribute('aria-keyshortcuts')).toBe(key);
      expect(one.textContent).toBe(`${name} ${written}`);
    }
  });

  it('sorts by tags', async () => {
    server.answer(calls.consoleSupport.tag);
    show({ conversation: { tags: ['plan'] } });
    await press('Set tags');
    fireEvent.click(within(await dialog()).getByLabelText('Fault'));
    await press('Set tags');
    await noDialog();
    expect(server.sent(calls.consoleSupport.tag)).toEqual([
      { conversation_id: '7', tags: ['plan', 'fault'] },
    ]);
  });

  it('closes a case once for a double click', async () => {
    server.answer(calls.consoleSupport.close);
    show();
    await pressTwice('Close');
    await waitFor(() => expect(server.sent(calls.consoleSupport.close)).toEqual([{ conversation_id: '7' }]));
  });

  it('asks before a chat is closed whose last message has no answer', async () => {
    server.answer(calls.consoleSupport.close);
    show({ conversation: { waiting_since: inHours(-1) } });
    await press('Close');
    expect((await dialog()).textContent).toContain('The last message of the person has no answer.');
    expect(server.sent(calls.consoleSupport.close)).toEqual([]);
    await press('Close without an answer');
    await noDialog();
    expect(server.sent(calls.consoleSupport.close)).toEqual([{ conversation_id: '7' }]);
  });

  it('offers no way to close what is closed', async () => {
    show({ conversation: { state: 'closed', waiting_since: inHours(-1) } });
    await bubbles();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});
