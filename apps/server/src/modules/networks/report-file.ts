import { eq, type Reader, reportFile } from '@fairlead/db';
import { type Entered, type EnteredFault, findNamedOrder, planEntered } from '../plans';
import { readCsv } from './read-csv';
import type { ReportIn } from './receive-reports';

/** An uploaded file with the reports in it. */
export interface ReportFile {
  /** SHA-256 in hex. */
  readonly hash: string;
  readonly rows: readonly ReportIn[];
}

/** A file that was kept, read again; undefined where there is none. */
export const readReportFile = async (reader: Reader, fileId: number): Promise<ReportFile | undefined> => {
  const [kept] = await reader.orm.select().from(reportFile).where(eq(reportFile.id, fileId));
  if (kept === undefined) return undefined;
  const read = readCsv(kept.content);
  if (!read.ok) throw new Error(`file ${fileId} of reports was kept and cannot be read`);
  return { hash: kept.hash.toString('hex'), rows: read.data };
};

/** The orders of a file by their numbers, each looked up once. */
const findOrders = async (reader: Reader, rows: readonly ReportIn[]) => {
  const found = new Map<string, Awaited<ReturnType<typeof findNamedOrder>>>();
  for (const { order_number: number } of rows) {
    if (!found.has(number)) found.set(number, await findNamedOrder(reader, number));
  }
  return found;
};

/**
 * The reports of a file as they would be stored: each of its order's own network, with the file's hash, marked for good.
 * One of an order that is not known is left out.
 */
export const enteredOf = async (reader: Reader, { hash, rows }: ReportFile): Promise<readonly Entered[]> => {
  const orders = await findOrders(reader, rows);
  return rows.flatMap((row, place) => {
    const order = orders.get(row.order_number);
    if (order === undefined) return [];
    const { version, impressions, clicks, conversions, spend: spendMinor } = row;
    const named = { source: order.network, orderId: order.id, bucket: new Date(row.bucket) };
    const figures = { version, impressions, clicks, conversions, spendMinor };
    const raw = JSON.stringify({ ...row, file: hash });
    return [{ holderId: order.holderId, place, report: { ...named, ...figures, raw, enteredByHand: true } }];
  });
};

/** A report of a file that cannot count, by its place. */
export type FileFault = EnteredFault | { readonly place: number; readonly fault: 'unknown_order' };

/**
 * Everything in a file that cannot count now. An order of a network that reports for itself is as unknown as none: a
 * file would be a way around its signature.
 */
export const faultsOfFile = async (
  reader: Reader,
  file: ReportFile,
  csvNetworks: readonly string[],
  now: Date,
): Promise<readonly FileFault[]> => {
  const entered = await enteredOf(reader, file);
  const known = entered.filter(({ report }) => csvNetworks.includes(report.source));
  const places = new Set(known.map(({ place }) => place));
  const unknown = file.rows.flatMap((_, place) =>
    places.has(place) ? [] : [{ place, fault: 'unknown_order' as const }],
  );
  const { faults } = await planEntered(reader, known, now);
  return [...unknown, ...faults].toSorted((a, b) => a.place - b.place);
};
