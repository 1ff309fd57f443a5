import type { Breakdown } from '@fairlead/vocabulary';
import { useLanguageTag, useTranslate } from '../../shared/i18n/use-translate';
import { dateFormat, numberFormat } from '../../shared/lib/formats';
import { useMoney } from '../../shared/ui/money';
import { useNumbers } from '../../shared/ui/numbers';
import { useShortMoney } from '../../shared/ui/short-money';
import { countDays, type Days, dayAfter } from './days';
import type { Metric, Point } from './points';

const DAY = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const SHORT_DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const WHOLE_DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const HOUR = { hour: 'numeric', timeZone: 'UTC' } as const;

/** Writes what points and days are called. A day of the calendar has no zone, so that each is written as it is named. */
export const useNames = () => {
  const t = useTranslate();
  const tag = useLanguageTag();
  const moment = (by: 'day' | 'hour', key: string): Date =>
    by === 'day' ? new Date(key) : new Date(Date.UTC(2026, 0, 1, Number(key)));
  return {
    metric: (metric: Metric): string =>
      t(metric === 'cost_per_conversion' ? 'adCenter.costPerConversion' : `adCenter.${metric}`),
    point: (by: Breakdown, { key, title }: Point): string => {
      if (by === 'day' || by === 'hour') {
        return dateFormat(tag, by === 'day' ? DAY : HOUR).format(moment(by, key));
      }
      return key === 'rest' ? t('figures.rest') : (title ?? key);
    },
    /** Below the axis and in the table, where there is little room. */
    short: (by: 'day' | 'hour', key: string): string =>
      dateFormat(tag, by === 'day' ? SHORT_DAY : HOUR).format(moment(by, key)),
    /** From the first to the last. */
    days: (from: string, until: string): string =>
      dateFormat(tag, WHOLE_DAY).formatRange(new Date(from), new Date(until)),
    /** The first and last day of as many days before. */
    before: (days: Days): readonly [string, string] => {
      const length = countDays(days);
      return [dayAfter(days.from, -length), dayAfter(days.from, -1)];
    },
    /** The day of a moment where the reader is. */
    dayAt: (time: string): string =>
      dateFormat(tag, { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(time)),
  };
};

const MONEY: readonly Metric[] = ['spend', 'revenue', 'net', 'cost_per_conversion'];

/** Writes an amount of a figure as what it is; a result with its sign. */
export const useWrittenMetric = (): ((metric: Metric, amount: number | null) => string) => {
  const t = useTranslate();
  const money = useMoney();
  const { count } = useNumbers();
  return (metric, amount) => {
    if (amount === null) return t('figure.none');
    if (!MONEY.includes(metric)) return count(amount);
    return money(amount, metric === 'net' && amount !== 0 ? 'always' : 'auto');
  };
};

/** The same with few signs, as beside the lines of a scale. */
export const useShortMetric = (): ((metric: Metric, amount: number) => string) => {
  const tag = useLanguageTag();
  const money = useShortMoney();
  const short = { notation: 'compact', maximumFractionDigits: 2 } as const;
  return (metric, amount) =>
    MONEY.includes(metric) ? money(amount) : numberFormat(tag, short).format(amount);
};
