import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { done } from '../http/answer';
import { publicRoute } from '../http/route';
import { replaceRoutes, startTestServer, type TestServer } from '../testing';
import { buildApp } from './application';

let base: TestServer;
beforeAll(async () => {
  base = await startTestServer({ parts: { jobs: [] } });
});
afterAll(() => base.close());

const get = (port: number, path: string): Promise<number> =>
  new Promise((answered, fail) => {
    const sent = request({ port, host: '127.0.0.1', path, agent: false }, (response) => {
      response.resume().once('end', () => answered(response.statusCode ?? 0));
    });
    sent.once('error', fail).end();
  });

describe('a server that stops', () => {
  it('ends what it is at, and takes nothing new', async () => {
    let finish: () => void = () => undefined;
    let begun: () => void = () => undefined;
    const isAtWork = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const slow = publicRoute(calls.statement.reconciliation, async () => {
      begun();
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      const none = { count: 0, in: 0, out: 0 };
      const unanswered = { entries_without_line: none, lines_without_entry: none, unexplained: 0 };
      const counts = { differing_lines: 0, differing_days: 0, gap_count: 0 };
      const bank = { day: null, closing: 0, difference: 0, ...unanswered, ...counts };
      const nothing = { owed: [], held: [], owed_total: 0, held_total: 0, house: 0, difference: 0, bank };
      return done({ as_of: base.clock.now().toISOString(), ...nothing });
    });
    const routes = replaceRoutes(base.routes, [slow]);
    const { server, drain } = await buildApp(base.services, { routes, jobs: [] });
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as AddressInfo;
    const path = `/facebook-business${calls.statement.reconciliation.path}`;
    const underWay = get(port, path);
    await isAtWork;

    drain();
    expect(await get(port, '/health/ready')).toBe(503);
    const closed = server.close();
    // Refused, reset or turned away with 503, as the moment has it; never answered.
    const late = await get(port, path).catch(() => 503);
    finish();
    expect(late).toBe(503);
    expect(await underWay).toBe(200);
    await closed;
  });

  it('lets no run of a job go on to another row', async () => {
    const { server, jobs, drain } = await buildApp(base.services, { routes: base.routes });
    const job = jobs.find(({ name }) => name === 'release-holds');
    const begun = vi.spyOn(base.services.database, 'transaction');
    const run = async (): Promise<number> => {
      await job?.run();
      return begun.mock.calls.length;
    };
    expect(await run()).toBe(1);
    drain();
    expect(await run()).toBe(1);
    begun.mockRestore();
    await server.close();
  });
});
