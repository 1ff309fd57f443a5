const formatters = new Map<string, Intl.DateTimeFormat>();

/** The calendar day in a zone, `YYYY-MM-DD`; coupons count by the programme's. */
export const dayIn = (timeZone: string, time: Date): string => {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(time);
};
