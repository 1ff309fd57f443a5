import type { Language } from './languages';
import type { core } from './messages/en/core';
import type { notices } from './messages/en/notices';
import type { portal } from './messages/en/portal';
import type { reasons } from './messages/en/reasons';
import type { Arguments } from './parameters';

/** English, whole: the type of every other language. */
export interface EnglishPacks {
  /** What the first screens need: login, registration, the frame, general errors. */
  core: typeof core;
  /** Every screen behind the login. */
  portal: typeof portal;
  /** A phrase for each refusal of the contract. */
  reasons: typeof reasons;
  /** What the server writes to people. */
  notices: typeof notices;
}

export type PackName = keyof EnglishPacks;
export type Messages = EnglishPacks['core'] &
  EnglishPacks['portal'] &
  EnglishPacks['reasons'] &
  EnglishPacks['notices'];
export type MessageKey = keyof Messages & string;
/** The keys of messages that take no parameters: for labels, titles and the like in tables. */
export type PlainKey = {
  [Key in MessageKey]: Arguments<Messages[Key]> extends [] ? Key : never;
}[MessageKey];

/** A pack in another language: the same keys, any text. */
export type PackOf<Name extends PackName> = { readonly [K in keyof EnglishPacks[Name]]: string };

type Loaders = { readonly [Name in PackName]: () => Promise<PackOf<Name>> };

const english: Loaders = {
  core: async () => (await import('./messages/en/core')).core,
  portal: async () => (await import('./messages/en/portal')).portal,
  reasons: async () => (await import('./messages/en/reasons')).reasons,
  notices: async () => (await import('./messages/en/notices')).notices,
};

/** The languages that are written, each pack fetched only when it is wanted. */
const written: { readonly [L in Language]?: Loaders } = { en: english };

/** The languages a person can choose today, in the order of their codes. */
export const availableLanguages = Object.keys(written) as readonly Language[];

/** One pack of a language; English where the language is not written yet. */
export const loadPack = async (
  language: Language,
  name: PackName,
): Promise<Readonly<Record<string, string>>> => (written[language] ?? english)[name]();
