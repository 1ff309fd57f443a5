// `node bench/faults/soak.mjs [--minutes 60] [--rate 100]`: the failover set-up under a steady load, with a fault every minute.
// Nothing may be lost, and memory and connections have to stay where they are.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startActs } from './lib/acts.mjs';
import { checkActs } from './lib/check.mjs';
import { openFailover, runSql } from './lib/environments.mjs';
import { makePeople } from './lib/people.mjs';
import { watchReady } from './lib/ready.mjs';
import { servedAfter } from './lib/round.mjs';
import * as strikes from './strikes.mjs';

const MINUTE_MS = 60_000;
const { values } = parseArgs({ options: { minutes: { type: 'string' }, rate: { type: 'string' } } });
const minutes = Number(values.minutes ?? 60);
const rate = Number(values.rate ?? 100);

/** One after the other, a minute each. */
const STRIKES = [
  ['node killed', strikes.killNode],
  ['primary killed', strikes.killPrimary],
  ['pooler restarted', strikes.restartPooler],
  ['primary frozen', (environment) => strikes.freezePrimary(environment, false)],
  ['backup', strikes.backUpNow],
  ['primary lost', strikes.losePrimary],
  ['primary frozen with its machine', (environment) => strikes.freezePrimary(environment, true)],
];

const megabytesOf = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

const CONNECTIONS = `select count(*)::int as count from pg_stat_activity where application_name like 'fairlead%'`;

const environment = await openFailover();
try {
  const { nodes, ownerUrl } = environment;
  const origins = nodes.map(({ origin }) => origin);
  const { people, productId } = await makePeople(ownerUrl, origins[0]);
  const acts = startActs({ people, productId, origins, rate });
  const watches = origins.map(watchReady);
  const endAt = performance.now() + minutes * MINUTE_MS;
  for (let minute = 0; performance.now() < endAt; minute += 1) {
    const nextAt = performance.now() + MINUTE_MS;
    const [name, strike] = STRIKES[minute % STRIKES.length];
    const before = acts.acknowledged.length;
    const from = await strike(environment);

    const servedMs = await servedAfter(acts, origins, from, before);
    await strikes.thaw(environment);
    await pause(Math.max(0, nextAt - performance.now()));
    const [{ count }] = await runSql(ownerUrl, CONNECTIONS).catch(() => [{ count: NaN }]);
    console.log(
      `minute ${minute + 1}: ${name}; ${acts.acknowledged.length - before} acts acknowledged, served after ` +
        `${servedMs === undefined ? '–' : (servedMs / 1000).toFixed(1)} s; nodes ${nodes.map((node) => megabytesOf(node.pid())).join(' and ')} MB, ` +
        `${count} connections, ${acts.counts.hung} calls over 10 s`,
    );
  }
  await acts.finish();
  const ready = await Promise.all(watches.map((watch) => watch.end()));
  const checked = await checkActs(ownerUrl, people, acts.acknowledged);
  console.log(
    JSON.stringify({
      ...{ minutes, rate, acknowledged: acts.acknowledged.length, ...checked, ...acts.counts },
      ...{ refused: Object.fromEntries(acts.refused) },
      silentMs: Math.round(Math.max(...ready.map(({ slowestMs }) => slowestMs))),
      fatal: nodes.flatMap((node) => node.fatalLines()).slice(0, 5),
    }),
  );
  const isWell = checked.lost + checked.doubled + checked.gaps + checked.differences.length === 0;
  process.exitCode = isWell ? 0 : 1;
} finally {
  await environment.close();
}
