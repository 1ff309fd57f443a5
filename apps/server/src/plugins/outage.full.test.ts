import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../app/application';
import { publicRoute } from '../http/route';
import { startJobs } from '../jobs';
import { createLog } from '../log';
import { replaceRoutes, startTestServer, type TestServer } from '../testing';

let base: TestServer;
beforeAll(async () => {
  base = await startTestServer({ parts: { jobs: [] } });
});
afterAll(() => base.close());

/** So long nothing was refused before the return is said. */
const QUIET_MS = 10_000;

let said: Record<string, unknown>[] = [];
const log = createLog('info', { write: (line: string) => said.push(JSON.parse(line)) });

/** A statement that the database answers with that code. */
const raise = (code: string): string =>
  `do $$ begin raise exception 'its own words' using errcode = '${code}'; end $$`;

/** A server whose sign-in the database answers with that code, as a whole statement of its own. */
const serverWith = async (code: string, database: Partial<TestServer['database']> = {}) => {
  const services = { ...base.services, log, database: { ...base.database, ...database } };
  const login = publicRoute(calls.auth.login, () => base.database.query(raise(code)) as Promise<never>);
  const jobs = [{ name: 'one', pauseMs: 1, run: () => base.database.query(raise(code)) as Promise<never> }];
  const application = await buildApp(services, { routes: replaceRoutes(base.routes, [login]), jobs });
  const { server } = application;
  said = [];
  return {
    ...{ application, server },
    signIn: () =>
      server.inject({
        method: 'POST',
        url: '/facebook-business/auth/login',
        payload: { username: 'a', password: 'b' },
      }),
    ready: async () => {
      const { statusCode, body } = await server.inject({ method: 'GET', url: '/health/ready' });
      return { statusCode, faults: JSON.parse(body).faults as unknown };
    },
  };
};

