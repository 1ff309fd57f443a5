/** A run's figures held against those of the release before. */

/** Less than this differs between two runs of one commit. */
const NOISE = 0.1;

/**
 * @typedef {{ name: string, figure: number, aim: number | null, better: 'more' | 'less' }} Figure an aim of null: it has none
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
    aim: aim === null ? '' : `${isLess ? '≤' : '≥'} ${aim}`,
    reached: aim === null || (isLess ? figure <= aim : figure >= aim),
    before,
    change: share === undefined ? 'new' : `${share >= 0 ? '+' : ''}${Math.round(share * 100)} %`,
    isWorse: share !== undefined && (isLess ? share > NOISE : share < -NOISE),
  };
};

/** @typedef {Record<string, { figure: number, commit: string }>} Kept figures by name, each with the commit it was measured at */

/** @param {Figure[]} figures @param {Kept} before @returns {Row[]} */
export const compareFigures = (figures, before) =>
  figures.map((measured) => rowOf(measured, before[measured.name]?.figure));

/** @param {Kept} before @param {Figure[]} figures @param {string} commit @returns {Kept} what was not measured stays as it is */
export const keepFigures = (before, figures, commit) => ({
  ...before,
  ...Object.fromEntries(figures.map(({ name, figure }) => [name, { figure, commit }])),
});

/** @param {Row[]} rows @returns {string[]} what got worse by more than runs of one commit differ, in words */
export const worse = (rows) =>
  rows
    .filter(({ isWorse }) => isWorse)
    .map(({ name, figure, before, change }) => `${name}, ${before} to ${figure} (${change})`);
