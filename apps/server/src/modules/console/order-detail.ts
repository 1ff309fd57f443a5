import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { accountHolder, eq, putOrder } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { Services } from '../../http/services';
import { readDetail, windowsAt } from '../plans';
import { HOLDER_COLUMNS, holderRef } from './holder-ref';
import { listReports } from './list-reports';

type DetailCall = CallOf<'consoleOrder.detail'>;

const REPORTS_SHOWN = 50;

/** One plan of anyone: what its holder sees, whose it is, and the newest reports with what became of each. */
export const readOrderDetail = (
  { database, clock, config }: Services,
  request: RequestOf<DetailCall>,
): Promise<Answer<ResponseOf<DetailCall>>> =>
  database.snapshot(async (reader) => {
    const orderId = Number(request.id);
    const [holder] = await reader.orm
      .select(HOLDER_COLUMNS)
      .from(putOrder)
      .innerJoin(accountHolder, eq(accountHolder.id, putOrder.holderId))
      .where(eq(putOrder.id, orderId));
    if (holder === undefined) return refuse('no_such_data');
    const key = { holderId: holder.id, orderId };
    const detail = await readDetail(reader, key, clock.now(), windowsAt(config.sandboxSpeed));
    if (detail === undefined) throw new Error(`order ${orderId} is gone`);
    const reports = await listReports(reader, { order_id: request.id, limit: REPORTS_SHOWN });
    if (!reports.ok) return reports;
    return done({ ...detail, holder: holderRef(holder), reports: reports.data.items });
  });
