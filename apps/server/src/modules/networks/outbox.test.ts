import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../../testing/context';
import { planClient } from '../../testing/plan-client';
import { pruneOutbox, sendOutbox } from './outbox';

const DAY_MS = 86_400_000;

let context: TestContext;
let client: Awaited<ReturnType<typeof planClient>>;
beforeAll(async () => {
  context = await createTestContext();
  client = await planClient(context);
});
afterAll(() => context.close());

const put = async (): Promise<number> => Number((await client.putOk(await client.funded())).order.id);

const listed = async (): Promise<number[]> =>
  (await context.asOwner<{ order_id: number }>('select order_id from outbox order by order_id')).map(
    ({ order_id }) => order_id,
  );

describe('the outbox', () => {
  it('keeps what was sent for thirty days, and what was not for as long as it takes', async () => {
    const sent = await put();
    const nothing = async () => undefined;
    await sendOutbox(context, [{ name: 'test', submit: nothing, cancel: nothing, control: nothing }]);
    const waiting = await put();
    const failed = await put();
    await context.asOwner('update outbox set due_at = null where order_id = $1', [failed]);
    context.clock.turn(30 * DAY_MS);
    expect(await pruneOutbox(context)).toBe(0);
    expect(await listed()).toEqual([sent, waiting, failed]);
    context.clock.turn(1);
    expect(await pruneOutbox(context)).toBe(1);
    expect(await listed()).toEqual([waiting, failed]);
  });

  it('can be emptied by the program in no other way', async () => {
    await expect(context.database.query('delete from outbox')).rejects.toThrow(/permission denied/);
  });
});
