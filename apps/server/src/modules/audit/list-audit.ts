import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { isRefusal } from '../../http/page';
import { pageSql, sortedPageOf, sortedStart } from '../../http/sorted';

interface AuditRow {
  readonly id: number;
  readonly time: Date;
  readonly actor_type: string;
  readonly actor_id: number | null;
  readonly act: string;
  readonly subject_type: string;
  readonly subject_id: number | null;
  readonly holder_id: number | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly hash: Buffer;
}

/** What staff are called, as their own matter knows. */
export interface StaffNames {
  readonly readStaffNames: (
    reader: Reader,
    staffIds: readonly (number | null)[],
  ) => Promise<(staffId: number | null) => string | null>;
  readonly findStaff: (reader: Reader, username: string) => Promise<number | undefined>;
}

/** An actor is named by a member of staff's username, `holder` or `system`. */
const AUDIT = `
  select * from audit_entry
  where ($1::text is null or case actor_type when 'staff' then actor_id = $2 else actor_type = $1 end)
    and ($3::text is null or act = $3) and ($4::bigint is null or holder_id = $4)`;

const KEYS = { time: { by: 'id', type: 'bigint', of: (row: AuditRow) => row.id } } as const;
const DEFAULT_ORDER = { ...KEYS.time, descending: true };

/** Of secrets not even what is kept of them is read out. */
const SECRETS: ReadonlySet<string> = new Set(['codeHash', 'firstHalfHash', 'passwordHash']);

const withoutSecrets = (name: string, value: unknown): unknown => (SECRETS.has(name) ? undefined : value);

const factsText = (facts: AuditRow['after']): string =>
  Object.entries(facts ?? {})
    .filter(([name]) => !SECRETS.has(name))
    .map(
      ([name, value]) =>
        `${name} ${typeof value === 'string' ? value : JSON.stringify(value, withoutSecrets)}`,
    )
    .join(', ');

/** What changed, in one line: before → after. */
const textOf = ({ before, after }: AuditRow): string =>
  before === null ? factsText(after) : `${factsText(before)} → ${factsText(after)}`;

/** Who did what, newest first where nothing else is asked for. */
export const listAudit = async (
  reader: Reader,
  { readStaffNames, findStaff }: StaffNames,
  request: ParsedOf<CallOf<'consoleAudit.list'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleAudit.list'>>>> => {
  const start = sortedStart(request, KEYS, DEFAULT_ORDER);
  if (isRefusal(start)) return start;
  const { actor = null, act = null, holder_id: holderId = null } = request;
  const staffId = actor === null ? undefined : await findStaff(reader, actor);
  const page = pageSql(start, 'id', 5);
  const rows = await reader.query<AuditRow>(`${AUDIT} and ${page.where} ${page.order}`, [
    ...[actor, staffId ?? null, act, holderId],
    ...page.values,
  ]);
  const staffOf = await readStaffNames(
    reader,
    rows.map((row) => (row.actor_type === 'staff' ? row.actor_id : null)),
  );
  return done(
    sortedPageOf(
      start,
      rows,
      (row) => row.id,
      (row) => ({
        id: String(row.id),
        time: row.time.toISOString(),
        actor: (row.actor_type === 'staff' ? staffOf(row.actor_id) : null) ?? row.actor_type,
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
