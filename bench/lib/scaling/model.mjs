// What so many holders need, computed from what one act costs (bench/costs.json, bench/figures.json) and from what is assumed
// (assumptions.mjs). Pure: the same figures give the same tables.
import { ACTS_A_DAY, ACTS_OF_PUT, BEHAVIOUR, MACHINES } from './assumptions.mjs';

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;
const PAGE_BYTES = 8_192;
const MICRO = 1e-6;
const LEAST_HOLDERS = 1;
const MOST_HOLDERS = 1e15;
const HALVINGS = 200;

/**
 * @typedef {object} Cost of one act
 * @property {number} nodeUs @property {number} databaseUs
 * @property {number} logBytes @property {number} ownPages pages of the holder alone, each logged whole after a checkpoint
 * @property {number} bytes @property {number} transactions @property {number} changes @property {number} inPlace
 * @property {Record<string, number>} rows by table
 */
/**
 * @typedef {object} Costs
 * @property {Record<string, Cost>} acts
 * @property {Record<string, number>} rowBytes by table, with indexes
 * @property {{ fullUs: number, changedUs: number }} checks for each entry
 * @property {{ wallUs: number, memoryBytes: number }} day for each holder
 * @property {number} socketBytes
 */

const FIGURES = {
  fullUs: 'full check of the books: processor of the database for each entry, µs',
  changedUs: 'check of what changed: processor of the database for each entry, µs',
  wallUs: 'signed day: time for each holder, µs',
  memoryBytes: 'signed day: memory of the node for each holder, bytes',
  socketBytes: 'bytes for each of 10000 idle sockets of persons',
};

/** Names of the figures that growth is computed from. */
export const figureNames = (actNames) => [
  ...actNames.flatMap((name) => [
    `${name}: processor of a node, µs`,
    `${name}: processor of the database, µs`,
  ]),
  ...Object.values(FIGURES),
];

/**
 * @param {{ acts: Record<string, Omit<Cost, 'nodeUs' | 'databaseUs'>>, rowBytes: Record<string, number> }} kept bench/costs.json
 * @param {Record<string, { figure: number }>} figures of bench/figures.json
 * @returns {Costs}
 * @throws where one was not measured
 */
export const readCosts = ({ acts, rowBytes }, figures) => {
  const figureOf = (name) => {
    if (figures[name] === undefined) throw new Error(`not measured yet: ${name}`);
    return figures[name].figure;
  };
  const withTimes = Object.entries(acts).map(([name, cost]) => [
    name,
    {
      ...cost,
      nodeUs: figureOf(`${name}: processor of a node, µs`),
      databaseUs: figureOf(`${name}: processor of the database, µs`),
    },
  ]);
  return {
    ...{ acts: Object.fromEntries(withTimes), rowBytes },
    checks: { fullUs: figureOf(FIGURES.fullUs), changedUs: figureOf(FIGURES.changedUs) },
    day: { wallUs: figureOf(FIGURES.wallUs), memoryBytes: figureOf(FIGURES.memoryBytes) },
    socketBytes: figureOf(FIGURES.socketBytes),
  };
};

/** Acts of all holders on one day, by name; `place`: the place of a holder in a signed day. */
const actsADay = (holders) => {
  const active = holders * BEHAVIOUR.activeShare;
  const puts = active * ACTS_A_DAY.put;
  const counted = (each, times) => Object.entries(each).map(([name, count]) => [name, count * times]);
  return Object.fromEntries([
    ...counted(ACTS_A_DAY, active),
    ...counted(ACTS_OF_PUT, puts),
    ['place', active],
  ]);
};

/** The place of a holder whose chain grew is a row of the signed day. */
const placeOf = ({ rowBytes }) => {
  const bytes = rowBytes.root_place ?? 0;
  return {
    ...{ nodeUs: 0, databaseUs: 0, logBytes: bytes, ownPages: 1, bytes, rows: { root_place: 1 } },
    ...{ transactions: 0, changes: 0, inPlace: 0 },
  };
};

/** Where many holders share the time between two checkpoints, each act meets pages of its holder for the first time. */
export const mostLogOf = ({ logBytes, ownPages }) => logBytes + ownPages * PAGE_BYTES;

/**
 * @param {Costs} costs @param {number} holders
 * @returns what they do, and what that takes
 */
