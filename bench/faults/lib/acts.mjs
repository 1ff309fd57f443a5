// The load of a drill: people who put, write in the chat, withdraw and cancel, each act sent again with its key until its
// answer is definite.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PIN } from './people.mjs';

const GIVE_UP_MS = 60_000;
const HUNG_MS = 10_000;
const AGAIN_MS = 100;
const MORE_MS = 60_000;
const LOOK_MS = 20;
/** Of a hundred acts; the rest are puts. */
const SHARES = { chat: 24, withdraw: 3, cancel: 3 };
/** Decided, and not for good: a person waits for the end of it. */
const STOPPED = ['money_writes_stopped', 'wallet_frozen'];

const MAKE = {
  put: (_person, { productId }) => ['/plan/order/put', { product_id: productId, amount: 100 }],
  chat: ({ conversationId }, _context, key) => [
    '/support/message/send',
    { conversation_id: conversationId, client_id: key, text: `This is ${key}.` },
  ],
  withdraw: () => ['/user/withdraw', { amount: 1, password: PIN }],
  cancel: ({ orders }) => ['/plan/order/cancel', { order_id: orders.pop() }],
};

const chooseKind = ({ orders }) => {
  const chance = Math.random() * 100;
  if (chance < SHARES.chat) return 'chat';
  if (chance < SHARES.chat + SHARES.withdraw) return 'withdraw';
  return chance < SHARES.chat + SHARES.withdraw + SHARES.cancel && orders.length > 0 ? 'cancel' : 'put';
};

const askThrough =
  (origins, counts) =>
  async (origin, { token }, path, body, key) => {
    const startedAt = performance.now();
    try {
      const answer = await fetch(`${origins[origin]}/facebook-business${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-ct': token, 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(GIVE_UP_MS),
      });
      const { code, data } = await answer.json();
      return { status: answer.status, code, data };
    } catch {
      return { status: 0, code: 0, data: undefined };
    } finally {
      const tookMs = performance.now() - startedAt;
      counts.slowestMs = Math.max(counts.slowestMs, tookMs);
      if (tookMs > HUNG_MS) counts.hung += 1;
    }
  };

/** Does something over and over. Nobody makes up for what an outage kept them from. */
const repeat = async (everyMs, isOver, once) => {
  let dueAt = performance.now() + Math.random() * everyMs;
  while (!isOver()) {
    await pause(Math.max(0, dueAt - performance.now()));
    dueAt = Math.max(dueAt + everyMs, performance.now());
    if (!isOver()) await once();
  }
};

/**
 * @typedef {{ kind: string, key: string, person: import('./people.mjs').Person, id: string | undefined }} Act
 * @typedef {{ sentAt: number, at: number, origin: number }} Served when an act was sent for the last time and acknowledged, and
 *   by which node
 */

/**
 * @param {{ people: import('./people.mjs').Person[], productId: string, origins: string[], rate?: number }} options each
 *   person keeps to one node, which has to come back by itself; `rate` in acts a second, as many as there may be where absent
 */
export const startActs = ({ people, productId, origins, rate }) => {
  /** @type {Act[]} */
  const acknowledged = [];
  /** @type {Served[]} */
  const served = [];
  const refused = new Map();
  const counts = { resent: 0, hung: 0, abandoned: 0, slowestMs: 0 };
  let isOver = false;
  let isBrokenOff = false;

  const ask = askThrough(origins, counts);

  const act = async (person, origin) => {
    const kind = chooseKind(person);
    const key = `${kind}-${randomBytes(9).toString('base64url')}`;
    const [path, body] = MAKE[kind](person, { productId }, key);
    while (!isBrokenOff) {
      const sentAt = performance.now();
      const { status, code, data } = await ask(origin, person, path, body, key);
      if (code === 200) {
        const id = data?.order?.id;
        if (kind === 'put') person.orders.push(id);
        acknowledged.push({ kind, key, person, id });
        served.push({ sentAt, at: performance.now(), origin });
        return;
      }
      const isDecided = status === 200 && code !== 500 && !STOPPED.includes(data?.reason);
      if (isDecided) return void refused.set(data?.reason, (refused.get(data?.reason) ?? 0) + 1);
      if (isOver && STOPPED.includes(data?.reason)) {
        counts.abandoned += 1;
        return;
      }
      counts.resent += 1;
      await pause(AGAIN_MS);
    }
  };

  const everyMs = rate === undefined ? 0 : (people.length * 1000) / rate;
  const live = (person, place) =>
    repeat(
      everyMs,
      () => isOver,
      () => act(person, place % origins.length),
    );
  const lives = Promise.all(people.map(live));

  return {
    ...{ acknowledged, served, refused, counts },
    /** Waits until so many more are acknowledged, or for a minute: where all money is stopped, none are. */
    more: async (count) => {
      const wanted = acknowledged.length + count;
      const deadline = performance.now() + MORE_MS;
      while (acknowledged.length < wanted && performance.now() < deadline) await pause(LOOK_MS);
    },
    /** Lets everybody end the act that they are at; who is stopped by the books gives up. */
    finish: async () => {
      isOver = true;
      await lives;
    },
    /** Ends everybody at once, whatever became of what they did: nothing is to be said about it any more. */
    breakOff: async () => {
      isOver = true;
      isBrokenOff = true;
      await lives;
    },
  };
};
