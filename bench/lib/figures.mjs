import { appendFileSync } from 'node:fs';

const ascending = (numbers) => [...numbers].sort((one, other) => one - other);

/** The middle of the numbers; of two middles their mean. */
export const medianOf = (numbers) => {
  const sorted = ascending(numbers);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** The smallest of the numbers that `percent` of them do not exceed. */
export const percentileOf = (numbers, percent) =>
  ascending(numbers)[Math.max(0, Math.ceil((numbers.length * percent) / 100) - 1)];

/**
 * Prints a figure beside its aim; `npm run bench` hears of it too, by the file that `BENCH_REPORT` names.
 * @param {{ name: string, figure: number, aim: number, better: 'more' | 'less' }} measured
 */
const report = ({ name, figure, aim, better }) => {
  const rounded = Number(figure.toFixed(3));
  const isReached = better === 'less' ? figure <= aim : figure >= aim;
  const sign = better === 'less' ? '≤' : '≥';
  console.log(`${name}: ${rounded} (aim ${sign} ${aim}) ${isReached ? 'reached' : 'MISSED'}`);
  tell({ name, figure: rounded, aim, better });
};

const tell = (measured) => {
  const file = process.env.BENCH_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify(measured)}\n`);
};

/** Prints a figure that must not exceed its aim. */
export const reportMost = (name, figure, aim) => report({ name, figure, aim, better: 'less' });

/** Prints a figure that must reach its aim. */
export const reportLeast = (name, figure, aim) => report({ name, figure, aim, better: 'more' });

/** Prints a figure that has no aim of its own: what growth is computed from. Less is better. */
export const reportFigure = (name, figure) => {
  const rounded = Number(figure.toPrecision(3));
  console.log(`${name}: ${rounded}`);
  tell({ name, figure: rounded, aim: null, better: 'less' });
};
