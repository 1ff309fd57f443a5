import { and, eq, hold, type Reader, type Tx } from '@fairlead/db';
import { closeHold, post } from '@fairlead/ledger';
import { settleRevenue } from '../life/effects';
import { lockOrder } from '../order/order';
import { sharing } from '../order/postings';

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
  const [row] = await reader.query<Accrual>(
    `select t.id as "transactionId", t.holder_id as "holderId", r.order_id as "orderId", r.id as "reportId",
         t.total_delta as "amountMinor"
       from ledger.transaction t join delivery_report r on t.link_kind = 'report' and r.id = t.link_id
       where t.holder_id = $1 and t.id = $2 and t.kind = 'profit_sharing' and t.total_delta > 0`,
    [holderId, transactionId],
  );
  return row;
};

const CHARGEABLE = `
  with charged as (
    select p.amount, t.id, r.source, r.bucket
      from (select (payload->>'originalId')::bigint as original_id, (payload->>'amountMinor')::bigint as amount
          from proposal where holder_id = $1 and kind = 'chargeback' and state in ('pending', 'approved')
            and id <> $6) p
        join ledger.transaction t on t.holder_id = $1 and t.id = p.original_id
        left join delivery_report r on t.link_kind = 'report' and r.id = t.link_id
      where r.order_id = $3 or (t.link_kind = 'order' and t.link_id = $3)
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
  const values = [holderId, transactionId, orderId, reportId, amountMinor, exceptId];
  const [row] = await reader.query<{ rest: number }>(CHARGEABLE, values);
  return row?.rest ?? 0;
};

/** The versions of one bucket restate one another: they are one piece of revenue. */
const SAME_BUCKET = `(r.holder_id, r.order_id, r.source, r.bucket) = (b.holder_id, b.order_id, b.source, b.bucket)`;

/** What was taken out of `settling` for chargebacks of a report's bucket, and was not given back. */
export const chargedUnsettled = async (reader: Reader, reportId: number): Promise<number> => {
  const [row] = await reader.query<{ sum: number }>(
    `select coalesce(sum(h.amount_minor), 0)::bigint as sum
       from delivery_report b join delivery_report r on ${SAME_BUCKET}
         join ledger.transaction t on t.holder_id = r.holder_id and t.link_kind = 'report' and t.link_id = r.id
         join ledger.hold h on h.holder_id = t.holder_id and h.from_kind = 'settling' and h.from_ref = r.order_id
           and h.link_id = t.id and h.state <> 'voided'
       where b.id = $1`,
    [reportId],
  );
  return row?.sum ?? 0;
};

/** The same of every bucket of one order's source, by the bucket's time. */
export const chargedByBucket = async (
  reader: Reader,
  { holderId, orderId, source }: { holderId: number; orderId: number; source: string },
): Promise<ReadonlyMap<number, number>> => {
  const rows = await reader.query<{ bucket: Date; sum: number }>(
    `select r.bucket, sum(h.amount_minor)::bigint as sum
       from ledger.hold h
         join ledger.transaction t on t.holder_id = h.holder_id and t.id = h.link_id and t.link_kind = 'report'
         join delivery_report r on r.holder_id = t.holder_id and r.id = t.link_id
       where h.holder_id = $1 and h.from_kind = 'settling' and h.from_ref = $2 and h.state <> 'voided' and r.source = $3
       group by r.bucket`,
    [holderId, orderId, source],
  );
  return new Map(rows.map(({ bucket, sum }) => [bucket.getTime(), sum]));
};

/** What its reports say that a bucket brings now. */
const reportedNow = async (reader: Reader, reportId: number): Promise<number> => {
  const [row] = await reader.query<{ sum: number }>(
    `select coalesce(sum(r.revenue_minor), 0)::bigint as sum
       from delivery_report b join delivery_report r on ${SAME_BUCKET} where b.id = $1 and r.current`,
    [reportId],
  );
  return row?.sum ?? 0;
};

/**
 * What the books keep as revenue of a bucket: as reported, and never less than was charged back of it, so that a
 * corrected report takes nothing a second time.
 */
export const keptRevenue = (reportedMinor: number, chargedMinor: number): number =>
  Math.max(reportedMinor, chargedMinor);

/**
 * Lifts a hold in its holder's favour: the money goes back to where it came from. Of revenue, what a report corrected
 * meanwhile goes on to the network, and what should have been settled is settled now. The caller has locked the
 * wallet. False where the hold was closed before.
 */
export const liftHold = async (
  tx: Tx,
  { holderId, holdId, remark = '' }: { holderId: number; holdId: number; remark?: string },
  now: Date,
): Promise<boolean> => {
  const [found] = await tx.orm
    .select()
    .from(hold)
    .where(and(eq(hold.holderId, holderId), eq(hold.id, holdId)));
  if (found === undefined) return false;
  const closing = { holderId, holdId, kind: 'hold_release', time: now, remark, to: found.fromKind } as const;
  if (found.fromKind === 'available') return (await closeHold(tx, closing)) !== undefined;
  const accrual = await readAccrual(tx, holderId, found.linkId);
  if (accrual === undefined) throw new Error(`hold ${holdId}: its original is unknown`);
  const { orderId, reportId } = accrual;
  const charged = await chargedUnsettled(tx, reportId);
  if ((await closeHold(tx, closing)) === undefined) return false;
  const reported = await reportedNow(tx, reportId);
  const change = keptRevenue(reported, charged - found.amountMinor) - keptRevenue(reported, charged);
  const moves = sharing(orderId, change);
  const link = { kind: 'report', id: reportId } as const;
  if (moves.length > 0) await post(tx, { holderId, kind: 'profit_sharing', moves, time: now, link });
  const order = await lockOrder(tx, holderId, orderId);
  if (order?.status === 'settlement_successful') await settleRevenue(tx, order, now);
  return true;
};
