// What nobody measured, in one place: how holders behave, and the machines and habits of an operator. Change a figure here,
// and `node bench/scaling.mjs` computes the tables of docs/scaling.md anew.

const MB = 1e6;
const GB = 1e9;

/** Acts of one active holder on one day, by the names of bench/costs.mjs. What follows from a put is counted by the put. */
export const ACTS_A_DAY = {
  read: 60,
  'sign-in': 0.3,
  put: 0.5,
  message: 0.2,
  withdrawal: 0.05,
  statement: 0.02,
};

/** What a put brings with it: its plan runs one day, and the network reports every quarter of an hour. */
export const ACTS_OF_PUT = { acceptance: 1, report: 96, settlement: 1 };

export const BEHAVIOUR = {
  activeShare: 0.2,
  busiestHour: 3,
  connectedShare: 0.1,
  actsOnRecordOfWithdrawal: 4,
  largestNetworkShare: 0.4,
  years: 3,
};

export const MACHINES = {
  usedShare: 0.6,
  nodeCores: 16,
  databaseCores: 64,
  databaseDiskBytes: 15_000 * GB,
  logBytesPerSecond: 100 * MB,
  copyBytesPerSecond: 300 * MB,
  vacuumBytesPerSecond: 40 * MB,
  pagesOfChange: 3,
  heapBytes: 4 * GB,
  signSeconds: 600,
  socketsOfNode: 50_000,
  poolOfNode: 13,
  connections: 500,
  lockSeconds: 0.002,
  stripes: 16,
  transactionsBeforeWrap: 1.6e9,
  archiveDays: 35,
  compression: 0.4,
  restoreHours: 24,
};

/** In words, with the unit; shares are said in percent. */
export const WORDS = {
  activeShare: ['of all holders are active on a day', 'share'],
  busiestHour: ['times as much as in the mean happens in the busiest hour', ''],
  connectedShare: ['of the active ones have the app open at once', 'share'],
  actsOnRecordOfWithdrawal: ['acts of staff are on record for each withdrawal', ''],
  largestNetworkShare: ['of all plans run with the largest network', 'share'],
  years: ['years of the past are kept on the primary', ''],
  usedShare: ['of a processor may be used in the busiest hour', 'share'],
  nodeCores: ['cores in a machine for nodes, one node a core', ''],
  databaseCores: ['cores in the machine of the primary', ''],
  databaseDiskBytes: ['of disk in the machine of the primary', 'bytes'],
  logBytesPerSecond: ['a second of log are replayed by a standby, one process', 'bytes'],
  copyBytesPerSecond: ['a second are copied back from a backup', 'bytes'],
  vacuumBytesPerSecond: ["a second are cleaned by autovacuum, as PostgreSQL's own settings let it", 'bytes'],
  pagesOfChange: ['pages are cleaned for each row that was not changed in place', ''],
  heapBytes: ['of memory for the values of one node', 'bytes'],
  signSeconds: ['seconds until the transaction that signs a day is given up', ''],
  socketsOfNode: ['sockets of the chat on one node', ''],
  poolOfNode: ['connections of one node (`DATABASE_POOL` and one more)', ''],
  connections: ['connections of one PostgreSQL', ''],
  lockSeconds: [
    'for which a row that all share is locked: two round trips and a synchronous commit',
    'seconds',
  ],
  stripes: ["rows of each of the programme's accounts", ''],
  transactionsBeforeWrap: ['transactions before PostgreSQL stops for all rows to be frozen', ''],
  archiveDays: [
    'days of log are archived, with two full backups, a full one every week and one of the changes every day',
    '',
  ],
  compression: ['of its size is left of an archive once it is compressed', 'share'],
  restoreHours: ['hours are what an operator can wait for a restore', ''],
};