export const growthOf = (costs, holders) => {
  const day = actsADay(holders);
  const costOf = { ...costs.acts, place: placeOf(costs) };
  const sum = (of) => Object.entries(day).reduce((all, [name, count]) => all + count * of(costOf[name]), 0);
  const busiest = (perDay) => (perDay * BEHAVIOUR.busiestHour) / DAY_SECONDS;
  const rowsOfTable = (table) => sum(({ rows }) => rows[table] ?? 0);
  const inBusiestSecond = Object.fromEntries(
    Object.entries(day).map(([name, count]) => [name, busiest(count)]),
  );
  const cores = (of) => (busiest(sum(of)) * MICRO) / MACHINES.usedShare;
  const sockets = day.place * BEHAVIOUR.connectedShare;
  const nodeCores = cores(({ nodeUs }) => nodeUs);
  const nodes = Math.max(Math.ceil(nodeCores), Math.ceil(sockets / MACHINES.socketsOfNode), 2);
  const bytesADay = sum(({ bytes }) => bytes);
  const logMost = sum(mostLogOf);
  const size = bytesADay * 365 * BEHAVIOUR.years;
  const { compression, archiveDays, copyBytesPerSecond, logBytesPerSecond } = MACHINES;
  return {
    ...{ holders, inBusiestSecond, nodes, sockets, socketMemory: sockets * costs.socketBytes },
    nodeMachines: Math.ceil(nodes / MACHINES.nodeCores),
    databaseCores: cores(({ databaseUs }) => databaseUs),
    connections: nodes * MACHINES.poolOfNode,
    logADay: { least: sum(({ logBytes }) => logBytes), most: logMost },
    logInBusiestSecond: busiest(logMost),
    rowsADay: sum(({ rows }) => Object.values(rows).reduce((all, one) => all + one, 0)),
    rowsOfTable,
    ...{ bytesADay, size },
    archive: (archiveDays * logMost + 2 * size) * compression,
    restoreHours: (size / copyBytesPerSecond + logMost / logBytesPerSecond) / HOUR_SECONDS,
    transactionsADay: sum(({ transactions }) => transactions),
    changedPagesADay: sum(({ changes, inPlace }) => changes - inPlace) * MACHINES.pagesOfChange,
  };
};

/** What holds everything up once it is used up: how much of it is needed, how much there is. */
const LIMITS = {
  cores: ({ databaseCores }) => [databaseCores, MACHINES.databaseCores],
  connections: ({ connections }) => [connections, MACHINES.connections],
  log: ({ logInBusiestSecond }) => [logInBusiestSecond, MACHINES.logBytesPerSecond],
  disk: ({ size }) => [size, MACHINES.databaseDiskBytes],
  restore: ({ restoreHours }) => [restoreHours, MACHINES.restoreHours],
  vacuum: ({ bytesADay, changedPagesADay }) => [
    (bytesADay + changedPagesADay * PAGE_BYTES) / DAY_SECONDS,
    MACHINES.vacuumBytesPerSecond,
  ],
  wraparound: ({ size, transactionsADay }) => [
    size / MACHINES.vacuumBytesPerSecond / DAY_SECONDS,
    MACHINES.transactionsBeforeWrap / transactionsADay,
  ],
  stripes: ({ inBusiestSecond }) => [inBusiestSecond.report, MACHINES.stripes / MACHINES.lockSeconds],
  networkRow: ({ inBusiestSecond }) => [
    inBusiestSecond.settlement * BEHAVIOUR.largestNetworkShare,
    1 / MACHINES.lockSeconds,
  ],
  record: ({ inBusiestSecond }) => [
    inBusiestSecond.withdrawal * BEHAVIOUR.actsOnRecordOfWithdrawal,
    1 / MACHINES.lockSeconds,
  ],
  dayTime: ({ holders }, { day }) => [holders * day.wallUs * MICRO, MACHINES.signSeconds],
  dayMemory: ({ holders }, { day }) => [holders * day.memoryBytes, MACHINES.heapBytes],
  fullCheck: ({ rowsOfTable }, { checks }) => [
    rowsOfTable('ledger.transaction') * 365 * BEHAVIOUR.years * checks.fullUs * MICRO,
    DAY_SECONDS,
  ],
  hourlyCheck: ({ rowsOfTable }, { checks }) => [
    ((rowsOfTable('ledger.transaction') * BEHAVIOUR.busiestHour) / 24) * checks.changedUs * MICRO,
    HOUR_SECONDS,
  ],
};

/** @param {(holders: number) => boolean} isOver once so, it stays so @returns the fewest holders for whom it is so */
const fewest = (isOver) => {
  let [low, high] = [Math.log(LEAST_HOLDERS), Math.log(MOST_HOLDERS)];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (isOver(Math.exp(middle))) high = middle;
    else low = middle;
  }
  return Math.exp(high);
};

/**
 * How many holders use up each limit, the fewest first.
 * @param {Costs} costs @returns {{ name: string, holders: number }[]}
 */
export const limitsOf = (costs) =>
  Object.entries(LIMITS)
    .map(([name, limit]) => ({
      name,
      holders: fewest((holders) => {
        const [needed, there] = limit(growthOf(costs, holders), costs);
        return needed > there;
      }),
    }))
    .sort((one, other) => one.holders - other.holders);

/**
 * What breaks first between each number of holders and the one before it; undefined where nothing does.
 * @param {Costs} costs @param {readonly number[]} steps
 */
export const firstAt = (costs, steps) => {
  const limits = limitsOf(costs);
  return steps.map((step, place) =>
    limits.find(({ holders }) => holders <= step && holders > (steps[place - 1] ?? 0)),
  );
};
