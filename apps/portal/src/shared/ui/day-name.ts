import { useLanguageTag, useTranslate } from '../i18n/use-translate';
import { dateFormat } from '../lib/formats';
import { useNow } from './moment';

const DAY_MS = 86_400_000;

/** The day of a moment where the reader is, `YYYY-MM-DD`. */
export const dayOf = (time: number): string => {
  const date = new Date(time);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** A day of the reader as its heading says it: the year only where it is another one. */
export const useDayName = (): ((day: string) => string) => {
  const t = useTranslate();
  const tag = useLanguageTag();
  const now = useNow(60_000);
  const [today, yesterday] = [dayOf(now), dayOf(now - DAY_MS)];
  return (day) => {
    const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
    const format = dateFormat(tag, {
      weekday: 'long',
      month: 'short',
      day: 'numeric',
      ...year,
      timeZone: 'UTC',
    });
    const written = format.format(new Date(`${day}T00:00:00Z`));
    if (day === today) return t('activity.today', { day: written });
    return day === yesterday ? t('activity.yesterday', { day: written }) : written;
  };
};
