// The faults of the drills by name (docs/high-availability.md#drills).
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { askPatroni, findPrimary } from '../../tools/lib/failover/cluster.mjs';
import { makeDataFolder } from '../lib/data-folder.mjs';
import { openFailover, openOwn, openPair, runSql } from './lib/environments.mjs';
import * as machine from './machine.mjs';
import * as strikes from './strikes.mjs';

const LONG_MS = 12_000;
const DAY_MS = 86_400_000;
/** Connections of `half-open`; fewer where a machine has too little for them. */
const HALF_OPEN = Number(process.env.HALF_OPEN ?? 50_000);
const HEAP_MB = 96;
const MEGABYTE = Buffer.alloc(1024 * 1024);

/**
 * @typedef {object} Fault
 * @property {() => Promise<import('./lib/environments.mjs').Environment>} open
 * @property {boolean} [needsRoot]
 * @property {boolean} [isFailover] it needs Debian's packages
 * @property {boolean} [isApart] it changes the machine's network: run it in one of its own, as `unshare --net` makes
 * @property {string} from what the seconds until it serves again are counted from
 * @property {(environment: any, people: import('./lib/people.mjs').Person[]) => Promise<number>} strike
 * @property {boolean} [isControl] the promise is taken away: it has to lose
 * @property {(environment: any) => Promise<void>} [prepare] before anybody acts
 * @property {(environment: any) => Promise<void>} [heal] once it has served again
 * @property {(environment: any) => Promise<string[]>} [look] what else is wrong afterwards
 */

/** @returns {Fault} */
const ofLine = (state, delayMs) => ({
  open: openPair,
  from: 'the line is well',
  strike: (environment) => strikes.disturbLine(environment, state, LONG_MS, delayMs),
});

/** What is acknowledged then is in the database's memory alone for a moment. */
const acknowledgeEarly = async ({ nodes, ownerUrl }) => {
  const name = new URL(ownerUrl).pathname.slice(1);
  await runSql(ownerUrl, `alter database ${name} set synchronous_commit = off`);
  for (const node of nodes) {
    await node.stop();
    await node.start();
  }
};

const turnClock = async ({ nodes: [, node] }, offsetMs) => {
  writeFileSync(node.clockFile, String(offsetMs));
  await pause(LONG_MS);
  writeFileSync(node.clockFile, '0');
  return performance.now();
};

const entriesAhead = async ({ ownerUrl }) => {
  const ahead = "select seq from ledger.transaction where time > clock_timestamp() + interval '5 seconds'";
  const rows = await runSql(ownerUrl, ahead);
  return rows.length === 0 ? [] : [`${rows.length} entries are dated ahead`];
};

/** Statements are refused until somebody ends what they forgot to. */
const holdLock = async ({ ownerUrl }) => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('begin');
  await client.query('lock table put_order in access exclusive mode');
  await pause(LONG_MS);
  await client.end();
  return performance.now();
};

