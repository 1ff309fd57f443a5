import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { Services } from '../../http/services';
import { findNamedOrder, ingestReport, type SignedReport } from '../plans';
import { signatureIn } from './report-signature';

export type ReportIn = ParsedOf<CallOf<'network.reports'>>['reports'][number];
type Outcome = ResponseOf<CallOf<'network.reports'>>['results'][number];

/** An order of this network by its number; another network's is as unknown as none. */
const findOrderId = async (reader: Reader, network: string, number: string): Promise<number | undefined> => {
  const order = await findNamedOrder(reader, number);
  return order?.network === network ? order.id : undefined;
};

/** Takes one report in: an impossible one goes to quarantine, the same again changes nothing. */
const receiveReport = async (
  services: Services,
  network: string,
  { signature: _signature, ...report }: ReportIn,
  signed: SignedReport | null,
): Promise<Outcome> => {
  const { order_number, version, impressions, clicks, conversions, spend: spendMinor } = report;
  const bucket = new Date(report.bucket);
  const named = { order_number, bucket: bucket.toISOString(), version };
  const orderId = await findOrderId(services.database, network, order_number);
  if (orderId === undefined) {
    return { ...named, outcome: 'quarantined', fault: 'unknown_order', report_id: null };
  }
  const figures = { impressions, clicks, conversions, spendMinor };
  const raw = JSON.stringify(signed === null ? report : { ...report, signed });
  const taken = { source: network, orderId, bucket, version, ...figures, raw, enteredByHand: false };
  const { outcome, fault, reportId } = await ingestReport(services, taken);
  if (outcome === 'no_such_order') throw new Error(`order ${orderId} is gone`);
  return { ...named, outcome, fault, report_id: reportId === null ? null : String(reportId) };
};

/**
 * Takes a network's reports in, each in a transaction of its own: one that is impossible holds up no other, and a
 * network that hears no answer sends all again, which changes nothing. Where one lacks the signature of the network's own
 * key, none is taken.
 */
export const receiveReports = async (
  services: Services,
  network: string,
  reports: readonly ReportIn[],
): Promise<Answer<Outcome[]>> => {
  const { publicKey } = services.config.networks.find(({ name }) => name === network) ?? { publicKey: null };
  const signed = reports.map((report) => signatureIn({ name: network, publicKey }, report));
  const outcomes: Outcome[] = [];
  if (signed.includes(false)) return refuse('signature_invalid');
  for (const [place, report] of reports.entries()) {
    outcomes.push(await receiveReport(services, network, report, signed[place] || null));
  }
  return done(outcomes);
};
