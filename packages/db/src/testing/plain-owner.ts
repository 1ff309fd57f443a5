import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { openDatabase } from '../database';
import { prepareDatabase } from '../prepare';
import { expectNoWayUp } from './way-up';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
const POST = `select available_after from ledger.post(1, 'system_topup', '{bank}', '{0}', '{available}', '{0}', '{500}',
  '2026-01-02T03:04:05Z', '', 'none', 0)`;

/**
 * On a PostgreSQL that has never seen the program: a role that may make roles and is no superuser, as every hosted one
 * gives out, prepares a database of its own, and the program works on it with its own login.
 * @param cluster address of its superuser
 */
export const expectPlainOwnerWorks = async (cluster: string): Promise<void> => {
  const superuser = openDatabase({ url: cluster, max: 1, as: 'owner' });
  const name = `hosted_${randomBytes(5).toString('hex')}`;
  await superuser.query(`create role ${name} login createrole password 'secret'`);
  await superuser.query(`create database ${name} owner ${name}`);
  await superuser.close();
  const address = new URL(cluster);
  address.username = name;
  address.password = 'secret';
  address.pathname = `/${name}`;

  const url = await prepareDatabase({ url: address.href }, MIGRATIONS);
  const database = openDatabase({ url, max: 2 });
  await database.query('select ledger.open_wallet(1)');
  expect(await database.query(POST)).toEqual([{ available_after: 500 }]);
  expect(await database.query('select ledger.differences()')).toEqual([]);
  await expectNoWayUp(database);
  expect(await prepareDatabase({ url: address.href }, MIGRATIONS)).toBe(url);
  await database.close();
};
