import { type Call, calls, type RequestOf } from '@fairlead/contract';
import { campaign } from '@fairlead/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HolderCaller } from '../../http/route';
import { clientOf, dataOf } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { couponsRoutes } from './routes';

const DAY_MS = 24 * 3_600_000;

let context: TestContext;
let send: ReturnType<typeof clientOf>;
let keys = 0;

beforeAll(async () => {
  context = await createTestContext();
  send = clientOf(couponsRoutes(context));
});
afterAll(() => context.close());

const call = <C extends Call>(one: C, caller: HolderCaller, request: RequestOf<C>, key?: string) => {
  keys += 1;
  return send(one, caller, request, { key: key ?? `coupon-${keys}-key` });
};

const open = async (name: string, more: Partial<typeof campaign.$inferInsert> = {}) => {
  const now = context.clock.now();
  const kinds = { kind: 'fixed_amount', effect: 'fixed_amount', state: 'open' } as const;
  const terms = { campaign: name, name: `Gift ${name}`, valueMinor: 500, requirementMinor: 2_000 };
  const values = { ...kinds, ...terms, validDays: 30, startsAt: now, createdAt: now, ...more };
  const [row] = await context.database.orm.insert(campaign).values(values).returning({ id: campaign.id });
  return row?.id ?? 0;
};

const listed = async (caller: HolderCaller, request: RequestOf<typeof calls.coupon.list> = {}) =>
  dataOf(await call(calls.coupon.list, caller, request));

const stateOf = async (caller: HolderCaller, name: string) =>
  (await listed(caller)).campaigns.find((one) => one.campaign === name)?.state;

describe('a claim', () => {
  it('gives the coupon of the campaign, once, and says so in the list', async () => {
    const caller = await context.makeHolder();
    await open('newcomer');
    expect(await stateOf(caller, 'newcomer')).toBe('open');
    const { coupon } = dataOf(await call(calls.coupon.receive, caller, {}));
    expect(coupon).toMatchObject({
      ...{ name: 'Gift newcomer', kind: 'fixed_amount', state: 'unused', requirement: 2_000 },
      effect: { type: 'fixed_amount', amount: 500, share_bp: null, cap: null },
      expires_at: new Date(context.clock.now().getTime() + 30 * DAY_MS).toISOString(),
    });
    expect(await stateOf(caller, 'newcomer')).toBe('received');
    expect((await listed(caller)).items).toEqual([coupon]);
    expect(await call(calls.coupon.receive, caller, {})).toMatchObject({ reason: 'coupon_already_received' });
    expect((await listed(await context.makeHolder())).items).toEqual([]);
  });

  it('sent again with its key is answered alike and makes no second coupon', async () => {
    const caller = await context.makeHolder();
    await open('again');
    const first = await call(calls.coupon.receive, caller, { campaign: 'again' }, 'the-same-key');
    expect(await call(calls.coupon.receive, caller, { campaign: 'again' }, 'the-same-key')).toEqual(first);
    expect(await call(calls.coupon.receive, caller, {}, 'the-same-key')).toMatchObject({
      reason: 'idempotency_key_reused',
    });
    expect((await listed(caller)).totals.unused).toBe(1);
  });

  it('is possible once ever: also where a campaign of the same name opens again, and after the coupon expired', async () => {
    const caller = await context.makeHolder();
    await open('yearly', { endsAt: new Date(context.clock.now().getTime() + DAY_MS), validDays: 1 });
    dataOf(await call(calls.coupon.receive, caller, { campaign: 'yearly' }));
    context.clock.turn(2 * DAY_MS);
    await context.asOwner(`update campaign set state = 'over' where campaign = 'yearly'`);
    await open('yearly');
    expect(await call(calls.coupon.receive, caller, { campaign: 'yearly' })).toMatchObject({
      reason: 'coupon_already_received',
    });
    expect(await stateOf(caller, 'yearly')).toBe('received');
    expect(await stateOf(await context.makeHolder(), 'yearly')).toBe('open');
  });

  it('100 at once, of three persons in each of four rounds: one coupon each', {
    timeout: 60_000,
  }, async () => {
    for (let round = 0; round < 4; round += 1) {
      const name = `race_${round}`;
      await open(name);
      const callers = await Promise.all([context.makeHolder(), context.makeHolder(), context.makeHolder()]);
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, n) =>
          call(calls.coupon.receive, callers[n % 3] as HolderCaller, { campaign: name }),
        ),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
      const refused = answers.filter((answer) => !answer.ok && answer.reason === 'coupon_already_received');
      expect(refused).toHaveLength(97);
      for (const caller of callers) expect((await listed(caller)).totals.unused).toBe(1);
    }
  });

  it('needs a campaign that is open to it now', async () => {
    const caller = await context.makeHolder();
    const now = context.clock.now();
    await open('ended', { endsAt: new Date(now.getTime() + 1) });
    await open('later', { startsAt: new Date(now.getTime() + 1_000) });
    await open('unapproved', { state: 'proposed' });
    await open('refused', { state: 'over', endsAt: now });
    await open('by_staff', { kind: 'custom' });
    context.clock.turn(2);
    const reasonOf = async (name: string) => {
      const answer = await call(calls.coupon.receive, caller, { campaign: name });
      return answer.ok ? 'given' : answer.reason;
    };
    expect(await reasonOf('ended')).toBe('coupon_campaign_over');
    expect(await stateOf(caller, 'ended')).toBe('over');
    for (const name of ['later', 'unapproved', 'refused', 'by_staff', 'unknown']) {
      expect([name, await reasonOf(name), await stateOf(caller, name)]).toEqual([
        name,
        'no_such_data',
        undefined,
      ]);
    }
    context.clock.turn(31 * DAY_MS);
    expect(await stateOf(caller, 'ended')).toBeUndefined();
    expect(await stateOf(caller, 'later')).toBe('open');
  });
});

