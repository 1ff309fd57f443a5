import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api';
import type { ChatCalls, Message, MessagePage, SocketDown } from './api';
import { createChat } from './chat';

const conversation: MessagePage['conversation'] = {
  ...{ id: '7', topic: 'general', state: 'open', last_sequence: 0, read_up_to: 0, unread: 0 },
  ...{ delivered_to_staff: 0, read_by_staff: 0, notice: 'never' },
  ...{ expected_wait_seconds: null, last_message: null, closed_at: null, rating: null },
  opening_hours: { time_zone: 'UTC', open_now: true, next_change_at: null, weekly: [] },
};
const message = (sequence: number, more: Partial<Message> = {}): Message => ({
  ...{ id: String(sequence), sequence, client_id: null, from: 'staff', name: 'Support', kind: 'text' },
  ...{ text: `words ${sequence}`, attachments: [], card: null, topup: null, sent_at: '2026-01-01T00:00:00Z' },
  ...more,
});

/** A desk with a table of messages, and a socket to say them by. */
const startDesk = (count: number, pageSize = 3) => {
  const table = Array.from({ length: count }, (_, index) => message(index + 1));
  const sent: string[] = [];
  let fails: ApiError | undefined;
  const calls: ChatCalls = {
    page: async ({ after, before }) => {
      const found = table.filter(
        ({ sequence }) => sequence > (after ?? 0) && sequence < (before ?? Number.POSITIVE_INFINITY),
      );
      const items = after === undefined ? found.slice(-pageSize).reverse() : found.slice(0, pageSize);
      return { conversation, items, more: found.length > items.length };
    },
    send: async ({ client_id, text }) => {
      sent.push(client_id);
      const known = table.find((one) => one.client_id === client_id);
      const made = known ?? message(table.length + 1, { client_id, text, from: 'holder' });
      if (!known && !fails?.final) table.push(made);
      if (fails) throw fails;
      return made;
    },
    read: async () => undefined,
  };
  const sockets: { said: object[]; down: (down: SocketDown) => void; end: () => void; open: () => void }[] =
    [];
  const connect = (): WebSocket => {
    const socket = {
      send: (text: string) => one.said.push(JSON.parse(text) as object),
      close: () => one.end(),
    };
    const events = socket as unknown as WebSocket;
    const one = {
      said: [] as object[],
      down: (down: SocketDown) => events.onmessage?.({ data: JSON.stringify(down) } as MessageEvent),
      end: () => events.onclose?.({} as CloseEvent),
      open: () => events.onopen?.({} as Event),
    };
    sockets.push(one);
    return events;
  };
  const onError = vi.fn();
  const chat = createChat({ conversationId: '7', calls, token: () => 'token', onError, connect });
  return { chat, table, sent, sockets, fail: (error?: ApiError) => (fails = error) };
};

