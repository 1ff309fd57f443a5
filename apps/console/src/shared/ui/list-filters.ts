import { formatMinor, parseMinor, typedMinor } from '@fairlead/money';
import { hourOfDay, momentAt } from '../lib/zone';
import type { Filter } from './state-filter';

/** Bounds that a list's call knows beside its closed lists of values; each is one name in the address. */
export type BoundFilter =
  /** From one day to another: `from` and `until` of the call. */
  | { readonly kind: 'time'; readonly label: string }
  /** To be done by a day: `due_until`. */
  | { readonly kind: 'due'; readonly label: string }
  /** From one amount to another: `amount_min` and `amount_max`. */
  | { readonly kind: 'amount'; readonly label: string }
  /** Rows of one person: `holder_id`. */
  | { readonly kind: 'holder' }
  /** By what is known of them: `query`. */
  | { readonly kind: 'words'; readonly label: string }
  /** One text of its own name, such as a colleague’s. */
  | {
      readonly kind: 'text';
      readonly name: string;
      readonly label: string;
      readonly example?: string;
      /** What the call is asked for; the text itself under that name where it is absent. */
      readonly asked?: (typed: string) => Readonly<Record<string, string>>;
    }
  /** Rows of one delivery network: `network`. */
  | { readonly kind: 'network' }
  /** Rows of one product: `product_id`. */
  | { readonly kind: 'product' };

/** What a list can be narrowed by. */
export type ListFilter = Filter<string> | BoundFilter;

const NAMES = {
  ...{ time: 'made', due: 'due', amount: 'amount', holder: 'holder', words: 'query' },
  ...{ network: 'network', product: 'product' },
} as const;

/** Days back from today that are offered for a time, and days ahead for what is due. */
export const DAYS_BACK = [1, 7, 30, 90] as const;
export const DAYS_AHEAD = [1, 3, 7] as const;

const DAY = /^\d{4}-\d\d-\d\d$/;
const OFFSET = /^([1-9]\d{0,2})d$/;

/** The beginning of a day in the zone that the frame names; days are counted on from it. */
const dayAt = (from: Date, days = 0): string => hourOfDay(from, days).toISOString();

const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(momentAt(text).getTime());

/** From what day until what day a value of the address is: `7d` is today and the six days before, `a..b` has both ends. */
const timeOf = (value: string, now: number) => {
  const [, days] = OFFSET.exec(value) ?? [];
  if (days !== undefined) return { from: dayAt(new Date(now), 1 - Number(days)) };
  const [first = '', last = ''] = value.split('..');
  return {
    ...(isDay(first) ? { from: dayAt(momentAt(first)) } : {}),
    ...(isDay(last) ? { until: dayAt(momentAt(last), 1) } : {}),
  };
};

const dueOf = (value: string, now: number) => {
  const [, days] = OFFSET.exec(value) ?? [];
  return days === undefined ? {} : { due_until: dayAt(new Date(now), Number(days)) };
};

/** The two ends of an amount as the address has them, in the currency’s own units; null where one is open. */
export const amountsOf = (value: string, currency: string) => {
  const [least = '', most = ''] = value.split('..');
  return { least: parseMinor(least, currency), most: parseMinor(most, currency) };
};

const amountOf = (value: string, currency: string) => {
  const { least, most } = amountsOf(value, currency);
  return {
    ...(least === null || least < 0 ? {} : { amount_min: least }),
    ...(most === null || most < 0 ? {} : { amount_max: most }),
  };
};

const TEXT_MAX = 64;

const textOf = ({ name, asked }: BoundFilter & { kind: 'text' }, value: string) => {
  const typed = value.trim().slice(0, TEXT_MAX);
  if (typed === '') return {};
  return asked?.(typed) ?? { [name]: typed };
};

const isNumber = (value: string): boolean => /^[1-9]\d{0,14}$/.test(value);

interface Means {
  readonly now: number;
  readonly currency: string;
}

/** The fields of a list's request that a filter's value stands for; none where the value means nothing. */
export const requestOf = (
  filter: ListFilter,
  value: string,
  { now, currency }: Means,
): Readonly<Record<string, string | number>> => {
  if (!('kind' in filter)) return filter.values.includes(value) ? { [filter.name]: value } : {};
  if (filter.kind === 'time') return timeOf(value, now);
  if (filter.kind === 'due') return dueOf(value, now);
  if (filter.kind === 'amount') return amountOf(value, currency);
  if (filter.kind === 'holder') return isNumber(value) ? { holder_id: value } : {};
  if (filter.kind === 'text') return textOf(filter, value);
  if (filter.kind === 'product') return isNumber(value) ? { product_id: value } : {};
  if (value === '') return {};
  return filter.kind === 'words' ? { query: value.slice(0, 100) } : { network: value.slice(0, 64) };
};

/** A filter's name in the address. */
export const nameOf = (filter: ListFilter): string => ('name' in filter ? filter.name : NAMES[filter.kind]);

/** An amount as the address and a field have it: as it is typed. */
export const plainAmount = (amountMinor: number | null, currency: string): string =>
  amountMinor === null ? '' : typedMinor(amountMinor, currency);

/** What a filter on an amount says, e.g. `$100.00 – $500.00`. */
export const writtenAmounts = (value: string, currency: string): string => {
  const { least, most } = amountsOf(value, currency);
  const written = (amount: number): string => formatMinor(amount, { currency, locale: 'en' });
  if (least !== null && most !== null) return `${written(least)} – ${written(most)}`;
  if (least !== null) return `≥ ${written(least)}`;
  return most === null ? '' : `≤ ${written(most)}`;
};
