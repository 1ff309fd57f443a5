import { readWallet } from '@fairlead/ledger';
import { expect } from 'vitest';
import type { TestContext } from '../../src/testing/context';
import { type Putter, sendPut } from './put-client';

export const PUT_MINOR = 100;
const WORKERS = 6;

/** Clients that put and put again, and send again with the same key until they are answered. */
export interface PutLoad {
  /** Order number by key, of every put that was answered. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** How often a put was sent again because no answer had come. */
  readonly resent: () => number;
  /** Waits until so many more puts are answered than now. */
  more(count: number): Promise<void>;
  /** Lets every client finish the put that it is at. */
  finish(): Promise<void>;
}

/**
 * @param urlNow where the server is; asked again before each try
 * @param whenBack resolves when a try that failed may be made again
 */
export const startPutLoad = (
  putter: Putter,
  urlNow: () => string,
  whenBack: () => Promise<void>,
): PutLoad => {
  const acknowledged = new Map<string, string>();
  const waiting = new Set<() => void>();
  let isFinishing = false;
  let resent = 0;
  let made = 0;

  const putUntilAnswered = async (key: string): Promise<string> => {
    for (;;) {
      const reply = await sendPut(urlNow(), putter, key, PUT_MINOR).catch(() => undefined);
      if (reply?.code === 200 && reply.orderId !== undefined) return reply.orderId;
      // 503 and 500 are no answers about the put: the database was away while it was looked at.
      if (reply !== undefined && reply.status === 200 && reply.code !== 500)
        throw new Error(`refused: ${reply.text}`);
      resent += 1;
      await whenBack();
    }
  };

  const work = async (): Promise<void> => {
    while (!isFinishing) {
      made += 1;
      const key = `load-${made}-aaaa`;
      acknowledged.set(key, await putUntilAnswered(key));
      for (const look of waiting) look();
    }
  };

  const workers = Promise.all(Array.from({ length: WORKERS }, work));
  return {
    acknowledged,
    resent: () => resent,
    more: (count) => {
      const wanted = acknowledged.size + count;
      const reached = new Promise<void>((resolve) => {
        const look = (): void => {
          if (acknowledged.size < wanted) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
      });
      return Promise.race([reached, workers.then(() => undefined)]);
    },
    finish: async () => {
      isFinishing = true;
      await workers;
    },
  };
};

/** Every answered put is there once, with the number it was answered with; nothing else is; the books agree. */
export const expectExactlyAcknowledged = async (
  context: Pick<TestContext, 'database' | 'expectBooks'>,
  putter: Putter,
  load: PutLoad,
): Promise<void> => {
  const orders = await context.database.query<{ id: number }>(
    'select id from put_order where holder_id = $1',
    [putter.holderId],
  );
  const stored = orders.map(({ id }) => String(id)).sort();
  expect(stored).toEqual([...load.acknowledged.values()].sort());
  const wallet = await readWallet(context.database, putter.holderId);
  expect(wallet?.escrow).toBe(load.acknowledged.size * PUT_MINOR);
  await context.expectBooks();
};
