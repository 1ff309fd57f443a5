import { createHash } from 'node:crypto';
import type { CallOf, ResponseOf } from '@fairlead/contract';
import { reportFile } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import { type FormBody, readFormFile } from '../../http/form';
import type { StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { audit } from '../audit';
import { findNamedOrder } from '../plans';
import { readCsv } from './read-csv';
import { type Origin, type Outcome, type ReportIn, receiveReport } from './receive-reports';

const FILE_BYTES_MAX = 256 * 1024;

/** The file is kept whole before any of its reports counts, and the act is on record (H3, H5). */
const keepFile = (
  { database, clock }: Services,
  caller: StaffCaller,
  { content, hash, reports }: { content: Buffer; hash: Buffer; reports: number },
): Promise<void> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    await tx.orm
      .insert(reportFile)
      .values({ hash, content, uploadedBy: caller.staffId, receivedAt: now })
      .onConflictDoNothing();
    await audit(tx, {
      actor: { type: 'staff', id: caller.staffId },
      act: 'consoleReport.uploadCsv',
      subjectType: 'report_file',
      after: { hash: hash.toString('hex'), reports },
      time: now,
    });
  });

/** One line of the file; an order of a network that reports for itself is as unknown as none. */
const receiveLine = async (services: Services, report: ReportIn, file: string): Promise<Outcome> => {
  const order = await findNamedOrder(services.database, report.order_number);
  const isByHand = order !== undefined && services.config.csvNetworks.includes(order.network);
  const origin: Origin = { network: isByHand ? order.network : '', enteredByHand: true, file };
  return receiveReport(services, origin, report);
};

/** Reports of networks without an interface, as a CSV file. The same file again changes nothing (domain §3). */
export const uploadReports = async (
  services: Services,
  caller: StaffCaller,
  form: FormBody | undefined,
): Promise<Answer<ResponseOf<CallOf<'consoleReport.uploadCsv'>>>> => {
  if (form === undefined) return refuse('unsupported_media_type');
  const content = await readFormFile(form, FILE_BYTES_MAX);
  if (content === 'too_large') return refuse('too_large');
  if (content === 'malformed') return refuse('malformed_body');
  const read = readCsv(content);
  if (!read.ok) return read;
  const hash = createHash('sha256').update(content).digest();
  await keepFile(services, caller, { content, hash, reports: read.data.length });
  const results: Outcome[] = [];
  for (const report of read.data) results.push(await receiveLine(services, report, hash.toString('hex')));
  return done({ results });
};
