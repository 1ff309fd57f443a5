import type { Language } from './languages';
import type { PackName, PackOf } from './packs';
import { written } from './written';

const english: { readonly [Name in PackName]: () => Promise<PackOf<Name>> } = {
  core: async () => (await import('./messages/en/core')).core,
  portal: async () => (await import('./messages/en/portal')).portal,
  plans: async () => (await import('./messages/en/plans')).plans,
  account: async () => (await import('./messages/en/account')).account,
  recovery: async () => (await import('./messages/en/recovery')).recovery,
  activity: async () => (await import('./messages/en/activity')).activity,
  transparency: async () => (await import('./messages/en/transparency')).transparency,
  security: async () => (await import('./messages/en/security')).security,
  reasons: async () => (await import('./messages/en/reasons')).reasons,
  notices: async () => (await import('./messages/en/notices')).notices,
  guest: async () => (await import('./messages/en/guest')).guest,
  legal: async () => (await import('./messages/en/legal')).legal,
};

const loaderOf = (language: Language, name: PackName): (() => Promise<object>) =>
  language === 'en' ? english[name] : written[language][name];

/** One pack of a language. */
export const loadPack = async (
  language: Language,
  name: PackName,
): Promise<Readonly<Record<string, string>>> => ({ ...(await loaderOf(language, name)()) });
