import type { Language } from '@fairlead/contract';
import { languageName, languages, tagOf } from '../lib/languages';
import { saidOf, writtenSaid } from '../lib/said';
import { strings } from '../lib/strings';
import { type ActField, type Faults, labelOf, type Stated } from './act-fields';
import { LinesField, TextField } from './field';
import { LanguageChoice, type Mark, READS_ENGLISH } from './language-choice';
import { TextPreview } from './text-preview';

interface Props<Name extends string> {
  /** Those of kind `languages`. */
  fields: readonly ActField<Name>[];
  /** All that is typed so far; of these fields as `writtenSaid` makes it. */
  stated: Stated<Name>;
  faults: Faults;
  /** The one that is written now. */
  language: Language;
  onChoose: (language: Language) => void;
  /** Told with the name of the fault that this mends. */
  onType: (name: Name, value: string, fault: string) => void;
}

/** Under which name the fault of a field in one language stands. */
const faultName = (field: ActField<string>, language: Language): string =>
  field.needsEach || language === 'en' ? field.name : `${field.translations}.${language}`;

/** What a language lacks of one field. */
const markOf = (field: ActField<string>, value: string, language: Language, faults: Faults): Mark | null => {
  const said = saidOf(value)[language];
  const isMissing = said === undefined && (field.needsEach || (language === 'en' && !field.optional));
  const words = said === undefined ? strings.common.missing : strings.common.refused;
  // A fault of a field that each language needs is that of those in which it is missing.
  if (faults[faultName(field, language)] !== undefined && (isMissing || !field.needsEach))
    return { said: words, look: 'wrong' };
  if (isMissing) return words;
  return said !== undefined || (field.optional && value === '') ? null : READS_ENGLISH;
};

const isWrong = (mark: Mark | null): mark is Mark =>
  mark !== null && typeof mark !== 'string' && mark.look === 'wrong';

/** What a language lacks of all that is said in it, the worst of it. */
const markOfAll = <Name extends string>(
  { fields, stated, faults }: Pick<Props<Name>, 'fields' | 'stated' | 'faults'>,
  language: Language,
): Mark | null => {
  const marks = fields.map((field) => markOf(field, stated[field.name], language, faults));
  return marks.find(isWrong) ?? marks.find((mark) => mark !== null) ?? null;
};

/** The language to show so that a fault is in sight: the one that is written now where it has one or none has. */
export const languageAtFault = <Name extends string>(
  props: Pick<Props<Name>, 'fields' | 'stated' | 'faults' | 'language'>,
): Language => [props.language, ...languages].find((one) => isWrong(markOfAll(props, one))) ?? props.language;

/** The English to write from; where it may stay unwritten, that people are shown it meanwhile. */
const englishBelow = (field: ActField<string>, english: string | undefined): string | undefined =>
  english === undefined || field.needsEach ? english : strings.common.shownMeanwhile(english);

/**
 * What is said in each language, one language at a time, under the English; those in which some of it is missing are marked
 * and counted. Below it stands what people read.
 */
export const LanguagesFields = <Name extends string>(props: Props<Name>) => {
  const { fields, stated, faults, language, onChoose, onType } = props;
  const preview = fields.find(({ previewOf }) => previewOf)?.previewOf?.(language, stated);
  return (
    <>
      <LanguageChoice chosen={language} markOf={(one) => markOfAll(props, one)} onChoose={onChoose} counted />
      {fields.map((field) => {
        const said = saidOf(stated[field.name]);
        const fault = faultName(field, language);
        const type = (text: string): void =>
          onType(field.name, writtenSaid({ ...said, [language]: text }), fault);
        const common = {
          label: `${labelOf(field)}, ${languageName(language)}`,
          hint: language === 'en' ? field.hint : (englishBelow(field, said.en) ?? field.hint),
          ...{ error: faults[fault], lang: tagOf(language) },
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
