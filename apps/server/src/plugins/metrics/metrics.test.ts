import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@fairlead/contract';
import { openDatabase, programUrl } from '@fairlead/db';
import { openLine } from '@fairlead/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gaugesOf } from '../../app/parts';
import { startTestServer, type TestServer } from '../../testing';
import { createMetrics } from './metrics';

/** One of each that waits since eight, and one that does not: by whoever is named, since nobody reads more of them. */
const WAITING = [
  `insert into withdrawal (holder_id, amount_minor, state, method, destination, steps, created_at)
     select 1, 100, state, 'bank_card', '{}', '[]', $1 from unnest(array['requested', 'approved', 'paid']) state`,
  `insert into outbox (holder_id, order_id, network, kind, attempts, due_at, done_at, created_at) values
     (1, 1, 'test', 'submit', 0, $1, null, $1), (1, 2, 'test', 'submit', 9, null, null, $1), (1, 3, 'test', 'submit', 1, null, $1, $1)`,
  `insert into webhook_delivery (endpoint_id, event_id, holder_id, since, due_at, ended, ended_at) values
     (1, 1, 1, $1, $1, null, null), (1, 2, 1, $1, null, 'given_up', $1), (1, 3, 1, $1, null, 'delivered', $1)`,
  `insert into conversation (holder_id, topic, waiting_since, created_at) values (1, 'general', $1, $1), (1, 'top_up', null, $1)`,
];
const EIGHT = new Date('2026-03-02T08:00:00.000Z');

let server: TestServer;
let diskFault: string | null = null;
beforeAll(async () => {
  server = await startTestServer({
    parts: {
      checks: [{ name: 'disk', fault: () => diskFault }],
      jobs: [
        { name: 'fine', pauseMs: 1, run: async () => 3 },
        { name: 'broken', pauseMs: 1, run: () => Promise.reject(new Error('not today')) },
      ],
    },
  });
});
afterAll(() => server.close());

const read = async (from = '127.0.0.1', headers: Record<string, string> = {}, of: TestServer = server) =>
  of.server.inject({ method: 'GET', url: '/metrics', remoteAddress: from, headers });

/** The value of one line of the text; undefined where there is none. */
const lineOf = (text: string, line: string): number | undefined => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};

