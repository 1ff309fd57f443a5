import type { Reader, Tx } from '@fairlead/db';
import {
  closeHold,
  type HeldAmount,
  type HoldClosing,
  type Posting,
  planClosing,
  post,
  readEntry,
  readHeld,
  readHeldRevenue,
  readLinks,
  readPart,
} from '@fairlead/ledger';
import { listChargedBack } from '../../proposals';
import { readOrder, termsOf } from '../order/order';
import { settling, sharing } from '../order/postings';

/** A flow record that credited revenue: the holder's share of one delivery report. */
export interface Accrual {
  readonly transactionId: number;
  readonly holderId: number;
  readonly orderId: number;
  readonly reportId: number;
  readonly amountMinor: number;
}

/** Undefined where the record credited no revenue: one that settles or corrects it is no original. */
export const readAccrual = async (
  reader: Reader,
  holderId: number,
  transactionId: number,
): Promise<Accrual | undefined> => {
  const entry = await readEntry(reader, holderId, transactionId);
  if (entry?.kind !== 'profit_sharing' || entry.linkKind !== 'report' || entry.totalDeltaMinor <= 0) {
    return undefined;
  }
  const [report] = await reader.query<{ id: number; order_id: number }>(
    'select id, order_id from delivery_report where id = $1',
    [entry.linkId],
  );
  if (report === undefined) return undefined;
  const amountMinor = entry.totalDeltaMinor;
  return { transactionId, holderId, orderId: report.order_id, reportId: report.id, amountMinor };
};

/** The plan that revenue was earned by, as whoever decides about the revenue is told. */
interface EarningPlan {
  readonly number: string;
  readonly title: string;
  readonly network: string;
  readonly isSettled: boolean;
}

/** Which plan earned an accrual, for which network. */
export const readEarningPlan = async (
  reader: Reader,
  { holderId, orderId }: Pick<Accrual, 'holderId' | 'orderId'>,
): Promise<EarningPlan> => {
  const order = await readOrder(reader, holderId, orderId);
  const { title, network } = await termsOf(reader, order);
  return { number: order.number, title, network, isSettled: order.status === 'settlement_successful' };
};

const CHARGEABLE = `
  with charged as (
    select p.amount, p.id, r.source, r.bucket
      from unnest($6::bigint[], $7::bigint[], $8::text[], $9::bigint[]) p (id, amount, link_kind, link_id)
        left join delivery_report r on p.link_kind = 'report' and r.id = p.link_id
      where r.order_id = $3 or (p.link_kind = 'order' and p.link_id = $3)
  ), bucket as (
    select r.source, r.bucket, greatest(0, r.revenue_minor - coalesce((
        select sum(c.amount) from charged c where (c.source, c.bucket) = (r.source, r.bucket)), 0)) as rest
      from delivery_report r where r.holder_id = $1 and r.order_id = $3 and r.current
  )
  select greatest(0, least(
      $5 - coalesce((select sum(amount) from charged where id = $2), 0),
      coalesce((select k.rest from bucket k join delivery_report r using (source, bucket) where r.id = $4), 0),
      coalesce((select sum(rest) from bucket), 0)
        - coalesce((select sum(amount) from charged where bucket is null), 0)
    ))::bigint as rest`;

/**
 * What of an accrual can still be charged back: at most its own amount, and what its bucket brings after later
 * reports, less the chargebacks before, those that wait included. A settlement's record was once taken for an original
 * too: what was charged back by it counts against the whole order.
 * @param exceptId a proposal that does not count
 */
export const chargeableOf = async (
  reader: Reader,
  { transactionId, holderId, orderId, reportId, amountMinor }: Accrual,
  exceptId = 0,
): Promise<number> => {
  const charged = await listChargedBack(reader, holderId, exceptId);
  const entries = await readLinks(
    reader,
    holderId,
    charged.map(({ originalId }) => originalId),
  );
  const links = new Map(entries.map((entry) => [entry.id, entry]));
  const values = [
    ...[holderId, transactionId, orderId, reportId, amountMinor],
    charged.map(({ originalId }) => originalId),
    charged.map((one) => one.amountMinor),
    charged.map(({ originalId }) => links.get(originalId)?.linkKind),
    charged.map(({ originalId }) => links.get(originalId)?.linkId),
  ];
  const [row] = await reader.query<{ rest: number }>(CHARGEABLE, values);
  return row?.rest ?? 0;
};

/** One report of a bucket: its versions restate one another, and are one piece of revenue. */
interface Version {
  readonly id: number;
  readonly holder_id: number;
  readonly order_id: number;
  readonly revenue_minor: number;
  readonly current: boolean;
}

