import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from './index';
import { type DebianPostgres, isDebianPostgresInstalled, startDebianPostgres } from './testing';

/** From the promotion on, on a busy machine. */
const SERVED_WITHIN_MS = 10_000;

let primary: DebianPostgres;
let standby: DebianPostgres;

const placeOf = ({ url }: DebianPostgres): string => new URL(url).host;

const open = (target: string): Database => {
  const places = `${placeOf(standby)},${placeOf(primary)}`;
  const url = primary.url.replace(/@[^/]*/, `@${places}`);
  return openDatabase({ url: `${url}?target_session_attrs=${target}`, max: 3, as: 'owner' });
};

const portOf = async (database: Database): Promise<number> => {
  const [row] = await database.query<{ port: number }>('select inet_server_port() as port');
  return row?.port ?? 0;
};

const drill = () => {
  beforeAll(async () => {
    primary = await startDebianPostgres();
    standby = await primary.follow();
  }, 120_000);
  afterAll(() => {
    for (const postgres of [primary, standby]) postgres.stop();
  });

  it.each([
    ['read-write', () => primary],
    ['primary', () => primary],
    ['read-only', () => standby],
    ['standby', () => standby],
    ['any', () => standby],
  ])('%s leads where libpq would go', async (target, expected) => {
    const database = open(target);
    expect(await portOf(database)).toBe(expected().port);
    await database.close();
  });

  it('the primary freezes, the standby takes over: calls go there by themselves', async () => {
    const database = open('read-write');
    await Promise.all([1, 2, 3].map(() => portOf(database)));
    primary.freeze();
    await expect(portOf(database)).rejects.toThrow();
    standby.promote();
    const promotedAt = performance.now();
    await vi.waitFor(async () => expect(await portOf(database)).toBe(standby.port), 60_000);
    const servedMs = performance.now() - promotedAt;
    process.stdout.write(`served again ${Math.round(servedMs)} ms after the promotion\n`);
    expect(servedMs).toBeLessThan(SERVED_WITHIN_MS);
    expect(await database.isWritable()).toBe(true);
    await database.close();
  });
};

/** Where it is not installed, one line says so: nothing can be said about it then. */
const orTell = () =>
  it('was not tried: the package postgresql-15 is not installed', () =>
    expect(isDebianPostgresInstalled).toBe(false));

describe('an address of a standby and its primary', isDebianPostgresInstalled ? drill : orTell);