describe('a database that is unavailable', () => {
  it('is told by one line, however many calls and jobs it fails, and its return by one', async () => {
    let isBack = false;
    const { application, server, signIn } = await serverWith('53300', { isWritable: async () => isBack });
    const answers = await Promise.all(Array.from({ length: 20 }, signIn));
    for (const { statusCode, headers, body } of answers) {
      expect([statusCode, headers['retry-after'], JSON.parse(body).data]).toEqual([
        503,
        '1',
        { reason: 'not_ready' },
      ]);
    }
    const [job] = application.jobs.filter(({ name }) => name === 'one');
    const run = vi.fn(async () => job?.run() ?? 0);
    const jobs = startJobs([{ name: 'one', pauseMs: 1, run }], application.outage, log);
    await vi.waitFor(() => expect(run.mock.settledResults[0]?.type).toBe('rejected'), 20_000);
    await jobs.stop();
    const own = { code: '53300', message: 'its own words' };
    const line = { level: 50, msg: 'unavailable: the database takes no more connections', err: own };
    expect(said).toEqual([expect.objectContaining({ ...line, err: expect.objectContaining(own) })]);

    isBack = true;
    base.clock.turn(QUIET_MS);
    await vi.waitFor(() => expect(said).toHaveLength(2), 20_000);
    const back = { msg: 'the database does its work again', refusedCalls: 20 };
    expect(said[1]).toMatchObject({ ...back, failedJobs: run.mock.calls.length });
    await signIn();
    expect(said).toHaveLength(3);
    await server.close();
  });

  it('says nothing of its return while it refuses some in between, or the pool cannot be had', async () => {
    let isFull = true;
    const tried = vi.fn();
    const query: TestServer['database']['query'] = (...words) => {
      tried();
      const full = new Error('timeout exceeded when trying to connect');
      return isFull ? Promise.reject(full) : base.database.query(...words);
    };
    const { server, signIn } = await serverWith('53300', { query });
    await signIn();
    base.clock.turn(QUIET_MS);
    // The probe, with a connection of its own, finds it well each time.
    await vi.waitFor(() => expect(tried.mock.calls.length).toBeGreaterThan(1), 20_000);
    isFull = false;
    for (const looks of [1, 2]) {
      base.clock.turn(QUIET_MS - 1);
      await signIn();
      tried.mockClear();
      await vi.waitFor(() => expect(tried.mock.calls.length).toBeGreaterThan(looks), 20_000);
    }
    expect(said.map(({ msg }) => msg)).toEqual(['unavailable: the database takes no more connections']);
    base.clock.turn(QUIET_MS);
    await vi.waitFor(() => expect(said).toHaveLength(2), 20_000);
    expect(said[1]).toMatchObject({ msg: 'the database does its work again', refusedCalls: 3 });
    await server.close();
  });

  it('is sent no writes while its commits are held: each would leave a session waiting', async () => {
    let isHeld = true;
    const tried = vi.fn<TestServer['database']['query']>();
    const holdsCommits = vi.fn(async () => isHeld);
    const { application, server, signIn } = await serverWith('57014', { holdsCommits });
    const { holdsWrites } = application.outage;
    expect(holdsWrites()).toBe(false);
    await signIn();
    await vi.waitFor(() => expect(holdsWrites()).toBe(true), 20_000);
    const query = vi.spyOn(base.database, 'query').mockImplementation(tried);
    const { statusCode, body } = await signIn();
    expect([statusCode, JSON.parse(body).data]).toEqual([503, { reason: 'not_ready' }]);
    expect(tried).not.toHaveBeenCalled();
    query.mockRestore();
    const url = '/facebook-business/reconciliation';
    expect(await server.inject({ method: 'GET', url })).toMatchObject({ statusCode: 200 });
    isHeld = false;
    await vi.waitFor(() => expect(holdsWrites()).toBe(false), 20_000);
    base.clock.turn(QUIET_MS);
    await vi.waitFor(() => expect(said).toHaveLength(2), 20_000);
    expect(said[1]).toMatchObject({ msg: 'the database does its work again', refusedCalls: 2 });
    await server.close();
  });

  it('is never said to work again where it met damage', async () => {
    const { server, signIn } = await serverWith('XX001');
    await signIn();
    base.clock.turn(QUIET_MS);
    await vi.waitFor(() => expect(said).toHaveLength(2), 20_000);
    expect(said).toMatchObject([
      { level: 60, msg: expect.stringContaining('damaged') },
      { level: 40, msg: 'what is damaged was not met for a while', refusedCalls: 1 },
    ]);
    await server.close();
  });

  it.each(['53100', '58030'])(
    'keeps readiness red after %s, until a write that needs room has worked',
    async (code) => {
      const tried = vi.fn();
      let hasRoom = false;
      const transaction: TestServer['database']['transaction'] = (work, patience) =>
        base.database
          .transaction(async (tx) => {
            if (!hasRoom) await tx.query(raise(code));
            return work(tx);
          }, patience)
          .finally(tried);
      const { server, signIn, ready } = await serverWith(code, { transaction });
      expect(await ready()).toEqual({ statusCode: 200, faults: [] });
      expect((await signIn()).statusCode).toBe(503);
      await vi.waitFor(() => expect(tried.mock.calls.length).toBeGreaterThan(1), 20_000);
      // It could be read all the time, and took writes that need no room.
      expect(await base.database.isWritable()).toBe(true);
      expect(await ready()).toEqual({
        statusCode: 503,
        faults: [{ name: 'room', why: expect.stringContaining('the disk of the database') }],
      });
      hasRoom = true;
      await vi.waitFor(async () => expect(await ready()).toEqual({ statusCode: 200, faults: [] }), 20_000);
      await server.close();
    },
  );

  it('does not keep it red where nobody may make the temporary table of that write', async () => {
    const { server, signIn, ready } = await serverWith('53100');
    const name = new URL(base.testDatabase.url).pathname.slice(1);
    const { asOwner } = base.testDatabase;
    await asOwner(`revoke temporary on database ${name} from public`);
    expect((await signIn()).statusCode).toBe(503);
    await vi.waitFor(async () => expect(await ready()).toEqual({ statusCode: 200, faults: [] }), 20_000);
    await asOwner(`grant temporary on database ${name} to public`);
    await server.close();
  });
});

describe('a fault of the program', () => {
  it('has a line of its own each time, and is none of the database', async () => {
    const { server, signIn, ready } = await serverWith('22012');
    expect([(await signIn()).statusCode, (await signIn()).statusCode]).toEqual([200, 200]);
    expect(said.map(({ msg }) => msg)).toEqual(['unexpected error', 'unexpected error']);
    expect(await ready()).toEqual({ statusCode: 200, faults: [] });
    await server.close();
  });
});
