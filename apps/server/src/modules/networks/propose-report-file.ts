import type { Reader } from '@fairlead/db';
import { z } from 'zod';
import { done, refuse } from '../../http/answer';
import { claimFiles, STAFF_FILES } from '../files';
import { enterReports, planEntered, sumEntered, windowsAt } from '../plans';
import { defineKind, type ProposalDraft, type ProposalRow, type Touched } from '../proposals';
import { enteredOf, faultsOfFile, type ReportFile, readReportFile } from './report-file';
import { readReportSums } from './report-sums';
import { isStated } from './stated-buckets';

const payload = z.object({
  /** The spend of all reports. */
  amountMinor: z.number(),
  name: z.string(),
  sha256: z.string(),
  reports: z.number(),
  /** Numbers of images that prove it, parted by commas. */
  evidenceFileIds: z.string(),
  reason: z.string(),
});
type Payload = z.output<typeof payload>;

const fileOf = async (reader: Reader, row: ProposalRow): Promise<ReportFile> => {
  const file = await readReportFile(reader, Number(row.subjectId));
  if (file === undefined) throw new Error(`proposal ${row.id}: its file is gone`);
  return file;
};

/** The plans that a file is about, each with the spend of its reports. */
const touchedBy = async (reader: Reader, file: ReportFile): Promise<Touched[]> => {
  const sums = await sumEntered(reader, await enteredOf(reader, file));
  return sums.map(({ order, spendMinor }) => ({
    ...{
      holderId: order.holderId,
      subjectType: 'order' as const,
      subjectId: order.id,
      amountMinor: spendMinor,
    },
  }));
};

/** Reports that people state in a network's place, all of a file counted when a second person has seen the evidence. */
export const reportFileKind = defineKind<Payload>({
  payload,
  plan: async (reader, row, _stated, now) => {
    const entered = await enteredOf(reader, await fileOf(reader, row));
    const { postings, faults } = await planEntered(reader, entered, now);
    return faults.length === 0 ? postings : [];
  },
  approve: async (tx, row, { reason }, now, { sandboxSpeed }) => {
    const file = await fileOf(tx, row);
    const entered = await enteredOf(tx, file);
    if (entered.length < file.rows.length) return refuse('wrong_state');
    return enterReports(tx, entered, { now, windows: windowsAt(sandboxSpeed) }, reason);
  },
  touched: async (reader, row) => touchedBy(reader, await fileOf(reader, row)),
  parts: async (reader, row) => ({
    report_sums: await readReportSums(reader, await enteredOf(reader, await fileOf(reader, row))),
  }),
});

/** Proposes to count a file that was uploaded. What cannot be true, or says nothing newer, is refused at once. */
export const draftReportFile: ProposalDraft<'consoleReport.proposeFile'> = async (
  tx,
  { file_id: fileId, name, evidence_file_ids: ids, reason },
  { now, config: { csvNetworks } },
) => {
  const file = await readReportFile(tx, fileId);
  if (file === undefined) return refuse('no_such_data');
  if (await isStated(tx, file.rows)) return refuse('proposal_pending');
  if ((await faultsOfFile(tx, file, csvNetworks, now)).length > 0) return refuse('wrong_state');
  if (!(await claimFiles(tx, STAFF_FILES, ids, 'report_file'))) return refuse('no_such_data');
  const amountMinor = file.rows.reduce((sum, { spend }) => sum + spend, 0);
  return done({
    kind: 'report_file',
    subjectType: 'report_file',
    subjectId: fileId,
    payload: {
      ...{ amountMinor, name, sha256: file.hash, reports: file.rows.length },
      ...{ evidenceFileIds: ids.join(','), reason },
    },
    touched: await touchedBy(tx, file),
  });
};
