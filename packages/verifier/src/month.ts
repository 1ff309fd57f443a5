/** What the clock of a zone shows at a moment, as if it were UTC. */
const shownAt = (moment: number, timeZone: string): number => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(moment).replace(' ', 'T')}Z`);
};

/** The moment at which a zone's clock shows the first of a month. @param later how many months after it */
const startOf = (month: string, timeZone: string, later: 0 | 1): number => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const shown = Date.UTC(year, number - 1 + later);
  const near = shown - (shownAt(shown, timeZone) - shown);
  return shown - (shownAt(near, timeZone) - near);
};

/** A month from its first moment up to the next one's, ISO 8601 in UTC as times are written. */
export const monthRange = (month: string, timeZone = 'UTC'): [string, string] => [
  new Date(startOf(month, timeZone, 0)).toISOString(),
  new Date(startOf(month, timeZone, 1)).toISOString(),
];

/** The first moment of a month; the empty text where there is no such month or zone. */
export const monthStart = (month: string, timeZone?: string): string => {
  try {
    return monthRange(month, timeZone)[0];
  } catch {
    return '';
  }
};