/** The whole database is set to read only, as some hosts do where a disk is nearly full, and back. */
const closeDatabase = async ({ ownerUrl }) => {
  const name = new URL(ownerUrl).pathname.slice(1);
  const cutAll = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`;
  await runSql(ownerUrl, `alter database ${name} set default_transaction_read_only = on; ${cutAll}`);
  await pause(LONG_MS);
  await runSql(
    ownerUrl,
    `begin read write; alter database ${name} reset default_transaction_read_only; commit`,
  );
  return performance.now();
};

/** Somebody else has every connection that there is. */
const useUpConnections = async ({ ownerUrl }) => {
  const clients = [];
  for (;;) {
    const client = new pg.Client({ connectionString: ownerUrl });
    client.on('error', () => undefined);
    const isIn = await client.connect().then(
      () => true,
      () => false,
    );
    if (!isIn) break;
    clients.push(client);
  }
  await pause(LONG_MS);
  await Promise.all(clients.map((client) => client.end()));
  return performance.now();
};

/** A database that lost what was acknowledged stops the money, and does not go on as if nothing had been. */
const moneyGoesOn = async ({ ownerUrl }) => {
  const [{ stopped }] = await runSql(ownerUrl, 'select writes_stopped as stopped from ledger.control');
  return stopped ? [] : ['the database lost entries, and money goes on'];
};

/** A balance that nobody posted, put right again before the end. */
const giveOneCent = async ({ ownerUrl }, sign) => {
  const change = `update ledger.wallet set available = available + ${sign}
    where holder_id = (select min(holder_id) from ledger.wallet)`;
  await runSql(ownerUrl, `begin; set local session_replication_role = replica; ${change}; commit`);
};

const mountSmallDisk = async () => {
  const disk = await makeDataFolder('fairlead-fault-disk-');
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600m,mode=711', 'tmpfs', disk]);
  const environment = await openOwn(join(disk, 'data'));
  return {
    ...{ ...environment, disk },
    close: async () => {
      await environment.close();
      execFileSync('umount', [disk]);
      rmSync(disk, { recursive: true });
    },
  };
};

const fillDisk = async ({ disk }) => {
  const path = join(disk, 'filler');
  const file = openSync(path, 'w');
  try {
    for (;;) writeSync(file, MEGABYTE);
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
  await pause(LONG_MS);
  rmSync(path);
  return performance.now();
};

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

/** @type {Record<string, Fault>} */
export const FAULTS = {
  'node-kill': { open: openPair, from: 'the restart', strike: strikes.killNode },
  'database-kill': { open: openPair, from: 'the kill', strike: strikes.killDatabase },
  'database-freeze': {
    open: openPair,
    from: 'the thaw',
    strike: (environment) => strikes.freezeDatabase(environment, LONG_MS),
  },
  'power-cut': { open: openOwn, from: 'the restart', strike: strikes.cutPower },
  'power-cut-control': {
    open: openOwn,
    from: 'the restart',
    isControl: true,
    prepare: acknowledgeEarly,
    strike: strikes.cutPower,
  },
  'line-silent': ofLine('silent'),
  'line-one-way': ofLine('one way'),
  'line-refused': ofLine('refused'),
  'line-reset': ofLine('reset'),
  'line-slow': ofLine('slow', 300),
  'clock-ahead': {
    open: openPair,
    from: 'the clock is right',
    strike: (environment) => turnClock(environment, DAY_MS),
    look: entriesAhead,
  },
  'clock-behind': {
    open: openPair,
    from: 'the clock is right',
    strike: (environment) => turnClock(environment, -DAY_MS),
  },
  corruption: {
    open: openPair,
    from: 'the change',
    strike: async (environment) => {
      await giveOneCent(environment, 1);
      return performance.now();
    },
    heal: (environment) => giveOneCent(environment, -1),
  },
  'disk-full': { open: mountSmallDisk, needsRoot: true, from: 'there is room', strike: fillDisk },
  'disk-lies': {
    open: openPair,
    from: 'the power cut',
    isControl: true,
    strike: machine.lieAboutDisk,
    look: moneyGoesOn,
  },
  'disk-slow': { open: openPair, needsRoot: true, from: 'the disk is well', strike: machine.slowDisk },
  'disk-hangs': { open: openPair, needsRoot: true, from: 'the disk is well', strike: machine.hangDisk },
  'backends-stopped': { open: openPair, from: 'they go on', strike: machine.stopHalf },
  'packets-lost': {
    open: openPair,
    needsRoot: true,
    isApart: true,
    from: 'the line is well',
    strike: machine.disturbPackets,
  },
  'processors-busy': { open: openPair, from: 'the processors are free', strike: machine.burnProcessors },
  'half-open': {
    open: () => {
      machine.raiseFiles(HALF_OPEN + 4_000);
      return openPair();
    },
    needsRoot: true,
    from: 'the last was closed',
    strike: (environment) => machine.holdHalfOpen(environment, HALF_OPEN),
  },
  'memory-short': {
    open: () => openPair({ NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` }),
    from: 'nobody asks for files',
    strike: machine.fillMemory,
  },
  'files-used-up': {
    open: openPair,
    from: 'files may be opened',
    strike: (environment) => machine.useUpFiles(environment),
  },
  'connections-used-up': { open: openPair, from: 'they are free', strike: useUpConnections },
  'lock-held': { open: openPair, from: 'it is given back', strike: holdLock },
  'database-closed': { open: openPair, from: 'it is open', strike: closeDatabase },
  'primary-kill': {
    open: openFailover,
    isFailover: true,
    from: 'the promotion',
    strike: strikes.killPrimary,
    heal: strikes.thaw,
  },
  'primary-loss': {
    open: openFailover,
    isFailover: true,
    from: 'the promotion',
    strike: strikes.losePrimary,
    heal: strikes.thaw,
  },
  'primary-freeze': {
    open: openFailover,
    isFailover: true,
    from: 'the promotion',
    strike: (environment) => strikes.freezePrimary(environment, false),
    heal: strikes.thaw,
  },
  'primary-machine-freeze': {
    open: openFailover,
    isFailover: true,
    from: 'the promotion',
    strike: (environment) => strikes.freezePrimary(environment, true),
    heal: strikes.thaw,
  },
  'standby-freeze': {
    open: openFailover,
    isFailover: true,
    from: 'the freeze',
    strike: strikes.freezeStandby,
    heal: strikes.thaw,
  },
  'primary-loss-control': {
    open: openFailover,
    isFailover: true,
    from: 'the promotion',
    isControl: true,
    prepare: replicateLate,
    strike: strikes.loseLatePrimary,
  },
  'pooler-restart': {
    open: openFailover,
    isFailover: true,
    from: 'the restart',
    strike: strikes.restartPooler,
  },
  backup: { open: openFailover, isFailover: true, from: 'the end of the backup', strike: strikes.backUpNow },
};
