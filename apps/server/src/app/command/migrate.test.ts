import { randomBytes } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runFairlead } from './index';

const migrate = (environment: Readonly<Record<string, string>>, ...words: string[]) =>
  runFairlead(['migrate', ...words], { environment, say: () => undefined });

let beside: TestDatabase;
let name: string;
let url: URL;
beforeAll(async () => {
  beside = await createTestDatabase();
  name = `empty_${randomBytes(8).toString('hex')}`;
  await beside.asOwner(`create database ${name} template template0`);
  url = new URL(beside.url);
  url.pathname = `/${name}`;
});
afterAll(async () => {
  await beside.asOwner(`drop database ${name} with (force)`);
  await beside.drop();
});

describe('fairlead migrate', () => {
  it('makes a database ready, and finds nothing to do in one that is', async () => {
    const first = await migrate({ DATABASE_URL: url.href });
    expect(first).toEqual({
      ...{ code: 0, error: '' },
      out: expect.stringMatching(/^The database is ready\. Migrations applied: [1-9]\d+\.$/),
    });
    const owner = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATABASE_OWNER_URL: url.href };
    const out = 'The database is ready. Migrations applied: 0.';
    expect(await migrate(owner)).toEqual({ code: 0, error: '', out });
  });

  it('says in one line what it lacks', async () => {
    const role = `${name}_web`;
    await beside.asOwner(`create role ${role} login password 'secret'`);
    const login = new URL(url);
    [login.username, login.password] = [role, 'secret'];
    const said = await migrate({ DATABASE_URL: login.href });
    expect(said).toEqual({
      code: 2,
      out: '',
      error: expect.stringMatching(/^It takes the owner of the tables/),
    });
    await beside.asOwner(`drop role ${role}`);
    const far = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    expect(await migrate(far)).toMatchObject({
      ...{ code: 2, error: expect.stringContaining('ECONNREFUSED') },
    });
    expect(await migrate(far, 'now')).toMatchObject({
      code: 2,
      error: expect.stringMatching(/^Too many arguments/),
    });
    expect((await migrate(far, '--help')).out).toMatch(/^Usage: fairlead migrate/);
  });
});