/** All versions of the bucket of one report. */
const versionsOf = (reader: Reader, reportId: number): Promise<Version[]> =>
  reader.query<Version>(
    `select r.id, r.holder_id, r.order_id, r.revenue_minor, r.current
       from delivery_report b join delivery_report r
         on (r.holder_id, r.order_id, r.source, r.bucket) = (b.holder_id, b.order_id, b.source, b.bucket)
       where b.id = $1`,
    [reportId],
  );

const totalOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, one) => sum + one, 0);

/** What was taken out of `settling` for chargebacks of one bucket, and was not given back. */
const chargedOf = async (reader: Reader, versions: readonly Version[]): Promise<number> => {
  const [one] = versions;
  if (one === undefined) return 0;
  const order = { holderId: one.holder_id, orderId: one.order_id };
  const held = await readHeldRevenue(
    reader,
    order,
    versions.map(({ id }) => id),
  );
  return totalOf(held.values());
};

/** The same of a report's bucket. */
export const chargedUnsettled = async (reader: Reader, reportId: number): Promise<number> =>
  chargedOf(reader, await versionsOf(reader, reportId));

/** The same of several buckets of one order's source, by the bucket's time: of each, all its versions are given. */
export const chargedByBucket = async (
  reader: Reader,
  order: { readonly holderId: number; readonly orderId: number },
  reports: readonly { readonly id: number; readonly bucket: Date }[],
): Promise<ReadonlyMap<number, number>> => {
  const held = await readHeldRevenue(
    reader,
    order,
    reports.map(({ id }) => id),
  );
  const charged = new Map<number, number>();
  for (const { id, bucket } of reports) {
    const time = bucket.getTime();
    charged.set(time, (charged.get(time) ?? 0) + (held.get(id) ?? 0));
  }
  return charged;
};

/**
 * What the books keep as revenue of a bucket: as reported, and never less than was charged back of it, so that a
 * corrected report takes nothing a second time.
 */
export const keptRevenue = (reportedMinor: number, chargedMinor: number): number =>
  Math.max(reportedMinor, chargedMinor);

/** A hold, and what its lifting says. */
interface Lifting {
  readonly holderId: number;
  readonly holdId: number;
  readonly remark?: string;
}

/** Lifting it gives the money back to where it came from. */
const closingOf = (
  { holderId, id: holdId, fromKind: to }: HeldAmount,
  remark: string | undefined,
  time: Date,
): HoldClosing => ({ holderId, holdId, kind: 'hold_release', time, remark: remark ?? '', to });

/**
 * What follows the lifting of a hold on revenue: what a report corrected meanwhile goes on to the network, and what should
 * have been settled is settled. Nothing follows that of own cash.
 */
const planFollowing = async (reader: Reader, held: HeldAmount, time: Date): Promise<Posting[]> => {
  if (held.fromKind === 'available') return [];
  const { holderId } = held;
  const accrual = await readAccrual(reader, holderId, held.linkId);
  if (accrual === undefined) throw new Error(`hold ${held.id}: its original is unknown`);
  const { orderId, reportId } = accrual;
  const versions = await versionsOf(reader, reportId);
  const charged = await chargedOf(reader, versions);
  const reported = totalOf(versions.filter(({ current }) => current).map((one) => one.revenue_minor));
  const change = keptRevenue(reported, charged - held.amountMinor) - keptRevenue(reported, charged);
  const { status } = await readOrder(reader, holderId, orderId);
  const unsettled = await readPart(reader, holderId, 'settling', orderId);
  const due = status === 'settlement_successful' ? unsettled + held.amountMinor + change : 0;
  const common = { holderId, kind: 'profit_sharing', time } as const;
  return [
    { ...common, moves: sharing(orderId, change), link: { kind: 'report', id: reportId } as const },
    { ...common, moves: settling(orderId, due), link: { kind: 'order', id: orderId } as const },
  ].filter(({ moves }) => moves.length > 0);
};

/** What `liftHold` would post now; nothing where the hold is closed. */
export const planLift = async (
  reader: Reader,
  { holderId, holdId, remark }: Lifting,
  now: Date,
): Promise<Posting[]> => {
  const held = await readHeld(reader, holdId);
  if (held?.holderId !== holderId || held.state !== 'open') return [];
  const closing = await planClosing(reader, closingOf(held, remark, now));
  return [closing, ...(await planFollowing(reader, held, now))];
};

/**
 * Lifts a hold in its holder's favour, with all that follows. The caller has locked the wallet. False where the hold was
 * closed before.
 */
export const liftHold = async (
  tx: Tx,
  { holderId, holdId, remark }: Lifting,
  now: Date,
): Promise<boolean> => {
  const held = await readHeld(tx, holdId);
  if (held?.holderId !== holderId) return false;
  const following = await planFollowing(tx, held, now);
  if ((await closeHold(tx, closingOf(held, remark, now))) === undefined) return false;
  for (const posting of following) await post(tx, posting);
  return true;
};
