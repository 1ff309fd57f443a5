import type { Language } from '@fairlead/contract';
import { type ReactNode, useState } from 'react';
import { languageName, tagOf } from '../lib/languages';
import { saidOf, writtenSaid } from '../lib/said';
import { strings } from '../lib/strings';
import { type FieldProps, LinesField, TextField } from './field';
import { LanguageChoice } from './language-choice';

interface Props extends Omit<FieldProps, 'error'> {
  /** As `writtenSaid` makes it. */
  value: string;
  maxLength: number;
  /** Each language needs it, in one line; else its readers see the English. */
  isName: boolean;
  errorIn: (language: Language) => string | undefined;
  onType: (value: string) => void;
  /** What people read of it, in the language that is chosen. */
  preview: (language: Language) => ReactNode;
}

/** A text in each language, one at a time, under the English; those in which it is missing are marked and counted. */
export const LanguagesField = (props: Props) => {
  const { label, hint, value, maxLength, isName, errorIn, onType, preview } = props;
  const [language, setLanguage] = useState<Language>('en');
  const said = saidOf(value);
  const markOf = (one: Language): string | null => {
    if (isName) return said[one] ? null : strings.common.missing;
    if (errorIn(one)) return strings.common.refused;
    return value === '' || said[one] ? null : strings.common.readsEnglish;
  };
  const type = (text: string): void => onType(writtenSaid({ ...said, [language]: text }));
  const field = {
    ...{ label: `${label}, ${languageName(language)}`, hint: language === 'en' ? hint : (said.en ?? hint) },
    ...{ error: errorIn(language), lang: tagOf(language), maxLength, value: said[language] ?? '' },
  };
  return (
    <>
      <LanguageChoice chosen={language} markOf={markOf} onChoose={setLanguage} counted />
      {isName ? (
        <TextField
          key={language}
          {...field}
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
        />
      ) : (
        <LinesField key={language} {...field} onType={type} />
      )}
      {preview(language)}
    </>
  );
};
