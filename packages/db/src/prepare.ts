import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { withLogin } from './address';
import { isForbidden, isWrongPassword, LoginFault } from './faults';
import { APP_ROLE, isProgramLogin } from './login-check';
import { type MigrationNews, migrateDatabase, requireSchema } from './migrate';
import { withClient } from './owner-client';

interface Login {
  readonly role: string;
  readonly password: string;
}

const READ = 'select role, password from fairlead_owner.program_login';

/** Reads the login that all nodes share, or makes it. One node at a time. */
const keptLogin = async (client: pg.ClientBase): Promise<Login> => {
  await client.query('begin');
  await client.query('lock table fairlead_owner.program_login in exclusive mode');
  const { rows } = await client.query<Login>(READ);
  const login = rows[0] ?? {
    role: `${APP_ROLE}_${randomBytes(6).toString('hex')}`,
    password: randomBytes(24).toString('base64url'),
  };
  if (rows.length === 0) {
    await client.query('insert into fairlead_owner.program_login values ($1, $2)', [
      login.role,
      login.password,
    ]);
  }
  // A restored database brings the row and not the role.
  const there = await client.query('select from pg_roles where rolname = $1', [login.role]);
  if (there.rowCount === 0) {
    const role = pg.escapeIdentifier(login.role);
    await client.query(`create role ${role} login password ${pg.escapeLiteral(login.password)}`);
    await client.query(`grant ${APP_ROLE} to ${role}`);
  }
  await client.query('commit');
  return login;
};

const tryLogin = (url: string): Promise<void> => withClient(url, async () => undefined);

/**
 * The address at which the program works: that of its owner, with the program's own login, which is made where it is missing.
 * @throws LoginFault where the owner may not make it
 */
const ensureLogin = (ownerUrl: string): Promise<string> =>
  withClient(ownerUrl, async (client) => {
    try {
      const login = await keptLogin(client);
      const url = withLogin(ownerUrl, login.role, login.password);
      await tryLogin(url).catch(async (error: unknown) => {
        if (!isWrongPassword(error)) throw error;
        const role = pg.escapeIdentifier(login.role);
        await client.query(`alter role ${role} login password ${pg.escapeLiteral(login.password)}`);
        await tryLogin(url);
      });
      return url;
    } catch (error) {
      if (!isForbidden(error)) throw error;
      const words = error instanceof Error ? error.message : '';
      throw new LoginFault(
        `the owner in DATABASE_URL could not make the program's login: ${words}. ` +
          `Give it CREATEROLE and ${APP_ROLE} with admin option, or name a login of yours in DATABASE_URL and the owner in DATABASE_OWNER_URL`,
        { cause: error },
      );
    }
  });

/**
 * Makes a database ready for the program and tells the address at which it works. The owner's rights are used for as long
 * as that takes, and by no connection that serves.
 * @param place `url` of the owner, for whom the program makes its login; or of a login made by hand, with the owner's
 *   `ownerUrl`; without that the schema must be right already
 */
export const prepareDatabase = async (
  { url, ownerUrl }: { readonly url: string; readonly ownerUrl?: string | undefined },
  migrations: string,
  news?: MigrationNews,
): Promise<string> => {
  if (ownerUrl !== undefined) {
    await migrateDatabase(ownerUrl, migrations, news);
    return url;
  }
  if (await withClient(url, isProgramLogin)) {
    await requireSchema(url, migrations, news);
    return url;
  }
  await migrateDatabase(url, migrations, news);
  return ensureLogin(url);
};

/** The same address for what works beside the program, and changes nothing: `url` itself where that is not the owner's. */
export const programUrl = (url: string): Promise<string> =>
  withClient(url, async (client) => {
    const mayRead = await client.query(
      `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'fairlead_owner' and c.relname = 'program_login' and has_schema_privilege(n.oid, 'usage')`,
    );
    if (mayRead.rowCount === 0) return url;
    const { rows } = await client.query<Login>(READ);
    if (rows[0] === undefined) throw new LoginFault('the program has no login yet: start it once');
    return withLogin(url, rows[0].role, rows[0].password);
  });
