import { openDatabase, programUrl } from '@fairlead/db';
import { createTestDatabase, openLine, type TestDatabase } from '@fairlead/db/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '../log';
import { startListener } from './listener';

const log = createLog('silent');

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

/** A listener by way of a line that can be silenced, and what it has heard. */
const listen = async () => {
  const line = await openLine(await programUrl(test.url));
  const database = openDatabase({ url: line.url, max: 2 });
  const heard: string[] = [];
  let gaps = 0;
  const listener = startListener(
    database,
    log,
    'news',
    (payload) => heard.push(payload),
    () => {
      gaps += 1;
    },
  );
  await vi.waitFor(() => expect(listener.isListening()).toBe(true), 5_000);
  return {
    ...{ line, listener, heard, gaps: () => gaps },
    close: async () => {
      await listener.close();
      await line.close();
      await database.close();
    },
  };
};

const tell = (payload: string) => test.database.query(`select pg_notify('news', $1)`, [payload]);

describe('a listening connection', () => {
  it('hears its own channel alone: the proofs that it hears are nobody’s business', async () => {
    const { heard, close } = await listen();
    await tell('one');
    await vi.waitFor(() => expect(heard).toEqual(['one']), 5_000);
    await close();
  });

  it('that was silenced without a word is noticed, called lost, and made anew', async () => {
    const { line, listener, heard, gaps, close } = await listen();
    const before = gaps();
    line.freeze();
    await vi.waitFor(() => expect(listener.isListening()).toBe(false), 10_000);
    expect(gaps()).toBe(before + 1);
    await tell('lost');
    line.heal();
    await vi.waitFor(() => expect(listener.isListening()).toBe(true), 10_000);
    expect(gaps()).toBe(before + 2);
    await tell('again');
    await vi.waitFor(() => expect(heard).toEqual(['again']), 5_000);
    await close();
  });
});
