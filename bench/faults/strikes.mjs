// What is done to a running environment. Each tells from which moment on it may be expected to serve again.
import { setTimeout as pause } from 'node:timers/promises';
import { backUp } from '../../tools/lib/failover/backups.mjs';
import {
  addressesOf,
  findPrimary,
  membersOf,
  startEtcd,
  startPatroni,
  startPgbouncer,
  untilSynchronous,
} from '../../tools/lib/failover/cluster.mjs';
import { endProgram, pidOf, postgresProcesses } from '../../tools/lib/failover/processes.mjs';
import { runSql } from './lib/environments.mjs';

const LOOK_MS = 20;
const PROMOTION_MS = 90_000;
const LATE_MS = 2_000;

/** The first process is stopped first: it makes no more of them then. */
export const signalAll = (pids, signal) => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
};

/** Kills a node and starts it again. */
export const killNode = async ({ nodes: [node] }) => {
  await node.kill();
  const from = performance.now();
  await node.start();
  return from;
};

/** Kills a node together with its own PostgreSQL, all at once, and starts it again. */
export const cutPower = async ({ nodes: [node], data }) => {
  signalAll([node.pid(), ...postgresProcesses(data)], 'SIGKILL');
  await node.kill();
  const from = performance.now();
  await node.start();
  return from;
};

/** Kills the database alone, which its supervisor starts again. */
export const killDatabase = async ({ data }) => {
  signalAll(postgresProcesses(data), 'SIGKILL');
  return performance.now();
};

/** Stops every process of the database where it is, for a while. */
export const freezeDatabase = async ({ data }, ms) => {
  const all = postgresProcesses(data);
  signalAll(all, 'SIGSTOP');
  await pause(ms);
  signalAll(all, 'SIGCONT');
  return performance.now();
};

/** Disturbs the first node's way to the database for a while. */
export const disturbLine = async ({ line }, state, ms, delayMs) => {
  line.set(state, delayMs);
  await pause(ms);
  line.set('well');
  return performance.now();
};

const until = async (what, find) => {
  for (const deadline = performance.now() + PROMOTION_MS; ; await pause(LOOK_MS)) {
    const found = await find();
    if (found !== undefined) return found;
    if (performance.now() > deadline) throw new Error(`${what}: not within ${PROMOTION_MS / 1000} s`);
  }
};

/** The moment when another one says that it is the primary. */
const promotionAfter = async (setup, primary) => {
  const others = { nodes: setup.nodes.filter(({ name }) => name !== primary.name) };
  await until('the promotion', () => findPrimary(others));
  return performance.now();
};

const primaryOf = ({ setup }) => until('a primary', () => findPrimary(setup));

/** Kills the PostgreSQL of the primary; its Patroni lives. */
export const killPrimary = async (environment) => {
  const primary = await primaryOf(environment);
  signalAll(postgresProcesses(primary.data), 'SIGKILL');
  return promotionAfter(environment.setup, primary);
};

/** The machine of the primary goes away, and comes back after a promotion. */
export const losePrimary = async (environment) => {
  const { setup } = environment;
  const primary = await primaryOf(environment);
  const patroni = pidOf(setup.dir, `patroni-${primary.name}`);
  signalAll([patroni, ...postgresProcesses(primary.data)], 'SIGKILL');
  const from = await promotionAfter(setup, primary);
  startPatroni(setup, primary);
  return from;
};

/**
 * Stops the primary where it is, until another one was promoted and served.
 * @param {boolean} withMachine its Patroni too
 */
export const freezePrimary = async (environment, withMachine) => {
  const { setup } = environment;
  const primary = await primaryOf(environment);
  const patroni = withMachine ? [pidOf(setup.dir, `patroni-${primary.name}`)] : [];
  const all = [...patroni, ...postgresProcesses(primary.data)];
  signalAll(all, 'SIGSTOP');
  environment.thaw = () => signalAll(all, 'SIGCONT');
  return promotionAfter(setup, primary);
};

/** Whoever was frozen goes on, and has to find out that others lead. */
export const thaw = async (environment) => {
  environment.thaw?.();
  await untilSynchronous(environment.setup);
};

export const restartPooler = async ({ setup }) => {
  await endProgram(setup.dir, 'pgbouncer');
  startPgbouncer(setup);
  return performance.now();
};

export const backUpNow = async ({ setup }) => {
  await backUp(setup);
  return performance.now();
};

/** The same where nothing is stored elsewhere any more: what was acknowledged since then goes with the machine. */
export const loseLatePrimary = async (environment) => {
  await runSql(
    addressesOf(environment.setup).superuser,
    'alter role replicator nologin; select pg_terminate_backend(pid) from pg_stat_replication',
  );
  await pause(LATE_MS);
  return losePrimary(environment);
};

/** The machine of the synchronous standby stops where it is: every commit waits until another one is chosen. */
export const freezeStandby = async (environment) => {
  const { setup } = environment;
  const standby = (await membersOf(setup)).find(({ role }) => role === 'sync_standby');
  const { name, data } = setup.nodes.find((node) => node.name === standby?.name) ?? setup.nodes[0];
  const all = [pidOf(setup.dir, `patroni-${name}`), ...postgresProcesses(data)];
  signalAll(all, 'SIGSTOP');
  environment.thaw = () => signalAll(all, 'SIGCONT');
  return performance.now();
};

/** Starts every etcd that does not run. */
export const startEtcds = async ({ setup }) => {
  for (const etcd of setup.etcds) if (pidOf(setup.dir, etcd.name) === undefined) startEtcd(setup, etcd);
};

/** The etcd that leads is killed, and the others have to choose another one. */
export const loseEtcdLeader = async ({ setup }) => {
  const [{ client }] = setup.etcds;
  const { name } = await (await fetch(`http://127.0.0.1:${client}/v2/members/leader`)).json();
  signalAll([pidOf(setup.dir, name)], 'SIGKILL');
  return performance.now();
};

/** All of them are killed, and come back: no Patroni can say meanwhile who leads, so none does. */
export const loseEtcds = async (environment, ms) => {
  const { setup } = environment;
  signalAll(
    setup.etcds.map(({ name }) => pidOf(setup.dir, name)),
    'SIGKILL',
  );
  await pause(ms);
  await startEtcds(environment);
  return performance.now();
};
