/** What a canned answer may name, each with what it stands for here; absent where there is none. */
export type CannedValues = Readonly<Record<'name' | 'operation_id' | 'agent' | 'case', string | undefined>>;

const VARIABLE = /\{(name|operation_id|agent|case)\}/g;

/** A canned answer for one person; what is not known stays to be filled in by hand. */
export const fillCanned = (text: string, values: CannedValues): string =>
  text.replaceAll(VARIABLE, (written, name: keyof CannedValues) => values[name] ?? written);

/** What still stands in a text to be filled in. */
export const unfilledIn = (text: string): string | undefined => text.match(/\{[a-z_]{2,30}\}/)?.[0];

interface Titled {
  readonly lang: string;
  readonly title: string;
  readonly text: string;
}

/**
 * Answers whose title or text has what was typed, titles that begin so first, then those in the reader's language; in
 * English where there is no other.
 */
export const findCanned = <Answer extends Titled>(
  answers: readonly Answer[],
  lang: string,
  typed: string,
): readonly Answer[] => {
  const wanted = typed.trim().toLowerCase();
  const own = answers.filter((answer) => answer.lang === lang);
  const known = new Set(own.map(({ title }) => title.toLowerCase()));
  const others = answers.filter((answer) => answer.lang !== lang && !known.has(answer.title.toLowerCase()));
  const fits = ({ title, text }: Titled): boolean =>
    title.toLowerCase().includes(wanted) || text.toLowerCase().includes(wanted);
  const begins = ({ title }: Titled): number => (title.toLowerCase().startsWith(wanted) ? 0 : 1);
  return [...own, ...others].filter(fits).toSorted((one, other) => begins(one) - begins(other));
};
