import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import type { Services } from '../../http/services';
import { ingestReport } from '../plans';

type ReportIn = RequestOf<CallOf<'network.reports'>>['reports'][number];
type Outcome = ResponseOf<CallOf<'network.reports'>>['results'][number];

/** An order of this network by its number, which ends in the order's id; another network's is as unknown as none. */
const findOrderId = async (reader: Reader, network: string, number: string): Promise<number | undefined> => {
  const id = /^\d{6}-(\d{7,15})$/.exec(number)?.[1];
  if (id === undefined) return undefined;
  const [row] = await reader.query<{ id: number }>(
    `select o.id from put_order o join product p on p.id = o.product_id
       where o.id = $1 and o.number = $2 and p.network = $3`,
    [Number(id), number, network],
  );
  return row?.id;
};

const receiveOne = async (services: Services, network: string, report: ReportIn): Promise<Outcome> => {
  const { order_number, version, impressions, clicks, conversions, spend: spendMinor } = report;
  const bucket = new Date(report.bucket);
  const named = { order_number, bucket: bucket.toISOString(), version };
  const orderId = await findOrderId(services.database, network, order_number);
  if (orderId === undefined) {
    return { ...named, outcome: 'quarantined', fault: 'unknown_order', report_id: null };
  }
  const figures = { impressions, clicks, conversions, spendMinor };
  const raw = JSON.stringify(report);
  const taken = { source: network, orderId, bucket, version, ...figures, raw, enteredByHand: false };
  const { outcome, fault, reportId } = await ingestReport(services, taken);
  if (outcome === 'no_such_order') throw new Error(`order ${orderId} is gone`);
  return { ...named, outcome, fault, report_id: reportId === null ? null : String(reportId) };
};

/**
 * Takes a network's reports in, each in a transaction of its own: one that is impossible holds up no other, and a
 * network that hears no answer sends all again, which changes nothing (domain §3).
 */
export const receiveReports = async (
  services: Services,
  network: string,
  reports: readonly ReportIn[],
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const report of reports) outcomes.push(await receiveOne(services, network, report));
  return outcomes;
};
