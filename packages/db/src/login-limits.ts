import pg from 'pg';
import { limitsFor, OF_VALUES, ofStatements, type PoolOptions } from './pool';

type Limits = NonNullable<PoolOptions['limits']>;

/** Any number that is nobody else's: nodes that start together would trip over each other's change of one row. */
const LOCK = 7_281_947;

const wanted = (limits: Limits): [string, string][] =>
  Object.entries({ ...ofStatements(limitsFor({ url: '', max: 1, limits })), ...OF_VALUES }).map(
    ([name, value]) => [name, String(value)],
  );

interface Login {
  readonly login: string;
  readonly database: string;
  readonly settings: readonly string[];
}

const READ = `select session_user::text as login, current_database()::text as database,
  coalesce((select setconfig from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
    join pg_database d on d.oid = s.setdatabase where r.rolname = session_user and d.datname = current_database()), '{}')
    as settings`;

/**
 * Keeps the limits of statements, and how values are written, with the login itself, in this database: so they hold in every
 * session that a pooler begins for it, whoever is lent it. A role may do that for itself.
 * @param client a session of the login, past the pooler
 */
export const keepLimits = async (client: pg.ClientBase, limits: Limits): Promise<void> => {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
  const { rows } = await client.query<Login>(READ);
  const { login = '', database = '', settings = [] } = rows[0] ?? {};
  for (const [name, value] of wanted(limits)) {
    if (settings.includes(`${name}=${value}`)) continue;
    const [role, place] = [login, database].map((one) => pg.escapeIdentifier(one));
    await client.query(`alter role ${role} in database ${place} set ${name} = ${pg.escapeLiteral(value)}`);
  }
  await client.query('commit');
};

/** Those that a session does not have, by name: a pooler may keep some that were begun before they were changed. */
export const missingLimits = async (
  query: (text: string, values: unknown[]) => Promise<{ readonly name: string; readonly setting: string }[]>,
  limits: Limits,
): Promise<string[]> => {
  const names = wanted(limits);
  const rows = await query('select name, setting from pg_settings where name = any($1)', [
    names.map(([name]) => name),
  ]);
  return names
    .filter(([name, value]) => rows.find((row) => row.name === name)?.setting !== value)
    .map(([name]) => name);
};
