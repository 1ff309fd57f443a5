/** The calendar day in a zone, `YYYY-MM-DD`; coupons count by the programme's (domain §4). */
export const dayIn = (timeZone: string, time: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(time);
