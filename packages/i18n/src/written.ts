import type { Language } from './languages';
import type { PackName, PackOf } from './packs';

type Loaders = { readonly [Name in PackName]?: () => Promise<Partial<PackOf<Name>>> };

/**
 * The languages beside English, each pack fetched only when it is wanted. The imports are written out one by
 * one, so that the build sees each as a chunk of its own and the types compare each with its English text.
 */
export const written: { readonly [L in Exclude<Language, 'en'>]?: Loaders } = {
  cht: {
    core: async () => (await import('./messages/cht/core')).core,
    portal: async () => (await import('./messages/cht/portal')).portal,
    reasons: async () => (await import('./messages/cht/reasons')).reasons,
    notices: async () => (await import('./messages/cht/notices')).notices,
  },
  jp: {
    core: async () => (await import('./messages/jp/core')).core,
    portal: async () => (await import('./messages/jp/portal')).portal,
    reasons: async () => (await import('./messages/jp/reasons')).reasons,
    notices: async () => (await import('./messages/jp/notices')).notices,
  },
  kor: {
    core: async () => (await import('./messages/kor/core')).core,
    portal: async () => (await import('./messages/kor/portal')).portal,
    reasons: async () => (await import('./messages/kor/reasons')).reasons,
    notices: async () => (await import('./messages/kor/notices')).notices,
  },
  th: {
    core: async () => (await import('./messages/th/core')).core,
    portal: async () => (await import('./messages/th/portal')).portal,
    reasons: async () => (await import('./messages/th/reasons')).reasons,
    notices: async () => (await import('./messages/th/notices')).notices,
  },
  zh: {
    core: async () => (await import('./messages/zh/core')).core,
    portal: async () => (await import('./messages/zh/portal')).portal,
    reasons: async () => (await import('./messages/zh/reasons')).reasons,
    notices: async () => (await import('./messages/zh/notices')).notices,
  },
};
