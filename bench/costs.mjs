// What one act of each kind costs: log, rows, bytes and row versions in the database, and time of processors. Growth is
// computed from it (docs/scaling.md).
//   npm run build && node bench/costs.mjs
// `npm run bench -- costs --keep` keeps it: times of processors in bench/figures.json, the rest, which does not depend on the
// machine, in bench/costs.json. Linux only.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makePeople } from './faults/lib/people.mjs';
import { measuredCommit } from './lib/commit.mjs';
import { actsOf, doActs, givePasswords } from './lib/costs/acts.mjs';
import { openMeter } from './lib/costs/meter.mjs';
import { openNetwork } from './lib/costs/network.mjs';
import { reportFigure } from './lib/figures.mjs';
import { openFixture } from './lib/fixture.mjs';

const PEOPLE = 40;
/** How often each is done, before it is measured and while it is. */
const COUNTS = { put: 600, message: 600, withdrawal: 200, read: 900, statement: 40, 'sign-in': 100 };
const WARM_UP = 40;
const REPORTS_OF_PLAN = 4;
const DAY_HOLDERS = Number(process.env.HOLDERS ?? 10_000);
const SETTLED_MS = 180_000;
/** A table of fewer rows says nothing about the bytes of a row. */
const ENOUGH_ROWS = 500;
const SETTINGS = [
  // No checkpoint falls into a measurement by itself.
  "alter system set checkpoint_timeout = '1d'",
  "alter system set max_wal_size = '8GB'",
  'select pg_reload_conf()',
];
/** Deadlines of days, so that none passes meanwhile. */
const AS_IN_LIFE = { SANDBOX_SPEED: '1' };
/** What is measured does not depend on the clock: a busy machine is no silent database. */
const PATIENT = { DATABASE_SILENCE_MS: '30000', DATABASE_CONNECT_MS: '30000' };
const PLANS = { reports: "status = 'putting'", settlement: "status = 'settlement_successful'" };

const untilPlans = async (client, where, count) => {
  for (const deadline = performance.now() + SETTLED_MS; ; await pause(200)) {
    const { rows } = await client.query(`select count(*)::int as count from put_order where ${where}`);
    if (rows[0].count >= count) return rows[0].count;
    if (performance.now() > deadline) throw new Error(`only ${rows[0].count} plans: ${where}`);
  }
};

/** The rest of a plan's life: accepted, reported, settled. */
const measurePlans = async (fixture, databaseUrl, server, meter, network) => {
  const { client } = meter;
  const { rows } = await client.query('select number from put_order');
  const numbers = rows.map(({ number }) => number);
  const environment = { NETWORKS: network.variable, JOBS: 'on', ...PATIENT };
  const jobs = await fixture.startServer(databaseUrl, { ...environment, ...AS_IN_LIFE });
  const acceptance = await meter.measure(() => untilPlans(client, PLANS.reports, numbers.length), jobs.pid);
  await jobs.stop();
  // As if they ran since the day before: their reports are of quarters of an hour that are over.
  await client.query("update put_order set accepted_at = accepted_at - interval '20 hours'");
  const buckets = Array.from({ length: REPORTS_OF_PLAN }, (_, place) => place + 2);
  await network.report(server.origin, numbers, [1]);
  const report = await meter.measure(() => network.report(server.origin, numbers, buckets), server.pid);
  await client.query(
    `select ledger.post(0, 'house_funding', array['bank'], array[0::bigint], array['house'], array[0::bigint],
      array[1000000000::bigint], clock_timestamp(), 'bench', 'none', 0)`,
  );
  await client.query('update put_order set run_ends_at = clock_timestamp(), due_at = clock_timestamp()');
  const quick = await fixture.startServer(databaseUrl, { ...environment, SANDBOX_SPEED: '1000000' });
  const settlement = await meter.measure(
    () => untilPlans(client, PLANS.settlement, numbers.length),
    quick.pid,
  );
  await quick.stop();
  return { acceptance, report, settlement };
};

