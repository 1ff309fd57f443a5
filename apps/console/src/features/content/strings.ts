import type { Language } from '@fairlead/contract';
import { languageName } from '../../shared/lib/languages';

/** What the pages of texts say. */
export const textStrings = {
  title: 'Texts',
  empty: 'No text yet. Write a question, and propose it to another person.',
  kind: 'Kind',
  heading: 'Title',
  text: 'Text',
  version: 'Version',
  behind: 'To look at',
  changed: 'Changed',
  by: (name: string) => `by ${name}`,
  write: 'New question',
  back: 'All texts',
  gone: 'There is no such text.',
  language: 'Language',
  unread: 'empty',
  older: 'older than the English',
  titleIn: (language: Language) => `Title, ${languageName(language)}`,
  textIn: (language: Language) => `Text, ${languageName(language)}`,
  titleHint: 'The app writes its own heading above rules; questions are listed by this title.',
  textHint: 'Plain text. An empty line begins a new paragraph.',
  place: 'Place in the list',
  placeWrong: 'A whole number from 0 to 100.',
  save: 'Save draft',
  saved: 'Saved. Nobody reads it until another person agrees.',
  missing: (languages: readonly Language[]) =>
    `Still empty: ${languages.map(languageName).join(', ')}. Everyone must get it in their own language.`,
  propose: 'Propose to publish',
  proposeNote: 'These texts state rules about money: people read them when a finance checker has agreed.',
  saveFirst: 'Save your changes before you propose them.',
  nothingNew: 'This version is live. Change something to start the next one.',
  versionRead: (number: number) => `Version ${number}`,
} as const;
