// The faults of a soak, one after the other.
import * as machine from './machine.mjs';
import * as strikes from './strikes.mjs';

const FROZEN_MS = 5_000;
/** A node that starts has more to do than one whose database moved. */
const STARTED_MS = 10_000;
const heal = strikes.thaw;

/** @type {import('./lib/soak.mjs').Strike[]} on the failover set-up */
export const FAILOVER_STRIKES = [
  { name: 'node killed', strike: strikes.killNode, heal, mostMs: STARTED_MS },
  { name: 'primary killed', strike: strikes.killPrimary, heal },
  { name: 'pooler restarted', strike: strikes.restartPooler, heal },
  { name: 'primary frozen', strike: (environment) => strikes.freezePrimary(environment, false), heal },
  { name: 'backup', strike: strikes.backUpNow, heal },
  { name: 'primary lost', strike: strikes.losePrimary, heal },
  {
    name: 'primary frozen with its machine',
    strike: (environment) => strikes.freezePrimary(environment, true),
    heal,
  },
];

/** @type {import('./lib/soak.mjs').Strike[]} on two nodes with one database */
export const PAIR_STRIKES = [
  { name: 'database killed', strike: strikes.killDatabase },
  { name: 'line silent', strike: (environment) => strikes.disturbLine(environment, 'silent', FROZEN_MS) },
  { name: 'node killed', strike: strikes.killNode },
  { name: 'database frozen', strike: (environment) => strikes.freezeDatabase(environment, FROZEN_MS) },
  { name: 'no more files', strike: (environment) => machine.useUpFiles(environment, FROZEN_MS) },
];
