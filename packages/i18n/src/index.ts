export {
  chooseLanguage,
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
  type LanguageRule,
} from './languages';
export {
  availableLanguages,
  loadPack,
  type MessageKey,
  type Messages,
  type PackName,
  type PackOf,
  type PlainKey,
} from './packs';
export type { Arguments } from './parameters';
export { pseudoPack } from './pseudo';
export { createTranslator, type PackFilter, type Translate, type Translator } from './translator';
