import { eq, putOrder } from '@fairlead/db';
import { done, refuse } from '../../../http/answer';
import type { StaffUseCase } from '../../../http/route';
import { readHolderRefs } from '../../account';
import { windowsAt } from '../order/windows';
import { readDetail } from './detail';
import { listReports } from './list-reports';
import { readNetworkTasks } from './network-tasks';

const REPORTS_SHOWN = 50;

/** One plan of anyone: what its holder sees, whose it is, and the newest reports with what became of each. */
export const readOrderDetail: StaffUseCase<'consoleOrder.detail'> = (
  { database, clock, config },
  _caller,
  request,
) =>
  database.snapshot(async (reader) => {
    const orderId = request.id;
    const [found] = await reader.orm
      .select({ holderId: putOrder.holderId, status: putOrder.status })
      .from(putOrder)
      .where(eq(putOrder.id, orderId));
    if (found === undefined) return refuse('no_such_data');
    const { holderId, status } = found;
    const key = { holderId, orderId };
    const detail = await readDetail(reader, key, clock.now(), windowsAt(config.sandboxSpeed), 'en');
    if (detail === undefined) throw new Error(`order ${orderId} is gone`);
    const reports = await listReports(reader, { order_id: request.id, limit: REPORTS_SHOWN });
    if (!reports.ok) return reports;
    return done({
      ...detail,
      holder: (await readHolderRefs(reader, [holderId]))(holderId),
      reports: reports.data.items,
      network_tasks: await readNetworkTasks(reader, { id: orderId, status }),
    });
  });
