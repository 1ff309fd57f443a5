import { createHash } from 'node:crypto';
import { eq, one, reportFile } from '@fairlead/db';
import { done, refuse } from '../../http/answer';
import { readFormFile } from '../../http/form';
import type { StaffCaller, StaffUseCase } from '../../http/route';
import type { Services } from '../../http/services';
import { audit } from '../audit';
import { readCsv } from './read-csv';
import { faultsOfFile } from './report-file';

const FILE_BYTES_MAX = 256 * 1024;

/** Keeps a file whole, once however often it comes, and puts the act on record. */
const keepFile = (
  { database, clock }: Services,
  caller: StaffCaller,
  { content, hash, reports }: { content: Buffer; hash: Buffer; reports: number },
): Promise<number> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    await tx.orm
      .insert(reportFile)
      .values({ hash, content, uploadedBy: caller.staffId, receivedAt: now })
      .onConflictDoNothing();
    const kept = one(
      await tx.orm.select({ id: reportFile.id }).from(reportFile).where(eq(reportFile.hash, hash)),
      'a file of reports was not kept',
    );
    await audit(tx, {
      actor: { type: 'staff', id: caller.staffId },
      act: 'consoleReport.uploadCsv',
      subjectType: 'report_file',
      subjectId: kept.id,
      after: { hash: hash.toString('hex'), reports },
      time: now,
    });
    return kept.id;
  });

/**
 * Takes a file with reports of networks without an interface. Nothing of it counts: it is kept for a proposal that a
 * second person decides, unless something in it cannot be true.
 */
export const uploadReports: StaffUseCase<'consoleReport.uploadCsv'> = async (
  services,
  caller,
  _request,
  form,
) => {
  if (form === undefined) return refuse('unsupported_media_type');
  const content = await readFormFile(form, FILE_BYTES_MAX);
  if (content === 'too_large') return refuse('too_large');
  if (content === 'malformed') return refuse('malformed_body');
  const read = readCsv(content);
  if (!read.ok) return read;
  const { database, clock, config } = services;
  const hash = createHash('sha256').update(content).digest();
  const file = { hash: hash.toString('hex'), rows: read.data };
  const faults = await faultsOfFile(database, file, config.csvNetworks, clock.now());
  const told = { hash: file.hash, reports: file.rows.length, faults: [...faults] };
  if (faults.length > 0) return done({ ...told, file_id: null });
  const fileId = await keepFile(services, caller, { content, hash, reports: file.rows.length });
  return done({ ...told, file_id: String(fileId) });
};
