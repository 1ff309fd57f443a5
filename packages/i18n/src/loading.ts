import { LANGUAGES, type Language } from './languages';
import type { PackName, PackOf } from './packs';
import { written } from './written';

const english: { readonly [Name in PackName]: () => Promise<PackOf<Name>> } = {
  core: async () => (await import('./messages/en/core')).core,
  portal: async () => (await import('./messages/en/portal')).portal,
  plans: async () => (await import('./messages/en/plans')).plans,
  account: async () => (await import('./messages/en/account')).account,
  reasons: async () => (await import('./messages/en/reasons')).reasons,
  notices: async () => (await import('./messages/en/notices')).notices,
};

const isWritten = (language: Language): boolean => language === 'en' || language in written;

/** The languages a person can choose today, in the order of their codes. */
export const availableLanguages: readonly Language[] = (Object.keys(LANGUAGES) as Language[]).filter(
  isWritten,
);

const loaderOf = (language: Language, name: PackName): (() => Promise<object>) =>
  (language === 'en' ? undefined : written[language]?.[name]) ?? english[name];

/** One pack of a language; English where the language is not written yet. */
export const loadPack = async (
  language: Language,
  name: PackName,
): Promise<Readonly<Record<string, string>>> => ({ ...(await loaderOf(language, name)()) });
