import type { Part } from '@fairlead/contract/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  button,
  calls,
  field,
  inHours,
  leave,
  lost,
  NOW,
  onFreshDevice,
  open,
  press,
  refused,
  rowOf,
  server,
  type,
} from '../../../../test/screen';
import type { Conversation, Message } from './api';
import { OwnChat } from './own-chat';

const NEVER = 'Staff never ask for a password.';
const desk = (part: Part<Conversation> = {}): Part<Conversation> => ({
  ...{ id: '7', topic: 'general', last_sequence: 2, read_up_to: 1, delivered_to_staff: 2, notice: NEVER },
  opening_hours: { time_zone: 'UTC', open_now: true, next_change_at: inHours(8) },
  ...part,
});
const said = (sequence: number, part: Part<Message> = {}): Part<Message> => ({
  ...{ id: String(sequence), sequence, from: 'staff', name: 'Support', text: `Words ${sequence}` },
  ...{ sent_at: NOW, ...part },
});
const sent = () => server.sent(calls.support.send);

/** What the server keeps of one conversation: sent once under its name, however often it is sent. */
const keepMessages = (...first: readonly Part<Message>[]): Part<Message>[] => {
  const table = [...first];
  server.reply(calls.support.messages, ({ after }) => ({
    conversation: desk({ last_sequence: table.length }),
    items: after === undefined ? table.toReversed() : table.filter(({ sequence }) => (sequence ?? 0) > after),
  }));
  server.reply(calls.support.send, ({ client_id, text }) => {
    const known = table.find((one) => one.client_id === client_id);
    const message = known ?? said(table.length + 1, { from: 'holder', client_id, text: text ?? '' });
    if (known === undefined) table.push(message);
    return { message };
  });
  return table;
};
class SilentSocket {
  static last: SilentSocket | undefined;
  readonly up: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    SilentSocket.last = this;
  }
  send(text: string): void {
    this.up.push(JSON.parse(text));
  }
  close(): void {}
}
const down = (message: object): void =>
  act(() => SilentSocket.last?.onmessage?.({ data: JSON.stringify(message) }));

const show = (part: Part<Conversation> = {}): void => {
  server.answer(calls.support.conversations, { items: [desk(part)] });
  open(<OwnChat topic={part.topic ?? 'general'} />);
};
const bubbles = async (): Promise<readonly string[]> => {
  const list = await screen.findByRole('list');
  return [...list.querySelectorAll('.bubble')].map(({ textContent }) => textContent ?? '');
};
const write = async (text: string): Promise<void> => {
  await type('Your message', text);
  await press('Send');
};

