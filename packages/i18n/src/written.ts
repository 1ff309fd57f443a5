import type { Language } from './languages';
import type { Loaders } from './packs';

/**
 * The languages beside English: each one's loaders in a file of their own, with the pack that is always
 * wanted; the names of all packs in all languages would be a part of the first load. The imports are written out one by one, so that the build sees each as a chunk of
 * its own and the types compare each with its English text.
 */
export const written: { readonly [L in Exclude<Language, 'en'>]: () => Promise<Loaders> } = {
  cht: async () => (await import('./written/cht')).cht,
  de: async () => (await import('./written/de')).de,
  fr: async () => (await import('./written/fr')).fr,
  jp: async () => (await import('./written/jp')).jp,
  kor: async () => (await import('./written/kor')).kor,
  pt: async () => (await import('./written/pt')).pt,
  ru: async () => (await import('./written/ru')).ru,
  spa: async () => (await import('./written/spa')).spa,
  th: async () => (await import('./written/th')).th,
  vi: async () => (await import('./written/vi')).vi,
  zh: async () => (await import('./written/zh')).zh,
};
