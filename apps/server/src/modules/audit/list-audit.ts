import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { isRefusal } from '../../http/page';
import { pageSql, sortedPageOf, sortedStart } from '../../http/sorted';
import { changesOf, staffNamedIn, textOf } from './entry-words';
import { READINGS } from './holder-acts';

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

interface Stated {
  readonly amountMinor: number;
  readonly receipt: string;
}

/** What people and proposals are called, as their own matters know. */
export interface EntryNames {
  readonly readStaffNames: (
    reader: Reader,
    staffIds: readonly (number | null)[],
  ) => Promise<(staffId: number | null) => string | null>;
  readonly findStaff: (reader: Reader, username: string) => Promise<number | undefined>;
  readonly findNamed: (reader: Reader, typed: string) => Promise<readonly number[]>;
  readonly readHolderNames: (
    reader: Reader,
    holderIds: readonly number[],
  ) => Promise<(holderId: number) => { readonly username: string }>;
  readonly readStated: (
    reader: Reader,
    proposalIds: readonly number[],
  ) => Promise<(proposalId: number) => Stated | undefined>;
}

/** What was only looked at, or taken away as a file. */
const LOOKED: readonly string[] = [...READINGS, 'consoleSupport.socket', 'consoleAudit.exportList'];

/** An actor is named by a member of staff's username, `holder` or `system`. */
const AUDIT = `
  select * from audit_entry
  where ($1::text is null or case actor_type when 'staff' then actor_id = $2 else actor_type = $1 end)
    and ($3::text is null or act = any(string_to_array($3, ','))) and ($4::bigint[] is null or holder_id = any($4))
    and ($5::timestamptz is null or "time" >= $5) and ($6::timestamptz is null or "time" < $6)
    and ($7::text is null or (subject_type = $7 and ($8::bigint is null or subject_id = $8))
      or (subject_type = 'proposal' and subject_id in (select a.id from proposals_about($7, $8) a)))
    and case $9 when 'reads' then act = any($10) when 'refused' then act like '%.refused'
      when 'acts' then not (act = any($10) or act like '%.refused') else true end`;

const KEYS = { time: { by: 'id', type: 'bigint', of: (row: AuditRow) => row.id } } as const;
const DEFAULT_ORDER = { ...KEYS.time, descending: true };

type Request = ParsedOf<CallOf<'consoleAudit.list'>>;
type Response = ResponseOf<CallOf<'consoleAudit.list'>>;

/** What the list is narrowed by, as the statement takes it. */
const filtersOf = async (reader: Reader, names: EntryNames, request: Request): Promise<unknown[]> => {
  const { actor = null, act, acts = null, holder, holder_id: holderId } = request;
  const staffId = actor === null ? undefined : await names.findStaff(reader, actor);
  const byName = holder === undefined ? undefined : await names.findNamed(reader, holder.trim());
  const byNumber = holderId === undefined ? undefined : [holderId];
  return [
    ...[actor, staffId ?? null, act ?? acts, byNumber ?? byName ?? null],
    ...[request.from ?? null, request.until ?? null],
    ...[request.subject_type ?? null, request.subject_id ?? null],
    ...[request.what ?? null, LOOKED],
  ];
};

const proposalIdOf = ({ subject_type: type, subject_id: id }: AuditRow): number | null =>
  type === 'proposal' ? id : null;

/** Shows entries with what people and proposals in them are called. */
const shaper = async (reader: Reader, names: EntryNames, rows: readonly AuditRow[]) => {
  const actorOf = (row: AuditRow) => (row.actor_type === 'staff' ? row.actor_id : null);
  const staffOf = await names.readStaffNames(
    reader,
    rows.flatMap((row) => [actorOf(row), ...staffNamedIn(row.before, row.after)]),
  );
  const holderOf = await names.readHolderNames(
    reader,
    rows.flatMap((row) => row.holder_id ?? []),
  );
  const statedOf = await names.readStated(
    reader,
    rows.flatMap((row) => proposalIdOf(row) ?? []),
  );
  return (row: AuditRow): Response['items'][number] => {
    const proposalId = proposalIdOf(row);
    const stated = proposalId === null ? undefined : statedOf(proposalId);
    const address = row.after?.['address'];
    return {
      id: String(row.id),
      time: row.time.toISOString(),
      actor: staffOf(actorOf(row)) ?? row.actor_type,
      act: row.act,
      subject_type: row.subject_type,
      subject_id: row.subject_id === null ? '' : String(row.subject_id),
      holder_id: row.holder_id === null ? null : String(row.holder_id),
      holder: row.holder_id === null ? null : holderOf(row.holder_id).username,
      amount: Number(stated?.amountMinor ?? row.after?.['amountMinor'] ?? 0) || null,
      receipt: stated?.receipt || null,
      address: typeof address === 'string' && address !== '' ? address : null,
      is_read: LOOKED.includes(row.act),
      changes: changesOf(row, staffOf),
      text: textOf(row),
      hash: row.hash.toString('hex'),
    };
  };
};

/** Who did what, newest first where nothing else is asked for. */
export const listAudit = async (
  reader: Reader,
  names: EntryNames,
  request: Request,
): Promise<Answer<Response>> => {
  const start = sortedStart(request, KEYS, DEFAULT_ORDER);
  if (isRefusal(start)) return start;
  const filters = await filtersOf(reader, names, request);
  const page = pageSql(start, 'id', filters.length + 1);
  const rows = await reader.query<AuditRow>(`${AUDIT} and ${page.where} ${page.order}`, [
    ...filters,
    ...page.values,
  ]);
  return done(sortedPageOf(start, rows, (row) => row.id, await shaper(reader, names, rows)));
};
