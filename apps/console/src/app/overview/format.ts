import { currencyDigits } from '@fairlead/money';

/** An amount for a chart, to three figures: "$13.1K". */
export const shortMoney = (amountMinor: number, currency: string): string =>
  new Intl.NumberFormat('en', {
    ...{ style: 'currency', currency, notation: 'compact', maximumSignificantDigits: 3 },
  }).format(amountMinor / 10 ** currencyDigits(currency));

const shortDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const weekDay = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });

/** A day as "24 Nov". */
export const writtenDay = (day: string): string => shortDate.format(new Date(day));
/** A day of these weeks as "Tue 24". */
export const writtenWeekday = (day: string): string => weekDay.format(new Date(day));

/** The day after another, as calls write it. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** A share of a whole in whole per cents; nothing of nothing. */
export const percentOf = (part: number, whole: number): string =>
  whole === 0 ? '' : `${Math.round((part * 100) / whole)} %`;
