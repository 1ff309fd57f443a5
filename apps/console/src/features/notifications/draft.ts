import type { Language, RequestOf } from '@fairlead/contract';
import { isAppLink } from '@fairlead/contract/app-links';
import type { proposeBroadcast } from '@fairlead/contract/calls/notifications-staff';
import { inEveryLanguage, languages } from '../../shared/lib/languages';
import { strings } from '../../shared/lib/strings';
import { momentOf } from '../../shared/ui/act-fields';
import { notificationStrings } from './strings';

type Written = RequestOf<typeof proposeBroadcast>;
type Part = 'title' | 'content';
export type NotificationField =
  | 'recipient'
  | 'holder'
  | 'category'
  | 'link'
  | 'send_at'
  | `${Part}_${Language}`;
export type NotificationDraft = Readonly<Record<NotificationField, string>>;

/** To whom it goes; nobody is meant before a person chose. */
export const RECIPIENTS = ['one', 'everyone'] as const;

export const EMPTY_NOTIFICATION = Object.fromEntries([
  ...['recipient', 'holder', 'category', 'link', 'send_at'].map((name) => [name, '']),
  ...languages.flatMap((language) => [
    [`title_${language}`, ''],
    [`content_${language}`, ''],
  ]),
]) as NotificationDraft;

/** Languages in which something is still to be written. */
export const unwritten = (draft: NotificationDraft): readonly Language[] =>
  languages.filter(
    (language) => draft[`title_${language}`].trim() === '' || draft[`content_${language}`].trim() === '',
  );

/** What is missing or wrong before anything is sent, by field; `texts` stands for the notificationStrings. */
export const notificationProblems = (
  draft: NotificationDraft,
): Partial<Record<NotificationField | 'texts', string>> => {
  const link = draft.link.trim();
  const missing = unwritten(draft);
  return {
    ...(draft.recipient === '' ? { recipient: notificationStrings.recipientNeeded } : {}),
    ...(draft.recipient === 'one' && draft.holder.trim() === '' ? { holder: strings.field.required } : {}),
    ...(draft.category === '' ? { category: strings.field.required } : {}),
    ...(link === '' || isAppLink(link) ? {} : { link: notificationStrings.linkWrong }),
    ...(missing.length === 0 ? {} : { texts: notificationStrings.missing(missing.join(', ')) }),
  };
};

/** What was written, as the calls take it; the category was checked before. */
export const writtenOf = (draft: NotificationDraft): Written => ({
  category: draft.category as Written['category'],
  title: inEveryLanguage((language) => draft[`title_${language}`].trim()),
  content: inEveryLanguage((language) => draft[`content_${language}`].trim()),
  send_at: momentOf(draft.send_at),
  link: draft.link.trim() || undefined,
});