describe('the list of coupons', () => {
  it('has each in one state by the clock, page by page, unused ones soonest to expire first', async () => {
    const caller = await context.makeHolder();
    const inDays = (days: number) => new Date(context.clock.now().getTime() + days * DAY_MS);
    for (const days of [9, 3, 3, 7, 1])
      await context.makeCoupon(caller.holderId, { expiresAt: inDays(days), name: `in ${days}` });
    await context.makeCoupon(caller.holderId, { state: 'used', usedOn: '2026-01-01', name: 'gone' });
    context.clock.turn(DAY_MS);
    const first = await listed(caller, { limit: 2 });
    expect(first.totals).toEqual({ unused: 4, used: 1, expired: 1 });
    expect(first.items.map(({ name }) => name)).toEqual(['in 3', 'in 3']);
    const second = await listed(caller, { limit: 2, cursor: first.next_cursor ?? '' });
    expect(second.items.map(({ name }) => name)).toEqual(['in 7', 'in 9']);
    expect(second.next_cursor).toBeNull();
    const expired = await listed(caller, { state: 'expired' });
    expect(expired.items.map(({ name, state }) => [name, state])).toEqual([['in 1', 'expired']]);
    expect((await listed(caller, { state: 'used' })).items.map(({ name }) => name)).toEqual(['gone']);
    expect(await call(calls.coupon.list, caller, { cursor: 'no cursor of ours' })).toMatchObject({
      reason: 'invalid_fields',
    });
  });

  it('another person’s coupons are as absent as none', async () => {
    const [caller, other] = [await context.makeHolder(), await context.makeHolder()];
    const theirs = await context.makeCoupon(other.holderId);
    const cursor = Buffer.from(String(theirs), 'latin1').toString('base64url');
    expect(await listed(caller, { cursor })).toMatchObject({ items: [], next_cursor: null });
    expect((await listed(caller)).totals).toEqual({ unused: 0, used: 0, expired: 0 });
  });
});
