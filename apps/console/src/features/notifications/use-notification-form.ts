import { draftKey, useDraft } from '@fairlead/ui/use-draft';
import { type FormEvent, useState } from 'react';
import { refusedFields } from '../../shared/api/phrase';
import { useSend } from '../../shared/api/use-send';
import type { NotificationDraft, NotificationField, NotificationProblems } from './draft';
import { notificationStrings } from './strings';

/** Fields of the form as the server names them in a refusal. */
const refusedOf = (error: unknown, field: NotificationField): string | undefined => {
  const refused = refusedFields(error);
  if (field === 'holder' && refused['holder'] !== undefined) return notificationStrings.holderUnknown;
  if (field === 'holder' && refused['lang'] !== undefined) return notificationStrings.langChanged;
  const [, part = field, language] = /^(title|content)_(\w+)$/.exec(field) ?? [];
  return refused[`${part}.${language}`] ?? refused[part];
};

interface Options {
  /** Under which name the draft is kept until it is sent. */
  readonly draftName: string;
  readonly initial: NotificationDraft;
  readonly problemsOf: (draft: NotificationDraft) => NotificationProblems;
  readonly run: (draft: NotificationDraft) => Promise<void>;
  readonly close: () => void;
}

/** The state of a form of notifications: what was typed, what is wrong with it, and how it is sent. */
export const useNotificationForm = ({ draftName, initial, problemsOf, run, close }: Options) => {
  const { draft, change, discard } = useDraft(draftKey(draftName), initial);
  const [problems, setProblems] = useState<NotificationProblems>({});
  const [mended, setMended] = useState<readonly NotificationField[]>([]);
  const { sending, error, send } = useSend(() => run(draft));
  const onType = (field: NotificationField, value: string): void => {
    // What was said of a field before it was mended is not said after.
    const about = field === 'lang' ? 'holder' : field;
    setProblems(({ [about]: _, texts: __, ...others }) => others);
    setMended([...mended, field]);
    change(field, value);
  };
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = problemsOf(draft);
    setProblems(found);
    setMended([]);
    if (Object.keys(found).length > 0 || !(await send())) return;
    discard();
    close();
  };
  const errorOf = (field: NotificationField) =>
    problems[field] ?? (mended.includes(field) ? undefined : refusedOf(error, field));
  /** Puts these words in place of what was typed. */
  const begin = (from: NotificationDraft): void => {
    for (const [field, value] of Object.entries(from) as [NotificationField, string][])
      if (value !== '') onType(field, value);
  };
  return {
    begin,
    fields: { draft, errorOf, onType },
    onSubmit: (event: FormEvent) => void onSubmit(event),
    foot: { error, fault: problems.texts ?? null, sending },
  };
};
