// Drills that strike at the failover set-up behind two nodes.
import { setTimeout as pause } from 'node:timers/promises';
import { askPatroni, findPrimary } from '../../tools/lib/failover/cluster.mjs';
import { HANGS, LOSES, WITHOUT_LIMITS } from './lib/controls.mjs';
import { openFailover, runSql } from './lib/environments.mjs';
import { packages } from './lib/needs.mjs';
import { moneyGoesOn } from './sql-strikes.mjs';
import * as strikes from './strikes.mjs';

const ETCDS = 3;
const ETCDS_GONE_MS = 30_000;
const BOTH = { nodes: [0, 1] };
/** What a node does by itself, without HAProxy and PgBouncer, which give a silent primary up before it. */
const DIRECT_MS = 10_000;

/** @returns {import('./faults.mjs').Fault} */
const ofFailover = (strike, more = {}) => ({
  open: openFailover,
  needs: [packages],
  from: 'the promotion',
  strike,
  ...more,
});

const { thaw: heal } = strikes;
const freezePostgres = (environment) => strikes.freezePrimary(environment, false);
const freezeMachine = (environment) => strikes.freezePrimary(environment, true);
const openEtcds = () => openFailover({ etcds: ETCDS });

/** Nobody waits for a standby any more, and the standbys are behind. */
const replicateLate = async ({ setup, ownerUrl }) => {
  const primary = await findPrimary(setup);
  // The one that is behind has to be promoted all the same.
  const loose = { synchronous_mode: false, synchronous_mode_strict: false, maximum_lag_on_failover: 2 ** 30 };
  await askPatroni(primary, '/config', { method: 'PATCH', body: JSON.stringify(loose) });
  for (let names = '*'; names !== ''; await pause(200)) {
    [{ synchronous_standby_names: names }] = await runSql(ownerUrl, 'show synchronous_standby_names');
  }
};

/** @type {Record<string, import('./faults.mjs').Fault>} */
export const FAILOVER_FAULTS = {
  'primary-kill': ofFailover(strikes.killPrimary, { heal }),
  'primary-loss': ofFailover(strikes.losePrimary, {
    open: () => openFailover({ hasJobs: true }),
    heal,
    red: BOTH,
  }),
  'primary-freeze': ofFailover(freezePostgres, { heal, red: BOTH }),
  'primary-machine-freeze': ofFailover(freezeMachine, { heal, red: BOTH }),
  'primary-freeze-direct': ofFailover(freezeMachine, {
    open: () => openFailover({ isDirect: true }),
    heal,
    red: BOTH,
    mostMs: DIRECT_MS,
  }),
  'primary-freeze-control': ofFailover(freezeMachine, {
    open: () => openFailover({ isDirect: true, settings: WITHOUT_LIMITS }),
    heal,
    control: HANGS,
  }),
  'standby-freeze': ofFailover(strikes.freezeStandby, { from: 'the freeze', heal }),
  'primary-loss-control': ofFailover(strikes.loseLatePrimary, {
    control: LOSES,
    prepare: replicateLate,
    look: moneyGoesOn,
  }),
  'pooler-restart': ofFailover(strikes.restartPooler, { from: 'the restart' }),
  'etcd-one': ofFailover(strikes.loseEtcdLeader, {
    open: openEtcds,
    from: 'the kill',
    heal: strikes.startEtcds,
  }),
  'etcd-all': ofFailover((environment) => strikes.loseEtcds(environment, ETCDS_GONE_MS), {
    open: openEtcds,
    from: 'they are back',
    red: { ...BOTH, withinMs: ETCDS_GONE_MS },
  }),
  backup: ofFailover(strikes.backUpNow, { from: 'the end of the backup' }),
};
