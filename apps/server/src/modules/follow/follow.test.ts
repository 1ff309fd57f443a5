import { calls } from '@fairlead/contract';
import { accountHolder, eq } from '@fairlead/db';
import { readWallet } from '@fairlead/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HolderCaller } from '../../http/route';
import { dataOf } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { openFollowClient, type TestLead } from '../../testing/follow-client';

let context: TestContext;
let client: Awaited<ReturnType<typeof openFollowClient>>;
let caller: HolderCaller;
let lead: TestLead;
let other: TestLead;

beforeAll(async () => {
  context = await createTestContext();
  client = await openFollowClient(context);
});
beforeEach(async () => {
  caller = await context.makeHolder();
  lead = await client.makeLead();
  other = await client.makeLead();
});
afterAll(() => context.close());

describe('POST /assistance/follow', () => {
  it('follows, changes and stops, one lead at a time, each on record', async () => {
    const { current } = dataOf(await client.follow(caller, lead.operationId));
    expect(current).toMatchObject({
      operation_id: lead.operationId,
      since: context.clock.now().toISOString(),
      record: { settled: 0, lost: 0, median_net_bp: null, lost_share_bp: null },
    });
    dataOf(await client.follow(caller, ` ${other.operationId} `));
    expect(dataOf(await client.follow(caller, null))).toEqual({ current: null });
    const { items, current: left } = await client.list(caller);
    expect(left).toBeNull();
    expect(items.map(({ event, operation_id }) => [event, operation_id])).toEqual([
      ['stopped', other.operationId],
      ['changed', other.operationId],
      ['followed', lead.operationId],
    ]);
  });

  it('answers an ID that is none, nobody’s, no lead’s, a closed lead’s or one’s own alike: ID error', async () => {
    const noLead = await client.makeNumbered();
    await context.database.orm
      .update(accountHolder)
      .set({ state: 'disabled' })
      .where(eq(accountHolder.id, other.holderId));
    const typed = ['1', 'abcdefgh', '12345678', '10000008', noLead.operationId, other.operationId];
    for (const operationId of typed) {
      const refusal = { ok: false, reason: 'operation_id_invalid' };
      expect(await client.follow(caller, operationId), operationId).toEqual(refusal);
      expect(await client.card(caller, operationId), operationId).toEqual(refusal);
    }
    expect(await client.follow(lead, lead.operationId)).toMatchObject({ reason: 'operation_id_invalid' });
    expect((await client.list(caller)).items).toEqual([]);
  });

  it('refuses the ID that is followed already, and leaves no record of it', async () => {
    dataOf(await client.follow(caller, lead.operationId));
    expect(await client.follow(caller, lead.operationId)).toMatchObject({ reason: 'operation_id_current' });
    expect((await client.list(caller)).items).toHaveLength(1);
  });

  it('stops where nobody is followed without a word', async () => {
    expect(dataOf(await client.follow(caller, null))).toEqual({ current: null });
    expect((await client.list(caller)).items).toEqual([]);
  });

  it('of twenty at once leaves one lead and one record', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.follow(caller, lead.operationId)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await client.list(caller)).items).toHaveLength(1);
  });

  it('never spends, whatever the lead has open', async () => {
    const productId = String(await context.makeProduct());
    await context.topUp(caller.holderId, 10_000);
    const before = await readWallet(context.database, caller.holderId);
    dataOf(await client.publish(lead, productId));
    dataOf(await client.follow(caller, lead.operationId));
    dataOf(await client.publish(lead, productId));
    expect(await readWallet(context.database, caller.holderId)).toEqual(before);
  });
});

describe('GET /assistance/list', () => {
  it('goes on page by page, and shows a person no record of another', async () => {
    for (const operationId of [lead.operationId, other.operationId, lead.operationId]) {
      dataOf(await client.follow(caller, operationId));
    }
    const first = await client.list(caller, { limit: 2 });
    const second = await client.list(caller, { limit: 2, cursor: first.next_cursor ?? '' });
    expect(first.items.map(({ event }) => event)).toEqual(['changed', 'changed']);
    expect(second).toMatchObject({ items: [{ event: 'followed' }], next_cursor: null });
    expect(await client.list(await context.makeHolder())).toEqual({
      items: [],
      next_cursor: null,
      current: null,
    });
  });
});

describe('staff', () => {
  it('allow a lead once, and forbid only who is one', async () => {
    const numbered = await client.makeNumbered();
    expect(await client.forbid(numbered)).toMatchObject({ reason: 'not_a_lead' });
    expect(dataOf(await client.allow(numbered)).holder.is_lead).toBe(true);
    expect(await client.allow(numbered)).toMatchObject({ reason: 'wrong_state' });
    expect(dataOf(await client.forbid(numbered)).holder.is_lead).toBe(false);
    const absent = { id: '999999', reason: 'nobody' };
    expect(await client.call(calls.consoleHolder.allowLead, client.delivery, absent)).toMatchObject({
      reason: 'no_such_data',
    });
  });

  it('money talk only on record: allow nobody whose nickname followers would be paid by', async () => {
    const numbered = await client.makeNumbered();
    const name = (nickname: string) =>
      context.database.orm
        .update(accountHolder)
        .set({ nickname })
        .where(eq(accountHolder.id, numbered.holderId));
    // Chosen before nicknames were looked at.
    await name('unlock: DE89370400440532013000');
    expect(await client.allow(numbered)).toMatchObject({
      ...{ reason: 'invalid_fields', detail: { fields: { nickname: 'payment_details' } } },
    });
    await name('Ada');
    expect(dataOf(await client.allow(numbered)).holder.is_lead).toBe(true);
  });

  it('leave each act on record, with its reason', async () => {
    const acts = await context.asOwner<{ act: string; after: { reason?: string } }>(
      'select act, after from audit_entry where holder_id = $1',
      [lead.holderId],
    );
    expect(acts).toMatchObject([{ act: 'consoleHolder.allowLead', after: { reason: 'asked for it' } }]);
  });
});
