import type { Language } from '@fairlead/contract';
import type { list } from '@fairlead/contract/calls/content';
import type { RowOf } from '../../shared/api/use-call';
import { type EveryLanguage, inEveryLanguage, languages } from '../../shared/lib/languages';

export type Text = RowOf<typeof list>;
type Part = 'title' | 'text';
export type TextField = `${Part}_${Language}` | 'position';
export type TextDraft = Readonly<Record<TextField, string>>;

/** What is written from: the newest words, or none yet. */
export type TextBase = Pick<Text, 'kind' | 'position' | 'version' | 'title' | 'text' | 'behind'>;

const NOTHING: EveryLanguage = inEveryLanguage(() => '');

/** A question that nobody has written yet. */
export const NEW_QUESTION: TextBase = {
  ...{ kind: 'faq', position: 10, version: 0, title: NOTHING, text: NOTHING, behind: [] },
};

/** The words of a text, field by field, as they stand before anything is typed. */
export const draftOf = ({ position, title, text }: TextBase): TextDraft =>
  Object.fromEntries([
    ['position', String(position)],
    ...languages.flatMap((language) => [
      [`title_${language}`, title[language]],
      [`text_${language}`, text[language]],
    ]),
  ]) as TextDraft;

export const wordsOf = (draft: TextDraft, part: Part) =>
  inEveryLanguage((language) => draft[`${part}_${language}`].trim());

const isSame = (draft: TextDraft, base: TextBase, language: Language): boolean =>
  draft[`title_${language}`] === base.title[language] && draft[`text_${language}`] === base.text[language];

export const isChanged = (draft: TextDraft, base: TextBase): boolean =>
  draft.position !== String(base.position) || languages.some((language) => !isSame(draft, base, language));

export const emptyIn = (draft: TextDraft): readonly Language[] =>
  languages.filter(
    (language) => draft[`title_${language}`].trim() === '' || draft[`text_${language}`].trim() === '',
  );

/** Whether a language still says what it said before the English words changed, now or in an earlier version. */
export const isOlder = (draft: TextDraft, base: TextBase, language: Language): boolean =>
  language !== 'en' &&
  isSame(draft, base, language) &&
  (base.behind.includes(language) || !isSame(draft, base, 'en'));
