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
/** Longer than readiness may need: what is not green by then is judged as it is. */
const GREEN_MS = 20_000;
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

/** Some checks of readiness look again but seldom. */
const untilGreen = async (watches) => {
  const deadline = performance.now() + GREEN_MS;
  while (!watches.every((watch) => watch.isGreen()) && performance.now() < deadline) await pause(LOOK_MS);
};

/** What strikes at a set-up with standbys has a plain client beside it. */
export const watchPlainClient = ({ setup }) =>
  setup === undefined ? undefined : watchWrites(addressesOf(setup).superuser);

/** @param {import('../faults.mjs').Fault} fault */
export const drill = async (fault) => {
  const environment = await fault.open();
  /** Where it breaks off, nothing of it goes on beside the next one. */
  const ends = [];
  try {
    const origins = environment.nodes.map(({ origin }) => origin);
    const { people, productId } = await makePeople(environment.ownerUrl, origins[0]);
    await fault.prepare?.(environment);
    const acts = startActs({ people, productId, origins });
    ends.push(acts.breakOff);
    await acts.more(ACTS_BEFORE);
    const watches = origins.map(watchReady);
    const witness = watchPlainClient(environment);
    ends.push(...watches.map(({ end }) => end), ...(witness === undefined ? [] : [witness.end]));
    const before = acts.acknowledged.length;
    const struckAt = performance.now();
    const from = await fault.strike(environment, people);
    const servedMs = fault.control
      ? await pause(CONTROL_MS, undefined)
      : await servedAfter(acts, origins, from);
    if (servedMs !== undefined) await acts.more(ACTS_AFTER);
    if (fault.red !== undefined) await untilGreen(watches);
    const readiness = watches.map((watch) => watch.turned(struckAt, from));
    await fault.heal?.(environment);
    if (servedMs !== undefined) await acts.more(ACTS_AFTER);
    await acts.finish();
    await witness?.end();
    const ready = await Promise.all(watches.map((watch) => watch.end()));
    const { accepted, ...checked } = await checkActs(environment.ownerUrl, people, acts.acknowledged);
    const outcome = {
      ...checked,
      accepted: environment.hasJobs ? accepted : undefined,
      before,
      acknowledged: acts.acknowledged.length,
      servedMs,
      writtenMs: witness?.writtenAfter(from),
      ...acts.counts,
      refused: Object.fromEntries(acts.refused),
      silentMs: Math.max(...ready.map(({ slowestMs }) => slowestMs)),
      readiness,
      fatal: environment.nodes.flatMap((node) => node.fatalLines()),
      faults: [...(environment.seen ?? []), ...((await fault.look?.(environment)) ?? [])],
    };
    return { ...outcome, hasBitten: await fault.control?.bites(outcome, environment) };
  } finally {
    const ended = Promise.allSettled(ends.map((end) => end()));
    await environment.close();
    await ended;
  }
};
