import { DEFAULT_LANGUAGE, type Language } from './languages';
import { loadPack } from './loading';
import type { PackName, PackOf, ScreenPack } from './packs';

type ServerPack = Exclude<PackName, ScreenPack>;
type Loaders = { readonly [Name in ServerPack]: () => Promise<Partial<PackOf<Name>>> };

/** What only the server writes. The portal knows none of these files: a list of them would be part of its first load. */
const written: { readonly [L in Language]: Loaders } = {
  cht: {
    notices: async () => (await import('./messages/cht/notices')).notices,
    legal: async () => (await import('./messages/cht/legal')).legal,
  },
  de: {
    notices: async () => (await import('./messages/de/notices')).notices,
    legal: async () => (await import('./messages/de/legal')).legal,
  },
  en: {
    notices: async () => (await import('./messages/en/notices')).notices,
    legal: async () => (await import('./messages/en/legal')).legal,
  },
  fr: {
    notices: async () => (await import('./messages/fr/notices')).notices,
    legal: async () => (await import('./messages/fr/legal')).legal,
  },
  jp: {
    notices: async () => (await import('./messages/jp/notices')).notices,
    legal: async () => (await import('./messages/jp/legal')).legal,
  },
  kor: {
    notices: async () => (await import('./messages/kor/notices')).notices,
    legal: async () => (await import('./messages/kor/legal')).legal,
  },
  pt: {
    notices: async () => (await import('./messages/pt/notices')).notices,
    legal: async () => (await import('./messages/pt/legal')).legal,
  },
  ru: {
    notices: async () => (await import('./messages/ru/notices')).notices,
    legal: async () => (await import('./messages/ru/legal')).legal,
  },
  spa: {
    notices: async () => (await import('./messages/spa/notices')).notices,
    legal: async () => (await import('./messages/spa/legal')).legal,
  },
  th: {
    notices: async () => (await import('./messages/th/notices')).notices,
    legal: async () => (await import('./messages/th/legal')).legal,
  },
  vi: {
    notices: async () => (await import('./messages/vi/notices')).notices,
    legal: async () => (await import('./messages/vi/legal')).legal,
  },
  zh: {
    notices: async () => (await import('./messages/zh/notices')).notices,
    legal: async () => (await import('./messages/zh/legal')).legal,
  },
};

const isServerPack = (name: PackName): name is ServerPack => name in written[DEFAULT_LANGUAGE];

/** One pack of a language, those of the server too. */
export const loadAnyPack = async (
  language: Language,
  name: PackName,
): Promise<Readonly<Record<string, string>>> =>
  isServerPack(name) ? { ...(await written[language][name]()) } : loadPack(language, name);
