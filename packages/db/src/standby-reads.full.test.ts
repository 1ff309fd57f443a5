import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from './index';
import { type DebianPostgres, isDebianPostgresInstalled, openLine, startDebianPostgres } from './testing';

const WITHIN_MS = 30_000;
const LONG_MS = 60_000;

let primary: DebianPostgres;
let standby: DebianPostgres;
let database: Database;
/** Each change that was told; null: it is read from. */
let told: (string | null)[];

const PLACE = 'select inet_server_port() as port, (select count(*)::int from act) as acts';
interface Seen {
  readonly port: number;
  readonly acts: number;
  readonly lagMs: number;
}

const look = (mayLag = false, of: Database = database): Promise<Seen> =>
  of.offload(
    async (reader, lagMs) => {
      const [row] = await reader.query<Omit<Seen, 'lagMs'>>(PLACE);
      return { ...(row ?? { port: 0, acts: 0 }), lagMs };
    },
    { mayLag },
  );

const act = (): Promise<unknown> => database.query('insert into act default values');

/** Something done on that server itself. */
const at = async (server: DebianPostgres, text: string): Promise<void> => {
  const direct = openDatabase({ url: server.url, max: 1, as: 'owner' });
  await direct.query(text).finally(() => direct.close());
};

const open = async (readUrl: string, main = primary.url, lagMs = LONG_MS): Promise<Database> => {
  told = [];
  const options = { url: main, max: 4, as: 'owner' } as const;
  const opened = openDatabase(options, { url: readUrl, lagMs, onChange: (why) => told.push(why) });
  await opened.checkStandby().catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  return opened;
};

const untilRead = (port: number): Promise<void> =>
  vi.waitFor(async () => expect((await look()).port).toBe(port), WITHIN_MS);

const prepare = () => {
  beforeAll(async () => {
    primary = await startDebianPostgres(() => '-c max_wal_senders=4');
    await at(primary, 'create table act (id serial primary key)');
    standby = await primary.follow('loose');
    await at(standby, "alter system set max_standby_streaming_delay = '200ms'");
    await at(standby, 'select pg_reload_conf()');
  }, 120_000);
  afterAll(() => {
    for (const postgres of [primary, standby]) postgres.stop();
  });
  afterEach(() => database.close());
};

const drillOfLag = () => {
  it('readings go to it, and it takes no writes', { timeout: 60_000 }, async () => {
    database = await open(standby.url);
    await untilRead(standby.port);
    expect(told).toEqual([null]);
    expect(database.standbyLagSeconds()).toBeLessThan(1);
    const write = database.offload((reader) => reader.query('create table other (id int)'));
    await expect(write).rejects.toThrow('read-only transaction');
    // What was asked wrong says nothing of the standby.
    expect(told).toEqual([null]);
  });

  it('never shows less than was acknowledged before, while it is behind', { timeout: 60_000 }, async () => {
    database = await open(standby.url);
    await untilRead(standby.port);
    const { acts } = await look();
    await at(standby, 'select pg_wal_replay_pause()');
    for (let one = 1; one <= 20; one += 1) {
      await act();
      expect(await look()).toEqual({ port: primary.port, acts: acts + one, lagMs: 0 });
    }
    // Who may lag is shown the past, and how old it is.
    await vi.waitFor(async () => expect((await look(true)).lagMs).toBeGreaterThan(2_000), WITHIN_MS);
    expect(await look(true)).toMatchObject({ port: standby.port, acts });
    expect(database.standbyLagSeconds()).toBeGreaterThan(1);
    await at(standby, 'select pg_wal_replay_resume()');
    await untilRead(standby.port);
    for (let one = 21; one <= 60; one += 1) {
      await act();
      expect((await look()).acts).toBe(acts + one);
    }
    expect(told).toEqual([null]);
  });

  it('is left alone while it is further behind than it may be', { timeout: 90_000 }, async () => {
    database = await open(standby.url, primary.url, 1_500);
    await untilRead(standby.port);
    await at(standby, 'select pg_wal_replay_pause()');
    await act();
    await vi.waitFor(
      () => expect(told).toEqual([null, expect.stringMatching(/^it is \d s behind$/)]),
      WITHIN_MS,
    );
    expect(await look(true)).toMatchObject({ port: primary.port, lagMs: 0 });
    await at(standby, 'select pg_wal_replay_resume()');
    await untilRead(standby.port);
    expect(told).toEqual([null, expect.anything(), null]);
  });
};