describe('the chat', () => {
  onFreshDevice();
  beforeEach(() => {
    vi.stubGlobal('WebSocket', SilentSocket);
    server.answer(calls.support.read);
  });

  it('shows the fixed warning, the messages in their order, what is new, and the hours', async () => {
    keepMessages(said(1, { from: 'holder' }), said(2));
    show();
    expect(await screen.findByText(NEVER)).toBeTruthy();
    expect(await bubbles()).toEqual(['YouWords 19:30 AMDelivered', 'SupportWords 29:30 AM']);
    expect(screen.getByText('New messages')).toBeTruthy();
    expect(await screen.findByText('Support is open until Mar 2, 2026, 5:30 PM UTC.')).toBeTruthy();
    await waitFor(() =>
      expect(server.sent(calls.support.read)).toEqual([{ conversation_id: '7', up_to: 2 }]),
    );
  });

  it('sends what was written, empties the field, and shows how far it came', async () => {
    keepMessages(said(1), said(2));
    show();
    await bubbles();
    await write('  Good day ');
    await waitFor(async () => expect((await bubbles()).at(-1)).toBe('YouGood day9:30 AMSent'));
    expect((await field('Your message')).value).toBe('');
    expect(sent()).toMatchObject([{ conversation_id: '7', text: 'Good day' }]);
    down({ type: 'progress', conversation_id: '7', delivered_up_to: 3, read_up_to: 3 });
    await waitFor(async () => expect((await bubbles()).at(-1)).toBe('YouGood day9:30 AMRead'));
  });

  it('keeps unsent text through a reload', async () => {
    keepMessages(said(1));
    show();
    await bubbles();
    await type('Your message', 'Half a sentence');
    leave();
    show();
    expect((await field('Your message')).value).toBe('Half a sentence');
    expect(sent()).toEqual([]);
  });

  it('keeps a message whose answer was lost, and sends it again once, under its own name, after a reload', async () => {
    const table = keepMessages(said(1));
    const deliver = vi.fn();
    server.reply(calls.support.send, ({ client_id, text }, before) => {
      deliver(client_id);
      if (before === 0) return lost;
      const message = said(2, { from: 'holder', client_id, text: text ?? '' });
      table.push(message);
      return { message };
    });
    show();
    await bubbles();
    await write('Are you there?');
    expect(
      await screen.findByText(/^Not confirmed yet\. It will be sent once, as soon as you are online/),
    ).toBeTruthy();
    leave();
    show();
    await waitFor(async () => expect((await bubbles()).at(-1)).toMatch(/^YouAre you there\?9:30 AM/));
    expect(new Set(deliver.mock.calls.flat()).size).toBe(1);
    expect(screen.queryByText(/^Not confirmed yet/)).toBeNull();
  });

  it('says why a message was refused, and gives its words back to be mended', async () => {
    keepMessages(said(1));
    server.reply(calls.support.send, () => refused('no_such_data'));
    show();
    await bubbles();
    await write('Here is my PIN');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Not sent: This does not exist/);
    await press('Edit');
    expect((await field('Your message')).value).toBe('Here is my PIN');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what was written first before what was written next', async () => {
    keepMessages(said(1));
    show();
    await bubbles();
    await write('One');
    await write('Two');
    const words = async () => (await bubbles()).slice(1).map((one) => one.slice(0, 6));
    await waitFor(async () => expect(await words()).toEqual(['YouOne', 'YouTwo']));
    expect(sent().map(({ text }) => text)).toEqual(['One', 'Two']);
  });

  it('shows a message that comes by itself, and that support is writing until then', async () => {
    const table = keepMessages(said(1));
    show();
    await bubbles();
    down({ type: 'typing', conversation_id: '7', from: 'Support' });
    expect(await screen.findByText(/Support is typing\./)).toBeTruthy();
    table.push(said(2));
    down({
      type: 'message',
      conversation_id: '7',
      message: said(2, { attachments: [], card: null, topup: null }),
    });
    await waitFor(async () => expect(await bubbles()).toHaveLength(2));
    expect(screen.queryByText(/Support is typing\./)).toBeNull();
  });

  it('shows a top-up case as it stands now', async () => {
    keepMessages(said(1, { text: '', topup: { id: '4', amount: 12_000, state: 'card_sent' } }));
    show({ topic: 'recharge' });
    const card = await screen.findByRole('region', { name: 'Adding money' });
    expect(within(card).getByText('Payment details sent')).toBeTruthy();
    down({
      type: 'topup',
      ...{ conversation_id: '7', topup: { id: '4', amount: 12_000, posted_amount: 10_000, state: 'posted' } },
    });
    expect(await within(card).findByText('In your available funds')).toBeTruthy();
    expect(within(card).getByText('requested: $120.00')).toBeTruthy();
    expect(rowOf('Amount', card)).toBe('$100.00');
  });

  it('copies every value of a payment card, and the reference', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText } });
    const card = {
      ...{ payee_name: 'Harbour Bank', method: 'bank_transfer', amount: 12_000, reference: '12345674' },
      lines: [{ name: 'Account', value: '0000 1111' }],
    };
    keepMessages(said(1, { text: '', card }));
    show();
    const shown = await screen.findByRole('region', { name: 'Payment details' });
    expect(rowOf('Method', shown)).toBe('Bank transfer');
    await press('0000 1111, Copy Account');
    expect(await screen.findByText('Copied.')).toBeTruthy();
    await press('Copy operation ID');
    expect(writeText.mock.calls).toEqual([['0000 1111'], ['12345674']]);
    expect(within(shown).getByText(/^Approved by two members of our staff\./)).toBeTruthy();
  });

  it('money talk only on record: says of a card that nobody is to pay by any more that it is none', async () => {
    const card = { payee_name: 'Harbour Bank', method: 'bank_transfer', retired: true };
    keepMessages(said(1, { text: '', card }));
    show();
    const shown = await screen.findByRole('region', { name: 'Payment details' });
    expect(within(shown).getByText(/^No longer in use: do not pay using these details/)).toBeTruthy();
    expect(within(shown).queryByText(/Pay only using details shown like this/)).toBeNull();
  });

  it('says what would stand here, and can be opened again where it could not', async () => {
    server.reply(calls.support.messages, (_, before) => (before === 0 ? lost : { conversation: desk() }));
    show();
    await press('Request failed, tap to reload');
    expect(await screen.findByText('Nothing written yet. Write below; a person answers.')).toBeTruthy();
  });

  it('sends files as they are picked; a message with one that was refused waits', async () => {
    keepMessages(said(1));
    server.reply(calls.support.upload, (_, before) =>
      before === 0 ? refused('file_type_refused') : { file_id: '44', name: 'a.pdf' },
    );
    show();
    await bubbles();
    const pick = async (): Promise<void> => {
      const files = [new File(['x'], 'a.pdf', { type: 'application/pdf' })];
      fireEvent.change(await field('Add images or PDFs'), { target: { files } });
    };
    await pick();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^a\.pdf was not sent:/);
    await type('Your message', 'See the file');
    expect((await button('Send')).disabled).toBe(true);
    await press('Remove a.pdf');
    await pick();
    await waitFor(async () => expect((await button('Send')).disabled).toBe(false));
    await press('Send');
    await waitFor(() => expect(sent()).toMatchObject([{ text: 'See the file', file_ids: ['44'] }]));
  });
});
