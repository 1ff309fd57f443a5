import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../../../testing/context';
import { NO_LIMITS as NONE, runControlled } from '../../../testing/controlled-plan';
import { planClient } from '../../../testing/plan-client';
import { advanceDueOrders, BUCKET_MS, confirmControl, confirmStop } from '../index';
import { findQuarantined, isCountable } from '../reports/decide-quarantined';

const HOUR_MS = 3_600_000;
let context: TestContext;
let client: Awaited<ReturnType<typeof planClient>>;

beforeAll(async () => {
  context = await createTestContext();
  await context.fundHouse(100_000);
  client = await planClient(context);
});
// Every test begins with an hour, and with a quarter of it.
beforeEach(() => context.clock.turn(HOUR_MS - (context.clock.now().getTime() % HOUR_MS)));
afterAll(() => context.close());

const running = (runDays = 1) => runControlled(context, client, runDays);
type Running = Awaited<ReturnType<typeof running>>;

/** A pause that the network confirmed, five minutes after it was asked for. */
const paused = async (): Promise<Running> => {
  const plan = await running();
  await plan.pause();
  context.clock.turn(5 * 60_000);
  await confirmControl(context, plan.id, await plan.version());
  return plan;
};

describe('a pause', () => {
  it('holds once the network has confirmed it, and says what was billed until then', async () => {
    const plan = await running();
    const asked = await plan.pause();
    expect(asked).toMatchObject({ ok: true, data: { order: { status: 'putting', intent: 'run' } } });
    expect(await plan.pace()).toBe('pausing');
    expect((await plan.detail()).reasons.map(({ reason }) => reason)).toContain('pause_requested');
    await client.report(plan.id);
    expect(await confirmControl(context, plan.id, await plan.version())).toBe(true);
    expect(await plan.pace()).toBe('paused');
    const { timeline, next, reasons } = await plan.detail();
    expect(timeline.at(-1)).toMatchObject({ cause: 'paused', actor: 'network', billed_meanwhile: 2_000 });
    expect(reasons.at(-1)).toMatchObject({ reason: 'paused', remedy: 'resume', who_acts: 'holder' });
    // The end of the run does not move.
    expect(next?.status).toBe('put_finished');
    await context.expectBooks();
  });

  it('a paused plan is never billed: not late, not in a higher version, not by two people', async () => {
    const plan = await paused();
    context.clock.turn(3 * BUCKET_MS);
    const held = await client.report(plan.id);
    expect(held).toMatchObject({ outcome: 'quarantined', fault: 'while_paused' });
    expect(await client.report(plan.id, { spendMinor: 1 }, 2)).toMatchObject({ fault: 'while_paused' });
    const found = await findQuarantined(context.database, held.reportId ?? 0);
    expect(found.ok && (await isCountable(context.database, found.data))).toBe(false);
    context.clock.turn(HOUR_MS);
    await plan.resume();
    await confirmControl(context, plan.id, await plan.version());
    expect(await client.report(plan.id, {}, 3, 4)).toMatchObject({ fault: 'while_paused' });
    expect(await plan.wallet()).toMatchObject({ escrow: 5_000, settling: 0 });
    context.clock.turn(BUCKET_MS);
    expect(await client.report(plan.id)).toMatchObject({ outcome: 'accepted' });
    expect(await plan.wallet()).toMatchObject({ escrow: 3_000, settling: 1_200 });
    await context.expectBooks();
  });

  it('a report late for a paused hour still counts once, and so do conversions that cost nothing', async () => {
    const plan = await running();
    context.clock.turn(BUCKET_MS);
    await plan.pause();
    context.clock.turn(5 * 60_000);
    await confirmControl(context, plan.id, await plan.version());
    context.clock.turn(HOUR_MS);
    // Of the quarter before the pause, and of the one in which it began: delivered before it, told an hour later.
    const late = [
      await client.report(plan.id, { spendMinor: 1_000 }, 1, 5),
      await client.report(plan.id, { spendMinor: 1_000 }, 1, 5),
      await client.report(plan.id, { spendMinor: 500, conversions: 0 }, 1, 4),
    ];
    expect(late.map(({ outcome }) => outcome)).toEqual(['accepted', 'known', 'accepted']);
    const free = { impressions: 0, clicks: 0, spendMinor: 0, conversions: 2 };
    expect((await client.report(plan.id, free, 1, 2)).outcome).toBe('accepted');
    expect((await client.report(plan.id, free, 1, 2)).outcome).toBe('known');
    expect(await plan.wallet()).toMatchObject({ escrow: 3_500, settling: 2_000 });
    await context.expectBooks();
  });

  it('holds after an hour where the network never answers, and a late answer changes nothing', async () => {
    const plan = await running();
    await plan.pause();
    context.clock.turn(HOUR_MS);
    await advanceDueOrders(context);
    expect(await plan.causes()).toEqual(['pause_requested / holder', 'paused / programme']);
    expect(await confirmControl(context, plan.id, await plan.version())).toBe(false);
    expect(await plan.pace()).toBe('paused');
    context.clock.turn(BUCKET_MS);
    expect((await client.report(plan.id)).fault).toBe('while_paused');
    // Its run ends when it would have.
    context.clock.turn(23 * HOUR_MS);
    await advanceDueOrders(context);
    expect((await plan.causes()).at(-1)).toBe('run_over / programme');
    expect(await plan.wallet()).toMatchObject({ available: 10_000, escrow: 0 });
  });

  it('is confirmed once however often the network answers, and never by an answer to an older message', async () => {
    const plan = await running();
    await plan.pause();
    const first = await plan.version();
    await plan.resume();
    expect(await plan.pace()).toBe('resuming');
    expect(await confirmControl(context, plan.id, first)).toBe(false);
    expect(await confirmControl(context, plan.id, await plan.version())).toBe(true);
    expect(await confirmControl(context, plan.id, await plan.version())).toBe(false);
    expect(await plan.pace()).toBe('running');
    expect(await plan.causes()).toEqual([
      ...['pause_requested / holder', 'resume_requested / holder', 'resumed / network'],
    ]);
    // What was never confirmed has never held.
    context.clock.turn(BUCKET_MS);
    expect((await client.report(plan.id)).outcome).toBe('accepted');
  });

  it('is asked for once at a time, of a run that nobody asked to stop, and a stop ends it', async () => {
    const plan = await paused();
    expect(await plan.pause()).toEqual({ ok: false, reason: 'wrong_state' });
    expect((await plan.stop()).ok).toBe(true);
    expect(await plan.resume()).toEqual({ ok: false, reason: 'wrong_state' });
    expect((await plan.detail()).control).toBeNull();
    expect(await confirmStop(context, plan.id)).toBe(true);
    expect((await plan.causes()).at(-1)).toBe('stopped_by_holder / network');
    const other = await running();
    expect(await other.resume()).toEqual({ ok: false, reason: 'wrong_state' });
    await context.expectBooks();
  });
});

