import type { WrittenNotice } from '@fairlead/db';
import {
  isLanguage,
  LANGUAGES,
  type Language,
  type MessageKey,
  sayCause,
  type Translate,
} from '@fairlead/i18n';
import { createServerTranslate } from '@fairlead/i18n/server';
import { formatMinor } from '@fairlead/money';

/** `topup` for the texts `notice.topup.title` and `notice.topup.body`. */
export type NoticeKey = MessageKey extends infer Key
  ? Key extends `notice.${infer Name}.title`
    ? Name
    : never
  : never;

/** `emailChanged` for the texts `mail.emailChanged.subject` and `mail.emailChanged.body`. */
export type MailKind = MessageKey extends infer Key
  ? Key extends `mail.${infer Name}.subject`
    ? Name
    : never
  : never;

/** A notice as it is stored. */
export interface StoredNotice {
  readonly key: string;
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly words: WrittenNotice | null;
}

/** Parameters in which staff's own words stand in a notice of the product. */
const WORDS_OF_STAFF = ['reason', 'answer'];

/** Whether staff wrote a notice, or some of what stands in it. */
export const saysStaffWords = ({ parameters, words }: StoredNotice): boolean =>
  words !== null || WORDS_OF_STAFF.some((name) => name in parameters);

/** Whom it is written for. */
export interface Reader {
  readonly lang: string;
  /** IANA name. */
  readonly timeZone: string;
}

interface Words {
  readonly title: string;
  readonly content: string;
}

/** Keys come from the table: those of a notice were checked by the compiler when it was left. */
type AnyTranslate = (key: string, values: Readonly<Record<string, string>>) => string;

/** The zone's name is put behind by hand: asked for together, Korean and Thai write the clock in words. */
const writtenTime = (isoTime: string, locale: string, timeZone: string): string => {
  const time = new Date(isoTime);
  const clock = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(time);
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName');
  return `${clock} ${zone?.value ?? ''}`.trim();
};

/** Parameters that are money, in minor units (a result with its sign), and those that are times; the rest is text. */
const AMOUNTS = new Set([
  'amount',
  'spendBefore',
  'spendAfter',
  'revenueBefore',
  'revenueAfter',
  'billed',
  'value',
  'revenue',
  'result',
]);
const TIMES = new Set(['until', 'bucket', 'time']);

/** Parameters as the reader writes them. */
const written = (
  parameters: StoredNotice['parameters'],
  {
    language,
    timeZone,
    currency,
    t,
  }: { language: Language; timeZone: string; currency: string; t: Translate },
): Record<string, string> => {
  const locale = LANGUAGES[language].tag;
  return Object.fromEntries(
    Object.entries(parameters).map(([name, english]) => {
      const value = parameters[`${name}_${language}`] ?? english;
      if (AMOUNTS.has(name)) {
        const sign = name === 'result' ? 'always' : 'auto';
        return [name, formatMinor(Number(value), { currency, locale, sign })];
      }
      if (name === 'reason') return [name, sayCause(t, String(value))];
      return [name, TIMES.has(name) ? writtenTime(String(value), locale, timeZone) : String(value)];
    }),
  );
};

/** Writes phrases by their key for one reader. */
export interface PhraseWriter {
  readonly language: Language;
  /** Parameters as they are stored: amounts in minor units, times as ISO 8601. */
  say(key: string, parameters?: StoredNotice['parameters']): string;
}

/** Writes for readers; the texts of a language are read when somebody first wants them. */
export const createPhraseWriter = (currency: string): ((reader: Reader) => Promise<PhraseWriter>) => {
  const translators = new Map<Language, Promise<Translate>>();
  const translatorOf = (language: Language): Promise<Translate> => {
    const known = translators.get(language) ?? createServerTranslate(language);
    translators.set(language, known);
    return known;
  };
  return async ({ lang, timeZone }) => {
    const language = isLanguage(lang) ? lang : 'en';
    const t = await translatorOf(language);
    const translate = t as AnyTranslate;
    return {
      language,
      say: (key, parameters = {}) => translate(key, written(parameters, { language, timeZone, currency, t })),
    };
  };
};

/** A notice in the words of its reader: those of staff where they wrote it. */
export const noticeWords = ({ language, say }: PhraseWriter, notice: StoredNotice): Words => {
  const { key, parameters, words } = notice;
  if (words !== null) {
    const { title, content } = words;
    return { title: title[language] ?? title.en ?? '', content: content[language] ?? content.en ?? '' };
  }
  return { title: say(`notice.${key}.title`, parameters), content: say(`notice.${key}.body`, parameters) };
};

/** Writes notices for their readers. */
export const createNoticeWriter = (
  currency: string,
): ((reader: Reader) => Promise<(notice: StoredNotice) => Words>) => {
  const writerFor = createPhraseWriter(currency);
  return async (reader) => {
    const writer = await writerFor(reader);
    return (notice) => noticeWords(writer, notice);
  };
};
