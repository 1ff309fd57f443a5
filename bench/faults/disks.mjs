// Disks of a drill's own, which a node keeps its data on: filled, left without a place for one more file, taken away. A
// strike tells from which moment on it may be expected to serve again.
import { execFile, execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { postgresProcesses } from '../../tools/lib/failover/processes.mjs';
import { addressOf } from '../../tools/lib/own-database.mjs';
import { makeDataFolder } from '../lib/data-folder.mjs';
import { openOwn } from './lib/environments.mjs';
import { signalAll } from './strikes.mjs';

const LONG_MS = 12_000;
const LOOK_MS = 200;
const UNMOUNT_MS = 15_000;
const MEGABYTE = Buffer.alloc(1024 * 1024);
/** Some times as many as database and program make. */
const FILES_MAX = 20_000;
const IMAGE_BYTES = 2 ** 30;
/** EXT4_IOC_SHUTDOWN, its log not written any more: every call to that disk is answered with EIO from then on. */
const SHUT_DOWN = `import fcntl, os, struct, sys
fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587D, struct.pack('I', 2))`;

/** What the database forked last can hold a disk for a moment. */
const unmount = async (disk) => {
  for (const deadline = performance.now() + UNMOUNT_MS; ; await pause(LOOK_MS)) {
    try {
      return execFileSync('umount', [disk], { stdio: 'pipe' });
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
  }
};

/**
 * @param {string} disk an empty folder
 * @param {(disk: string) => void} mount
 * @param {string[]} [files] beside it, which go with it
 */
const openOn = async (disk, mount, files = []) => {
  mount(disk);
  const leave = async () => {
    await unmount(disk);
    for (const file of [disk, ...files]) rmSync(file, { recursive: true });
  };
  const environment = await openOwn(join(disk, 'data')).catch(async (error) => {
    await leave();
    throw error;
  });
  return {
    ...{ ...environment, disk },
    close: async () => {
      try {
        await environment.close();
      } finally {
        // Its files cannot even be removed where the disk did not come back.
        await leave();
      }
    },
  };
};

const openInMemory = async (options) =>
  openOn(await makeDataFolder('fairlead-fault-disk-'), (disk) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', `mode=711,${options}`, 'tmpfs', disk]),
  );

export const openSmall = () => openInMemory('size=600m');
export const openFewFiles = () => openInMemory(`size=1g,nr_inodes=${FILES_MAX}`);

const mountImage = (disk) => execFileSync('mount', ['-o', 'loop', `${disk}.image`, disk]);

/** A disk that can be shut down under its file system. */
export const openImage = async () => {
  const disk = await makeDataFolder('fairlead-fault-disk-');
  const image = `${disk}.image`;
  writeFileSync(image, '');
  truncateSync(image, IMAGE_BYTES);
  execFileSync('mkfs.ext4', ['-q', '-F', image]);
  return openOn(disk, () => {
    mountImage(disk);
    chmodSync(disk, 0o711);
  }, [image]);
};

/** Does something over and over until the disk has no room for it. */
const untilFull = (once) => {
  try {
    for (let count = 0; ; count += 1) once(count);
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  }
};

export const fillDisk = async ({ disk }) => {
  const path = join(disk, 'filler');
  const file = openSync(path, 'w');
  untilFull(() => writeSync(file, MEGABYTE));
  closeSync(file);
  await pause(LONG_MS);
  rmSync(path);
  return performance.now();
};

/** There is room, and no file can be made. */
export const useUpNames = async ({ disk }) => {
  const folder = join(disk, 'filler');
  mkdirSync(folder);
  untilFull((count) => closeSync(openSync(join(folder, String(count)), 'w')));
  await pause(LONG_MS);
  rmSync(folder, { recursive: true });
  return performance.now();
};

/**
 * Program and database lose the disk under them, and get it back; whoever looks after the program starts it again then.
 */
export const loseDisk = async (environment) => {
  const { data, disk } = environment;
  const [node] = environment.nodes;
  // Afterwards no file says who they are.
  const all = postgresProcesses(data);
  // Beside whoever asks for readiness in this process.
  await promisify(execFile)('python3', ['-c', SHUT_DOWN, disk]);
  await pause(LONG_MS);
  await node.kill();
  signalAll(all, 'SIGKILL');
  await unmount(disk);
  mountImage(disk);
  const from = performance.now();
  await node.start();
  // What says at which port it was last was not synced, and may be gone.
  environment.ownerUrl = addressOf(node.dataDir);
  return from;
};
