import { memoize } from '../../../memoize';

/** Making a formatter takes far longer than using it. */
const formatterOf = memoize(
  (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }),
);

/** The calendar day in a zone, `YYYY-MM-DD`; coupons count by the programme's. */
export const dayIn = (timeZone: string, time: Date): string => formatterOf(timeZone).format(time);