describe('/metrics', () => {
  it('counts answers by route and code of the envelope, never by address', async () => {
    for (const id of ['1', '2']) await server.send(calls.plan.detail, { order_id: id }, { token: 'unknown' });
    await server.server.inject({ method: 'GET', url: '/nowhere/4711?x=1' });
    const { body, headers } = await read();
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    const route = '/facebook-business/plan/order/detail';
    const counted = `fairlead_answer_duration_seconds_count{method="POST",route="${route}",status="200",code="401"}`;
    expect(lineOf(body, counted)).toBe(2);
    expect(body).not.toContain('4711');
    expect(body).toContain('process_resident_memory_bytes');
  });

  it('tells of the pool, and whether money is written', async () => {
    const { body } = await read();
    // How many wait at this moment is the machine's business: the figures of one answer are read at once.
    expect(lineOf(body, 'fairlead_database_connections{state="waiting"}')).toBeGreaterThanOrEqual(0);
    expect(lineOf(body, 'fairlead_money_writes_stopped')).toBe(0);
    await server.testDatabase.asOwner('update ledger.control set writes_stopped = true');
    expect(lineOf((await read()).body, 'fairlead_money_writes_stopped')).toBe(1);
    await server.testDatabase.asOwner('update ledger.control set writes_stopped = false');
  });

  it('tells of each fault for which /health/ready sends calls elsewhere', async () => {
    const ready = async () => (await server.server.inject({ method: 'GET', url: '/health/ready' })).json();
    const linesNow = async () =>
      (await read()).body.split('\n').filter((line) => line.startsWith('fairlead_not_ready{'));
    const lines = (disk: number) => [
      'fairlead_not_ready{fault="database"} 0',
      'fairlead_not_ready{fault="program"} 0',
      'fairlead_not_ready{fault="room"} 0',
      `fairlead_not_ready{fault="disk"} ${disk}`,
    ];
    expect(await ready()).toEqual({ status: 'ready', faults: [] });
    expect(await linesNow()).toEqual(lines(0));
    diskFault = 'it is full';
    expect(await ready()).toMatchObject({ faults: [{ name: 'disk', why: 'it is full' }] });
    expect(await linesNow()).toEqual(lines(1));
    diskFault = null;
    expect(await linesNow()).toEqual(lines(0));
  });

  it('tells how old a backup of a PostgreSQL of the operator is, and raises the alarm where nothing shows one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairlead-stamp-'));
    const stamp = join(folder, 'backup-stamp');
    const other = await startTestServer({
      testDatabase: server.testDatabase,
      environment: { DATABASE_URL: server.testDatabase.url, BACKUP_STAMP: stamp },
      parts: { jobs: [] },
    });
    const ageNow = async () =>
      lineOf((await read('127.0.0.1', {}, other)).body, 'fairlead_backup_age_seconds');
    expect((await read('127.0.0.1', {}, other)).body).toContain('fairlead_backup_age_seconds +Inf');
    writeFileSync(stamp, '');
    utimesSync(stamp, EIGHT, EIGHT);
    other.clock.set(new Date(EIGHT.getTime() + 3_600_000));
    expect(await ageNow()).toBe(3_600);
    rmSync(folder, { recursive: true });
    await other.close();
    // Without one, nothing tells.
    expect(lineOf((await read()).body, 'fairlead_backup_age_seconds')).toBeUndefined();
  });

  it('answers all the same where the database hangs, without what it would have to ask', async () => {
    const line = await openLine(await programUrl(server.testDatabase.url));
    const FAR_MS = 100_000;
    const database = openDatabase({
      url: line.url,
      max: 1,
      limits: { connectMs: FAR_MS, answerMs: FAR_MS, silenceMs: FAR_MS },
    });
    const metrics = createMetrics(database);
    expect(lineOf(await metrics.read(), 'fairlead_money_writes_stopped')).toBe(0);
    line.freeze();
    const startedAt = performance.now();
    const text = await metrics.read();
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    expect(lineOf(text, 'fairlead_money_writes_stopped')).toBeUndefined();
    expect(lineOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    await line.close();
    await database.close();
  });

  it('tells what waits and since when, asked once for those who ask within five seconds', async () => {
    const waits = 'fairlead_queue_waiting{queue="withdrawals"}';
    expect(lineOf((await read()).body, waits)).toBe(0);
    for (const text of WAITING) await server.testDatabase.asOwner(text, [EIGHT]);
    expect(lineOf((await read()).body, waits)).toBe(0);
    server.clock.turn(5_000);
    const { body } = await read();
    const seconds = EIGHT.getTime() / 1000;
    for (const [line, value] of [
      [waits, 2],
      ['fairlead_queue_oldest_timestamp_seconds{queue="withdrawals"}', seconds],
      ['fairlead_queue_waiting{queue="outbox"}', 1],
      ['fairlead_queue_oldest_timestamp_seconds{queue="chats"}', seconds],
      ['fairlead_queue_waiting{queue="quarantine"}', 0],
      ['fairlead_queue_oldest_timestamp_seconds{queue="quarantine"}', undefined],
      ['fairlead_outbox_waiting', 1],
      ['fairlead_outbox_oldest_timestamp_seconds', seconds],
      ['fairlead_webhook_deliveries_waiting', 1],
      ['fairlead_webhook_deliveries_given_up', 1],
      ['fairlead_webhook_oldest_timestamp_seconds', seconds],
      ['fairlead_plans{status="putting"}', 0],
      ['fairlead_puts_last_hour', 0],
      ['fairlead_signed_until_timestamp_seconds', undefined],
    ] as const) {
      expect([line, lineOf(body, line)]).toEqual([line, value]);
    }
  });

  it('reads no whole table for what waits', async () => {
    const plans: string[] = [];
    await server.database.transaction(async (tx) => {
      await tx.query('set local enable_seqscan = off');
      const query = async (text: string, values?: readonly unknown[]) => {
        const rows = await tx.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
        return [];
      };
      const database = { ...server.database, query } as unknown as typeof server.database;
      for (const { read: ask } of gaugesOf({ ...server.services, database })) await ask();
    });
    expect(plans.length).toBeGreaterThan(4);
    expect(plans.filter((plan) => /Seq Scan|Function Scan on waiting_/.test(plan))).toEqual([]);
  });

  it('counts what jobs do, and their failures', async () => {
    for (const job of server.jobs) await job.run().catch(() => undefined);
    const { body } = await read();
    expect(lineOf(body, 'fairlead_job_runs_total{name="fine",outcome="done"}')).toBe(1);
    expect(lineOf(body, 'fairlead_job_work_total{name="fine"}')).toBe(3);
    expect(lineOf(body, 'fairlead_job_runs_total{name="broken",outcome="failed"}')).toBe(1);
  });

  it('serves every name and label that an alert or the dashboard asks for', async () => {
    const asked = ['alerts.yml', 'dashboard.json'].map((file) =>
      readFileSync(join(import.meta.dirname, '../../../../../deploy/monitoring', file), 'utf8').replaceAll(
        '\\"',
        '"',
      ),
    );
    for (const job of server.jobs) await job.run().catch(() => undefined);
    await server.send(calls.plan.list, {}, { token: 'unknown' });
    await server.testDatabase.asOwner(
      "insert into feedback (holder_id, subject, content, created_at) values (1, 'Colors', 'Too pale', $1)",
      [EIGHT],
    );
    server.clock.turn(5_000);
    const { body } = await read();
    const typeOf = new Map(
      [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name, type]),
    );
    const served = (name: string): string | undefined => {
      const of = name.replace(/_(bucket|count|sum)$/, '');
      return typeOf.get(of) === 'histogram' ? of : typeOf.has(name) ? name : undefined;
    };
    const names = [...asked.join('\n').matchAll(/\b(?:fairlead|process|nodejs)_\w+/g)].map(([name]) => name);
    expect(new Set(names).size).toBeGreaterThan(20);
    expect(names.filter((name) => served(name) === undefined)).toEqual([]);
    // Of their own, none is drawn or raised that nobody described.
    const page = readFileSync(join(import.meta.dirname, '../../../../../docs/operations.md'), 'utf8');
    const own = [...typeOf.keys()].filter((name) => name?.startsWith('fairlead_'));
    expect(own.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
    const strange = [...asked.join('\n').matchAll(/\b(fairlead_\w+){([^}]*)}/g)].flatMap(
      ([, name = '', chosen = '']) => {
        const lines = body.split('\n').filter((line) => line.startsWith(`${name}{`));
        const labels = [...chosen.matchAll(/(\w+)=/g)].map(([, label = '']) => label);
        return labels
          .filter((label) => !lines.some((line) => line.includes(`${label}="`)))
          .map((label) => `${name}: ${label}`);
      },
    );
    expect(strange).toEqual([]);
  });

  it('is there for this machine alone, where no token is set', async () => {
    expect((await read('::1')).statusCode).toBe(200);
    expect((await read('192.0.2.1')).statusCode).toBe(404);
    // A proxy beside the program passes on what strangers ask.
    expect((await read('127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).statusCode).toBe(404);
    // No proxy is trusted here: a header does not make a stranger local.
    expect((await read('192.0.2.1', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
  });

  it('is there for who shows the token, and for nobody else, where one is set', async () => {
    const other = await startTestServer({
      testDatabase: server.testDatabase,
      environment: { METRICS_TOKEN: 'a token for the scraper' },
      parts: { jobs: [] },
    });
    const statuses = [
      await read('192.0.2.1', { authorization: 'Bearer a token for the scraper' }, other),
      await read('192.0.2.1', { authorization: 'Bearer another' }, other),
      await read('127.0.0.1', {}, other),
    ].map(({ statusCode }) => statusCode);
    await other.close();
    expect(statuses).toEqual([200, 404, 404]);
  });
});
