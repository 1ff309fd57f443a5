import { and, asc, demoRun, eq, isLost, isNotNull, isOutOfRoom, lte } from '@fairlead/db';
import type { Job, Services } from '../../../http/services';
import {
  acceptOrder,
  BUCKET_MS,
  capOn,
  confirmControl,
  confirmStop,
  ingestReport,
  type NetworkOrder,
  paceOf,
  readNetworkOrder,
  recordRemittance,
  refuseOrder,
  utcDay,
} from '../../plans';
import { findProductHead } from '../../products';
import { deliveredIn, type Run } from './delivery';

export const DEMO = 'demo';

/** How long the demo network takes to answer, in real time: long enough to be seen. */
const ANSWER_MS = 2_000;
/** How often it reports: the newest bucket again, with a higher version. */
const REPORT_MS = 2_000;
/** How long a node that took a run has for its step; if it dies, another takes the run then. */
const LEASE_MS = 10_000;
/** It has delivered everything so long before the run's end, or for the last third of a short one, so that nothing is late. */
const MARGIN_MS = 6_000;
const BATCH = 50;

type DemoRow = typeof demoRun.$inferSelect;
type Change = Partial<typeof demoRun.$inferInsert>;

const after = (time: Date, lengthMs: number): Date => new Date(time.getTime() + lengthMs);

/** Books an order that was handed over; the same order again changes nothing. */
export const submitToDemo = async (services: Services, orderId: number): Promise<void> => {
  const now = services.clock.now();
  const found = await readNetworkOrder(services, orderId);
  if (found === undefined) return;
  await services.database.orm
    .insert(demoRun)
    .values({ orderId, holderId: found.order.holderId, submittedAt: now, dueAt: after(now, ANSWER_MS) })
    .onConflictDoNothing();
};

/** Takes an order back or ends its run, at the next look. */
export const cancelAtDemo = async ({ database, clock }: Services, orderId: number): Promise<void> => {
  const now = clock.now();
  await database.orm
    .update(demoRun)
    .set({ cancelledAt: now, dueAt: now })
    .where(eq(demoRun.orderId, orderId));
};

/** Looks at what is wanted of a run now: the next look does it, and says so. */
export const controlAtDemo = async ({ database, clock }: Services, orderId: number): Promise<void> => {
  await database.orm
    .update(demoRun)
    .set({ dueAt: clock.now() })
    .where(and(eq(demoRun.orderId, orderId), isNotNull(demoRun.dueAt)));
};

const pausesOf = ({ pauses }: NetworkOrder['order']): Run['pauses'] =>
  pauses.flatMap(({ since, until }) =>
    since === null ? [] : [{ since: new Date(since), until: until === null ? null : new Date(until) }],
  );

const runOf = ({ order, terms }: NetworkOrder): Run | null => {
  if (order.acceptedAt === null || order.runEndsAt === null) return null;
  const lengthMs = order.runEndsAt.getTime() - order.acceptedAt.getTime();
  return {
    orderId: order.id,
    budgetMinor: order.budgetMinor,
    loweredMinor: order.loweredMinor,
    costPerThousandMinor: terms.costPerThousandMinor,
    payoutPerConversionMinor: terms.payoutPerConversionMinor,
    startedAt: order.acceptedAt,
    pauses: pausesOf(order),
    capOf: (moment) => capOn(order, utcDay(moment)),
    endsAt: after(order.acceptedAt, lengthMs - Math.min(MARGIN_MS, Math.floor(lengthMs / 3))),
  };
};

/** Reports every bucket since `from` up to `until`, closed ones and the one still open. */
const report = async (services: Services, run: Run, from: Date, until: Date): Promise<void> => {
  for (
    let start = Math.floor(from.getTime() / BUCKET_MS) * BUCKET_MS;
    start < until.getTime();
    start += BUCKET_MS
  ) {
    const bucket = new Date(start);
    const moment = new Date(Math.min(until.getTime(), start + BUCKET_MS));
    const figures = deliveredIn(run, bucket, moment);
    // Milliseconds into the bucket: grows with time, and the same moment is the same report on every node.
    const version = moment.getTime() - start;
    const body = { orderId: run.orderId, bucket: bucket.toISOString(), version, ...figures };
    await ingestReport(services, {
      source: DEMO,
      orderId: run.orderId,
      bucket,
      version,
      ...figures,
      raw: JSON.stringify(body),
      enteredByHand: false,
    });
  }
};

