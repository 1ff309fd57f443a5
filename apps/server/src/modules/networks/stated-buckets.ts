import type { Tx } from '@fairlead/db';
import { z } from 'zod';
import { listPending } from '../proposals';
import { readReportFile } from './report-file';

/** A bucket of an order, by which two statements of the same delivery are known. */
interface Bucket {
  readonly order_number: string;
  readonly bucket: string;
}

const keyOf = ({ order_number, bucket }: Bucket): string =>
  `${order_number} ${new Date(bucket).toISOString()}`;

const single = z.object({ orderNumber: z.string(), bucket: z.string() });

/**
 * Whether a pending proposal, of a file or by hand, states one of these buckets already: the checkers would be asked
 * twice about the same delivery. Until the transaction ends nobody else can state one.
 */
export const isStated = async (tx: Tx, buckets: readonly Bucket[]): Promise<boolean> => {
  await tx.query("select pg_advisory_xact_lock(hashtext('stated_buckets'))");
  const pending = await listPending(tx, ['manual_report', 'report_file']);
  const stated = new Set<string>();
  for (const { kind, payload, subjectId } of pending) {
    if (kind === 'manual_report') {
      const { orderNumber, bucket } = single.parse(payload);
      stated.add(keyOf({ order_number: orderNumber, bucket }));
    } else
      for (const row of (await readReportFile(tx, Number(subjectId)))?.rows ?? []) stated.add(keyOf(row));
  }
  return buckets.some((bucket) => stated.has(keyOf(bucket)));
};
