import type { CallOf, ResponseOf } from '@fairlead/contract';
import { listProgrammeEntries, type ProvenEntry } from '@fairlead/ledger';
import { done } from '../../http/answer';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import type { StaffUseCase } from '../../http/route';

type Item = ResponseOf<CallOf<'consoleBooks.entries'>>['items'][number];

const shapeOf = ({ id, kind, time, moves, linkKind, linkId }: ProvenEntry): Item => ({
  transaction_id: String(id),
  kind,
  time: time.toISOString(),
  moves: [...moves],
  report_id: linkKind === 'report' ? String(linkId) : null,
  order_id: linkKind === 'order' ? String(linkId) : null,
});

/**
 * Entries of the programme alone, whether or not cash moved by them, the newest first
 * (docs/domain/money.md#programme-accounts).
 */
export const listEntries: StaffUseCase<'consoleBooks.entries'> = async ({ database }, _caller, request) => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const { id = null, kind = null } = request;
  const asked = { id, kind, beforeSeq: start.below, limit: start.limit + 1 };
  const rows = await listProgrammeEntries(database, asked);
  return done(pageOf(rows, start.limit, ({ seq }) => seq, shapeOf));
};