const answer = async (services: Services, row: DemoRow, refused: boolean, now: Date): Promise<Change> => {
  if (row.cancelledAt !== null) return { dueAt: null };
  if (refused) {
    await refuseOrder(services, row.orderId);
    return { answeredAt: now, dueAt: null };
  }
  const running = await acceptOrder(services, row.orderId);
  return { answeredAt: now, dueAt: running ? after(now, REPORT_MS) : null };
};

const continueRun = async (
  services: Services,
  row: DemoRow,
  found: NetworkOrder,
  now: Date,
): Promise<Change> => {
  const run = runOf(found);
  if (run === null) return { dueAt: null };
  const { order } = found;
  const lastReport = row.endsAt ?? run.startedAt;
  const until = new Date(Math.min(now.getTime(), (order.endedAt ?? run.endsAt).getTime()));
  if (order.status === 'putting') {
    await report(services, run, lastReport, until);
    if (row.cancelledAt !== null) await confirmStop(services, order.id);
    const pace = paceOf(order);
    if (pace === 'pausing' || pace === 'resuming' || order.lowering !== null)
      await confirmControl(services, order.id, order.controlVersion);
    const next = after(now, REPORT_MS);
    return { endsAt: until, dueAt: now < run.endsAt && next > run.endsAt ? run.endsAt : next };
  }
  if (order.status === 'put_finished') {
    await report(services, run, lastReport, until);
    return { endsAt: until, dueAt: after(now, REPORT_MS) };
  }
  if (row.remittedAt === null && order.grossMinor > order.remittedMinor) await remit(services, found, now);
  return { remittedAt: now, dueAt: null };
};

/** Pays what it owes for an order whose reports are closed, and records it as a network's remittance. */
const remit = async ({ database }: Services, { order }: NetworkOrder, now: Date): Promise<void> => {
  const line = { orderId: order.id, amountMinor: order.grossMinor - order.remittedMinor };
  await database.transaction((tx) =>
    recordRemittance(tx, { network: DEMO, receiptNumber: `demo-${order.number}`, lines: [line], now }),
  );
};

const isRefused = async ({ database }: Services, productId: number): Promise<boolean> => {
  const product = await findProductHead(database, productId);
  return (product?.networkOptions as { readonly refuses?: boolean } | undefined)?.refuses === true;
};

/** Takes a run for one step. False where another node was quicker. */
const take = async ({ database }: Services, row: DemoRow, now: Date): Promise<boolean> => {
  const taken = await database.orm
    .update(demoRun)
    .set({ dueAt: after(now, LEASE_MS) })
    .where(and(eq(demoRun.orderId, row.orderId), eq(demoRun.dueAt, row.dueAt ?? now)))
    .returning({ orderId: demoRun.orderId });
  return taken.length > 0;
};

const step = async (services: Services, row: DemoRow): Promise<void> => {
  const now = services.clock.now();
  if (!(await take(services, row, now))) return;
  const found = await readNetworkOrder(services, row.orderId);
  if (found === undefined) throw new Error(`demo run of order ${row.orderId}, which does not exist`);
  const change =
    row.answeredAt === null
      ? await answer(services, row, await isRefused(services, found.order.productId), now)
      : await continueRun(services, row, found, now);
  await services.database.orm.update(demoRun).set(change).where(eq(demoRun.orderId, row.orderId));
};

/** Plays the demo network's part in every run that is due; several nodes may do it at once. */
export const playDemoNetwork = async (services: Services): Promise<number> => {
  const { database, clock, log, stopping } = services;
  const rows = await database.orm
    .select()
    .from(demoRun)
    .where(and(isNotNull(demoRun.dueAt), lte(demoRun.dueAt, clock.now())))
    .orderBy(asc(demoRun.dueAt))
    .limit(BATCH);
  for (const row of rows) {
    if (stopping?.aborted) break;
    try {
      await step(services, row);
    } catch (error) {
      if (isLost(error) || isOutOfRoom(error)) throw error;
      log.error({ err: error, orderId: row.orderId }, 'the demo network stumbled');
    }
  }
  return rows.length;
};

export const demoJob = (services: Services): Job => ({
  name: 'demo network',
  pauseMs: 500,
  run: () => playDemoNetwork(services),
});