describe('a limit', () => {
  it.each([
    ['cost_per_conversion', { cost_per_conversion: 666 }, {}, 666, 'order.costLimitReached'],
    ['loss', { loss: 800 }, {}, 800, 'order.lossLimitReached'],
    [
      ...(['spend_without_conversion', { spend_without_conversion: 2_000 }, { conversions: 0 }] as const),
      ...([2_000, 'order.spendLimitReached'] as const),
    ],
  ] as const)('a limit fires once, with its figures: %s', async (limit, set, figures, value, key) => {
    const plan = await running();
    expect((await plan.limit(set)).ok).toBe(true);
    await client.report(plan.id, figures);
    const { conversions = 3 } = figures as { conversions?: number };
    const told = { billed: 2_000, revenue: conversions * 400, conversions };
    const { timeline, order, reasons } = await plan.detail();
    expect(timeline.at(-1)).toMatchObject({ cause: 'limit_reached', reached: { limit, value, ...told } });
    expect(order).toMatchObject({ status: 'putting', intent: 'stop' });
    expect(reasons.at(-1)).toMatchObject({ reason: 'limit_reached', who_acts: 'network' });
    // Worse, better, and worse again.
    await client.report(plan.id, { impressions: 3_000, spendMinor: 3_000, conversions: 0 }, 2);
    await client.report(plan.id, { spendMinor: 100 }, 3);
    await client.report(plan.id, { impressions: 4_000, spendMinor: 4_000, conversions: 0 }, 4);
    expect(await plan.notices()).toMatchObject([{ key, parameters: { ...told, value } }]);
    expect(await confirmStop(context, plan.id)).toBe(true);
    const causes = await plan.causes();
    expect(causes.filter((cause) => cause.startsWith('limit_reached'))).toHaveLength(1);
    expect(causes.at(-1)).toBe('stopped_by_limit / network');
    expect(await plan.wallet()).toMatchObject({ escrow: 0, available: 6_000 });
    await context.expectBooks();
  });

  it('that is not quite reached lets the plan run', async () => {
    const plan = await running();
    await plan.limit({ cost_per_conversion: 667, loss: 801, spend_without_conversion: 1 });
    await client.report(plan.id);
    expect((await plan.detail()).order.intent).toBe('run');
    expect(await plan.notices()).toEqual([]);
  });

  it('of a date ends the run on that date by the way of a stop', async () => {
    const plan = await running();
    const ends = new Date(context.clock.now().getTime() + 3 * HOUR_MS).toISOString();
    await plan.limit({ ends_at: ends });
    expect((await plan.detail()).next).toEqual({ status: 'put_finished', due_at: ends });
    // A pause that nobody confirms is due before it, and leaves the date as it is.
    await plan.pause();
    for (const hours of [1, 1]) {
      context.clock.turn(hours * HOUR_MS);
      await advanceDueOrders(context);
    }
    expect((await plan.detail()).order.intent).toBe('run');
    for (const cause of ['limit_reached / programme', 'stopped_by_limit / programme']) {
      context.clock.turn(HOUR_MS);
      await advanceDueOrders(context);
      expect((await plan.causes()).at(-1)).toBe(cause);
    }
    expect((await plan.detail()).timeline.at(-2)?.reached).toMatchObject({ limit: 'ends_at', value: null });
    expect(await plan.notices()).toMatchObject([{ key: 'order.endDateReached' }]);
    expect(await plan.wallet()).toMatchObject({ available: 10_000, escrow: 0 });
  });

  it('takes the place of the one before, is told in the history, and is refused where it is reached already', async () => {
    const plan = await running();
    await client.report(plan.id);
    expect(await plan.limit({ loss: 800 })).toEqual({ ok: false, reason: 'limit_already_reached' });
    expect(await plan.limit({ ends_at: context.clock.now().toISOString() })).toMatchObject({ ok: false });
    await plan.limit({ loss: 900, spend_without_conversion: 4_000 });
    await plan.limit({ loss: 1_000 });
    const { control, timeline } = await plan.detail();
    expect(control?.limits).toEqual({ ...NONE, loss: 1_000 });
    expect(timeline.at(-1)).toMatchObject({ cause: 'limits_changed', limits: { ...NONE, loss: 1_000 } });
    expect((await plan.causes()).slice(-2)).toEqual(['limits_changed / holder', 'limits_changed / holder']);
    await plan.limit({});
    await client.report(plan.id, { conversions: 0 }, 2);
    expect((await plan.detail()).order.intent).toBe('run');
  });

  it('counts while a plan is paused, for what comes late', async () => {
    const plan = await running();
    await plan.limit({ loss: 1_500 });
    context.clock.turn(BUCKET_MS);
    await plan.pause();
    await confirmControl(context, plan.id, await plan.version());
    await client.report(plan.id, { conversions: 0 }, 1, 1);
    expect((await plan.causes()).at(-1)).toBe('limit_reached / programme');
  });
});
