import { randomBytes } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runMigrate } from './index';

const nothing = () => undefined;

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
    const first = await runMigrate([], { DATABASE_URL: url.href }, nothing);
    expect(first).toEqual({
      ...{ code: 0, error: '' },
      out: expect.stringMatching(/^The database is ready\. Migrations applied: [1-9]\d+\.$/),
    });
    const owner = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATABASE_OWNER_URL: url.href };
    const out = 'The database is ready. Migrations applied: 0.';
    expect(await runMigrate([], owner, nothing)).toEqual({ code: 0, error: '', out });
  });

  it('says in one line what it lacks', async () => {
    const role = `${name}_web`;
    await beside.asOwner(`create role ${role} login password 'secret'`);
    const login = new URL(url);
    [login.username, login.password] = [role, 'secret'];
    const said = await runMigrate([], { DATABASE_URL: login.href }, nothing);
    expect(said).toEqual({
      code: 2,
      out: '',
      error: expect.stringMatching(/^It takes the owner of the tables/),
    });
    await beside.asOwner(`drop role ${role}`);
    const far = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    expect(await runMigrate([], far, nothing)).toMatchObject({
      ...{ code: 2, error: expect.stringContaining('ECONNREFUSED') },
    });
    expect(await runMigrate(['now'], far, nothing)).toMatchObject({ error: 'Too many words. See --help.' });
    expect((await runMigrate(['--help'], far, nothing)).out).toMatch(/^Usage: npx fairlead migrate/);
  });
});
