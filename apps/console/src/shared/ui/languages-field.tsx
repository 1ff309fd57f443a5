import type { Language } from '@fairlead/contract';
import { useState } from 'react';
import { languageName, tagOf } from '../lib/languages';
import { saidOf, writtenSaid } from '../lib/said';
import { strings } from '../lib/strings';
import { type FieldProps, LinesField } from './field';
import { LanguageChoice } from './language-choice';

interface Props extends Omit<FieldProps, 'error'> {
  /** As `writtenSaid` makes it. */
  value: string;
  maxLength: number;
  errorIn: (language: Language) => string | undefined;
  onType: (value: string) => void;
}

/** A text in each language, one at a time, under the English; those whose readers see the English are marked. */
export const LanguagesField = ({ label, hint, value, maxLength, errorIn, onType }: Props) => {
  const [language, setLanguage] = useState<Language>('en');
  const said = saidOf(value);
  const markOf = (one: Language): string | null => {
    if (errorIn(one)) return strings.common.refused;
    return value === '' || said[one] ? null : strings.common.readsEnglish;
  };
  return (
    <>
      <LanguageChoice chosen={language} markOf={markOf} onChoose={setLanguage} />
      <LinesField
        key={language}
        label={`${label}, ${languageName(language)}`}
        hint={language === 'en' ? hint : (said.en ?? hint)}
        error={errorIn(language)}
        lang={tagOf(language)}
        maxLength={maxLength}
        value={said[language] ?? ''}
        onType={(text) => onType(writtenSaid({ ...said, [language]: text }))}
      />
    </>
  );
};
