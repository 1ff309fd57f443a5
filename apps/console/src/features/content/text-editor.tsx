import type { Language } from '@fairlead/contract';
import { save } from '@fairlead/contract/calls/content';
import { draftKey, useDraft } from '@fairlead/ui/use-draft';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../shared/api';
import { useSend } from '../../shared/api/use-send';
import { tagOf } from '../../shared/lib/languages';
import { LinesField, TextField } from '../../shared/ui/field';
import { FormFoot } from '../../shared/ui/form-foot';
import { LanguageChoice } from '../../shared/ui/language-choice';
import { TextPreview } from '../../shared/ui/text-preview';
import { textStrings } from './strings';
import {
  draftOf,
  emptyIn,
  isChanged,
  isOlder,
  type TextField as Name,
  type TextBase,
  wordsOf,
} from './text-draft';
import './writing.css';

const TITLE_MAX = 200;
const TEXT_MAX = 20_000;
const PLACE = /^(\d{1,2}|100)$/;

/** In which language a text is on show; its page keeps that. */
export interface InLanguage {
  language: Language;
  onLanguage: (language: Language) => void;
}

interface Props extends InLanguage {
  /** Absent for one that is not saved yet. */
  id?: string;
  base: TextBase;
  onChanged: (isChanged: boolean) => void;
}

interface WordFieldsProps {
  language: Language;
  draft: Readonly<Record<Name, string>>;
  onType: (name: Name, value: string) => void;
}

/** What is read in one language, and its place among the others. */
const WordFields = ({ language, draft, onType }: WordFieldsProps) => (
  <>
    <TextField
      label={textStrings.titleIn(language)}
      hint={textStrings.titleHint}
      lang={tagOf(language)}
      maxLength={TITLE_MAX}
      value={draft[`title_${language}`]}
      onChange={(event) => onType(`title_${language}`, event.target.value)}
    />
    <LinesField
      label={textStrings.textIn(language)}
      hint={textStrings.textHint}
      lang={tagOf(language)}
      rows={14}
      maxLength={TEXT_MAX}
      value={draft[`text_${language}`]}
      onType={(value) => onType(`text_${language}`, value)}
    />
    <TextField
      label={textStrings.place}
      inputMode="numeric"
      value={draft.position}
      onChange={(event) => onType('position', event.target.value)}
    />
  </>
);

/** Writes the next version of a text, language by language, beside what people will read. */
export const TextEditor = ({ id, base, language, onLanguage, onChanged }: Props) => {
  const navigate = useNavigate();
  const { draft, change, discard } = useDraft(draftKey(`text-${id ?? 'new'}-${base.version}`), draftOf(base));
  const [problem, setProblem] = useState<string | null>(null);
  const { sending, error, send } = useSend(async () => {
    const { kind, version } = base;
    const position = Number(draft.position);
    const said = { title: wordsOf(draft, 'title'), text: wordsOf(draft, 'text') };
    const saved = await callApi(save, { ...(id ? { id } : {}), version, kind, position, ...said });
    discard();
    onChanged(false);
    if (id === undefined) await navigate(`/texts/${saved.id}`, { replace: true });
  });
  const empty = emptyIn(draft);
  const changed = isChanged(draft, base);
  const type = (name: Name, value: string): void => {
    change(name, value);
    onChanged(isChanged({ ...draft, [name]: value }, base));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const missing = empty.length > 0 ? textStrings.missing(empty) : null;
    const wrong = missing ?? (PLACE.test(draft.position.trim()) ? null : textStrings.placeWrong);
    setProblem(wrong);
    if (wrong === null) void send();
  };
  const markOf = (one: Language): string | null => {
    if (empty.includes(one)) return textStrings.unread;
    return isOlder(draft, base, one) ? textStrings.older : null;
  };
  return (
    <div className="writing">
      <form className="form" noValidate onSubmit={submit}>
        <LanguageChoice chosen={language} markOf={markOf} onChoose={onLanguage} counted />
        <WordFields language={language} draft={draft} onType={type} />
        <FormFoot
          error={error}
          fault={problem}
          submit={textStrings.save}
          sending={sending}
          disabled={!changed}
        />
      </form>
      <TextPreview
        language={language}
        title={draft[`title_${language}`]}
        text={draft[`text_${language}`]}
        foot={textStrings.versionRead(changed || id === undefined ? base.version + 1 : base.version)}
      />
    </div>
  );
};
