// What is wrong with the outcome of a drill, in words, and its row in the table of docs/high-availability.md#drills.

const SERVED_MS_MAX = 10_000;
/** After another database took over: what the nodes add to what a plain client waits. */
const ADDED_MS_MAX = 2_000;
const READY_MS_MAX = 1_000;
const RED_MS_MAX = 3_000;
/** After the fault; where another database took over, after a plain client could write. */
const GREEN_MS_MAX = 10_000;
/** A check of the books that a fault cut short says so, and the next one in a row stops money: that one is not excused. */
const CUT_SHORT = /the check of the books could not be finished/;

/**
 * @typedef {object} Outcome
 * @property {number} acknowledged
 * @property {number} lost
 * @property {number} doubled
 * @property {number} gaps conversations with a message missing
 * @property {number | undefined} accepted plans that due work brought on; undefined where it was off
 * @property {number | undefined} servedMs undefined where a node did not serve again
 * @property {number | undefined} writtenMs the same of a plain client, where another database may take over
 * @property {number} hung calls that took more than ten seconds
 * @property {number} silentMs the slowest answer of readiness
 * @property {readonly import('./ready.mjs').Turned[]} readiness of each node
 * @property {readonly string[]} differences of the books
 * @property {readonly string[]} fatal what the nodes said of what must not be
 * @property {readonly string[]} faults what else was seen
 * @property {boolean | undefined} hasBitten of a control: whether it was seen what has to be
 */

/**
 * @typedef {object} Control the promise is taken away, and something has to be seen, or the drill would prove nothing
 * @property {string} sees what, in words
 * @property {(outcome: Omit<Outcome, 'hasBitten'>, environment: any) => boolean | Promise<boolean>} bites
 */

const seconds = (ms) => (ms === undefined ? '–' : (ms / 1000).toFixed(1));

export const HEAD = `| fault | acknowledged | lost | doubled | served again, s | a plain client, s | counted from | calls over 10 s | slowest ready, s |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |`;

/** @param {string} name @param {import('../faults.mjs').Fault} fault @param {Outcome} outcome */
export const rowOf = (name, { from }, outcome) => {
  const { acknowledged, lost, doubled, servedMs, writtenMs, hung, silentMs } = outcome;
  const times = [seconds(servedMs), seconds(writtenMs)];
  return `| ${[name, acknowledged, lost, doubled, ...times, from, hung, seconds(silentMs)].join(' | ')} |`;
};

/**
 * What nodes said of what must not be, but for what a fault brings with it.
 * @param {readonly string[]} lines
 * @param {RegExp} [known]
 */
export const unexpectedLines = (lines, known) =>
  lines.filter((line) => !CUT_SHORT.test(line) && known?.test(line) !== true);

const saidFaults = ({ fatal: known }, { fatal }) => [
  ...unexpectedLines(fatal, known?.words).map((line) => `a node said: ${line.slice(0, 300)}`),
  ...(known?.isSure && !fatal.some((line) => known.words.test(line)) ? ['no node said what was wrong'] : []),
];

const redFaults = ({ red }, { readiness }) =>
  (red?.nodes ?? []).flatMap((place) => {
    const { redAfterMs, greenAfterMs } = readiness[place];
    return [
      ...(redAfterMs === undefined ? [`readiness of node ${place + 1} was never red`] : []),
      ...(greenAfterMs === undefined ? [`readiness of node ${place + 1} was not green again`] : []),
    ];
  });

/**
 * What must not be, on any machine, in words.
 * @param {import('../faults.mjs').Fault} fault
 * @param {Outcome} outcome
 */
export const faultsOf = (fault, outcome) => {
  const { control } = fault;
  const { lost, doubled, gaps, accepted, servedMs, hung, differences, faults } = outcome;
  if (control !== undefined)
    return [
      ...(outcome.hasBitten ? [] : [`the promise was taken away, and it was not so that ${control.sees}`]),
      ...faults,
    ];
  return [
    ...(lost > 0 ? [`${lost} acknowledged acts are lost`] : []),
    ...(doubled > 0 ? [`${doubled} acts were done twice`] : []),
    ...(gaps > 0 ? [`${gaps} conversations have gaps`] : []),
    ...(accepted === 0 ? ['due work was on, and did nothing'] : []),
    ...(servedMs === undefined ? ['it did not serve again'] : []),
    ...(hung > 0 ? [`${hung} calls took more than 10 s`] : []),
    ...redFaults(fault, outcome),
    ...saidFaults(fault, outcome),
    ...differences,
    ...faults,
  ];
};

/**
 * That nodes served too late on a quiet machine, in words.
 * @param {Pick<Outcome, 'servedMs' | 'writtenMs'>} outcome
 * @param {number} [mostMs] where it is another limit than that of all drills
 */
export const lateness = ({ servedMs, writtenMs }, mostMs) => {
  const addedMs = (servedMs ?? 0) - (writtenMs ?? 0);
  const limitMs = mostMs ?? (writtenMs === undefined ? SERVED_MS_MAX : ADDED_MS_MAX);
  return addedMs <= limitMs
    ? []
    : [`the nodes served ${seconds(addedMs)} s later than they could, and may ${seconds(limitMs)} s`];
};

/** @param {number} silentMs */
export const silence = (silentMs) =>
  silentMs <= READY_MS_MAX ? [] : [`/health/ready was silent for ${seconds(silentMs)} s`];

const redLateness = ({ red }, { readiness, writtenMs = 0 }) =>
  (red?.nodes ?? []).flatMap((place) => {
    const { redAfterMs = 0, greenAfterMs = 0 } = readiness[place];
    const addedMs = greenAfterMs - writtenMs;
    return [
      ...(redAfterMs <= (red?.withinMs ?? RED_MS_MAX)
        ? []
        : [`readiness of node ${place + 1} was red after ${seconds(redAfterMs)} s`]),
      ...(addedMs <= (red?.greenWithinMs ?? GREEN_MS_MAX)
        ? []
        : [`readiness of node ${place + 1} was green after ${seconds(addedMs)} s`]),
    ];
  });

/**
 * What took longer than it should on a quiet machine, in words; of a control nothing.
 * @param {import('../faults.mjs').Fault} fault
 * @param {Outcome} outcome
 */
export const slownessOf = (fault, outcome) =>
  fault.control === undefined
    ? [...lateness(outcome, fault.mostMs), ...silence(outcome.silentMs), ...redLateness(fault, outcome)]
    : [];
