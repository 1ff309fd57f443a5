import type { Reader } from '@fairlead/db';
import type { Fault } from './fault';
import type { OrderRow } from './order';

/** Reports of an order that wait in quarantine, and whose bucket no higher version has settled. */
const WAITING = `
  select q.id, b.id as before_id, q.quarantine_reason as fault from delivery_report q
    left join report_decision d on d.report_id = q.id
    left join delivery_report b on b.holder_id = q.holder_id and b.order_id = q.order_id and b.source = q.source
      and b.bucket = q.bucket and b.current
  where q.holder_id = $1 and q.order_id = $2 and q.state = 'quarantined' and d.report_id is null
    and (b.version is null or b.version < q.version)
  order by q.bucket, q.version desc`;

/** A report that waits, and the one of its bucket that counts until then. */
export interface Waiting {
  readonly id: number;
  readonly before_id: number | null;
  readonly fault: Fault;
}

/** Reports of an order that wait for a decision, or for another report that lifts what stands against them. */
export const listWaiting = (
  reader: Reader,
  { holderId, id }: Pick<OrderRow, 'holderId' | 'id'>,
): Promise<Waiting[]> => reader.query<Waiting>(WAITING, [holderId, id]);
