import type { CallOf, ResponseOf, ServiceScope, StaffRole } from '@fairlead/contract';
import { one, type Reader } from '@fairlead/db';
import { done } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import { pageSql, sortedPageOf, sortedStart } from '../../http/sorted';
import { decidesFrom } from './deciding';

type List = ResponseOf<CallOf<'consoleStaff.list'>>;
export type Member = List['items'][number];

interface Row {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly roles: StaffRole[];
  readonly withheld_roles: StaffRole[];
  readonly connected: boolean;
  readonly disabled_at: Date | null;
  readonly totp: boolean;
  readonly keys: number;
  readonly created_at: Date;
  readonly last_seen_at: Date | null;
  readonly powers_since: Date;
  readonly proposal_id: number | null;
  readonly scopes: ServiceScope[] | null;
  readonly key_begins: string | null;
  readonly expires_at: Date | null;
}

const LIST = `
  select s.id, s.username, lower(s.username) as name, s.roles, s.withheld_roles, s.disabled_at, s.totp_secret is not null as totp, s.created_at, s.powers_since,
    (select count(*) from staff_key k where k.staff_id = s.id and k.removed_at is null) as keys,
    exists (select from staff_identity i where i.staff_id = s.id and i.ended_at is null) as connected,
    (select p.id from pending_proposals('staff', s.id) p) as proposal_id,
    coalesce((select max(t.last_seen_at) from staff_session t where t.staff_id = s.id), a.last_used_at) as last_seen_at,
    a.scopes, a.key_begins, a.expires_at
  from staff s left join service_account a on a.staff_id = s.id`;

const serviceOf = ({ scopes, key_begins, expires_at }: Row): Member['service'] =>
  scopes === null || key_begins === null || expires_at === null
    ? null
    : { scopes, key_begins, expires_at: expires_at.toISOString() };

const shapeOf = (row: Row): Member => ({
  id: String(row.id),
  username: row.username,
  roles: row.roles,
  withheld_roles: row.withheld_roles,
  connected: row.connected,
  state: row.disabled_at === null ? 'active' : 'disabled',
  totp: row.totp,
  keys: row.keys,
  created_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at?.toISOString() ?? null,
  decides_from: decidesFrom(row.powers_since).toISOString(),
  proposal_id: row.proposal_id === null ? null : String(row.proposal_id),
  service: serviceOf(row),
});

const KEYS = {
  username: { by: 'lower(s.username)', type: 'text', of: (row: Row) => row.name },
  created_at: { by: 's.id', type: 'bigint', of: (row: Row) => row.id },
} as const;

/** Members of staff, by username where nothing else is asked for; a program has no role that people have. */
export const listMembers: StaffUseCase<'consoleStaff.list'> = async ({ database }, _caller, request) => {
  const start = sortedStart(request, KEYS, KEYS.username);
  if (isRefusal(start)) return start;
  const page = pageSql(start, 's.id', 4);
  const rows = await database.query<Row>(
    `${LIST} where ($1::text is null or (s.disabled_at is null) = ($1 = 'active'))
       and ($2::text is null or ($2 = any(s.roles) and a.staff_id is null)) and ($3::bigint is null or s.id = $3)
       and ${page.where} ${page.order}`,
    [request.state ?? null, request.role ?? null, request.id ?? null, ...page.values],
  );
  return done(sortedPageOf(start, rows, (row) => row.id, shapeOf));
};

/** One member of staff. @throws where there is none */
export const readMember = async (reader: Reader, id: number): Promise<Member> => {
  const row = one(await reader.query<Row>(`${LIST} where s.id = $1`, [id]), `member of staff ${id} is gone`);
  return shapeOf(row);
};

/** Everybody, by username: for the command line, which pages nothing. */
export const listAllMembers = async (reader: Reader): Promise<Member[]> =>
  (await reader.query<Row>(`${LIST} order by lower(s.username)`)).map(shapeOf);