type Started = ReturnType<typeof startDesk>;
const sequences = ({ chat }: Started) => chat.get().messages.map(({ sequence }) => sequence);
const settle = () => vi.advanceTimersByTimeAsync(0);
const goLive = ({ sockets }: Started): void => {
  sockets.at(-1)?.open();
  sockets.at(-1)?.down({ type: 'ready', unread_total: 0 });
};
const down = (one: Message): SocketDown => ({ type: 'message', conversation_id: '7', message: one });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('an open conversation', () => {
  it('shows the newest page, and older ones as they are asked for', async () => {
    const desk = startDesk(7);
    const stop = desk.chat.follow();
    await settle();
    expect(sequences(desk)).toEqual([5, 6, 7]);
    await desk.chat.loadOlder();
    await desk.chat.loadOlder();
    expect(sequences(desk)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(desk.chat.get().older).toBe('none');
    stop();
  });

  it('reads what lies before a message that is not the next, and shows none twice', async () => {
    const desk = startDesk(2);
    const stop = desk.chat.follow();
    await settle();
    goLive(desk);
    expect(desk.sockets[0]?.said[0]).toMatchObject({
      type: 'hello',
      token: 'token',
      seen: [{ sequence: 2 }],
    });
    desk.table.push(...[3, 4, 5, 6, 7, 8, 9].map((sequence) => message(sequence)));
    desk.sockets[0]?.down(down(message(9)));
    desk.sockets[0]?.down(down(message(9)));
    await settle();
    expect(sequences(desk)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    stop();
  });

  it('looks for what is new while there is no connection, and comes back from where it was', async () => {
    const desk = startDesk(1);
    const stop = desk.chat.follow();
    await settle();
    goLive(desk);
    desk.sockets[0]?.end();
    expect(desk.chat.get().isLive).toBe(false);
    desk.table.push(message(2));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sequences(desk)).toEqual([1, 2]);
    goLive(desk);
    expect(desk.sockets.at(-1)?.said[0]).toMatchObject({ seen: [{ sequence: 2 }] });
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(desk.sockets.length).toBeLessThanOrEqual(3);
  });

  it('follows marks and typing; typing ends by itself', async () => {
    const desk = startDesk(1);
    const stop = desk.chat.follow();
    await settle();
    goLive(desk);
    desk.sockets[0]?.down({ type: 'progress', conversation_id: '7', delivered_up_to: 3, read_up_to: 2 });
    desk.sockets[0]?.down({ type: 'typing', conversation_id: '7', from: 'Support' });
    desk.sockets[0]?.down({ type: 'typing', conversation_id: 'another', from: 'Support' });
    expect(desk.chat.get()).toMatchObject({ delivered: 3, read: 2, isTyping: true });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(desk.chat.get().isTyping).toBe(false);
    stop();
  });
});

describe('a top-up case in the conversation', () => {
  const asCase = (state: 'asked' | 'posted') => ({
    ...{ id: '5', amount: 10_000, posted_amount: state === 'posted' ? 9_000 : null, state },
  });
  const statesOf = ({ chat }: Started) => chat.get().messages.map(({ topup }) => topup?.state);

  it('money talk only on record: shows at once how it stands now, wherever it is shown', async () => {
    const desk = startDesk(1);
    desk.table.push(message(2, { topup: asCase('asked') }), message(3, { topup: asCase('asked') }));
    const stop = desk.chat.follow();
    await settle();
    goLive(desk);
    desk.sockets[0]?.down({ type: 'topup', conversation_id: '7', topup: { ...asCase('posted'), id: '6' } });
    expect(statesOf(desk)).toEqual([undefined, 'asked', 'asked']);
    desk.sockets[0]?.down({ type: 'topup', conversation_id: '7', topup: asCase('posted') });
    expect(statesOf(desk)).toEqual([undefined, 'posted', 'posted']);
    stop();
  });

  it('is read anew when the connection is there again', async () => {
    const desk = startDesk(0);
    desk.table.push(message(1, { topup: asCase('asked') }));
    const stop = desk.chat.follow();
    await settle();
    goLive(desk);
    desk.sockets[0]?.end();
    desk.table[0] = message(1, { topup: asCase('posted') });
    await vi.advanceTimersByTimeAsync(1_000);
    goLive(desk);
    await settle();
    expect(statesOf(desk)).toEqual(['posted']);
    stop();
  });
});

describe('a message that is sent', () => {
  it('is sent again by the same name when nobody knows whether it arrived, and shown once', async () => {
    const desk = startDesk(0);
    const stop = desk.chat.follow();
    await settle();
    goLive(desk);
    desk.fail(new ApiError('network', 0, 'no connection'));
    await desk.chat.send('hello', []);
    expect(desk.chat.get().outgoing).toMatchObject([{ text: 'hello', state: 'waiting' }]);
    desk.fail();
    desk.sockets[0]?.end();
    await vi.advanceTimersByTimeAsync(1_000);
    goLive(desk);
    await settle();
    expect(new Set(desk.sent).size).toBe(1);
    expect(desk.sent.length).toBeGreaterThan(1);
    expect(desk.chat.get().outgoing).toEqual([]);
    expect(desk.chat.get().messages).toMatchObject([{ sequence: 1, text: 'hello' }]);
    stop();
  });

  it('is sent again while the live connection stands, too', async () => {
    const desk = startDesk(0);
    const stop = desk.chat.follow();
    await settle();
    goLive(desk);
    desk.fail(new ApiError('network', 0, 'no connection'));
    await desk.chat.send('hello', []);
    desk.fail();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(desk.chat.get().outgoing).toEqual([]);
    stop();
  });

  it('is kept through a reload', async () => {
    const before = startDesk(0);
    before.fail(new ApiError('network', 0, 'no connection'));
    await before.chat.send('kept', []);
    const after = startDesk(0);
    expect(after.chat.get().outgoing).toMatchObject([{ text: 'kept' }]);
    const stop = after.chat.follow();
    await settle();
    expect(after.sent).toEqual(before.sent);
    expect(after.chat.get().messages).toMatchObject([{ text: 'kept' }]);
    stop();
  });

  it('stays with its reason where it is refused, until it is taken back', async () => {
    const desk = startDesk(0);
    desk.fail(new ApiError('code', 400, 'Too long.'));
    await desk.chat.send('long', []);
    const [out] = desk.chat.get().outgoing;
    expect(out).toMatchObject({ state: 'refused', reason: 'Too long.' });
    if (out) desk.chat.takeBack(out);
    expect(desk.chat.get().outgoing).toEqual([]);
  });
});
