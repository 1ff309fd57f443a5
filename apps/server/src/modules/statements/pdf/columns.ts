import { LANGUAGES, type Language, sayCause, type Translate } from '@fairlead/i18n';
import { formatMinor } from '@fairlead/money';
import type { StatementDocument } from '../document';

type Entry = StatementDocument['entries'][number];

/** How a statement's reader writes. */
export interface Writing {
  readonly t: Translate;
  readonly language: Language;
  readonly money: (amountMinor: number, sign?: 'always') => string;
  readonly time: (iso: string) => string;
  /** `IE` as the reader calls it. */
  readonly country: (code: string) => string;
  /** `2026-03` as the reader writes a month. */
  readonly month: (month: string) => string;
}

/** @param t knows the packs `core`, `portal` and `notices` */
export const writingOf = (
  language: Language,
  t: Translate,
  { currency, time_zone: timeZone }: Pick<StatementDocument, 'currency' | 'time_zone'>,
): Writing => {
  const locale = LANGUAGES[language].tag;
  const times = new Intl.DateTimeFormat(locale, {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZone },
  });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const months = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return {
    t,
    language,
    money: (amountMinor, sign = undefined) =>
      formatMinor(amountMinor, { currency, locale, ...(sign === undefined ? {} : { sign }) }),
    time: (iso) => times.format(new Date(iso)),
    country: (code) => countries.of(code) ?? code,
    month: (month) => months.format(new Date(`${month}-01T00:00:00Z`)),
  };
};

export interface Column {
  readonly width: number;
  readonly atEnd: boolean;
  head(writing: Writing): string;
  /** Each text begins on a line of its own. */
  cell(entry: Entry, writing: Writing): readonly string[];
}

const kindOf = ({ record }: Entry, { t }: Writing): string[] => [
  t(`flow.type.${record.type}`),
  ...(record.remark === '' ? [] : [sayCause(t, record.remark)]),
  ...(record.entered_by_hand ? [t('printed.byHand')] : []),
];

/** The columns of a printed statement; their widths, in points, fill an A4 page between its margins. */
export const COLUMNS: readonly Column[] = [
  { width: 30, atEnd: false, head: () => '#', cell: ({ sequence }) => [String(sequence)] },
  {
    width: 82,
    atEnd: false,
    head: ({ t }) => t('printed.time'),
    cell: ({ record }, { time }) => [time(record.time)],
  },
  { width: 131, atEnd: false, head: ({ t }) => t('month.kind'), cell: kindOf },
  {
    width: 68,
    atEnd: true,
    head: ({ t }) => t('month.available'),
    cell: ({ record }, { money }) => [money(record.available_delta, 'always')],
  },
  {
    width: 68,
    atEnd: true,
    head: ({ t }) => t('printed.availableAfter'),
    cell: ({ record }, { money }) => [money(record.available_after)],
  },
  {
    width: 68,
    atEnd: true,
    head: ({ t }) => t('month.total'),
    cell: ({ record }, { money }) => [money(record.total_delta, 'always')],
  },
  {
    width: 68,
    atEnd: true,
    head: ({ t }) => t('printed.totalAfter'),
    cell: ({ record }, { money }) => [money(record.total_after)],
  },
];
