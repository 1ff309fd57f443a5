// What is done to the machine under a running environment: its files, sockets, packets, disk, processors and memory. Each
// tells from which moment on it may be expected to serve again.
import { execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { postgresProcesses } from '../../tools/lib/failover/processes.mjs';
import { runSql } from './lib/environments.mjs';
import { makeMemoryGroup } from './lib/memory-group.mjs';
import { signalAll } from './strikes.mjs';

const LONG_MS = 12_000;
const LATE_MS = 1_500;
/** A node gives a request that does not come a minute. */
const SHED_MS = 75_000;
const LOOK_MS = 100;
const CROWDS = 4;
const BUSY_PER_CORE = 4;
/** More than a node needs at rest, and less than its files take. */
const ROOM_BYTES = 16 * 2 ** 20;
const SYNC_DELAY_US = 300_000;
/** Longer than the drill: what is to be written does not come back before the disk is well. */
const HANG_US = 60_000_000;
const NETEM = ['loss', '10%', 'delay', '20ms', '20ms', 'reorder', '25%', 'duplicate', '1%'];
/** Of the machine's own network, in a network namespace of the drill: nobody else is disturbed. */
const tc = (...words) => execFileSync('tc', words.map(String));

const halfOpenFile = fileURLToPath(new URL('lib/half-open.mjs', import.meta.url));

const openFiles = (pid) => readdirSync(`/proc/${pid}/fd`).length;
const limitFiles = (pid, count) =>
  execFileSync('prlimit', [`--pid=${pid}`, `--nofile=${count}:`], { stdio: 'ignore' });

/** A node may open no more files than it has: neither a connection of a client nor one to the database. */
export const useUpFiles = async ({ nodes: [node] }, ms = LONG_MS) => {
  const [, before] = /^Max open files\s+(\d+)/m.exec(readFileSync(`/proc/${node.pid()}/limits`, 'utf8'));
  limitFiles(node.pid(), openFiles(node.pid()));
  await pause(ms);
  limitFiles(node.pid(), before);
  return performance.now();
};

/** Whose nodes may open so many more files than the machine's default, and this process with them. */
export const raiseFiles = (count) =>
  execFileSync('prlimit', [`--pid=${process.pid}`, `--nofile=${count}:${count}`]);

/**
 * Connections that say nothing, or begin a request and do not go on, until the node has closed them all.
 * @param {number} count
 */
export const holdHalfOpen = async (environment, count) => {
  const { nodes } = environment;
  const crowds = Array.from({ length: CROWDS }, (_, place) =>
    fork(halfOpenFile, [nodes[0].origin, String(count / CROWDS), `127.0.0.${2 + place}`]),
  );
  await Promise.all(crowds.map((crowd) => once(crowd, 'message')));
  const closed = Promise.all(crowds.map((crowd) => once(crowd, 'exit')));
  const inTime = await Promise.race([closed.then(() => true), pause(SHED_MS, false, { ref: false })]);
  environment.seen = inTime ? [] : [`half-open connections were still there after ${SHED_MS / 1000} s`];
  for (const crowd of crowds) crowd.kill();
  return performance.now();
};

/** Loss, delay, another order and doubling of what goes to the database and comes from it, by the kernel. */
export const disturbPackets = async ({ ownerUrl }) => {
  const { port } = new URL(ownerUrl);
  tc('qdisc', 'add', 'dev', 'lo', 'root', 'handle', '1:', 'prio', 'bands', 4);
  try {
    tc('qdisc', 'add', 'dev', 'lo', 'parent', '1:4', 'handle', '40:', 'netem', ...NETEM);
    for (const side of ['sport', 'dport'])
      tc(
        ...['filter', 'add', 'dev', 'lo', 'protocol', 'ip', 'parent', '1:0', 'prio', 1, 'u32'],
        ...['match', 'ip', side, port, '0xffff', 'flowid', '1:4'],
      );
    await pause(LONG_MS);
  } finally {
    tc('qdisc', 'del', 'dev', 'lo', 'root');
  }
  return performance.now();
};

/** Each write that the database waits for takes its time: `strace` holds the call. */
const holdWrites = async ({ data }, delayUs) => {
  const calls = 'fsync,fdatasync';
  const attached = postgresProcesses(data).flatMap((pid) => ['-p', String(pid)]);
  const tracer = spawn(
    'strace',
    [
      '-f',
      '-qq',
      '-o',
      '/dev/null',
      '-e',
      `trace=${calls}`,
      '-e',
      `inject=${calls}:delay_enter=${delayUs}`,
      ...attached,
    ],
    { stdio: 'ignore' },
  );
  const [failure] = await Promise.race([once(tracer, 'error'), once(tracer, 'exit'), pause(LONG_MS, [])]);
  if (failure !== undefined) throw new Error(`strace did not hold the disk: ${failure}`);
  const ended = once(tracer, 'exit');
  tracer.kill('SIGINT');
  await ended;
  return performance.now();
};

export const slowDisk = (environment) => holdWrites(environment, SYNC_DELAY_US);
export const hangDisk = (environment) => holdWrites(environment, HANG_US);

/** Every second process that answers a node stands still, and goes on. */
export const stopHalf = async ({ ownerUrl }) => {
  const answering =
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";
  const pids = (await runSql(ownerUrl, answering)).map(({ pid }) => pid);
  const stopped = pids.filter((_pid, at) => at % 2 === 0);
  signalAll(stopped, 'SIGSTOP');
  await pause(LONG_MS);
  signalAll(stopped, 'SIGCONT');
  return performance.now();
};

/** More that wants a processor than there are, beside nodes and database. */
export const burnProcessors = async () => {
  const busy = Array.from({ length: cpus().length * BUSY_PER_CORE }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  await pause(LONG_MS);
  for (const child of busy) child.kill('SIGKILL');
  return performance.now();
};

/** Empties the log from a position on: what a disk said to have written, and had not. */
const loseLog = (data, { file, offset }) => {
  const folder = join(data, 'pg_wal');
  const later = readdirSync(folder).filter((name) => /^[0-9A-F]{24}$/.test(name) && name > file);
  for (const name of later) rmSync(join(folder, name));
  const bytes = readFileSync(join(folder, file)).length;
  truncateSync(join(folder, file), Number(offset));
  truncateSync(join(folder, file), bytes);
};

/** The power of the database's machine fails, and its disk had acknowledged the last second and a half without keeping it. */
export const lieAboutDisk = async ({ data, ownerUrl }) => {
  const [position] = await runSql(
    ownerUrl,
    `select file_name as file, file_offset as offset from pg_walfile_name_offset(pg_current_wal_flush_lsn())`,
  );
  await pause(LATE_MS);
  const all = postgresProcesses(data);
  signalAll(all, 'SIGSTOP');
  loseLog(data, position);
  signalAll(all, 'SIGKILL');
  return performance.now();
};

/**
 * Asks a node for files of many people at once, over and over, for a while.
 * @param {() => boolean | Promise<boolean>} isOver asked after each time
 */
const askForFiles = async ({ origin }, people, isOver) => {
  const month = new Date().toISOString().slice(0, 7);
  const exportOf = ({ token }) =>
    fetch(`${origin}/facebook-business/statement/export?format=pdf&month=${month}`, {
      headers: { 'x-ct': token },
      signal: AbortSignal.timeout(LONG_MS),
    })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
  for (const endAt = performance.now() + LONG_MS; performance.now() < endAt; ) {
    await Promise.all(people.map(exportOf));
    if (await isOver()) return;
    await pause(LOOK_MS);
  }
};

/** Files of many people are made at once, in a node with little memory; where it ends for that, it is started again. */
export const fillMemory = async ({ nodes: [node] }, people) => {
  await askForFiles(node, people, async () => {
    if (!node.isRunning()) await node.start();
    return false;
  });
  return performance.now();
};

/**
 * The same in a node that the kernel gives little more memory than it has once it serves: it is killed without a word, and
 * started again without that limit.
 */
export const limitMemory = async (environment, people) => {
  const [node] = environment.nodes;
  await node.kill();
  const group = makeMemoryGroup();
  try {
    const starting = node.start();
    // Where it cannot be put there it is killed, and its start fails beside.
    starting.catch(() => undefined);
    group.add(node.pid());
    await starting;
    group.limit(group.used() + ROOM_BYTES);
    await askForFiles(node, people, () => !node.isRunning());
    environment.seen = node.isRunning() ? ['the kernel ended nothing: the limit was not felt'] : [];
  } finally {
    await node.kill();
    await group.remove();
  }
  const from = performance.now();
  await node.start();
  return from;
};
