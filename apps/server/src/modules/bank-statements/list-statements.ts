import type { Reader } from '@fairlead/db';
import { done } from '../../http/answer';
import { boundsSql, boundValues } from '../../http/bounds';
import { countQuery } from '../../http/counting';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import { readPending } from '../proposals';
import { readStaffNames } from '../staff';
import { type BankEntry, BORNE_BY_HOUSE, ENTRIES, WITHOUT_LINE, withNumbers } from './open-rows';
import { readPostings } from './posting-of-line';
import { entryShape } from './present';

interface StatementRow {
  readonly id: number;
  readonly format: 'camt.053' | 'csv';
  readonly account: string;
  readonly from: string;
  readonly until: string;
  readonly opening: number;
  readonly closing: number;
  readonly lines: number;
  readonly known_lines: number;
  readonly differing_lines: number;
  readonly matched: number;
  readonly hash: string;
  readonly imported_by: number;
  readonly imported_at: Date;
}

/** Statements, the newest import first. */
export const listStatements: StaffUseCase<'consoleBank.list'> = async ({ database }, _caller, request) => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const { id = null, account = null, from, until } = request;
  const fitting = `($1::bigint is null or s.id = $1) and ($2::text is null or strpos(lower(s.account), lower($2)) > 0)
      and ${boundsSql('s.imported_at', '0', 3)}`;
  const asked = [id, account, ...boundValues({ from, until })];
  const rows = await database.query<StatementRow>(
    `select s.id, s.format, s.account, s.from_day::text as "from", s.until_day::text as "until",
        s.opening_minor as opening, s.closing_minor as closing, s.lines,
        s.lines - (select count(*) from bank_line l where l.statement_id = s.id) as known_lines,
        (select count(*) from bank_wording w where w.statement_id = s.id) as differing_lines,
        (select count(distinct m.line_id) from bank_line l join bank_match m on m.line_id = l.id
          where l.statement_id = s.id) as matched,
        encode(s.hash, 'hex') as hash, s.imported_by, s.imported_at
      from bank_statement s where ${fitting} and ($7::bigint is null or s.id < $7) order by s.id desc limit $8`,
    [...asked, start.below, start.limit + 1],
  );
  const counting = `select 1 from bank_statement s where ${fitting}`;
  const total = await countQuery(database, request.total_up_to, counting, asked, 'none');
  const nameOf = await readStaffNames(
    database,
    rows.map((row) => row.imported_by),
  );
  const page = pageOf(
    rows,
    start.limit,
    (row) => row.id,
    (row) => ({
      ...row,
      id: String(row.id),
      imported_by: nameOf(row.imported_by) ?? '',
      imported_at: row.imported_at.toISOString(),
    }),
  );
  return done({ ...page, ...total });
};

interface LineRow {
  readonly id: number;
  readonly statement_id: number;
  readonly account: string;
  readonly place: number;
  readonly booked_on: string;
  readonly amount: number;
  readonly reference: string;
  readonly end_to_end_id: string;
  readonly counterparty: string;
  readonly text: string;
  readonly wordings: { statement_id: string; counterparty: string; text: string }[];
  readonly transaction_ids: readonly number[];
  readonly by_people: boolean | null;
}

const LINES_FROM = `from bank_line l left join lateral (
      select array_agg(transaction_id order by transaction_id) as transaction_ids,
          bool_or(proposal_id is not null) as by_people
        from bank_match where line_id = l.id
    ) m on true`;

const LINES = `
  select l.id, l.statement_id, l.account, l.place, l.booked_on::text as booked_on, l.amount_minor as amount,
      l.reference, l.end_to_end_id, l.counterparty, l.text, m.transaction_ids, m.by_people,
      coalesce((select jsonb_agg(jsonb_build_object('statement_id', w.statement_id::text, 'counterparty', w.counterparty,
        'text', w.text) order by w.id) from bank_wording w where w.line_id = l.id), '[]') as wordings
    ${LINES_FROM}`;

const linesShape = async (reader: Reader, rows: readonly LineRow[]) => {
  const proposalOf = await readPending(reader, {
    subjectType: 'bank_line',
    subjectIds: rows.map(({ id }) => id),
  });
  const open = rows.filter(({ by_people: by, wordings }) => by === null && wordings.length === 0);
  const postingOf = await readPostings(
    reader,
    open.map(({ amount: amountMinor, end_to_end_id: endToEndId, ...row }) => ({
      ...row,
      amountMinor,
      endToEndId,
    })),
  );
  return ({ by_people: byPeople, ...row }: LineRow) => ({
    ...row,
    posting: postingOf(row.id),
    id: String(row.id),
    statement_id: String(row.statement_id),
    transaction_ids: (row.transaction_ids ?? []).map(String),
    matched_by: byPeople === null ? null : byPeople ? ('two_people' as const) : ('number' as const),
    proposal_id: proposalOf(row.id),
  });
};

/** A bank books on a day and in no zone: its noon (UTC) is that day in every zone but the easternmost. */
const NOON = "(l.booked_on + interval '12 hours')";

/** Lines of all statements or of one, the newest import first. */
export const listLines: StaffUseCase<'consoleBank.lines'> = async ({ database }, _caller, request) => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const fitting = `($1::bigint is null or l.id = $1) and ($2::bigint is null or l.statement_id = $2)
        and case $3 when 'matched' then m.by_people is not null when 'unclaimed' then m.by_people is null else true end
        and ${boundsSql(NOON, 'abs(l.amount_minor)', 4)}`;
  const asked = [
    ...[request.id ?? null, request.statement_id ?? null, request.state ?? null],
    ...boundValues(request),
  ];
  const rows = await database.query<LineRow>(
    `${LINES} where ${fitting} and ($8::bigint is null or l.id < $8) order by l.id desc limit $9`,
    [...asked, start.below, start.limit + 1],
  );
  const counting = `select l.amount_minor as amount ${LINES_FROM} where ${fitting}`;
  const total = await countQuery(database, request.total_up_to, counting, asked);
  const page = pageOf(rows, start.limit, ({ id }) => id, await linesShape(database, rows));
  return done({ ...page, ...total });
};

const OF_STATE = { all: 'true', unmatched: WITHOUT_LINE, borne_by_house: BORNE_BY_HOUSE } as const;

/** Entries by which cash came or went, the newest first; those without a line where nothing else is asked for. */
export const listEntries: StaffUseCase<'consoleBank.entries'> = async ({ database }, _caller, request) => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const { id = null, state = 'unmatched', kind, direction } = request;
  const fitting = `($1::text is null or e.kind = $1) and ($2::text is null or (e.amount_minor > 0) = ($2 = 'in'))
        and ${id === null ? OF_STATE[state] : 'true'} and ${boundsSql('e.time', 'abs(e.amount_minor)', 3)}
        and ($7::bigint is null or e.id = $7)`;
  const asked = [kind ?? null, direction ?? null, ...boundValues(request), id];
  const rows = await database.query<BankEntry>(
    `${ENTRIES} where ${fitting} and ($8::bigint is null or e.id < $8) order by e.id desc limit $9`,
    [...asked, start.below, start.limit + 1],
  );
  const counting = `select e.amount_minor as amount from ledger.bank_entries() e where ${fitting}`;
  const total = await countQuery(database, request.total_up_to, counting, asked);
  const page = pageOf(await withNumbers(database, rows), start.limit, ({ id }) => id, entryShape);
  return done({ ...page, ...total });
};
