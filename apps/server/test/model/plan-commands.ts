import { calls } from '@fairlead/contract';
import { expect } from 'vitest';
import {
  acceptOrder,
  confirmStop,
  ingestReport,
  recordRemittance,
  refuseOrder,
} from '../../src/modules/plans';
import { putLimitBp } from '../../src/modules/standing';
import * as control from './control';
import { giveCoupon, type Journey } from './fixture';
import * as orders from './orders';
import {
  BUCKET_MS,
  DAY_MS,
  type Model,
  type ModelHolder,
  type ModelOrder,
  type ModelReport,
  ordersOf,
  type Status,
  TERMS,
} from './reference';
import * as reports from './reports';

/** A command plays the same act in the product and in the model and compares the answers. */
export type Command = (journey: Journey, a: number, b: number, c: number) => Promise<void>;

export const pick = <Item>(items: readonly Item[], number: number): Item | undefined =>
  items[number % items.length];

export const holderFor = ({ model }: Journey, number: number): ModelHolder => {
  // Nothing new begins in an account that is being closed: it is refused before a call comes here.
  const staying = model.holders.filter(({ closingSince }) => closingSince === null);
  const holder = pick(staying, number);
  if (holder === undefined) throw new Error('a journey without holders');
  return holder;
};

/** Runs `act` with an order, if there is one: mostly one of the latest for which the act is meant, else any. */
export const withOrder = (
  journey: Journey,
  number: number,
  meant: (order: ModelOrder) => boolean,
  act: (order: ModelOrder) => Promise<void>,
): Promise<void> => {
  const all = ordersOf(journey.model).sort((a, b) => b.id - a.id);
  const fitting = number % 9 === 0 ? [] : all.filter(meant);
  const order = pick((fitting.length > 0 ? fitting : all).slice(0, 6), number);
  return order === undefined ? Promise.resolve() : act(order);
};

const reasonOf = (answer: { ok: boolean; reason?: string }): string | null =>
  answer.ok ? null : (answer.reason ?? '');

const COUPONS = [
  { effect: 'fixed_amount', valueMinor: 500, shareBp: null, capMinor: null, requirementMinor: 1_200 },
  { effect: 'fixed_amount', valueMinor: 3_000, shareBp: null, capMinor: null, requirementMinor: 0 },
  { effect: 'deduction', valueMinor: null, shareBp: 1_234, capMinor: 700, requirementMinor: 0 },
  { effect: 'value_add', valueMinor: null, shareBp: 2_500, capMinor: null, requirementMinor: 0 },
  { effect: 'value_add', valueMinor: 333, shareBp: null, capMinor: null, requirementMinor: 5_000 },
] as const;

export const coupon: Command = async (journey, a, b, c) => {
  const terms = COUPONS[b % COUPONS.length] ?? COUPONS[0];
  const expiresAt = journey.model.now + (c % 5) * DAY_MS + 1;
  await giveCoupon(journey, holderFor(journey, a), { ...terms, name: `coupon-${b % 2}`, expiresAt });
};

/** Settled plans raise the shop level, and with it the most that may be put. */
export const limitOf = async ({ context }: Journey, { id }: ModelHolder): Promise<number> => {
  const [row] = await context.database.query<{ level: number }>(
    'select shop_level as level from account_holder where id = $1',
    [id],
  );
  return putLimitBp(row?.level ?? 1);
};

export const put: Command = async (journey, a, b, c) => {
  const holder = holderFor(journey, a);
  const { available } = holder.wallet;
  const amounts = [
    1_000,
    1_300,
    2_500,
    5_000,
    1_777,
    3_333,
    8_000,
    999,
    20_000,
    20_001,
    available,
    available + 1,
  ];
  const amountMinor = Math.max(1, pick(amounts, b) ?? 1_000);
  const used = c % 3 === 0 ? pick(holder.coupons, c) : undefined;
  const useStartUp = c % (holder.wallet.start_up > 0 ? 2 : 11) === 0;
  const request = {
    ...{ product_id: journey.productId, amount: amountMinor, use_start_up: useStartUp },
    ...(used === undefined ? {} : { coupon_id: String(used.id) }),
  };
  const key = journey.next();
  const answer = await journey.plan(calls.plan.put, journey.callerOf(holder), request, { key });
  const asked = { amountMinor, coupon: used, useStartUp, limitBp: await limitOf(journey, holder) };
  const refused = orders.put(journey.model, holder, asked, answer.ok ? Number(answer.data.order.id) : null);
  expect(reasonOf(answer)).toBe(refused);
  journey.reach(`put: ${refused ?? 'done'}`);
  journey.sent.push({ holder, key, request, answer });
};

