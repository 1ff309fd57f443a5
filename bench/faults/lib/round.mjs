// One drill: people act, the fault strikes, and afterwards everything that was acknowledged is looked for.
import { setTimeout as pause } from 'node:timers/promises';
import { addressesOf } from '../../../tools/lib/failover/cluster.mjs';
import { startActs } from './acts.mjs';
import { checkActs } from './check.mjs';
import { makePeople } from './people.mjs';
import { watchReady } from './ready.mjs';
import { watchWrites } from './witness.mjs';

const ACTS_BEFORE = 200;
const ACTS_AFTER = 200;
const SERVED_MS = 90_000;
const CONTROL_MS = 15_000;
const LOOK_MS = 20;

/**
 * How long each node took to acknowledge something again, the slowest of them; undefined where one did not.
 * @param {number} [since] how many were acknowledged before, which need not be looked at
 */
export const servedAfter = async ({ served }, origins, from, since = 0) => {
  const firstOf = (place) =>
    served.slice(since).find(({ sentAt, origin }) => sentAt > from && origin === place)?.at;
  for (const deadline = performance.now() + SERVED_MS; performance.now() < deadline; await pause(LOOK_MS)) {
    const firsts = origins.map((_origin, place) => firstOf(place));
    if (firsts.every((at) => at !== undefined)) return Math.max(...firsts) - from;
  }
  return undefined;
};

/**
 * @param {import('../faults.mjs').Fault} fault
 * @param {{ rate?: number }} [options]
 */
export const drill = async (fault, { rate } = {}) => {
  const environment = await fault.open();
  try {
    const origins = environment.nodes.map(({ origin }) => origin);
    const { people, productId } = await makePeople(environment.ownerUrl, origins[0]);
    await fault.prepare?.(environment);
    const acts = startActs({ people, productId, origins, ...(rate === undefined ? {} : { rate }) });
    await acts.more(ACTS_BEFORE);
    const watches = origins.map(watchReady);
    const witness =
      environment.setup === undefined ? undefined : watchWrites(addressesOf(environment.setup).superuser);
    const before = acts.acknowledged.length;
    const from = await fault.strike(environment, people);
    const servedMs = fault.isControl
      ? await pause(CONTROL_MS, undefined)
      : await servedAfter(acts, origins, from);
    if (servedMs !== undefined) await acts.more(ACTS_AFTER);
    await fault.heal?.(environment);
    if (servedMs !== undefined) await acts.more(ACTS_AFTER);
    await acts.finish();
    await witness?.end();
    const ready = await Promise.all(watches.map((watch) => watch.end()));
    const checked = await checkActs(environment.ownerUrl, people, acts.acknowledged);
    return {
      ...checked,
      before,
      acknowledged: acts.acknowledged.length,
      servedMs,
      writtenMs: witness?.writtenAfter(from),
      ...acts.counts,
      refused: Object.fromEntries(acts.refused),
      silentMs: Math.max(...ready.map(({ slowestMs }) => slowestMs)),
      redMs: Math.max(...ready.map(({ redMs }) => redMs)),
      fatal: environment.nodes.flatMap((node) => node.fatalLines()),
      faults: [...(environment.seen ?? []), ...((await fault.look?.(environment)) ?? [])],
    };
  } finally {
    await environment.close();
  }
};

/** @typedef {Awaited<ReturnType<typeof drill>>} Outcome */

const seconds = (ms) => (ms === undefined ? '–' : (ms / 1000).toFixed(1));

/** Rows of the table in docs/high-availability.md#drills. */
export const HEAD = `| fault | acknowledged | lost | doubled | served again, s | a plain client, s | counted from | calls over 10 s | slowest ready, s |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |`;

/** @param {string} name @param {import('../faults.mjs').Fault} fault @param {Outcome} outcome */
export const rowOf = (name, { from }, outcome) => {
  const { acknowledged, lost, doubled, servedMs, writtenMs, hung, silentMs } = outcome;
  const times = [seconds(servedMs), seconds(writtenMs)];
  return `| ${[name, acknowledged, lost, doubled, ...times, from, hung, seconds(silentMs)].join(' | ')} |`;
};

/**
 * What must not be, in words.
 * @param {import('../faults.mjs').Fault} fault
 * @param {Outcome} outcome
 */
export const faultsOf = ({ isControl }, outcome) => {
  const { lost, doubled, gaps, servedMs, hung, differences, faults } = outcome;
  if (isControl) return lost > 0 ? faults : ['nothing was lost, though the promise was taken away'];
  return [
    ...(lost > 0 ? [`${lost} acknowledged acts are lost`] : []),
    ...(doubled > 0 ? [`${doubled} acts were done twice`] : []),
    ...(gaps > 0 ? [`${gaps} conversations have gaps`] : []),
    ...(servedMs === undefined ? ['it did not serve again'] : []),
    ...(hung > 0 ? [`${hung} calls took more than 10 s`] : []),
    ...differences,
    ...faults,
  ];
};

const SERVED_MS_MAX = 10_000;
/** After another database took over: what the nodes add to what a plain client waits. */
const ADDED_MS_MAX = 2_000;
const READY_MS_MAX = 1_000;

/**
 * What took longer than it should on a quiet machine, in words; of a control nothing.
 * @param {import('../faults.mjs').Fault} fault
 * @param {Outcome} outcome
 */
export const slownessOf = ({ isControl }, { servedMs, writtenMs, silentMs }) => {
  const addedMs = (servedMs ?? 0) - (writtenMs ?? 0);
  const mostMs = writtenMs === undefined ? SERVED_MS_MAX : ADDED_MS_MAX;
  return [
    ...(isControl || addedMs <= mostMs
      ? []
      : [`the nodes served ${seconds(addedMs)} s later than they could`]),
    ...(isControl || silentMs <= READY_MS_MAX ? [] : [`/health/ready was silent for ${seconds(silentMs)} s`]),
  ];
};
