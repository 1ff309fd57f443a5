import type { Language } from './languages';
import type { PackName, PackOf } from './packs';

type Loaders = { readonly [Name in PackName]: () => Promise<Partial<PackOf<Name>>> };

/**
 * The languages beside English, each pack fetched only when it is wanted. The imports are written out one by
 * one, so that the build sees each as a chunk of its own and the types compare each with its English text.
 */
export const written: { readonly [L in Exclude<Language, 'en'>]: Loaders } = {
  cht: {
    core: async () => (await import('./messages/cht/core')).core,
    portal: async () => (await import('./messages/cht/portal')).portal,
    plans: async () => (await import('./messages/cht/plans')).plans,
    account: async () => (await import('./messages/cht/account')).account,
    transparency: async () => (await import('./messages/cht/transparency')).transparency,
    reasons: async () => (await import('./messages/cht/reasons')).reasons,
    notices: async () => (await import('./messages/cht/notices')).notices,
  },
  de: {
    core: async () => (await import('./messages/de/core')).core,
    portal: async () => (await import('./messages/de/portal')).portal,
    plans: async () => (await import('./messages/de/plans')).plans,
    account: async () => (await import('./messages/de/account')).account,
    transparency: async () => (await import('./messages/de/transparency')).transparency,
    reasons: async () => (await import('./messages/de/reasons')).reasons,
    notices: async () => (await import('./messages/de/notices')).notices,
  },
  fr: {
    core: async () => (await import('./messages/fr/core')).core,
    portal: async () => (await import('./messages/fr/portal')).portal,
    plans: async () => (await import('./messages/fr/plans')).plans,
    account: async () => (await import('./messages/fr/account')).account,
    transparency: async () => (await import('./messages/fr/transparency')).transparency,
    reasons: async () => (await import('./messages/fr/reasons')).reasons,
    notices: async () => (await import('./messages/fr/notices')).notices,
  },
  jp: {
    core: async () => (await import('./messages/jp/core')).core,
    portal: async () => (await import('./messages/jp/portal')).portal,
    plans: async () => (await import('./messages/jp/plans')).plans,
    account: async () => (await import('./messages/jp/account')).account,
    transparency: async () => (await import('./messages/jp/transparency')).transparency,
    reasons: async () => (await import('./messages/jp/reasons')).reasons,
    notices: async () => (await import('./messages/jp/notices')).notices,
  },
  kor: {
    core: async () => (await import('./messages/kor/core')).core,
    portal: async () => (await import('./messages/kor/portal')).portal,
    plans: async () => (await import('./messages/kor/plans')).plans,
    account: async () => (await import('./messages/kor/account')).account,
    transparency: async () => (await import('./messages/kor/transparency')).transparency,
    reasons: async () => (await import('./messages/kor/reasons')).reasons,
    notices: async () => (await import('./messages/kor/notices')).notices,
  },
  pt: {
    core: async () => (await import('./messages/pt/core')).core,
    portal: async () => (await import('./messages/pt/portal')).portal,
    plans: async () => (await import('./messages/pt/plans')).plans,
    account: async () => (await import('./messages/pt/account')).account,
    transparency: async () => (await import('./messages/pt/transparency')).transparency,
    reasons: async () => (await import('./messages/pt/reasons')).reasons,
    notices: async () => (await import('./messages/pt/notices')).notices,
  },
  ru: {
    core: async () => (await import('./messages/ru/core')).core,
    portal: async () => (await import('./messages/ru/portal')).portal,
    plans: async () => (await import('./messages/ru/plans')).plans,
    account: async () => (await import('./messages/ru/account')).account,
    transparency: async () => (await import('./messages/ru/transparency')).transparency,
    reasons: async () => (await import('./messages/ru/reasons')).reasons,
    notices: async () => (await import('./messages/ru/notices')).notices,
  },
  spa: {
    core: async () => (await import('./messages/spa/core')).core,
    portal: async () => (await import('./messages/spa/portal')).portal,
    plans: async () => (await import('./messages/spa/plans')).plans,
    account: async () => (await import('./messages/spa/account')).account,
    transparency: async () => (await import('./messages/spa/transparency')).transparency,
    reasons: async () => (await import('./messages/spa/reasons')).reasons,
    notices: async () => (await import('./messages/spa/notices')).notices,
  },
  th: {
    core: async () => (await import('./messages/th/core')).core,
    portal: async () => (await import('./messages/th/portal')).portal,
    plans: async () => (await import('./messages/th/plans')).plans,
    account: async () => (await import('./messages/th/account')).account,
    transparency: async () => (await import('./messages/th/transparency')).transparency,
    reasons: async () => (await import('./messages/th/reasons')).reasons,
    notices: async () => (await import('./messages/th/notices')).notices,
  },
  vi: {
    core: async () => (await import('./messages/vi/core')).core,
    portal: async () => (await import('./messages/vi/portal')).portal,
    plans: async () => (await import('./messages/vi/plans')).plans,
    account: async () => (await import('./messages/vi/account')).account,
    transparency: async () => (await import('./messages/vi/transparency')).transparency,
    reasons: async () => (await import('./messages/vi/reasons')).reasons,
    notices: async () => (await import('./messages/vi/notices')).notices,
  },
  zh: {
    core: async () => (await import('./messages/zh/core')).core,
    portal: async () => (await import('./messages/zh/portal')).portal,
    plans: async () => (await import('./messages/zh/plans')).plans,
    account: async () => (await import('./messages/zh/account')).account,
    transparency: async () => (await import('./messages/zh/transparency')).transparency,
    reasons: async () => (await import('./messages/zh/reasons')).reasons,
    notices: async () => (await import('./messages/zh/notices')).notices,
  },
};