const drillOfLoss = () => {
  it('a reading that it cancels is answered by the primary', { timeout: 90_000 }, async () => {
    database = await open(standby.url);
    await untilRead(standby.port);
    const ports = await database.offload(async (reader) => {
      const port = async () => (await reader.query<Seen>(PLACE))[0]?.port;
      const first = await port();
      if (first === primary.port) return [first];
      // What this picture still shows is taken away at the primary, and the standby may not wait for it.
      await at(primary, 'delete from act where id % 2 = 0');
      await at(primary, 'vacuum act');
      for (let more = 0; more < 100; more += 1) await port();
      await reader.query('select pg_sleep(3)');
      return [first, await port()];
    });
    expect(ports).toEqual([primary.port]);
    await untilRead(standby.port);
    expect(told).toEqual([
      null,
      expect.stringMatching(/^it cancels readings \(.*conflict with recovery/),
      null,
    ]);
  });

  it('one that is not there, comes, and falls silent is told in one line each', {
    timeout: 120_000,
  }, async () => {
    const line = await openLine(standby.url);
    const port = Number(new URL(line.url).port);
    await line.close();
    database = await open(line.url);
    expect(told).toEqual([expect.stringContaining('ECONNREFUSED')]);
    for (let times = 0; times < 20; times += 1) expect((await look()).port).toBe(primary.port);
    const back = await openLine(standby.url, port);
    await untilRead(standby.port);
    back.freeze();
    const startedAt = performance.now();
    const seen = await Promise.all(Array.from({ length: 4 }, () => look()));
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(new Set(seen.map((one) => one.port))).toEqual(new Set([primary.port]));
    back.heal();
    await untilRead(standby.port);
    expect(told.map((why) => why === null)).toEqual([false, true, false, true]);
    await back.close();
  });
};

const drillOfKind = () => {
  it('another PostgreSQL, and another database of the same, are refused', { timeout: 60_000 }, async () => {
    const other = await startDebianPostgres();
    await expect(open(other.url)).rejects.toThrow('it leads to another PostgreSQL');
    other.stop();
    await at(primary, 'create database other');
    await expect(open(primary.url.replace(/postgres$/, 'other'))).rejects.toThrow(
      'it leads to another database',
    );
    database = await open(primary.url);
    await untilRead(primary.port);
    expect(told).toEqual([null]);
  });

  it('one that was promoted is not read from, nor one that follows another time line', {
    timeout: 120_000,
  }, async () => {
    const third = await primary.follow('loose');
    database = await open(third.url);
    await untilRead(third.port);
    third.promote();
    await vi.waitFor(
      () => expect(told).toEqual([null, 'it takes writes of its own: it was promoted']),
      WITHIN_MS,
    );
    expect((await look()).port).toBe(primary.port);
    const moved = await open(standby.url, third.url);
    expect(told).toEqual(['it is on time line 1, the primary on 2']);
    expect((await look(false, moved)).port).toBe(third.port);
    await moved.close();
    third.stop();
  });
};

const drill = () => {
  prepare();
  drillOfLag();
  drillOfLoss();
  drillOfKind();
};

/** Where it is not installed, one line says so: nothing can be said about it then. */
const orTell = () =>
  it('was not tried: the package postgresql-15 is not installed', () =>
    expect(isDebianPostgresInstalled).toBe(false));

describe('reading from a standby', isDebianPostgresInstalled ? drill : orTell);
