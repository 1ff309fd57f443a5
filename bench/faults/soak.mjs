// `node bench/faults/soak.mjs [--minutes 60] [--rate 100]`: a steady load with a fault every minute, on the failover set-up; on
// two nodes and one database where its packages are not installed, or with `--pair`. The product has to be built.
import { parseArgs } from 'node:util';
import { missingPackages } from '../../tools/lib/failover/packages.mjs';
import { openFailover, openPair } from './lib/environments.mjs';
import { soak } from './lib/soak.mjs';
import { FAILOVER_STRIKES, PAIR_STRIKES } from './soak-strikes.mjs';

const MINUTE_MS = 60_000;
const READY_MS = 1_000;
const { values } = parseArgs({
  options: { minutes: { type: 'string' }, rate: { type: 'string' }, pair: { type: 'boolean' } },
});
const lengthMs = Number(values.minutes ?? 60) * MINUTE_MS;
const rate = Number(values.rate ?? 100);
const isPair = values.pair === true || missingPackages().length > 0;
if (isPair) console.log('two nodes and one database, which nobody takes over');

const environment = await (isPair ? openPair() : openFailover());
try {
  const strikes = isPair ? PAIR_STRIKES : FAILOVER_STRIKES;
  const outcome = await soak(environment, { lengthMs, everyMs: MINUTE_MS, rate, strikes });
  console.log(JSON.stringify({ rate, ...outcome }));
  const { lost, doubled, gaps, hung, differences, faults, silentMs } = outcome;
  const isKept = lost + doubled + gaps + hung + differences.length + faults.length === 0;
  // Readiness has to answer within a second, whatever hangs.
  process.exitCode = isKept && silentMs <= READY_MS ? 0 : 1;
} finally {
  await environment.close();
}
