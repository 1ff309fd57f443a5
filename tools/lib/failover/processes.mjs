// Programs of one folder that outlive who started them. Each leaves its number and its birth in a file, so that a number
// that was given again to another program is never taken for it.
import { execFile, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ownUser } from './packages.mjs';

const LOOK_MS = 100;
const END_MS = 20_000;
const KILL_MS = 5_000;

const environmentOf = (dir) => ({
  PATH: '/usr/local/bin:/usr/bin:/bin',
  HOME: dir,
  LC_ALL: 'C.UTF-8',
  PGPASSFILE: join(dir, 'pgpass'),
});

/** When a process began, in the kernel's ticks; undefined where there is none, or it has ended. */
const birthOf = (pid) => {
  try {
    const [state, ...facts] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ') ?? [];
    return state === 'Z' ? undefined : facts[18];
  } catch {
    return undefined;
  }
};

const fileOf = (dir, name) => join(dir, 'run', `${name}.json`);

/** @returns {number | undefined} its number, while it lives */
export const pidOf = (dir, name) => {
  if (!existsSync(fileOf(dir, name))) return undefined;
  const { pid, birth } = JSON.parse(readFileSync(fileOf(dir, name), 'utf8'));
  return birthOf(pid) === birth ? pid : undefined;
};

/** The first process of the PostgreSQL of a data folder, while it lives. */
export const postgresPid = (data) => {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  // The file may be of a machine that went down, and the number somebody else's.
  const told = birthOf(pid) === undefined ? '' : readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  return told.includes(data) ? pid : undefined;
};

/** Starts a program; what it says goes into a file of its name. */
export const startProgram = (dir, name, command, args) => {
  const log = openSync(join(dir, 'log', `${name}.log`), 'a');
  const options = {
    cwd: dir,
    detached: true,
    stdio: ['ignore', log, log],
    env: environmentOf(dir),
    ...ownUser(),
  };
  const child = spawn(command, args, options);
  closeSync(log);
  child.on('error', (error) => console.error(`${name}: ${error.message}`));
  if (child.pid === undefined) return;
  writeFileSync(fileOf(dir, name), JSON.stringify({ pid: child.pid, birth: birthOf(child.pid) }));
  child.unref();
};

/** Runs a program to its end. @returns what it said @throws with its words where it failed */
export const runProgram = async (dir, command, args) => {
  const options = { cwd: dir, env: environmentOf(dir), maxBuffer: 16 * 1024 * 1024, ...ownUser() };
  try {
    return (await promisify(execFile)(command, args, options)).stdout;
  } catch (error) {
    throw new Error(`${basename(command)} failed:\n${error.stdout}${error.stderr}`, { cause: error });
  }
};

/** Waits until something is so. @throws in words where it is not in time */
export const waitFor = async (what, isSo, withinMs = 120_000) => {
  const deadline = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${withinMs / 1000} s`);
    await pause(LOOK_MS);
  }
};

const signal = (pid, name) => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};

const hasEnded = async (alive, withinMs) => {
  const deadline = performance.now() + withinMs;
  while (alive() !== undefined && performance.now() < deadline) await pause(LOOK_MS);
  return alive() === undefined;
};

/** Ends a process, one that is stopped too: first with a word, then without. */
const end = async (alive, word) => {
  const pid = alive();
  if (pid === undefined) return;
  signal(pid, word);
  signal(pid, 'SIGCONT');
  if (await hasEnded(alive, END_MS)) return;
  signal(pid, 'SIGKILL');
  if (!(await hasEnded(alive, KILL_MS))) throw new Error(`process ${pid} does not end`);
};

export const endProgram = async (dir, name) => {
  await end(() => pidOf(dir, name), 'SIGTERM');
  rmSync(fileOf(dir, name), { force: true });
};

/** All processes whose parent is that one. */
const childrenOf = (parent) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ')[1]) === parent;
      } catch {
        return false;
      }
    });

/** The first process of a PostgreSQL and all that it started. */
export const postgresProcesses = (data) => {
  const first = postgresPid(data);
  return first === undefined ? [] : [first, ...childrenOf(first)];
};

/** Ends a PostgreSQL at once, as a power cut would; frozen children are woken to notice it. */
export const endPostgres = async (data) => {
  const all = postgresProcesses(data);
  await end(() => postgresPid(data), 'SIGQUIT');
  for (const pid of all) signal(pid, 'SIGCONT');
};
