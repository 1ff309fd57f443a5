import type { Contact } from '@fairlead/contract';
import { contactSheet, desc, type EveryLanguage, lte, type Reader, type StoredContact } from '@fairlead/db';
import type { Language } from '@fairlead/i18n';
import type { Config } from '../../../config';
import type { Services } from '../../../http/services';
import { translateFor } from '../../../http/translate';

/** Ways to reach support (docs/domain/support.md#contacts). */
interface Contacts {
  readonly general: Contact[];
  readonly recharge: Contact[];
}

export type Audience = StoredContact['audience'];

export interface Sheet {
  /** 0: nobody has written one yet. */
  readonly version: number;
  readonly items: readonly StoredContact[];
}

/** Of the signed-in: type 1, the project's own chat inside the app. Of guests: the page of support in the app. */
export const BUILT_IN: readonly Pick<StoredContact, 'topic' | 'audience' | 'type' | 'url'>[] = [
  { topic: 'general', audience: 'signed_in', type: 1, url: '/support/chat?topic=general' },
  { topic: 'recharge', audience: 'signed_in', type: 1, url: '/support/chat?topic=recharge' },
  { topic: 'general', audience: 'guest', type: 2, url: '/support/guest' },
  { topic: 'recharge', audience: 'guest', type: 2, url: '/support/guest?topic=recharge' },
];

const OFFICE_HOURS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));

const builtIn = async (config: Config, languages: readonly Language[]): Promise<Sheet> => {
  const translators = await Promise.all(
    languages.map(async (language) => [language, await translateFor(language)] as const),
  );
  const labelOf = (topic: StoredContact['topic']): EveryLanguage =>
    Object.fromEntries(translators.map(([language, t]) => [language, t(`contact.${topic}`)]));
  const hours = { weekly: OFFICE_HOURS, time_zone: config.programmeTimeZone };
  return {
    version: 0,
    items: BUILT_IN.map((contact) => ({ ...contact, ...hours, label: labelOf(contact.topic) })),
  };
};

/**
 * The contacts that count at a moment.
 * @param languages those in which the built-in ones are named, while nobody wrote others
 */
export const readSheet = async (
  reader: Reader,
  config: Config,
  now: Date,
  languages: readonly Language[],
): Promise<Sheet> => {
  const [newest] = await reader.orm
    .select({ version: contactSheet.version, items: contactSheet.items })
    .from(contactSheet)
    .where(lte(contactSheet.countsFrom, now))
    .orderBy(desc(contactSheet.version))
    .limit(1);
  return newest ?? builtIn(config, languages);
};

/** The newest contacts that were agreed on, whether they count yet or not; null where nobody wrote any. */
export const readNewest = async (reader: Reader): Promise<typeof contactSheet.$inferSelect | null> => {
  const [newest] = await reader.orm.select().from(contactSheet).orderBy(desc(contactSheet.version)).limit(1);
  return newest ?? null;
};

/** A contact has the number of its place. */
export const contactId = (index: number): string => String(index + 1);

/** How somebody reaches support, named in their language. */
export const contactsOf = async (
  reader: Reader,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  audience: Audience,
  language: Language,
): Promise<Contacts> => {
  const { items } = await readSheet(reader, config, clock.now(), [language]);
  const about = (topic: StoredContact['topic']): Contact[] =>
    items
      .map(({ type, url, label, ...contact }, index) => ({
        ...{ contact, id: contactId(index), label: label[language] ?? label['en'] ?? '', type, url },
      }))
      .filter(({ contact }) => contact.audience === audience && contact.topic === topic)
      .map(({ contact: _, ...shown }) => shown);
  return { general: about('general'), recharge: about('recharge') };
};