/** The same key again: the same answer; with another body: refused. Either way nothing moves. */
export const putAgain: Command = async (journey, a, b) => {
  const sent = pick(journey.sent, a);
  if (sent === undefined) return;
  const send = (request: Record<string, unknown>) =>
    journey.plan(calls.plan.put, journey.callerOf(sent.holder), request as never, { key: sent.key });
  if (b % 2 === 0) expect(await send(sent.request)).toEqual(sent.answer);
  else {
    const other = { ...sent.request, amount: Number(sent.request.amount) + 1 };
    expect(reasonOf(await send(other))).toBe('idempotency_key_reused');
  }
};

const byNetwork =
  (
    act: (context: Journey['context'], orderId: number) => Promise<boolean>,
    same: typeof orders.accept,
    meant: Status,
  ): Command =>
  (journey, a) =>
    withOrder(
      journey,
      a,
      ({ status }) => status === meant,
      async (order) => {
        expect(await act(journey.context, order.id)).toBe(same(journey.model, order));
      },
    );

export const accept = byNetwork(acceptOrder, orders.accept, 'matching');
export const refuse = byNetwork(refuseOrder, orders.fail, 'matching');
export const stopped = byNetwork(confirmStop, orders.confirmStop, 'putting');

/** The four calls of the same form: they name an order, and are taken or out of its state. */
type Asking =
  | typeof calls.plan.cancel
  | typeof calls.plan.stop
  | typeof calls.plan.pause
  | typeof calls.plan.resume;

export const byHolder =
  (call: Asking, same: typeof orders.fail, meant: Status): Command =>
  (journey, a) =>
    withOrder(
      journey,
      a,
      ({ status }) => status === meant,
      async (order) => {
        const caller = journey.callerOf(order.holder);
        const answer = await journey.plan(
          call,
          caller,
          { order_id: String(order.id) },
          { key: journey.next() },
        );
        expect(reasonOf(answer)).toBe(same(journey.model, order) ? null : 'wrong_state');
      },
    );

export const cancel = byHolder(calls.plan.cancel, orders.fail, 'matching');
export const stop = byHolder(calls.plan.stop, control.stop, 'putting');

const send = async (journey: Journey, order: ModelOrder, report: ModelReport): Promise<void> => {
  const { bucketAt, version, impressions, clicks, conversions, spendMinor } = report;
  const body = {
    source: journey.network,
    orderId: order.id,
    version,
    impressions,
    clicks,
    conversions,
    spendMinor,
  };
  const raw = JSON.stringify({ ...body, bucketAt });
  const sending = ingestReport(journey.context, {
    ...body,
    bucket: new Date(bucketAt),
    raw,
    enteredByHand: false,
  });
  const checked = reports.checkReport(journey.model, order, report);
  expect(await sending).toMatchObject(checked);
  reports.ingest(journey.model, order, report);
  journey.reach(`report: ${checked.fault ?? checked.outcome}`);
};

