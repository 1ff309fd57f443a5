import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isUnavailable, openDatabase, prepareDatabase, programUrl } from './index';
import { createTestDatabase, type TestDatabase } from './testing';
import { createEmptyDatabase } from './testing/empty-database';
import { expectNoWayUp } from './testing/way-up';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

let test: TestDatabase;
const made: string[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(async () => {
  for (const role of made) {
    await test.asOwner(`drop owned by ${role}`);
    await test.asOwner(`drop role ${role}`);
  }
  await test.drop();
});

/** A role of one's own and the address for it. */
const makeRole = async (words: string, url = test.url): Promise<{ role: string; url: string }> => {
  const role = `person_${randomBytes(5).toString('hex')}`;
  await test.asOwner(`create role ${role} ${words} password 'secret'`);
  made.push(role);
  const address = new URL(url);
  address.username = role;
  address.password = 'secret';
  return { role, url: address.href };
};

const tryConnection = async (url: string): Promise<string> => {
  const database = openDatabase({ url, max: 1 });
  const outcome = await database.query('select 1').then(
    () => 'connected',
    (error: Error) => `${isUnavailable(error) ? 'unavailable' : 'failed'}: ${error.message}`,
  );
  await database.close();
  return outcome;
};

describe("the program's connections", () => {
  it('cannot become the owner, by no statement that sets a role', () => expectNoWayUp(test.database));

  it('are of one login for all nodes, whose password the owner alone can read', async () => {
    const [first, second] = [
      await programUrl(test.url),
      await prepareDatabase({ url: test.url }, MIGRATIONS),
    ];
    expect(second).toBe(first);
    await expect(test.database.query('select * from fairlead_owner.program_login')).rejects.toThrow(
      'permission denied',
    );
  });

  it('come back where the role was lost or given another password', async () => {
    const other = await createEmptyDatabase();
    const url = await prepareDatabase({ url: other.url }, MIGRATIONS);
    const role = new URL(url).searchParams.get('user') ?? '';
    await test.asOwner(`alter role ${role} password 'changed'`);
    expect(await tryConnection(url)).toContain('unavailable: password authentication failed');
    const refused = openDatabase({ url, max: 1 });
    expect(await refused.writeFault()).toContain('refuses the login of the program');
    await refused.close();
    expect(await prepareDatabase({ url: other.url }, MIGRATIONS)).toBe(url);
    expect(await tryConnection(url)).toBe('connected');
    await test.asOwner(`drop role ${role}`);
    expect(await prepareDatabase({ url: other.url }, MIGRATIONS)).toBe(url);
    expect(await tryConnection(url)).toBe('connected');
    await other.drop();
    made.push(role);
  });
});

describe('a connection is refused', () => {
  it('to the superuser', async () => {
    expect(await tryConnection(test.url)).toMatch(/does not work as postgres: it is a superuser/);
  });

  it('to a superuser who takes the role at first, as every connection did before', async () => {
    const url = `${test.url}?options=-c%20role%3Dfairlead_app`;
    expect(await tryConnection(url)).toMatch(/it is a superuser/);
  });

  it.each([
    ['who may make roles', 'login createrole in role fairlead_app', /may make roles/],
    ['who is a member of more', 'login in role fairlead_app, pg_read_all_data', /member of pg_read_all_data/],
    ['who takes no part of it by itself', 'login noinherit in role fairlead_app', /grant fairlead_app to it/],
    ['without the rights', 'login', /grant fairlead_app to it/],
  ])('to one %s', async (_who, words, fault) => {
    const { url } = await makeRole(words);
    expect(await tryConnection(url)).toMatch(fault);
  });

  it('to the owner of a table', async () => {
    const { role, url } = await makeRole('login in role fairlead_app');
    await test.asOwner(`create table public.${role} (id int); alter table public.${role} owner to ${role}`);
    expect(await tryConnection(url)).toMatch(/owns tables/);
  });

  it('to one for whom something sets another role, as an address with options= can', async () => {
    const { url } = await makeRole('login in role fairlead_app');
    expect(await tryConnection(url)).toBe('connected');
    expect(await tryConnection(`${url}?options=-c%20role%3Dfairlead_app`)).toMatch(
      /it works as fairlead_app/,
    );
  });
});

describe('a login made by hand', () => {
  it('works where the schema was made before, and the owner is not known', async () => {
    const { url } = await makeRole('login in role fairlead_app');
    expect(await prepareDatabase({ url }, MIGRATIONS)).toBe(url);
    expect(await programUrl(url)).toBe(url);
  });

  it('works beside the owner, who brings the schema up to date', async () => {
    const empty = await createEmptyDatabase();
    const { url } = await makeRole('login in role fairlead_app', empty.url);
    await expect(prepareDatabase({ url }, MIGRATIONS)).rejects.toThrow('start the program once');
    expect(await prepareDatabase({ url, ownerUrl: empty.url }, MIGRATIONS)).toBe(url);
    expect(await tryConnection(url)).toBe('connected');
    await empty.drop();
  });
});
