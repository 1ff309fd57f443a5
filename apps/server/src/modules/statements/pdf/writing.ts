import { LANGUAGES, type Language, type Translate } from '@fairlead/i18n';
import { formatMinor } from '@fairlead/money';
import type { StatementDocument } from '../document';

/** How the reader of a paper writes. */
export interface Writing {
  readonly t: Translate;
  readonly language: Language;
  readonly money: (amountMinor: number, sign?: 'always') => string;
  readonly time: (iso: string) => string;
  /** To the minute, the month in letters: what a person reads first. */
  readonly moment: (time: Date) => string;
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
  const moments = new Intl.DateTimeFormat(locale, {
    ...{ year: 'numeric', month: 'short', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZone },
  });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const months = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return {
    t,
    language,
    // An amount on paper has a line of its own; fonts draw what joins its signs.
    money: (amountMinor, sign = undefined) =>
      formatMinor(amountMinor, { currency, locale, ...(sign === undefined ? {} : { sign }) }).replace(
        '\u2060',
        '',
      ),
    time: (iso) => times.format(new Date(iso)),
    moment: (time) => moments.format(time),
    country: (code) => countries.of(code) ?? code,
    month: (month) => months.format(new Date(`${month}-01T00:00:00Z`)),
  };
};

/** Who holds the money, or that nobody does. */
export const operatorLine = (operator: StatementDocument['operator'], { t, country }: Writing): string =>
  operator === null
    ? t('operator.sandbox')
    : t('operator.is', {
        ...{ name: operator.legal_name, number: operator.registration_number },
        ...{ register: operator.register, country: country(operator.country) },
      });
