import type { Language, RequestOf } from '@fairlead/contract';
import { isAppLink } from '@fairlead/contract/app-links';
import type {
  list,
  proposeBroadcast,
  saveTemplate,
  send,
} from '@fairlead/contract/calls/notifications-staff';
import type { RowOf } from '../../shared/api/use-call';
import { inEveryLanguage, languages } from '../../shared/lib/languages';
import { strings } from '../../shared/lib/strings';
import { momentOf } from '../../shared/ui/act-fields';
import { notificationStrings } from './strings';

type Written = RequestOf<typeof proposeBroadcast>;
type WrittenToOne = RequestOf<typeof send>;
type WrittenTemplate = RequestOf<typeof saveTemplate>;
type Part = 'title' | 'content';
export type NotificationField =
  /** Of a template. */
  'name' | 'recipient' | 'holder' | 'lang' | 'category' | 'link' | 'send_at' | `${Part}_${Language}`;
export type NotificationDraft = Readonly<Record<NotificationField, string>>;
export type NotificationProblems = Partial<Record<NotificationField | 'texts', string>>;
/** What a notification begins with: one that was sent, or a template. */
export type Beginning = Pick<RowOf<typeof list>, 'category' | 'title' | 'content'> & {
  readonly link?: string | null;
};

/** To whom it goes; nobody is meant before a person chose. */
export const RECIPIENTS = ['one', 'everyone'] as const;

export const EMPTY_NOTIFICATION = Object.fromEntries([
  ...['name', 'recipient', 'holder', 'lang', 'category', 'link', 'send_at'].map((name) => [name, '']),
  ...languages.flatMap((language) => [
    [`title_${language}`, ''],
    [`content_${language}`, ''],
  ]),
]) as NotificationDraft;

/** The beginning of another one: words, category and page, for nobody yet. */
export const draftFrom = ({ category, title, content, link }: Beginning): NotificationDraft => ({
  ...EMPTY_NOTIFICATION,
  category,
  link: link ?? '',
  ...Object.fromEntries(
    languages.flatMap((language) => [
      [`title_${language}`, title[language]],
      [`content_${language}`, content[language]],
    ]),
  ),
});

/** The languages that a notification is written in: of one person theirs, and none before it is known whom it is for. */
export const writtenIn = ({ recipient, lang }: NotificationDraft): readonly Language[] =>
  recipient === 'everyone'
    ? languages
    : languages.filter((language) => recipient === 'one' && language === lang);

/** Languages in which something is still to be written; what one person was sent is not yet in the others' languages. */
export const unwritten = (draft: NotificationDraft): readonly Language[] =>
  writtenIn(draft).filter((language, _, { length }) => {
    const content = draft[`content_${language}`].trim();
    const isEmpty = draft[`title_${language}`].trim() === '' || content === '';
    return isEmpty || (length > 1 && language !== 'en' && content === draft.content_en.trim());
  });

const holderProblem = ({ holder, lang }: NotificationDraft) => {
  if (holder.trim() === '') return { holder: strings.field.required };
  return lang === '' ? { holder: notificationStrings.holderUnknown } : {};
};

/** What is missing or wrong before anything is sent, by field; `texts` stands for the notificationStrings. */
export const notificationProblems = (draft: NotificationDraft): NotificationProblems => {
  const link = draft.link.trim();
  const missing = unwritten(draft);
  return {
    ...(draft.recipient === '' ? { recipient: notificationStrings.recipientNeeded } : {}),
    ...(draft.recipient === 'one' ? holderProblem(draft) : {}),
    ...(draft.category === '' ? { category: strings.field.required } : {}),
    ...(link === '' || isAppLink(link) ? {} : { link: notificationStrings.linkWrong }),
    ...(missing.length === 0 ? {} : { texts: notificationStrings.missing(missing) }),
  };
};

/** What is missing or wrong in a template, which is written in every language. */
export const templateProblems = (draft: NotificationDraft): NotificationProblems => ({
  ...(draft.name.trim() === '' ? { name: strings.field.required } : {}),
  ...notificationProblems(draft),
});

const aboutOf = (draft: NotificationDraft) => ({
  category: draft.category as Written['category'],
  link: draft.link.trim() || undefined,
});

const inAll = (draft: NotificationDraft) => ({
  title: inEveryLanguage((language) => draft[`title_${language}`].trim()),
  content: inEveryLanguage((language) => draft[`content_${language}`].trim()),
});

/** What was written to everyone, as the call takes it; the category was checked before. */
export const writtenOf = (draft: NotificationDraft): Written => ({
  ...aboutOf(draft),
  ...inAll(draft),
  send_at: momentOf(draft.send_at),
});

/** A template as the call takes it. */
export const templateOf = (draft: NotificationDraft): WrittenTemplate => ({
  name: draft.name.trim(),
  ...aboutOf(draft),
  ...inAll(draft),
});

/** What was written to one person, in their language. */
export const writtenToOne = (draft: NotificationDraft): WrittenToOne => {
  const lang = draft.lang as Language;
  return {
    ...aboutOf(draft),
    send_at: momentOf(draft.send_at),
    ...{ holder: draft.holder.trim(), lang },
    title: draft[`title_${lang}`].trim(),
    content: draft[`content_${lang}`].trim(),
  };
};
