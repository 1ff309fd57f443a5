import { type I18n, setupI18n } from '@lingui/core';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages';
import { loadPack } from './loading';
import type { MessageKey, Messages, PackName, ScreenPack } from './packs';
import type { Arguments } from './parameters';

/** The keys themselves where there are phrases for all of them; else words that name those without, for the compiler to say. */
type KnownKey<Key extends string> = [Exclude<Key, MessageKey>] extends [never]
  ? Key
  : `unknown phrase key: ${Exclude<Key, MessageKey>}`;

/** What a message is given besides its key; of an unknown key nothing is asked, so that the key alone is complained of. */
type ValuesOf<Key extends string> = [Key] extends [MessageKey]
  ? Arguments<Messages[Key]>
  : [values?: Record<string, unknown>];

/** Writes a message in the language of the moment. */
export type Translate = <Key extends string>(key: KnownKey<Key>, ...values: ValuesOf<Key>) => string;

/** How a pack's texts are changed before use; the pseudo-language does so in development. */
export type PackFilter = (pack: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;

export interface Translator<Name extends PackName = ScreenPack> {
  readonly t: Translate;
  language(): Language;
  /** The BCP 47 tag for `Intl`. */
  tag(): string;
  /** Fetches a pack in the language of the moment and keeps it through later changes of language. */
  need(name: Name): Promise<void>;
  /** Fetches all needed packs in a language, then switches to it in one step. */
  use(language: Language): Promise<void>;
  /** Tells of each change of language or packs; returns the way to stop. */
  onChange(listener: () => void): () => void;
}

/** A translator without packs, which fetches them by `load`. */
export const translatorOf = <Name extends PackName>(
  load: (language: Language, name: Name) => Promise<Readonly<Record<string, string>>>,
  i18n: I18n,
  filter: PackFilter = (pack) => pack,
): Translator<Name> => {
  const needed = new Set<Name>();
  let current: Language = DEFAULT_LANGUAGE;

  const fetchPack = async (language: Language, name: Name): Promise<void> => {
    i18n.load(language, { ...filter(await load(language, name)) });
  };
  const activate = (language: Language): void => {
    current = language;
    i18n.load(language, {});
    i18n.activate(language, LANGUAGES[language].tag);
  };
  activate(DEFAULT_LANGUAGE);

  return {
    t: (key: string, values?: Record<string, unknown>) => i18n._(key, values),
    language: () => current,
    tag: () => LANGUAGES[current].tag,
    need: async (name) => {
      if (needed.has(name)) return;
      let language: Language;
      // The language may change on the way: the pack must not be missing in the new one.
      do {
        language = current;
        await fetchPack(language, name);
      } while (language !== current);
      needed.add(name);
    },
    use: async (language) => {
      const fetched = new Set<Name>();
      const missing = () => [...needed].filter((name) => !fetched.has(name));
      // A screen may need a further pack on the way, in the language before.
      for (let names = missing(); names.length > 0; names = missing()) {
        await Promise.all(names.map((name) => fetchPack(language, name)));
        for (const name of names) fetched.add(name);
      }
      activate(language);
    },
    onChange: (listener) => i18n.on('change', listener),
  };
};

/**
 * A translator of an app's packs. `i18n` may be given to add a run-time compiler (tests do); packs that the build
 * compiled need none.
 */
export const createTranslator = (i18n: I18n = setupI18n({}), filter?: PackFilter): Translator =>
  translatorOf(loadPack, i18n, filter);
