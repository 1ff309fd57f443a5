import type { SupportTopic } from '@fairlead/vocabulary';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../../testing/context';
import { countLateChats } from './service-level';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());
beforeEach(async () => {
  await context.asOwner('truncate conversation, guest_case');
});

/** The desk answers from nine to five from Monday to Friday (UTC): a time of the first week of March, such as `2T09:00`. */
const at = (moment: string): Date => new Date(`2026-03-0${moment}:00.000Z`);
const lateAt = (moment: string): Promise<number> => {
  context.clock.set(at(moment));
  return countLateChats(context, context.database);
};

const ask = async (since: string, topic: SupportTopic = 'general'): Promise<number> => {
  const { holderId } = await context.makeHolder();
  await context.asOwner(
    'insert into conversation (holder_id, topic, waiting_since, created_at) values ($1, $2, $3, $3)',
    [holderId, topic, at(since)],
  );
  return holderId;
};
const askAsGuest = (since: string) =>
  context.asOwner(
    `insert into guest_case (case_number, secret_hash, name, lang, waiting_since, created_at)
       values ($1, '\\x00', 'Guest', 'en', $2, $2)`,
    [`C-${since}`, at(since)],
  );

describe('chats that wait too long', () => {
  it('are those that the desk was to have answered: within half an hour, those of members within a quarter', async () => {
    await ask('2T10:00');
    await askAsGuest('2T10:05');
    const member = await ask('2T10:10', 'recharge');
    await context.asOwner(
      `insert into membership (holder_id, opened_at, ends_at, refund_until, price_minor)
         values ($1, '2026-01-01', '2027-01-01', '2026-01-08', 100)`,
      [member],
    );
    expect(await lateAt('2T10:25')).toBe(0);
    expect(await lateAt('2T10:26')).toBe(1);
    expect(await lateAt('2T10:30')).toBe(1);
    expect(await lateAt('2T10:31')).toBe(2);
    expect(await lateAt('2T10:36')).toBe(3);
  });

  it('are not those that came when the desk was closed, before it has been open for as long', async () => {
    for (const since of ['2T16:45', '2T17:00', '2T23:00', '3T08:59']) await ask(since);
    expect(await lateAt('2T17:14')).toBe(0);
    expect(await lateAt('2T17:16')).toBe(1);
    expect(await lateAt('3T09:30')).toBe(1);
    expect(await lateAt('3T09:31')).toBe(4);
  });

  it('are none once they are answered', async () => {
    await ask('2T10:00');
    await context.asOwner('update conversation set waiting_since = null');
    expect(await lateAt('3T10:00')).toBe(0);
  });
});
