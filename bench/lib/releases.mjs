/** A run's figures held against those of the release before. */

/** Less than this differs between two runs of one commit. */
const NOISE = 0.1;

/**
 * @typedef {{ name: string, figure: number, aim: number, better: 'more' | 'less' }} Figure
 * @typedef {{ name: string, figure: number, aim: string, reached: boolean, before: number | undefined, change: string, isWorse: boolean }} Row
 */

/** @param {string} text one figure to a line, as JSON @returns {Figure[]} */
export const readReport = (text) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** @param {Figure} measured @param {number | undefined} before @returns {Row} */
const rowOf = ({ name, figure, aim, better }, before) => {
  const share = before === undefined || before === 0 ? undefined : figure / before - 1;
  const isLess = better === 'less';
  return {
    name,
    figure,
    aim: `${isLess ? '≤' : '≥'} ${aim}`,
    reached: isLess ? figure <= aim : figure >= aim,
    before,
    change: share === undefined ? 'new' : `${share >= 0 ? '+' : ''}${Math.round(share * 100)} %`,
    isWorse: share !== undefined && (isLess ? share > NOISE : share < -NOISE),
  };
};

/** @param {Figure[]} figures @param {Record<string, number>} before by name @returns {Row[]} */
export const compareFigures = (figures, before) =>
  figures.map((measured) => rowOf(measured, before[measured.name]));

/** @param {Row[]} rows @returns {string[]} what got worse by more than runs of one commit differ, in words */
export const worse = (rows) =>
  rows
    .filter(({ isWorse }) => isWorse)
    .map(({ name, figure, before, change }) => `${name}, ${before} to ${figure} (${change})`);
