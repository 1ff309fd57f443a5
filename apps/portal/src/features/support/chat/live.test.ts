import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLive } from './live';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const start = () => {
  const opened: WebSocket[] = [];
  const connect = (): WebSocket => {
    const socket = { send: vi.fn(), close: vi.fn() } as unknown as WebSocket;
    opened.push(socket);
    return socket;
  };
  const onLive = vi.fn();
  const hello = () => ({ type: 'hello' as const, token: 't', seen: [] });
  const live = openLive({ connect, hello, onDown: vi.fn(), onLive });
  const last = (): WebSocket => opened.at(-1) as WebSocket;
  const hear = (down: object): void => last().onmessage?.({ data: JSON.stringify(down) } as MessageEvent);
  const end = (): void => last().onclose?.({} as CloseEvent);
  return { live, opened, last, hear, end, onLive };
};

it('comes back by itself, less often as it fails, and at once when told', async () => {
  const { live, opened, hear, end } = start();
  for (const [waitMs, count] of [
    [1_000, 2],
    [2_000, 3],
    [5_000, 4],
  ] as const) {
    end();
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(opened).toHaveLength(count - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(opened).toHaveLength(count);
  }
  hear({ type: 'ready', unread_total: 0 });
  end();
  live.retryNow();
  expect(opened).toHaveLength(5);
  live.retryNow();
  expect(opened).toHaveLength(5);
});

it('answers whether it is there, and says nothing before it was welcomed', () => {
  const { live, last, hear } = start();
  live.say({ type: 'typing', conversation_id: '7' });
  expect(last().send).not.toHaveBeenCalled();
  hear({ type: 'ready', unread_total: 0 });
  hear({ type: 'ping' });
  expect(last().send).toHaveBeenLastCalledWith('{"type":"pong"}');
});

it('stays away once it was refused', async () => {
  const { opened, hear, end, onLive } = start();
  hear({ type: 'refused', reason: 'token_expired' });
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveLength(1);
  expect(onLive).toHaveBeenLastCalledWith(false);
});
