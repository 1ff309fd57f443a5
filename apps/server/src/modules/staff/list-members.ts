import type { CallOf, RequestOf, ResponseOf, StaffRole } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { isRefusal, pageOf, pageStart } from '../../http/page';

type List = ResponseOf<CallOf<'consoleStaff.list'>>;
export type Member = List['items'][number];

interface Row {
  readonly id: number;
  readonly username: string;
  readonly roles: StaffRole[];
  readonly disabled_at: Date | null;
  readonly totp: boolean;
  readonly created_at: Date;
  readonly last_seen_at: Date | null;
  readonly position: number;
}

/** By name; `position` is the one key of that order. */
const LIST = `
  select * from (
    select s.id, s.username, s.roles, s.disabled_at, s.totp_secret is not null as totp, s.created_at,
      (select max(t.last_seen_at) from staff_session t where t.staff_id = s.id) as last_seen_at,
      row_number() over (order by lower(s.username)) as position
    from staff s
  ) listed`;

const shapeOf = (row: Row): Member => ({
  id: String(row.id),
  username: row.username,
  roles: row.roles,
  state: row.disabled_at === null ? 'active' : 'disabled',
  totp: row.totp,
  created_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at?.toISOString() ?? null,
});

/** Members of staff by username. */
export const listMembers = async (
  reader: Reader,
  request: RequestOf<CallOf<'consoleStaff.list'>>,
): Promise<Answer<List>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const rows = await reader.query<Row>(
    `${LIST} where ($1::bigint is null or position > $1) order by position limit $2`,
    [start.below, start.limit + 1],
  );
  return done(pageOf(rows, start.limit, (row) => row.position, shapeOf));
};

/** One member of staff. @throws where there is none */
export const readMember = async (reader: Reader, id: number): Promise<Member> => {
  const [row] = await reader.query<Row>(`${LIST} where id = $1`, [id]);
  if (row === undefined) throw new Error(`member of staff ${id} is gone`);
  return shapeOf(row);
};

/** Everybody, by username: for the command line, which pages nothing. */
export const listAllMembers = async (reader: Reader): Promise<Member[]> =>
  (await reader.query<Row>(`${LIST} order by position`)).map(shapeOf);
