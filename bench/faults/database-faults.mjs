// Drills that strike at nodes, their way to the database, the database itself and what is in it, on two nodes and one
// database that nobody takes over.
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { DATES_AHEAD, GOES_UNSEEN, HANGS, LOSES, WITHOUT_LIMITS } from './lib/controls.mjs';
import { openOwn, openPair } from './lib/environments.mjs';
import * as sql from './sql-strikes.mjs';
import * as strikes from './strikes.mjs';

const LONG_MS = 12_000;
const DAY_MS = 86_400_000;
const BOTH = { nodes: [0, 1] };
const FIRST = { nodes: [0] };
/** A clock is measured every ten seconds, and nothing is written before it was found to be right. */
const MEASURED_MS = 20_000;
const SECOND = { nodes: [1], greenWithinMs: MEASURED_MS };

const openBusy = () => openPair({}, { hasJobs: true });
const openPatient = () => openPair(WITHOUT_LIMITS);

/** @returns {import('./faults.mjs').Fault} */
const ofLine = (state, more = {}) => ({
  open: openPair,
  from: 'the line is well',
  strike: (environment) => strikes.disturbLine(environment, state, LONG_MS),
  ...more,
});

const turnClock = async ({ nodes: [, node] }, offsetMs) => {
  writeFileSync(node.clockFile, String(offsetMs));
  await pause(LONG_MS);
  writeFileSync(node.clockFile, '0');
  return performance.now();
};

const freeze = (environment) => strikes.freezeDatabase(environment, LONG_MS);

/** @type {Record<string, import('./faults.mjs').Fault>} */
export const DATABASE_FAULTS = {
  'node-kill': { open: openBusy, from: 'the restart', strike: strikes.killNode },
  'database-kill': { open: openBusy, from: 'the kill', strike: strikes.killDatabase },
  'database-freeze': { open: openPair, from: 'the thaw', strike: freeze, red: BOTH },
  'database-freeze-control': { open: openPatient, from: 'the thaw', strike: freeze, control: HANGS },
  'power-cut': { open: openOwn, from: 'the restart', strike: strikes.cutPower },
  'power-cut-control': {
    open: openOwn,
    from: 'the restart',
    control: LOSES,
    prepare: sql.acknowledgeEarly,
    strike: strikes.cutPower,
  },
  'line-silent': ofLine('silent', { red: FIRST }),
  'line-silent-control': ofLine('silent', { open: openPatient, control: HANGS }),
  'line-one-way': ofLine('one way', { red: FIRST }),
  'line-refused': ofLine('refused', { red: FIRST }),
  'line-reset': ofLine('reset'),
  'line-slow': ofLine('slow', {
    strike: (environment) => strikes.disturbLine(environment, 'slow', LONG_MS, 300),
  }),
  'clock-ahead': {
    open: openPair,
    from: 'the clock is right',
    strike: (environment) => turnClock(environment, DAY_MS),
    red: SECOND,
    mostMs: MEASURED_MS,
    look: sql.entriesAhead,
  },
  'clock-ahead-control': {
    // The node does not notice that its clock leapt until it asks the database again.
    open: () => openPair({ TURNED_STEADY: 'yes' }),
    from: 'the clock is right',
    control: DATES_AHEAD,
    prepare: sql.removeStamp,
    strike: (environment) => turnClock(environment, DAY_MS),
  },
  'clock-behind': {
    open: openPair,
    from: 'the clock is right',
    strike: (environment) => turnClock(environment, -DAY_MS),
    red: SECOND,
    mostMs: MEASURED_MS,
  },
  corruption: {
    open: openPair,
    from: 'the change',
    strike: async (environment) => {
      await sql.giveOneCent(environment, 1);
      return performance.now();
    },
    fatal: { words: /the books of a holder differ: the holder is frozen/, isSure: true },
    heal: (environment) => sql.giveOneCent(environment, -1),
  },
  'corruption-control': {
    open: openPair,
    from: 'the change',
    control: GOES_UNSEEN,
    strike: sql.giveUnseenCent,
  },
  'connections-used-up': { open: openPair, from: 'they are free', strike: sql.useUpConnections },
  'lock-held': { open: openPair, from: 'it is given back', strike: sql.holdLock },
  'database-closed': { open: openPair, from: 'it is open', strike: sql.closeDatabase, red: BOTH },
};
