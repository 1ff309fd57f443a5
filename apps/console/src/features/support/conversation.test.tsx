import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  button,
  calls,
  dialog,
  field,
  fill,
  inHours,
  linkTo,
  lost,
  NOW,
  noDialog,
  onFreshTab,
  open,
  press,
  pressTwice,
  refused,
  server,
  type,
  USERNAME,
} from '../../../test/screen';
import { strings } from '../../shared/lib/strings';
import { ConversationPanel } from './conversation';
import type { DeskConversation, DeskMessage, OpenedConversation } from './conversation-shape';

const SUPPORT = ['support'] as const;
const holder = { id: '17', username: 'anna_1', operation_id: '12345674' };
const conversation: Part<DeskConversation> = {
  ...{ id: '7', topic: 'general', state: 'open', holder, lang: 'de', assigned_to: 'bea' },
  ...{ last_sequence: 3, delivered_up_to: 3, read_up_to: 2 },
};
const said = (sequence: number, part: Part<DeskMessage> = {}): Part<DeskMessage> => ({
  ...{ id: String(sequence), sequence, from: 'holder', name: 'Anna', text: `Words ${sequence}` },
  ...{ sent_at: NOW, ...part },
});
const show = (part: Part<OpenedConversation> = {}, roles: Parameters<typeof open>[1] = SUPPORT) => {
  server.answer(calls.consoleSupport.messages, {
    items: [said(3, { from: 'staff', text: 'Answer 3' }), said(2, { from: 'staff' }), said(1)],
    ...part,
    conversation: { ...conversation, ...part.conversation },
  });
  open(<ConversationPanel id="7" writing={null} onTyping={() => undefined} />, roles);
};
const bubbles = async (): Promise<readonly (string | null)[]> =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
const answers = () => server.sent(calls.consoleSupport.send);
const canned = (): void =>
  server.answer(calls.consoleSupport.cannedAnswers, {
    items: [{ id: '4', title: 'Hours', text: 'Wir haben bis 17 Uhr offen.' }],
  });
const write = async (text: string): Promise<void> => type('Answer', text);

