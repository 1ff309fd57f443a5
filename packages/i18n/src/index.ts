export { sayCause } from './causes';
export {
  chooseLanguage,
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_CODES,
  LANGUAGES,
  type Language,
  type LanguageRule,
} from './languages';
export { loadPack } from './loading';
export type { MessageKey, Messages, PackName, PackOf, PlainKey, ScreenPack } from './packs';
export type { Arguments } from './parameters';
export { pseudoPack } from './pseudo';
export { createTranslator, type PackFilter, type Translate, type Translator } from './translator';
