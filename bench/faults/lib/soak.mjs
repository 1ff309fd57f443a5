// A steady load with a fault every so often: nothing may be lost, and memory and connections have to stay where they are.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startActs } from './acts.mjs';
import { checkActs } from './check.mjs';
import { runSql } from './environments.mjs';
import { growthFaults } from './flat.mjs';
import { lateness, unexpectedLines } from './judge.mjs';
import { makePeople } from './people.mjs';
import { watchReady } from './ready.mjs';
import { servedAfter, watchPlainClient } from './round.mjs';

const CONNECTIONS = `select count(*)::int as count from pg_stat_activity where application_name like 'fairlead%'`;

const megabytesOf = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

/**
 * @typedef {object} Strike
 * @property {string} name
 * @property {(environment: import('./environments.mjs').Environment) => Promise<number>} strike
 * @property {(environment: import('./environments.mjs').Environment) => Promise<void>} [heal]
 * @property {number} [mostMs] as of a drill
 */

/** Memory of each node, and connections of all to the database, once a fault is over. */
const sampleOf = async ({ nodes, ownerUrl }) => {
  const [{ count }] = await runSql(ownerUrl, CONNECTIONS).catch(() => [{ count: Number.NaN }]);
  return { megabytes: nodes.map((node) => megabytesOf(node.pid())), connections: count };
};

/**
 * @param {import('./environments.mjs').Environment} environment
 * @param {{ lengthMs: number, everyMs: number, rate: number, strikes: readonly Strike[], say?: (words: string) => void }} options
 *   `rate` in acts a second; the faults are made one after the other, again and again
 */
export const soak = async (environment, { lengthMs, everyMs, rate, strikes, say = console.log }) => {
  const { nodes, ownerUrl, hasJobs } = environment;
  const origins = nodes.map(({ origin }) => origin);
  const { people, productId } = await makePeople(ownerUrl, origins[0]);
  const acts = startActs({ people, productId, origins, rate });
  const watches = origins.map(watchReady);
  const witness = watchPlainClient(environment);
  /** @type {import('./flat.mjs').Sample[]} */
  const samples = [];
  const notServed = [];
  const late = [];
  const startedAt = performance.now();
  for (let round = 0; performance.now() < startedAt + lengthMs; round += 1) {
    const nextAt = performance.now() + everyMs;
    const { name, strike, heal, mostMs } = strikes[round % strikes.length];
    const before = acts.acknowledged.length;
    const from = await strike(environment);
    const servedMs = await servedAfter(acts, origins, from, before);
    if (servedMs === undefined) notServed.push(`after "${name}" it did not serve again`);
    const writtenMs = witness?.writtenAfter(from);
    late.push(...lateness({ servedMs, writtenMs }, mostMs).map((words) => `after "${name}" ${words}`));
    await heal?.(environment);
    await pause(Math.max(0, nextAt - performance.now()));
    const sample = await sampleOf(environment);
    samples.push(sample);
    say(
      `fault ${round + 1}: ${name}; ${acts.acknowledged.length - before} acts acknowledged, served after ` +
        `${servedMs === undefined ? '–' : (servedMs / 1000).toFixed(1)} s; nodes ${sample.megabytes.join(' and ')} MB, ` +
        `${sample.connections} connections, ${acts.counts.hung} calls over 10 s`,
    );
  }
  const tookMs = performance.now() - startedAt;
  await acts.finish();
  await witness?.end();
  const ready = await Promise.all(watches.map((watch) => watch.end()));
  const { accepted, ...checked } = await checkActs(ownerUrl, people, acts.acknowledged);
  return {
    ...{ acknowledged: acts.acknowledged.length, ...checked, ...acts.counts },
    accepted: hasJobs ? accepted : undefined,
    reachedRate: (acts.acknowledged.length * 1000) / tookMs,
    refused: Object.fromEntries(acts.refused),
    silentMs: Math.round(Math.max(...ready.map(({ slowestMs }) => slowestMs))),
    fatal: unexpectedLines(nodes.flatMap((node) => node.fatalLines())),
    late,
    faults: [...notServed, ...growthFaults(samples)],
  };
};
