import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { done, refuse } from '../../http/answer';
import type { HolderCaller } from '../../http/route';
import type { Peer } from './peer';
import { createAsking } from './sockets';

const log = pino({ level: 'silent' });

/** The open socket of one holder, and what was done with it. */
const openPeer = (holderId: number) => {
  const heard: unknown[] = [];
  const send = (bytes: Buffer, _options: object, taken: () => void): void => {
    heard.push(JSON.parse(String(bytes)).type);
    taken();
  };
  const socket = {
    ...{ readyState: 1, OPEN: 1, bufferedAmount: 0, send },
    close: (code: number) => heard.push(code),
    terminate: () => heard.push('terminated'),
  } as unknown as WebSocket;
  const caller: HolderCaller = { kind: 'holder', holderId, sessionId: holderId, state: 'active' };
  const state = { isReady: true, isAsked: false, lastTypingMs: 0, sent: new Map(), pumping: new Map() };
  const peer: Peer = { socket, address: '', token: String(holderId), caller, ...state };
  return { peer, heard };
};

/** Sockets whose sessions are looked up as the test has it, and how many were at once. */
const openAsking = (count: number, lookUp: (tokens: readonly string[]) => Promise<void>) => {
  const sockets = Array.from({ length: count }, (_, index) => openPeer(index));
  const lookedUp: number[] = [];
  const ended = new Set<string>();
  const sessions = {
    callerOf: () => done(null),
    lookUpHolders: async (tokens: readonly string[]) => {
      lookedUp.push(tokens.length);
      await lookUp(tokens);
      return (_call: unknown, token: string) => (ended.has(token) ? refuse('token_expired') : done(null));
    },
  };
  const ask = createAsking(sessions, { peers: new Set(sockets.map(({ peer }) => peer)) }, log);
  return { ask, sockets, lookedUp, ended, heard: (index: number) => sockets[index]?.heard };
};

describe('sockets are asked whether they are there', () => {
  it('after a look at many sessions at once', async () => {
    const { ask, sockets, lookedUp } = openAsking(1_001, async () => undefined);
    await ask();
    expect(lookedUp).toEqual([500, 500, 1]);
    expect(sockets.filter(({ heard: [first] }) => first !== 'ping')).toEqual([]);
  });

  it('and are closed where their session has ended, or they did not answer', async () => {
    const { ask, sockets, ended, heard } = openAsking(3, async () => undefined);
    ended.add('0');
    await ask();
    for (const { peer } of sockets.slice(2)) peer.isAsked = false;
    await ask();
    expect(heard(0)).toEqual(['refused', 4401, 'terminated']);
    expect(heard(1)).toEqual(['ping', 'terminated']);
    expect(heard(2)).toEqual(['ping', 'ping']);
  });

  it('also after a look that failed, whose own are asked the next time', async () => {
    let fails = true;
    const { ask, sockets, heard } = openAsking(501, async (tokens) => {
      if (fails && tokens.length > 1) throw new Error('not today');
    });
    await ask();
    expect([heard(0), heard(499), heard(500)]).toEqual([[], [], ['ping']]);
    for (const { peer } of sockets) peer.isAsked = false;
    fails = false;
    await ask();
    expect([heard(0), heard(499), heard(500)]).toEqual([['ping'], ['ping'], ['ping', 'ping']]);
  });

  it('one pass at a time, however long one takes', async () => {
    let goOn: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { ask, lookedUp, heard } = openAsking(1, () => slow);
    const first = ask();
    await ask();
    expect([lookedUp, heard(0)]).toEqual([[1], []]);
    goOn();
    await first;
    expect(heard(0)).toEqual(['ping']);
  });
});
