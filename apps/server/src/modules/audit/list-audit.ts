import { done } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import { pageSql, sortedPageOf, sortedStart } from '../../http/sorted';

interface AuditRow {
  readonly id: number;
  readonly time: Date;
  readonly actor: string;
  readonly act: string;
  readonly subject_type: string;
  readonly subject_id: number | null;
  readonly holder_id: number | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly hash: Buffer;
}

const AUDIT = `
  select * from (
    select e.*, coalesce(s.username, e.actor_type) as actor
      from audit_entry e left join staff s on e.actor_type = 'staff' and s.id = e.actor_id
  ) listed
  where ($1::text is null or actor = $1) and ($2::text is null or act = $2)
    and ($3::bigint is null or holder_id = $3)`;

const KEYS = { time: { by: 'id', type: 'bigint', of: (row: AuditRow) => row.id } } as const;
const DEFAULT_ORDER = { ...KEYS.time, descending: true };

const factsText = (facts: AuditRow['after']): string =>
  Object.entries(facts ?? {})
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');

/** What changed, in one line: before → after. */
const textOf = ({ before, after }: AuditRow): string =>
  before === null ? factsText(after) : `${factsText(before)} → ${factsText(after)}`;

/** Who did what, newest first where nothing else is asked for. */
export const listAudit: StaffUseCase<'consoleAudit.list'> = async ({ database }, _caller, request) => {
  const start = sortedStart(request, KEYS, DEFAULT_ORDER);
  if (isRefusal(start)) return start;
  const page = pageSql(start, 'id', 4);
  const rows = await database.query<AuditRow>(`${AUDIT} and ${page.where} ${page.order}`, [
    request.actor ?? null,
    request.act ?? null,
    request.holder_id ?? null,
    ...page.values,
  ]);
  return done(
    sortedPageOf(
      start,
      rows,
      (row) => row.id,
      (row) => ({
        id: String(row.id),
        time: row.time.toISOString(),
        actor: row.actor,
        act: row.act,
        subject_type: row.subject_type,
        subject_id: row.subject_id === null ? '' : String(row.subject_id),
        holder_id: row.holder_id === null ? null : String(row.holder_id),
        text: textOf(row),
        hash: row.hash.toString('hex'),
      }),
    ),
  );
};
