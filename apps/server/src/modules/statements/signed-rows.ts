import type { Reader } from '@fairlead/db';
import type { BareRow, SourceRow } from './figures';

type SignedDay = NonNullable<SourceRow['signed_day']>;

/** Where a row stands in its chain: when, and under which hash. */
interface Link {
  readonly time: Date;
  readonly hash: string;
}

/**
 * The links of some reports in the holder's chain, by the report's number. A link is never dated before its report came, so
 * that it stands behind all that the last day signed before that covered.
 */
const readReportLinks = async (
  reader: Reader,
  holderId: number,
  reports: readonly NonNullable<BareRow['report']>[],
): Promise<ReadonlyMap<string, Link>> => {
  if (reports.length === 0) return new Map();
  const oldest = reports.map((report) => report.received_at).sort()[0];
  const rows = await reader.query<Link & { id: string }>(
    `select row_id::text as id, time, encode(hash, 'hex') as hash from record_link
      where holder_id = $1 and chain = 'reports' and row_id = any($2::bigint[]) and seq > coalesce((
        select max((p.records -> 'reports' ->> 'sequence')::bigint)
          from root_place p join daily_root d on d.day = p.day where p.holder_id = $1 and d.until <= $3), 0)`,
    [holderId, reports.map(({ id }) => Number(id)), oldest],
  );
  return new Map(rows.map(({ id, ...link }) => [id, link]));
};

interface DayRow extends Omit<SignedDay, 'signed_at' | 'link'> {
  readonly at: Date;
  readonly signed_at: Date;
}

/**
 * The first signed day that ended after each of these moments.
 * @param leafFormat that its leaves have at least: since 2 they cover reports
 */
const readDays = async (
  reader: Reader,
  moments: readonly Date[],
  leafFormat: number,
): Promise<ReadonlyMap<number, DayRow>> => {
  if (moments.length === 0) return new Map();
  const rows = await reader.query<DayRow>(
    `select m.at, d.* from (select distinct unnest($1::timestamptz[]) as at) m cross join lateral (
        select day::text, signed_at, encode(root, 'hex') as root, key_id, leaf_format from daily_root
          where day >= (m.at at time zone 'UTC')::date - 1 and until > m.at order by day limit 1
      ) d where d.leaf_format >= $2`,
    [moments, leafFormat],
  );
  return new Map(rows.map((row) => [row.at.getTime(), row]));
};

const signedBy = (link: Link | undefined, days: ReadonlyMap<number, DayRow>): SignedDay | null => {
  const row = link && days.get(link.time.getTime());
  if (row === undefined || link === undefined) return null;
  const { day, signed_at: signedAt, root, key_id } = row;
  return { day, signed_at: signedAt.toISOString(), root, key_id, link: link.hash };
};

/** Rows with the signed day whose root covers each (docs/domain/statements.md#signed-days); null where none does so far. */
export const withSignedDays = async (
  reader: Reader,
  holderId: number,
  rows: readonly BareRow[],
): Promise<SourceRow[]> => {
  const reports = await readReportLinks(
    reader,
    holderId,
    rows.flatMap(({ report }) => (report === null ? [] : [report])),
  );
  const linkOf = ({ ledger, report }: BareRow): Link | undefined => {
    if (ledger !== null) return { time: new Date(ledger.record.time), hash: ledger.hash };
    return report === null ? undefined : reports.get(report.id);
  };
  const timesOf = (kind: 'ledger' | 'report'): Date[] =>
    rows.flatMap((row) => (row[kind] === null ? [] : (linkOf(row)?.time ?? [])));
  const ofMoney = await readDays(reader, timesOf('ledger'), 1);
  const ofReports = await readDays(reader, timesOf('report'), 2);
  return rows.map((row) => ({
    ...row,
    signed_day: signedBy(linkOf(row), row.ledger === null ? ofReports : ofMoney),
  }));
};
