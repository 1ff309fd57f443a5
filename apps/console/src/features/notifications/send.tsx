import type { Language, Proposal } from '@fairlead/contract';
import { APP_LINKS } from '@fairlead/contract/app-links';
import { type list, proposeBroadcast, send as sendToOne } from '@fairlead/contract/calls/notifications-staff';
import { draftKey, useDraft } from '@fairlead/ui/use-draft';
import { NOTIFICATION_CATEGORIES } from '@fairlead/vocabulary';
import { type FormEvent, useId, useState } from 'react';
import { callApi } from '../../shared/api';
import { refusedFields } from '../../shared/api/phrase';
import type { RowOf } from '../../shared/api/use-call';
import { useSend } from '../../shared/api/use-send';
import { tagOf } from '../../shared/lib/languages';
import { words as inWords, strings } from '../../shared/lib/strings';
import { Dialog } from '../../shared/ui/dialog';
import { ChoiceField, LinesField, TextField } from '../../shared/ui/field';
import { FormFoot } from '../../shared/ui/form-foot';
import { LanguageChoice } from '../../shared/ui/language-choice';
import { TextPreview } from '../../shared/ui/text-preview';
import {
  draftFrom,
  EMPTY_NOTIFICATION,
  type NotificationDraft,
  type NotificationField,
  notificationProblems,
  unwritten,
  writtenIn,
  writtenOf,
  writtenToOne,
} from './draft';
import { NotificationRecipient } from './recipient';
import { notificationStrings } from './strings';

type Sent = RowOf<typeof list>;

const TITLE_MAX = 120;
const CONTENT_MAX = 4000;

interface FieldsProps {
  draft: NotificationDraft;
  errorOf: (field: NotificationField) => string | undefined;
  onType: (field: NotificationField, value: string) => void;
}

/** What kind of notification it is, when it goes out and where it leads. */
const Particulars = ({ draft, errorOf, onType }: FieldsProps) => {
  const linksId = useId();
  return (
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
        list={linksId}
        maxLength={200}
        autoComplete="off"
        value={draft.link}
        onChange={(event) => onType('link', event.target.value)}
      />
      <datalist id={linksId}>
        {APP_LINKS.map((link) => (
          <option key={link} value={link} />
        ))}
      </datalist>
      <TextField
        label={`${notificationStrings.later} (${strings.common.optional})`}
        hint={notificationStrings.laterHint}
        error={errorOf('send_at')}
        type="datetime-local"
        value={draft.send_at}
        onChange={(event) => onType('send_at', event.target.value)}
      />
    </>
  );
};

/** The words, one language at a time; those still to be written are marked. */
const Texts = ({ draft, errorOf, onType }: FieldsProps) => {
  const [wanted, setLanguage] = useState<Language>('en');
  const among = writtenIn(draft);
  const language = among.includes(wanted) ? wanted : among[0];
  const missing = unwritten(draft);
  if (language === undefined) return <p className="soft">{notificationStrings.wordsLater}</p>;
  return (
    <>
      {among.length === 1 ? null : (
        <LanguageChoice
          chosen={language}
          markOf={(one) => (missing.includes(one) ? notificationStrings.unwritten : null)}
          onChoose={setLanguage}
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

/** Fields of the form as the server names them in a refusal. */
const refusedOf = (error: unknown, field: NotificationField): string | undefined => {
  const refused = refusedFields(error);
  if (field === 'holder' && refused['holder'] !== undefined) return notificationStrings.holderUnknown;
  if (field === 'holder' && refused['lang'] !== undefined) return notificationStrings.langChanged;
  const [, part = field, language] = /^(title|content)_(\w+)$/.exec(field) ?? [];
  return refused[`${part}.${language}`] ?? refused[part];
};

interface FormProps {
  from: Sent | undefined;
  close: () => void;
  onProposed: (proposal: Proposal) => void;
}

const NotificationForm = ({ from, close, onProposed }: FormProps) => {
  const { draft, change, discard } = useDraft(
    draftKey(from ? `notice-like-${from.id}` : 'notice'),
    from ? draftFrom(from) : EMPTY_NOTIFICATION,
  );
  const [problems, setProblems] = useState<ReturnType<typeof notificationProblems>>({});
  const [mended, setMended] = useState<readonly NotificationField[]>([]);
  const { sending, error, send } = useSend(async () => {
    if (draft.recipient === 'everyone') onProposed(await callApi(proposeBroadcast, writtenOf(draft)));
    else await callApi(sendToOne, writtenToOne(draft));
  });
  const type = (field: NotificationField, value: string): void => {
    // What was said of a field before it was mended is not said after.
    const about = field === 'lang' ? 'holder' : field;
    setProblems(({ [about]: _, texts: __, ...others }) => others);
    setMended([...mended, field]);
    change(field, value);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = notificationProblems(draft);
    setProblems(found);
    setMended([]);
    if (Object.keys(found).length > 0 || !(await send())) return;
    discard();
    close();
  };
  const errorOf = (field: NotificationField) =>
    problems[field] ?? (mended.includes(field) ? undefined : refusedOf(error, field));
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <NotificationRecipient draft={draft} errorOf={errorOf} onType={type} />
      <Particulars draft={draft} errorOf={errorOf} onType={type} />
      <Texts draft={draft} errorOf={errorOf} onType={type} />
      <FormFoot
        error={error}
        fault={problems.texts ?? null}
        submit={draft.recipient === 'everyone' ? notificationStrings.propose : notificationStrings.send}
        sending={sending}
        onCancel={close}
      />
    </form>
  );
};

interface Props {
  /** Whose words it begins with; absent for an empty one. */
  from?: Sent;
  onClose: () => void;
  onProposed: (proposal: Proposal) => void;
}

/** Writes a notification in every language; what was typed is kept until it is sent. */
export const SendNotification = ({ from, onClose, onProposed }: Props) => (
  <Dialog title={notificationStrings.write} note={notificationStrings.writeNote} onClose={onClose}>
    {(close) => <NotificationForm from={from} close={close} onProposed={onProposed} />}
  </Dialog>
);
