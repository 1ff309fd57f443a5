// The tables of docs/scaling.md that are computed, and their place on the page.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTS_A_DAY, ACTS_OF_PUT, BEHAVIOUR, MACHINES, WORDS } from './assumptions.mjs';
import { LIMIT_WORDS } from './limit-words.mjs';
import { figureNames, firstAt, growthOf, limitsOf, mostLogOf, readCosts } from './model.mjs';

const root = join(import.meta.dirname, '../../..');
const PAGE = join(root, 'docs/scaling.md');
const STEPS = [1e5, 1e6, 1e7, 1e8];
const BEGIN = '<!-- computed by bench/scaling.mjs -->';
const END = '<!-- end of what is computed -->';

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Two digits that count: the rest of a figure on paper is chance. */
const short = (value) => Number(value.toPrecision(2));
const countText = (value) => {
  const rounded = short(value);
  if (rounded >= 1e9) return `${short(rounded / 1e9)} billion`;
  if (rounded >= 1e6) return `${short(rounded / 1e6)} million`;
  return rounded.toLocaleString('en-US', { maximumFractionDigits: 2 });
};
const BYTES = ['B', 'kB', 'MB', 'GB', 'TB', 'PB', 'EB'];
const bytesText = (value) => {
  const power = Math.max(
    0,
    Math.min(BYTES.length - 1, Math.floor(Math.log10(Math.max(short(value), 1)) / 3)),
  );
  return `${short(value / 10 ** (3 * power))} ${BYTES[power]}`;
};
const hoursText = (hours) => (hours >= 48 ? `${countText(hours / 24)} days` : `${countText(hours)} h`);

const tableOf = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const addUp = (counts) => Object.values(counts).reduce((sum, one) => sum + one, 0);

const GROWTH_ROWS = [
  ['acts in the busiest second', ({ inBusiestSecond: { place: _, ...acts } }) => countText(addUp(acts))],
  ['of these reports of networks', ({ inBusiestSecond }) => countText(inBusiestSecond.report)],
  [
    'nodes, a core each; machines for them',
    ({ nodes, nodeMachines }) => `${countText(nodes)}; ${countText(nodeMachines)}`,
  ],
  [
    'sockets of the chat; memory of all nodes for them',
    ({ sockets, socketMemory }) => `${countText(sockets)}; ${bytesText(socketMemory)}`,
  ],
  ['cores of the primary', ({ databaseCores }) => countText(databaseCores)],
  ['connections', ({ connections }) => countText(connections)],
  ['new rows a day', ({ rowsADay }) => countText(rowsADay)],
  [
    'data in a year; kept on the primary and each standby',
    ({ bytesADay, size }) => `${bytesText(bytesADay * 365)}; ${bytesText(size)}`,
  ],
  [
    'log a day, least and most',
    ({ logADay: { least, most } }) => `${bytesText(least)} to ${bytesText(most)}`,
  ],
  ['log in the busiest second, at most', ({ logInBusiestSecond }) => bytesText(logInBusiestSecond)],
  ['archive and backups', ({ archive }) => bytesText(archive)],
  ['restored to the last minute', ({ restoreHours }) => hoursText(restoreHours)],
];

const growthTable = (costs) => {
  const steps = STEPS.map((holders) => growthOf(costs, holders));
  const first = firstAt(costs, STEPS).map((limit) =>
    limit === undefined ? '–' : LIMIT_WORDS[limit.name].what,
  );
  return tableOf(
    ['holders', ...STEPS.map(countText)],
    [...GROWTH_ROWS.map(([name, say]) => [name, ...steps.map(say)]), ['**breaks first**', ...first]],
  );
};

const limitTable = (costs) =>
  tableOf(
    ['holders', 'what is used up', 'what then'],
    limitsOf(costs).map(({ name, holders }) => [
      countText(holders),
      LIMIT_WORDS[name].what,
      LIMIT_WORDS[name].remedy,
    ]),
  );

const costTable = ({ acts }) =>
  tableOf(
    [
      'one',
      'node, µs',
      'database, µs',
      'log, least and most',
      'rows',
      'data with indexes',
      'rows changed; not in place',
    ],
    Object.entries(acts).map(([name, cost]) => [
      name,
      ...[cost.nodeUs, cost.databaseUs].map(countText),
      `${bytesText(cost.logBytes)} to ${bytesText(mostLogOf(cost))}`,
      countText(addUp(cost.rows)),
      bytesText(cost.bytes),
      `${countText(cost.changes)}; ${countText(Math.max(0, cost.changes - cost.inPlace))}`,
    ]),
  );

/** The tables that take most of the disk, and what one holder leaves in them in a year. */
const tableTable = (costs) => {
  const { rowsOfTable } = growthOf(costs, 1);
  const rows = Object.entries(costs.rowBytes).map(([name, bytes]) => ({
    name,
    bytes,
    rows: rowsOfTable(name) * 365,
  }));
  const largest = rows.sort((one, other) => other.rows * other.bytes - one.rows * one.bytes).slice(0, 10);
  return tableOf(
    ['table', 'bytes of a row, indexes included', 'rows of a holder in a year', 'data of a holder in a year'],
    largest.map(({ name, bytes, rows: count }) => [
      `\`${name}\``,
      countText(bytes),
      countText(count),
      bytesText(count * bytes),
    ]),
  );
};

const UNITS = {
  share: (value) => `${Math.round(value * 100)} %`,
  bytes: bytesText,
  seconds: (value) => `${Math.round(value * 1000)} ms`,
  '': countText,
};

const assumptionList = () => {
  const ofDay = Object.entries(ACTS_A_DAY).map(([name, count]) => `${name} ${count}`);
  const ofPut = Object.entries(ACTS_OF_PUT).map(([name, count]) => `${name} ${count}`);
  return [
    `- An active holder's day: ${ofDay.join(', ')}. Each put brings: ${ofPut.join(', ')}.`,
    ...Object.entries({ ...BEHAVIOUR, ...MACHINES }).map(([name, value]) => {
      const [words, unit] = WORDS[name];
      return `- ${UNITS[unit](value)} ${words}`;
    }),
  ].join('\n');
};

/** At which commits the figures were measured that the tables stand on. */
const commitsText = (kept, figures) => {
  const commits = new Set(figureNames(Object.keys(kept.acts)).map((name) => figures[name]?.commit));
  return `Log, rows and bytes were measured at ${kept.commit}, times and memory at ${[...commits].join(' and ')}.`;
};

const NOT_MEASURED = 'Not measured yet: `npm run bench -- costs --keep` fills this in.';

/** @returns the computed part of the page */
const computed = () => {
  const kept = readJson('bench/costs.json');
  if (Object.keys(kept.acts).length === 0) return NOT_MEASURED;
  const { figures } = readJson('bench/figures.json');
  const costs = readCosts(kept, figures);
  return [
    ...['### Machines, disks, archive', growthTable(costs)],
    ...['### What breaks, and when', limitTable(costs)],
    ...['### What one act costs', commitsText(kept, figures), costTable(costs)],
    ...['### Where the bytes are', tableTable(costs)],
    ...['### Assumed', assumptionList()],
  ].join('\n\n');
};

const PARTS = new RegExp(`(${BEGIN}\n)[^]*(\n${END})`);

/** The page as it is, and as it has to be. */
export const scalingPage = () => {
  const is = readFileSync(PAGE, 'utf8');
  return { is, due: is.replace(PARTS, (_all, begin, end) => `${begin}\n${computed()}\n${end}`) };
};

/** Writes the computed tables into the page. */
export const writeScaling = () => writeFileSync(PAGE, scalingPage().due);
