// Drills that strike at the machine under node and database: disk, memory, files, sockets, packets and processors.
import * as disks from './disks.mjs';
import { LOSES } from './lib/controls.mjs';
import { openPair } from './lib/environments.mjs';
import { lacksMemoryGroups } from './lib/memory-group.mjs';
import { ownNetwork, program, root } from './lib/needs.mjs';
import * as machine from './machine.mjs';
import { moneyGoesOn } from './sql-strikes.mjs';

/** Connections of `half-open`; fewer where a machine has too little for them. */
const HALF_OPEN = Number(process.env.HALF_OPEN ?? 50_000);
const HEAP_MB = 96;
/** Room is looked at every five seconds, and a disk that hangs is told by commits that wait for two. */
const LOOKED_AT = { nodes: [0], withinMs: 6_000 };
const BOTH_LOOKED_AT = { nodes: [0, 1], withinMs: 6_000 };
const needsStrace = [root, program('strace')];

/** @type {Record<string, import('./faults.mjs').Fault>} */
export const MACHINE_FAULTS = {
  'disk-full': {
    open: disks.openSmall,
    needs: [root],
    from: 'there is room',
    strike: disks.fillDisk,
    red: LOOKED_AT,
  },
  'disk-inodes': {
    open: disks.openFewFiles,
    needs: [root],
    from: 'files can be made',
    strike: disks.useUpNames,
    red: LOOKED_AT,
  },
  'disk-gone': {
    open: disks.openImage,
    needs: [root, program('mkfs.ext4'), program('python3')],
    from: 'the restart',
    strike: disks.loseDisk,
    red: { nodes: [0] },
    fatal: { words: /The database could not be brought back|the disk of the database is damaged/ },
  },
  'disk-lies': {
    open: openPair,
    from: 'the power cut',
    control: LOSES,
    strike: machine.lieAboutDisk,
    look: moneyGoesOn,
  },
  'disk-slow': { open: openPair, needs: needsStrace, from: 'the disk is well', strike: machine.slowDisk },
  'disk-hangs': {
    open: openPair,
    needs: needsStrace,
    from: 'the disk is well',
    strike: machine.hangDisk,
    red: BOTH_LOOKED_AT,
  },
  'backends-stopped': { open: openPair, from: 'they go on', strike: machine.stopHalf },
  'packets-lost': {
    open: openPair,
    needs: [root, program('tc'), ownNetwork],
    from: 'the line is well',
    strike: machine.disturbPackets,
  },
  'processors-busy': { open: openPair, from: 'the processors are free', strike: machine.burnProcessors },
  'half-open': {
    open: () => {
      machine.raiseFiles(HALF_OPEN + 4_000);
      return openPair();
    },
    needs: [root],
    from: 'the last was closed',
    strike: (environment) => machine.holdHalfOpen(environment, HALF_OPEN),
  },
  'memory-short': {
    open: () => openPair({ NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` }),
    from: 'nobody asks for files',
    strike: machine.fillMemory,
    // Node ends a program that has none left, and it is started again.
    fatal: { words: /^FATAL ERROR: .*heap/ },
  },
  'memory-limit': {
    open: openPair,
    needs: [root, lacksMemoryGroups],
    from: 'the restart',
    strike: machine.limitMemory,
  },
  'files-used-up': {
    open: openPair,
    from: 'files may be opened',
    strike: (environment) => machine.useUpFiles(environment),
  },
};
