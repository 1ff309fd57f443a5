import type { Language } from './languages';
import type { PackName, PackOf } from './packs';

type Loaders = { readonly [Name in PackName]?: () => Promise<Partial<PackOf<Name>>> };

/**
 * The languages beside English, each pack fetched only when it is wanted. The imports are written out one by
 * one, so that the build sees each as a chunk of its own and the types compare each with its English text.
 */
export const written: { readonly [L in Exclude<Language, 'en'>]?: Loaders } = {};
