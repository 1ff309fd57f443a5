// A limit of memory that the kernel sets to processes put under it: control groups, of either version.
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = '/sys/fs/cgroup';
const LOOK_MS = 50;
const EMPTY_MS = 5_000;
/** Nothing is moved to a disk: it would be slow there, and never too much. */
const VERSIONS = [
  {
    root: ROOT,
    limit: 'memory.max',
    used: 'memory.current',
    withoutSwap: ['memory.swap.max', '0'],
  },
  {
    root: join(ROOT, 'memory'),
    limit: 'memory.limit_in_bytes',
    used: 'memory.usage_in_bytes',
    withoutSwap: ['memory.swappiness', '0'],
  },
];

const hasMemory = ({ root }) =>
  root === ROOT
    ? existsSync(join(root, 'cgroup.subtree_control')) &&
      readFileSync(join(root, 'cgroup.subtree_control'), 'utf8').includes('memory')
    : existsSync(join(root, 'cgroup.procs'));

/** @returns {string | undefined} in words, where this machine has none */
export const lacksMemoryGroups = () =>
  VERSIONS.some(hasMemory) ? undefined : `the kernel offers no group with a limit of memory below ${ROOT}`;

/** What has just ended can be in it for a moment. */
const removeEmpty = async (folder) => {
  for (const deadline = performance.now() + EMPTY_MS; ; await pause(LOOK_MS)) {
    try {
      return rmdirSync(folder);
    } catch (error) {
      if (error.code !== 'EBUSY' || performance.now() > deadline) throw error;
    }
  }
};

/** A new group without a limit. @throws where none may be made */
export const makeMemoryGroup = () => {
  const version = VERSIONS.find(hasMemory);
  if (version === undefined) throw new Error(lacksMemoryGroups());
  const folder = join(version.root, `fairlead-drill-${process.pid}`);
  mkdirSync(folder);
  const write = (name, value) => writeFileSync(join(folder, name), String(value));
  const [name, value] = version.withoutSwap;
  // Absent where the machine has no swap.
  if (existsSync(join(folder, name))) write(name, value);
  return {
    /** What it takes from then on counts. */
    add: (pid) => write('cgroup.procs', pid),
    used: () => Number(readFileSync(join(folder, version.used), 'utf8')),
    limit: (bytes) => write(version.limit, bytes),
    /** Once everything in it has ended. */
    remove: () => removeEmpty(folder),
  };
};
