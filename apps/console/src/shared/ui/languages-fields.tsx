import type { Language } from '@fairlead/contract';
import { useState } from 'react';
import { languageName, tagOf } from '../lib/languages';
import { saidOf, writtenSaid } from '../lib/said';
import { strings } from '../lib/strings';
import { type ActField, labelOf, type Stated } from './act-fields';
import { LinesField, TextField } from './field';
import { LanguageChoice } from './language-choice';
import { TextPreview } from './text-preview';

type Problems = Readonly<Record<string, string | undefined>>;

interface Props<Name extends string> {
  /** Those of kind `languages`. */
  fields: readonly ActField<Name>[];
  /** All that is typed so far; of these fields as `writtenSaid` makes it. */
  stated: Stated<Name>;
  /** By field, and of a language by the name under which the call takes it. */
  problems: Problems;
  onType: (name: Name, value: string) => void;
}

const problemIn = (field: ActField<string>, language: Language, problems: Problems): string | undefined =>
  problems[field.needsEach || language === 'en' ? field.name : `${field.translations}.${language}`];

/** What a language lacks of one field. */
const markOf = (field: ActField<string>, value: string, language: Language, problems: Problems) => {
  const said = saidOf(value)[language];
  const isNeeded = field.needsEach || (language === 'en' && !field.optional);
  if (isNeeded && said === undefined) return strings.common.missing;
  if (!field.needsEach && problemIn(field, language, problems)) return strings.common.refused;
  return said !== undefined || (field.optional && value === '') ? null : strings.common.readsEnglish;
};

/**
 * What is said in each language, one language at a time, under the English; those in which some of it is missing are marked
 * and counted. Below it stands what people read.
 */
export const LanguagesFields = <Name extends string>({ fields, stated, problems, onType }: Props<Name>) => {
  const [language, setLanguage] = useState<Language>('en');
  const marks = (one: Language) => fields.map((field) => markOf(field, stated[field.name], one, problems));
  const mark = (one: Language): string | null =>
    marks(one).find((found) => found === strings.common.refused) ?? marks(one).find(Boolean) ?? null;
  const preview = fields.find(({ previewOf }) => previewOf)?.previewOf?.(language, stated);
  return (
    <>
      <LanguageChoice chosen={language} markOf={mark} onChoose={setLanguage} counted />
      {fields.map((field) => {
        const said = saidOf(stated[field.name]);
        const type = (text: string): void => onType(field.name, writtenSaid({ ...said, [language]: text }));
        const common = {
          label: `${labelOf(field)}, ${languageName(language)}`,
          hint: language === 'en' ? field.hint : (said.en ?? field.hint),
          ...{ error: problemIn(field, language, problems), lang: tagOf(language) },
          ...{ maxLength: field.maxLength ?? 500, value: said[language] ?? '' },
        };
        const key = `${field.name}-${language}`;
        return field.isLine ? (
          <TextField key={key} {...common} autoComplete="off" onChange={({ target }) => type(target.value)} />
        ) : (
          <LinesField key={key} {...common} onType={type} />
        );
      })}
      {preview ? <TextPreview language={language} {...preview} /> : null}
    </>
  );
};
