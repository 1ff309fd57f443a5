import { allCalls, type calls, type ParsedOf, type ResponseOf, type StaffRole } from '@fairlead/contract';
import type { Reader, WrittenNotice } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { isRefusal, pageOf, pageStart } from '../../http/page';

type Acts = ResponseOf<typeof calls.statement.staffActs>;
type Act = Acts['items'][number];

interface ActRow {
  readonly id: number;
  readonly time: Date;
  /** Null for a job of the system. */
  readonly roles: readonly StaffRole[] | null;
  readonly act: string;
  readonly text: string | null;
  /** Of a notice that staff wrote: what it said, by language. */
  readonly notice: Partial<WrittenNotice> | null;
  readonly amount: number | null;
  readonly subject_type: string;
  readonly subject_id: number | null;
}

/**
 * Whatever staff and jobs did that touched a holder; what holders did themselves is not theirs. Of what the record
 * keeps only the words meant for the holder leave it: never a name, nor a note or receipt of staff's own.
 */
const ACTS = `
  select e.id, e.time, e.act, s.roles,
      case when e.actor_type = 'staff'
        then coalesce(e.after ->> 'reason', e.after ->> 'answer', e.after ->> 'refusalReason') end as text,
      case when e.act = 'consoleNotification.send' then e.after end as notice,
      nullif(coalesce(p.payload ->> 'amountMinor', case when e.act like '%.report_file' then e.after ->> 'amountMinor' end)::bigint, 0) as amount,
      coalesce(p.subject_type, e.subject_type) as subject_type,
      case when p.id is null then e.subject_id else p.subject_id end as subject_id
    from audit_entry e
      left join staff s on e.actor_type = 'staff' and s.id = e.actor_id
      left join proposal p on e.subject_type = 'proposal' and p.id = e.subject_id
    where e.actor_type <> 'holder' and (e.holder_id, e.id) < ($1, $2::bigint) and e.holder_id >= $1
    order by e.holder_id desc, e.id desc limit $3`;

/** Who may propose at all: most kinds are finance's, a few belong to other desks. */
const MAKERS: readonly StaffRole[] = ['finance_maker', 'support', 'delivery', 'admin'];

const ROLES_OF = new Map(
  allCalls.flatMap(({ id, access }) => (access.kind === 'staff' ? [[id as string, access.roles]] : [])),
);

/** The roles that an act needs; empty where it needs none in particular. */
const neededFor = (act: string): readonly StaffRole[] => {
  if (act.startsWith('propose.')) return MAKERS;
  return /^(approved|refused)\./.test(act) ? ['finance_checker'] : (ROLES_OF.get(act) ?? []);
};

/** The role that somebody acted in: of those that the act needs the first that they have. */
const roleOf = ({ act, roles }: ActRow): Act['role'] => {
  if (roles === null) return 'system';
  const needed = neededFor(act);
  const [fallback = 'admin'] = needed.length > 0 ? needed : roles;
  return needed.find((role) => roles.includes(role)) ?? fallback;
};

/** What a notice said, in the reader's language; empty where the record kept no words by language. */
const saidIn = ({ title, content }: Partial<WrittenNotice>, lang: string): string =>
  [title, content].flatMap((words) => words?.[lang] ?? words?.['en'] ?? []).join('\n\n');

const shapeOf = (row: ActRow, lang: string): Act => ({
  id: String(row.id),
  time: row.time.toISOString(),
  role: roleOf(row),
  act: row.act,
  text: row.notice === null ? (row.text ?? '') : saidIn(row.notice, lang),
  amount: row.amount,
  subject_type: row.subject_type,
  subject_id: row.subject_id === null ? '' : String(row.subject_id),
});

/** What staff and the system's jobs did with one account, newest first: the record's entries as its holder may see them. */
export const listStaffActs = async (
  reader: Reader,
  holderId: number,
  request: ParsedOf<typeof calls.statement.staffActs>,
  lang: string,
): Promise<Answer<Acts>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const rows = await reader.query<ActRow>(ACTS, [
    holderId,
    start.below ?? Number.MAX_SAFE_INTEGER,
    start.limit + 1,
  ]);
  return done(
    pageOf(
      rows,
      start.limit,
      (row) => row.id,
      (row) => shapeOf(row, lang),
    ),
  );
};