const measureActs = async (server, meter, people) => {
  const { origin, pid } = server;
  await givePasswords(origin, meter.client);
  const acts = actsOf(people);
  const costs = {};
  for (const [name, count] of Object.entries(COUNTS)) {
    await doActs(origin, acts[name], WARM_UP);
    costs[name] = await meter.measure(() => doActs(origin, acts[name], count), pid);
    console.log(name, costs[name]);
  }
  return costs;
};

/** The checks of the books, in processor time of the database for each entry. */
const measureChecks = async (meter) => {
  const { client } = meter;
  const { rows } = await client.query('select count(*)::int as count from ledger.transaction');
  const check = async (text) => {
    await client.query('begin isolation level repeatable read');
    await client.query(text);
    await client.query('rollback');
    return rows[0].count;
  };
  await client.query('analyze');
  const full = await meter.measure(() => check('select ledger.differences()'));
  const changed = await meter.measure(() => check('select ledger.changed_differences()'));
  return { fullUs: full.databaseUs, changedUs: changed.databaseUs };
};

const measureDay = async (fixture) => {
  const databaseUrl = await fixture.createDatabase('days');
  const child = fork(fileURLToPath(new URL('lib/costs/sign-day.mjs', import.meta.url)), [
    databaseUrl,
    String(DAY_HOLDERS),
  ]);
  const [day] = await once(child, 'message');
  const meter = await openMeter({ databaseUrl, data: fixture.data });
  const tables = await meter.readTables();
  await meter.end();
  return { ...day, tables };
};

const rounded = (costs) =>
  Object.fromEntries(
    Object.entries(costs).map(([name, value]) => [
      name,
      typeof value === 'object' ? rounded(value) : Number(value.toPrecision(3)),
    ]),
  );

/** Bytes of a row with its indexes, by table. */
const bytesOfRows = (tables) =>
  Object.fromEntries(
    tables
      .filter(({ rows }) => rows >= ENOUGH_ROWS)
      .map(({ name, rows, bytes }) => [name, Math.round(bytes / rows)])
      .sort(),
  );

const fixture = await openFixture();
const network = await openNetwork();
try {
  const databaseUrl = await fixture.createDatabase('costs');
  const server = await fixture.startServer(databaseUrl, {
    NETWORKS: network.variable,
    ...AS_IN_LIFE,
    ...PATIENT,
  });
  const people = await makePeople(databaseUrl, server.origin, PEOPLE);
  const meter = await openMeter({ databaseUrl, data: fixture.data });
  for (const text of SETTINGS) await meter.client.query(text);
  const acts = await measureActs(server, meter, people);
  Object.assign(acts, await measurePlans(fixture, databaseUrl, server, meter, network));
  const checks = await measureChecks(meter);
  const tables = await meter.readTables();
  await meter.end();
  const day = await measureDay(fixture);

  const kept = { commit: measuredCommit(), acts: {}, rowBytes: bytesOfRows([...tables, ...day.tables]) };
  for (const [name, { nodeUs, databaseUs, ...costs }] of Object.entries(acts)) {
    kept.acts[name] = rounded(costs);
    reportFigure(`${name}: processor of a node, µs`, nodeUs);
    reportFigure(`${name}: processor of the database, µs`, databaseUs);
  }
  reportFigure('full check of the books: processor of the database for each entry, µs', checks.fullUs);
  reportFigure('check of what changed: processor of the database for each entry, µs', checks.changedUs);
  reportFigure('signed day: time for each holder, µs', day.wallUs);
  reportFigure('signed day: memory of the node for each holder, bytes', day.memoryBytes);
  console.log(JSON.stringify(kept, null, 2));
  if (process.env.BENCH_KEEP)
    writeFileSync(join(import.meta.dirname, 'costs.json'), `${JSON.stringify(kept, null, 2)}\n`);
} finally {
  await network.close();
  await fixture.stop();
}
