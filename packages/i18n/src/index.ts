export {
  chooseLanguage,
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
  type LanguageRule,
} from './languages';
export { availableLanguages, loadPack } from './loading';
export type { MessageKey, Messages, PackName, PackOf, PlainKey } from './packs';
export type { Arguments } from './parameters';
export { pseudoPack } from './pseudo';
export { createTranslator, type PackFilter, type Translate, type Translator } from './translator';
