import type { Language } from '@fairlead/contract';
import { APP_LINKS } from '@fairlead/contract/app-links';
import { NOTIFICATION_CATEGORIES } from '@fairlead/vocabulary';
import { useState } from 'react';
import { tagOf } from '../../shared/lib/languages';
import { words as inWords, strings } from '../../shared/lib/strings';
import { ChoiceField, LinesField, TextField } from '../../shared/ui/field';
import { LanguageChoice } from '../../shared/ui/language-choice';
import { TextPreview } from '../../shared/ui/text-preview';
import { type NotificationDraft, type NotificationField, unwritten, writtenIn } from './draft';
import { notificationStrings } from './strings';

const TITLE_MAX = 120;
const CONTENT_MAX = 4000;

export interface FieldsProps {
  draft: NotificationDraft;
  errorOf: (field: NotificationField) => string | undefined;
  onType: (field: NotificationField, value: string) => void;
}

/** What kind of notification it is, and where it leads. */
export const Particulars = ({ draft, errorOf, onType }: FieldsProps) => (
  <>
    <ChoiceField
      label={notificationStrings.category}
      error={errorOf('category')}
      value={draft.category}
      onType={(value) => onType('category', value)}
      choices={NOTIFICATION_CATEGORIES.map((value) => ({ value, label: inWords(value) }))}
    />
    <TextField
      label={`${notificationStrings.link} (${strings.common.optional})`}
      hint={notificationStrings.linkHint}
      error={errorOf('link')}
      suggestions={APP_LINKS}
      maxLength={200}
      autoComplete="off"
      value={draft.link}
      onChange={(event) => onType('link', event.target.value)}
    />
  </>
);

/** The words, one language at a time; those still to be written are marked. */
export const Texts = ({ draft, errorOf, onType }: FieldsProps) => {
  const [wanted, setLanguage] = useState<Language>('en');
  const among = writtenIn(draft);
  const language = among.includes(wanted) ? wanted : among[0];
  const missing = unwritten(draft);
  if (language === undefined) {
    const { wordsOfOne, wordsLater } = notificationStrings;
    return <p className="soft">{draft.recipient === 'one' ? wordsOfOne : wordsLater}</p>;
  }
  return (
    <>
      {among.length === 1 ? null : (
        <LanguageChoice
          chosen={language}
          markOf={(one) => (missing.includes(one) ? notificationStrings.unwritten : null)}
          onChoose={setLanguage}
          counted
        />
      )}
      <TextField
        label={notificationStrings.titleIn(language)}
        error={errorOf(`title_${language}`)}
        lang={tagOf(language)}
        maxLength={TITLE_MAX}
        autoComplete="off"
        value={draft[`title_${language}`]}
        onChange={(event) => onType(`title_${language}`, event.target.value)}
      />
      <LinesField
        label={notificationStrings.contentIn(language)}
        error={errorOf(`content_${language}`)}
        lang={tagOf(language)}
        rows={5}
        maxLength={CONTENT_MAX}
        value={draft[`content_${language}`]}
        onType={(value) => onType(`content_${language}`, value)}
      />
      <TextPreview
        language={language}
        title={draft[`title_${language}`]}
        text={draft[`content_${language}`]}
      />
    </>
  );
};
