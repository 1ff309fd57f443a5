import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Job } from '../http/services';
import type { Readiness } from './health';

/** Beyond it no calls are sent here and no jobs run; the database refuses what is further ahead, too. */
const SKEW_MS_MAX = 2_000;
/** Beyond it nothing is started. */
const START_SKEW_MS_MAX = 60_000;
const PAUSE_MS = 10_000;
const SAMPLES = 3;

interface Sample {
  /** This node's time less the database's, as if the question had taken as long as the answer. */
  readonly skewMs: number;
  /** By so much it may be wrong at most. */
  readonly marginMs: number;
}

/** How far this machine's clock is off the database's. */
export interface ClockSkew {
  /** Measures it anew; a fault is logged when it comes and when it goes. */
  measure(): Promise<void>;
  /** As last measured, above zero where this machine is ahead; undefined before the first time. */
  seconds(): number | undefined;
  readonly readiness: Readiness;
  readonly job: Job;
}

const takeSample = async (clock: Clock, readTime: () => Promise<Date>): Promise<Sample> => {
  const asked = clock.now().getTime();
  const there = (await readTime()).getTime();
  const tripMs = clock.now().getTime() - asked;
  // A clock that was set back meanwhile says nothing; a database's time is cut to milliseconds.
  const marginMs = tripMs < 0 ? Number.POSITIVE_INFINITY : tripMs / 2 + 1;
  return { skewMs: asked + tripMs / 2 - there, marginMs };
};

/** The quickest of several: a slow line says little about the clocks. */
const takeSamples = async (clock: Clock, readTime: () => Promise<Date>): Promise<Sample> => {
  let best = await takeSample(clock, readTime);
  for (let taken = 1; taken < SAMPLES; taken += 1) {
    const sample = await takeSample(clock, readTime);
    if (sample.marginMs < best.marginMs) best = sample;
  }
  return best;
};

/** By so much the clocks differ at least, however the time of the question and its answer was divided. */
const certainMs = ({ skewMs, marginMs }: Sample): number => Math.max(0, Math.abs(skewMs) - marginMs);

const wordsOf = ({ skewMs }: Sample): string => {
  const seconds = (Math.abs(skewMs) / 1_000).toFixed(1);
  return `the clock of this machine is ${seconds} s ${skewMs > 0 ? 'ahead of' : 'behind'} the database's`;
};

/**
 * @param readTime asks the database what time it is
 * @throws where this machine's clock is too far off to start
 */
export const refuseWrongClock = async (clock: Clock, readTime: () => Promise<Date>): Promise<void> => {
  const sample = await takeSamples(clock, readTime);
  if (certainMs(sample) <= START_SKEW_MS_MAX) return;
  throw new Error(`${wordsOf(sample)}: set the clocks of both machines right (NTP), then start`);
};

/** @param readTime asks the database what time it is */
export const watchClockSkew = (
  clock: Clock,
  readTime: () => Promise<Date>,
  log: FastifyBaseLogger,
): ClockSkew => {
  let last: Sample | undefined;
  let told: string | null = null;
  /** Beyond a time that nobody can set: the clock leapt where that is not what it was when it was measured. */
  const offsetMs = (): number => clock.now().getTime() - performance.now();
  let measuredAtMs = offsetMs();

  const fault = (): string | null => {
    if (last === undefined) return null;
    if (certainMs(last) > SKEW_MS_MAX) return wordsOf(last);
    const hasLeapt = Math.abs(offsetMs() - measuredAtMs) > SKEW_MS_MAX;
    return hasLeapt ? 'the clock of this machine leapt: it is measured anew' : null;
  };

  const measure = async (): Promise<void> => {
    last = await takeSamples(clock, readTime);
    measuredAtMs = offsetMs();
    const now = fault();
    if (now !== null && told === null)
      log.error(`${now}: no jobs run here, and no calls should be sent here`);
    if (now === null && told !== null) log.info("the clock of this machine agrees with the database's again");
    told = now;
  };

  return {
    measure,
    seconds: () => (last === undefined ? undefined : last.skewMs / 1_000),
    readiness: { name: 'clock', fault },
    job: {
      name: 'clock skew',
      pauseMs: PAUSE_MS,
      run: async () => {
        await measure();
        return 0;
      },
    },
  };
};
