/** One payment detail of a payee, as a person copies it. */
interface PayeeLine {
  readonly name: string;
  readonly value: string;
}

const LINES_MAX = 10;
const NAME_MAX = 60;
const VALUE_MAX = 200;

/** Payment details as they are typed: one to a line, the name before the first colon. */
export const writtenLines = (lines: readonly PayeeLine[]): string =>
  lines.map(({ name, value }) => `${name}: ${value}`).join('\n');

const readLine = (line: string): PayeeLine | null => {
  const [, name = '', value = ''] = /^([^:]+):(.+)$/.exec(line) ?? [];
  const read = { name: name.trim(), value: value.trim() };
  const isWhole = read.name !== '' && read.value !== '';
  return isWhole && read.name.length <= NAME_MAX && read.value.length <= VALUE_MAX ? read : null;
};

/** What was typed as payment details; null where a line is none, or where there are none or too many. */
export const readLines = (typed: string): PayeeLine[] | null => {
  const lines = typed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readLine);
  const read = lines.filter((line) => line !== null);
  return read.length === lines.length && read.length > 0 && read.length <= LINES_MAX ? read : null;
};