/** Spend up to the budget, restated up and down, and figures that cannot be true now and then. */
const figuresOf = (order: ModelOrder, b: number, c: number) => {
  const spent = order.billed.own + order.billed.gift + order.billed.startUp + order.billed.house;
  const left = Math.max(0, order.budget - spent);
  const spends = [
    0,
    1,
    400,
    777,
    Math.floor(left / 2),
    Math.floor(left / 3),
    left,
    order.budget,
    order.budget + 1,
  ];
  const spendMinor = pick(spends, b) ?? 0;
  const conversions = pick([0, 1, 2, 3, 7, 10], c) ?? 0;
  const impressions =
    Math.ceil((spendMinor * 1000) / TERMS.costPerThousandMinor) + 20 - (b % 41 === 0 ? 21 : 0);
  const clicks = b % 29 === 0 ? 1_000_000 : Math.min(impressions, 20);
  return { spendMinor, conversions, impressions, clicks: c % 37 === 0 ? 0 : clicks };
};

/** A quarter of an hour of the run, mostly; sometimes one before or after it, one to come, or none that exists. */
const bucketOf = (model: Model, order: ModelOrder, number: number): number => {
  const bucketAt = (timeMs: number) => Math.floor(timeMs / BUCKET_MS) * BUCKET_MS;
  const begins = bucketAt(order.acceptedAt ?? model.now);
  const ends = Math.min(model.now, order.endedAt ?? order.runEndsAt ?? model.now);
  if (number % 17 === 0) return bucketAt(model.now) - BUCKET_MS * (number % 400);
  if (number % 31 === 0) return bucketAt(model.now) + BUCKET_MS;
  // A capped day is mostly the second of a run.
  if (order.caps.length > 0 && number % 3 > 0) return bucketAt(ends);
  const inside = begins + BUCKET_MS * (number % 6);
  return Math.min(inside, bucketAt(ends)) + (number % 53 === 0 ? 1 : 0);
};

const REPORTED: readonly Status[] = ['putting', 'put_finished', 'waiting_for_settlement'];
const isReported = ({ status }: ModelOrder): boolean => REPORTED.includes(status);
const hasCounted = (order: ModelOrder): boolean =>
  isReported(order) && order.reports.some((row) => row.current);

export const report: Command = (journey, a, b, c) =>
  withOrder(journey, a, isReported, async (order) => {
    const bucketAt = bucketOf(journey.model, order, c >> 3);
    const versions = order.reports.filter((row) => row.bucketAt === bucketAt).map((row) => row.version);
    const version = b % 7 === 0 ? 1 + (b % 3) : 1 + Math.max(0, ...versions);
    await send(journey, order, {
      bucketAt,
      version,
      current: true,
      waits: false,
      held: false,
      ...figuresOf(order, b, c),
    });
  });

/** Another version of a bucket that counts: mostly higher, and as often less as more. */
export const restate: Command = (journey, a, b, c) =>
  withOrder(journey, a, hasCounted, async (order) => {
    const known =
      pick(
        order.reports.filter((row) => row.current),
        b,
      ) ?? pick(order.reports, b);
    if (known === undefined) return;
    const { bucketAt, impressions, clicks } = known;
    const version = Math.max(1, known.version + (pick([1, 2, 3, 1, 0, -1, -2], c) ?? 1));
    const figures = figuresOf(order, b >> 2, c >> 2);
    const less = {
      ...{ impressions, clicks, spendMinor: Math.floor(known.spendMinor / (1 + (b % 3))) },
      conversions: Math.min(known.conversions, c % 3),
    };
    await send(journey, order, {
      bucketAt,
      version,
      current: true,
      ...{ waits: false, held: false },
      ...(c % 2 === 0 ? less : figures),
    });
  });

/** Money of the network for one order: a part, all, or more; or for every order, all of it. */
export const remit: Command = async (journey, a, b) => {
  const owed = orders.owedLines(journey.model);
  const one = pick(owed, a);
  if (one === undefined) return;
  const part = Math.max(1, pick([one[1], Math.floor(one[1] / 2), one[1] + 5, 1], b) ?? 1);
  const lines = b % 4 === 3 ? owed : [[one[0], part] as const];
  await journey.context.database.transaction((tx) =>
    recordRemittance(tx, {
      network: journey.network,
      receiptNumber: journey.next(),
      lines: lines.map(([order, amountMinor]) => ({ orderId: order.id, amountMinor })),
      now: journey.context.clock.now(),
    }),
  );
  orders.remit(journey.model, lines);
};
