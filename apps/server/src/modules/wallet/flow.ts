import { type CallOf, FLOW_TYPES, type FlowRecord, type ParsedOf, type ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { type LinkedEntry, listEntries } from '@fairlead/ledger';
import { MOVEMENTS } from '@fairlead/vocabulary';
import { type Answer, done } from '../../http/answer';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import { readReportLinks } from '../plans';
import { monthRange, readMonthSummary } from './month-summary';

const textOf = (id: number | null | undefined): string | null => (id == null ? null : String(id));

/** Shows entries as their holder sees them; what is of a report says which order it belongs to, and who entered it. */
export const flowShaper = async (
  reader: Reader,
  entries: readonly LinkedEntry[],
): Promise<(entry: LinkedEntry) => FlowRecord> => {
  const reportOf = await readReportLinks(
    reader,
    entries.flatMap(({ linkKind, linkId }) => (linkKind === 'report' ? linkId : [])),
  );
  return (entry) => {
    const linked = (kind: LinkedEntry['linkKind']) => (entry.linkKind === kind ? String(entry.linkId) : null);
    const report = entry.linkKind === 'report' ? reportOf(entry.linkId) : undefined;
    return {
      id: String(entry.id),
      time: entry.time.toISOString(),
      type: entry.kind as FlowRecord['type'],
      amount: entry.availableDeltaMinor === 0 ? entry.totalDeltaMinor : entry.availableDeltaMinor,
      available_delta: entry.availableDeltaMinor,
      total_delta: entry.totalDeltaMinor,
      available_after: entry.availableAfterMinor,
      total_after: entry.totalAfterMinor,
      remark: entry.remark,
      order_id: linked('order') ?? textOf(report?.orderId),
      withdrawal_id: linked('withdrawal'),
      topup_id: linked('top_up'),
      report_id: linked('report'),
      corrects_id: linked('transaction') ?? textOf(entry.originalId),
      entered_by_hand: report?.enteredByHand ?? MOVEMENTS[entry.kind].flow === 'by_hand',
    };
  };
};

/**
 * A holder's flow records, newest first, straight from the ledger (docs/domain/wallet.md#activity). With a
 * month, only that month's in the reader's zone, and its summary.
 */
export const listFlow = async (
  reader: Reader,
  holderId: number,
  request: ParsedOf<CallOf<'wallet.flow'>>,
  timeZone: string,
): Promise<Answer<ResponseOf<CallOf<'wallet.flow'>>>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const range = request.month === undefined ? null : await monthRange(reader, request.month, timeZone);
  const entries = await listEntries(reader, holderId, {
    kinds: request.type === undefined ? FLOW_TYPES : [request.type],
    range,
    descending: true,
    afterSeq: start.below,
    limit: start.limit + 1,
  });
  const shape = await flowShaper(reader, entries);
  return done({
    ...pageOf(entries, start.limit, (entry) => entry.seq, shape),
    month_summary: range === null ? null : await readMonthSummary(reader, holderId, range),
  });
};
