// `node bench/faults/soak.mjs [--minutes 60] [--rate 100]`: a steady load with a fault every minute, on the failover set-up;
// on two nodes and one database where its packages are not installed, or with `--pair`. The product has to be built. Ends
// with 1 where something was not as it has to be.
import { parseArgs } from 'node:util';
import { missingPackages } from '../../tools/lib/failover/packages.mjs';
import { openFailover, openPair } from './lib/environments.mjs';
import { silence } from './lib/judge.mjs';
import { soak } from './lib/soak.mjs';
import { FAILOVER_STRIKES, PAIR_STRIKES } from './soak-strikes.mjs';

const MINUTE_MS = 60_000;
/** Of the acts that were asked for: the others fell into the faults. With fewer it was no such load. */
const RATE_SHARE_MIN = 0.5;
const { values } = parseArgs({
  options: { minutes: { type: 'string' }, rate: { type: 'string' }, pair: { type: 'boolean' } },
});
const lengthMs = Number(values.minutes ?? 60) * MINUTE_MS;
const rate = Number(values.rate ?? 100);
const missing = missingPackages();
const isPair = values.pair === true || missing.length > 0;
if (isPair) console.log('two nodes and one database, which nobody takes over');
if (missing.length > 0) console.log(`not installed are ${missing.join(', ')}`);

const wrongOf = (outcome) => {
  const { lost, doubled, gaps, hung, accepted, reachedRate } = outcome;
  const counts = Object.entries({ lost, doubled, gaps, 'calls over 10 s': hung });
  return [
    ...counts.filter(([, count]) => count > 0).map(([what, count]) => `${what}: ${count}`),
    ...(accepted === 0 ? ['due work was on, and did nothing'] : []),
    ...(reachedRate < rate * RATE_SHARE_MIN
      ? [`only ${reachedRate.toFixed(1)} acts a second were done`]
      : []),
    ...silence(outcome.silentMs),
    ...outcome.late,
    ...outcome.differences,
    ...outcome.faults,
    ...outcome.fatal.map((line) => `a node said: ${line.slice(0, 300)}`),
  ];
};

const environment = await (isPair ? openPair({}, { hasJobs: true }) : openFailover({ hasJobs: true }));
try {
  const strikes = isPair ? PAIR_STRIKES : FAILOVER_STRIKES;
  const outcome = await soak(environment, { lengthMs, everyMs: MINUTE_MS, rate, strikes });
  console.log(JSON.stringify({ rate, ...outcome }));
  const wrong = wrongOf(outcome);
  console.log(wrong.length > 0 ? `WRONG\n${wrong.join('\n')}` : 'all is as it has to be');
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  await environment.close();
}
