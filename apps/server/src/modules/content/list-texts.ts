import type { CallOf, ResponseOf } from '@fairlead/contract';
import { type EveryLanguage, one, type Reader } from '@fairlead/db';
import { done } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import { pageSql, sortedPageOf, sortedStart } from '../../http/sorted';
import { readPending } from '../proposals';
import { readStaffNames } from '../staff';

export type StaffText = ResponseOf<CallOf<'consoleContent.save'>>;

interface Row {
  readonly id: number;
  readonly kind: StaffText['kind'];
  readonly state: StaffText['state'];
  readonly version: number;
  readonly position: number;
  readonly title: EveryLanguage;
  readonly text: EveryLanguage;
  readonly changed_by: number;
  readonly changed_at: Date;
  readonly behind: readonly string[];
  /** The one key of the default order: drafts first, then by kind and place. */
  readonly place: number;
  /** Tells a text's draft from what is read of it. */
  readonly number: number;
}

/** A text that is read and being changed is two rows: what people read, and what they will. */
const TEXTS = `
  select c.id, c.kind, 'draft' as state, c.version from content c
   where c.version is distinct from c.published_version
  union all
  select c.id, c.kind, case when c.retired_at is null then 'published' else 'retired' end, c.published_version
    from content c where c.published_version is not null`;

/** When each language's words changed last, up to this version; those that are older than the English ones. */
const BEHIND = `
  select coalesce(array_agg(language order by language), '{}') from (
    select language, changed, max(changed) filter (where language = 'en') over () as english from (
      select language, max(version) filter (where said is distinct from was) as changed from (
        select w.version, l.key as language, l.value || e'\\n' || (w.title ->> l.key) as said,
               lag(l.value || e'\\n' || (w.title ->> l.key)) over (partition by l.key order by w.version) as was
          from content_version w, jsonb_each_text(w.text) l
         where w.content_id = t.id and w.version <= t.version) said_by
       group by language) changed_by
    ) compared where changed < english`;

const LIST = `
  select t.*, v.position, v.title, v.text, v.changed_at, v.changed_by,
         (${BEHIND}) as behind, t.id * 2 + case t.state when 'draft' then 1 else 0 end as number,
         case t.state when 'draft' then 1 else 2 end * 10000000000000
           + case t.kind when 'faq' then 0 when 'rules' then 1 else 2 end * 1000000000000
           + v.position::bigint * 1000000000 + t.id as place
    from (${TEXTS}) t
    join content_version v on v.content_id = t.id and v.version = t.version`;

/** Shows rows with who changed them and what is proposed about them. */
const shaper = async (reader: Reader, rows: readonly Row[]) => {
  const staffOf = await readStaffNames(
    reader,
    rows.map((row) => row.changed_by),
  );
  const proposalOf = await readPending(reader, {
    subjectType: 'content',
    subjectIds: rows.map((row) => row.id),
  });
  return (row: Row): StaffText => ({
    id: String(row.id),
    kind: row.kind,
    position: row.position,
    version: row.version,
    state: row.state,
    title: row.title as StaffText['title'],
    text: row.text as StaffText['text'],
    behind: row.behind as StaffText['behind'],
    changed_by: staffOf(row.changed_by) ?? 'fairlead',
    changed_at: row.changed_at.toISOString(),
    proposal_id: row.state === 'draft' ? proposalOf(row.id) : null,
  });
};

const KEYS = {
  changed_at: { by: 'changed_at', type: 'timestamptz', of: (row: Row) => row.changed_at },
} as const;
const DEFAULT_ORDER = { by: 'place', type: 'bigint', of: (row: Row) => row.place } as const;

/** Every text with every language, as staff see it. */
export const listTexts: StaffUseCase<'consoleContent.list'> = async ({ database }, _caller, request) => {
  const start = sortedStart(request, KEYS, DEFAULT_ORDER);
  if (isRefusal(start)) return start;
  const page = pageSql(start, 'number', 3);
  const rows = await database.query<Row>(
    `select * from (${LIST}) listed where ($1::text is null or kind = $1) and ($2::text is null or state = $2)
       and ${page.where} ${page.order}`,
    [request.kind ?? null, request.state ?? null, ...page.values],
  );
  return done(sortedPageOf(start, rows, (row) => row.number, await shaper(database, rows)));
};

/** A text's draft as lists show it. @throws where it has none */
export const readDraft = async (reader: Reader, id: number): Promise<StaffText> => {
  const row = one(
    await reader.query<Row>(`select * from (${LIST}) listed where id = $1 and state = 'draft'`, [id]),
    `text ${id} has no draft`,
  );
  return (await shaper(reader, [row]))(row);
};