describe('a conversation at the desk', () => {
  onFreshTab();
  beforeEach(canned);

  it('shows what was said, oldest first, and how far each answer came', async () => {
    show();
    expect(await bubbles()).toEqual([
      'Anna, 2 Mar 2026, 09:30:00Words 1',
      'Support, 2 Mar 2026, 09:30:00 · readWords 2',
      'Support, 2 Mar 2026, 09:30:00 · deliveredAnswer 3',
    ]);
    expect(linkTo('anna_1')).toBe('/holders/17');
    expect(screen.getByText('Owner: bea')).toBeTruthy();
    expect(screen.getByText('Reads de')).toBeTruthy();
  });

  it('claims nothing of how far a guest’s answers came, nor that a guest is who they say', async () => {
    const guest = { case_number: 'G-5', name: 'Zoe', email: 'zoe@example.org', username: 'anna_1' };
    show({ conversation: { holder: null, guest: { ...guest, objecting: true } } });
    expect(await screen.findByRole('heading', { name: 'Zoe, guest G-5' })).toBeTruthy();
    expect((await bubbles())[2]).toBe('Support, 2 Mar 2026, 09:30:00Answer 3');
    expect(screen.getByText(/^says it is about anna_1, which proves nothing/)).toBeTruthy();
    expect(linkTo('Look for this account')).toBe('/holders?query=anna_1');
    expect(screen.getByText('objects to a state')).toBeTruthy();
    expect(screen.queryByLabelText('Add PDFs')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send a payment card' })).toBeNull();
  });

  it('shows a payment card line by line, and the state of a top-up case', async () => {
    const card = {
      ...{ payee_name: 'Harbour Bank', amount: 12_000, reference: '12345674' },
      lines: [{ name: 'Account', value: '0000 1111' }],
    };
    show({
      items: [said(2, { from: 'staff', text: '', card }), said(1, { text: '', topup: { amount: 12_000 } })],
    });
    const [topup, sentCard] = await bubbles();
    expect(topup).toContain('Top-up case of $120.00: Asked');
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
    expect(screen.queryByRole('button', { name: 'Take' })).toBeNull();
  });

  it('reads older messages before the oldest that is known', async () => {
    server.reply(calls.consoleSupport.messages, ({ before }) => ({
      conversation,
      ...(before === undefined ? { items: [said(3), said(2)], more: true } : { items: [said(1)] }),
    }));
    open(<ConversationPanel id="7" writing="Anna" onTyping={() => undefined} />, SUPPORT);
    expect(await screen.findByText('Anna is writing.')).toBeTruthy();
    await press('Show older messages');
    await waitFor(async () => expect(await bubbles()).toHaveLength(3));
    expect(server.sent(calls.consoleSupport.messages).at(-1)).toMatchObject({ before: 2 });
  });
});

describe('answering', () => {
  onFreshTab();
  beforeEach(canned);

  it('sends what was written, once for a double click, and empties the field', async () => {
    server.answer(calls.consoleSupport.send);
    show();
    await write('Good day');
    await pressTwice('Send');
    await waitFor(async () => expect((await field('Answer')).value).toBe(''));
    expect(answers()).toMatchObject([{ conversation_id: '7', text: 'Good day', file_ids: [] }]);
  });

  it('sends with Ctrl and Enter, and nothing while nothing is written', async () => {
    server.answer(calls.consoleSupport.send);
    show();
    expect((await button('Send')).disabled).toBe(true);
    await write('   ');
    fireEvent.keyDown(await field('Answer'), { key: 'Enter', ctrlKey: true });
    expect(answers()).toEqual([]);
    await write('Good day');
    fireEvent.keyDown(await field('Answer'), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(answers()).toHaveLength(1));
  });

  it('sends the same again under the same name after a lost answer, and a changed one under another', async () => {
    server.reply(calls.consoleSupport.send, (_, before) => (before < 2 ? lost : {}));
    show();
    await write('Good day');
    await press('Send');
    await screen.findByRole('alert');
    await press('Send');
    await waitFor(() => expect(answers()).toHaveLength(2));
    expect(answers()[1]?.client_id).toBe(answers()[0]?.client_id);
    await waitFor(async () => expect((await button('Send')).disabled).toBe(false));
    await write('Good day!');
    await press('Send');
    await waitFor(() => expect(answers()).toHaveLength(3));
    expect(answers()[2]?.client_id).not.toBe(answers()[0]?.client_id);
  });

  it('money talk only on record: keeps an answer that holds an account number, and says why', async () => {
    server.reply(calls.consoleSupport.send, () =>
      refused('invalid_fields', { fields: { text: 'payment_details' } }),
    );
    show();
    await write('Pay to DE12 3456');
    await press('Send');
    expect(await screen.findByText(strings.field.payment_details)).toBeTruthy();
    expect((await field('Answer')).value).toBe('Pay to DE12 3456');
  });

  it('puts a canned answer of the reader’s language behind what is written', async () => {
    show();
    await write('Guten Tag');
    await type('Canned answer', '4');
    expect((await field('Answer')).value).toBe('Guten Tag\nWir haben bis 17 Uhr offen.');
    expect(server.sent(calls.consoleSupport.cannedAnswers)).toEqual([{ lang: 'de', limit: 50 }]);
  });

  it('sends files as they are picked, waits for them, and names them in the answer', async () => {
    const release = server.hold(calls.consoleSupport.upload, { file_id: '44' });
    server.answer(calls.consoleSupport.send);
    show();
    const files = [new File(['x'], 'terms.pdf', { type: 'application/pdf' })];
    fireEvent.change(await field('Add PDFs'), { target: { files } });
    expect(await screen.findByText('terms.pdf is being sent.')).toBeTruthy();
    await write('See the file');
    expect((await button('Send')).disabled).toBe(true);
    release();
    await waitFor(async () => expect((await button('Send')).disabled).toBe(false));
    await press('Send');
    await waitFor(() => expect(answers()).toMatchObject([{ file_ids: ['44'] }]));
    await waitFor(() => expect(screen.queryByText('terms.pdf')).toBeNull());
  });

  it('says of a file why it was not taken, and waits until it is removed; takes six at most', async () => {
    server.reply(calls.consoleSupport.upload, (_, before) =>
      before === 0 ? refused('file_type_refused') : { file_id: String(before) },
    );
    show();
    await write('See the files');
    const files = Array.from({ length: 7 }, (_, index) => new File(['x'], `${index}.pdf`));
    fireEvent.change(await field('Add PDFs'), { target: { files } });
    expect(await screen.findByText('0.pdf was not sent: Refused: file_type_refused.')).toBeTruthy();
    expect(screen.getByText('At most 6 files go with one answer.')).toBeTruthy();
    expect((await button('Send')).disabled).toBe(true);
    await press('Remove 0.pdf');
    await waitFor(async () => expect((await button('Send')).disabled).toBe(false));
  });

  it('keeps what is written through a reload', async () => {
    show();
    await write('Half a sentence');
    fireEvent.keyDown(await field('Answer'), { key: 'Enter' });
    expect(answers()).toEqual([]);
    expect(Object.values(sessionStorage).join()).toContain('Half a sentence');
  });
});

describe('what the desk does besides', () => {
  onFreshTab();
  beforeEach(canned);

  it('takes a conversation that is another’s, once for a double click', async () => {
    server.answer(calls.consoleSupport.assign);
    show();
    await pressTwice('Take');
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
    await screen.findByRole('button', { name: 'Hand over' });
    expect(screen.queryByRole('button', { name: 'Take' })).toBeNull();
    await press('Hand over');
    await within(await dialog()).findByRole('option', { name: 'bea' });
    expect(screen.queryByRole('option', { name: USERNAME })).toBeNull();
    await fill({ To: '2' });
    await press('Hand over');
    await noDialog();
    expect(server.sent(calls.consoleSupport.assign)).toEqual([{ conversation_id: '7', staff_id: '2' }]);
  });

  it('sends a payment card from the registry, under the same name when it is sent again', async () => {
    server.answer(calls.consolePayee.list, { items: [{ id: '3', name: 'Harbour Bank', state: 'approved' }] });
    server.reply(calls.consoleSupport.sendCard, (_, before) => (before === 0 ? lost : {}));
    show();
    await press('Send a payment card');
    await screen.findByRole('option', { name: 'Harbour Bank' });
    await fill({ Payee: '3' });
    await press('Send a payment card');
    await screen.findByRole('alert');
    await press('Send a payment card');
    await noDialog();
    const [first, second] = server.sent(calls.consoleSupport.sendCard);
    expect(first).toEqual({ conversation_id: '7', payee_id: '3', client_id: expect.any(String) });
    expect(second).toEqual(first);
  });

  it('writes a note for staff alone', async () => {
    server.answer(calls.consoleSupport.addNote);
    show();
    await press('Write a note');
    await fill({ Note: 'Be patient' });
    await press('Write a note');
    await noDialog();
    expect(server.sent(calls.consoleSupport.addNote)).toEqual([{ conversation_id: '7', text: 'Be patient' }]);
  });

  it('closes a case once for a double click', async () => {
    server.answer(calls.consoleSupport.close);
    show();
    await pressTwice('Close the case');
    await waitFor(() => expect(server.sent(calls.consoleSupport.close)).toEqual([{ conversation_id: '7' }]));
  });

  it('offers no way to close what is closed', async () => {
    show({ conversation: { state: 'closed', waiting_since: inHours(-1) } });
    await bubbles();
    expect(screen.queryByRole('button', { name: 'Close the case' })).toBeNull();
  });
});
