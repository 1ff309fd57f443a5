import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BridgeParts, connectShell, type Heard } from './bridge';
import { BRIDGE, type PortalMessage } from './messages';

const HOST = 'https://app.example.org';

/** A host app that answers as a test says, and writes down what it was told. */
const createHost = () => {
  const told: { message: PortalMessage; origin: string }[] = [];
  let hear: (message: Heard) => void = () => undefined;
  let made = 0;
  const peer = {
    postMessage: (message: PortalMessage, origin: string) => void told.push({ message, origin }),
  };
  const parts: BridgeParts = {
    peer,
    origins: [HOST, 'https://beta.example.org'],
    listen: (given) => {
      hear = given;
    },
    nonce: () => {
      made += 1;
      return `word-${made}`;
    },
  };
  const say = (data: object, more: Partial<Heard> = {}): void =>
    hear({ source: peer, origin: HOST, data: { bridge: BRIDGE, ...data }, ...more });
  return { told, parts, say };
};

const connected = async (host: ReturnType<typeof createHost>) => {
  const connecting = connectShell(host.parts);
  host.say({ kind: 'welcome', nonce: 'word-1' });
  const bridge = await connecting;
  if (bridge === null) throw new Error('the host app was not found');
  return bridge;
};

describe('the bridge to the host app', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('says hello to the listed origins, and to no other', async () => {
    const host = createHost();
    await connected(host);
    expect(host.told.map(({ origin }) => origin)).toEqual([HOST, 'https://beta.example.org']);
  });

  it.each([
    ['nobody answers', {}, undefined],
    ['another origin answers', { kind: 'welcome', nonce: 'word-1' }, { origin: 'https://evil.example' }],
    ['another window answers', { kind: 'welcome', nonce: 'word-1' }, { source: {} }],
    ['the answer has another nonce', { kind: 'welcome', nonce: 'word-9' }, undefined],
    ['the answer is of another bridge', { bridge: 'other', kind: 'welcome', nonce: 'word-1' }, undefined],
  ])('is none where %s', async (_what, answer, more) => {
    const host = createHost();
    const connecting = connectShell(host.parts);
    host.say(answer, more);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await connecting).toBeNull();
  });

  it('asks the one that answered, and is told when it is done', async () => {
    const host = createHost();
    const bridge = await connected(host);
    const asked = bridge.ask('close');
    expect(host.told.at(-1)).toEqual({
      message: { bridge: BRIDGE, kind: 'close', request: 'word-2' },
      origin: HOST,
    });
    host.say({ kind: 'done', request: 'word-2' });
    expect(await asked).toBe(true);
  });

  it('gives up on a host app that does not answer, or another one that does', async () => {
    const host = createHost();
    const bridge = await connected(host);
    const asked = bridge.ask('reopen');
    host.say({ kind: 'done', request: 'word-2' }, { origin: 'https://beta.example.org' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await asked).toBe(false);
  });

  it('passes the back button on while somebody follows it', async () => {
    const host = createHost();
    const bridge = await connected(host);
    const back = vi.fn();
    const stop = bridge.onBack(back);
    host.say({ kind: 'back' });
    host.say({ kind: 'back' }, { source: {} });
    stop();
    host.say({ kind: 'back' });
    expect(back).toHaveBeenCalledTimes(1);
  });
});
