import type { Language } from '@fairlead/contract';
import { languageName } from '../../shared/lib/languages';

/** What the page of notifications says. */
export const notificationStrings = {
  title: 'Notifications',
  one: (id: string) => `Notification ${id}`,
  empty: 'No notification was sent yet.',
  category: 'Category',
  heading: 'Title',
  to: 'To',
  everyone: 'Everyone',
  sendAt: 'Sent at',
  read: 'Read by',
  readOf: (read: number, recipients: number) => `${read} of ${recipients}`,
  maker: 'Written by',
  agreed: 'Agreed',
  agreedBy: (id: string) => `Proposal ${id}`,
  write: 'Write a notification',
  writeNote: 'Write to one person in the language they read, or to everyone in all twelve languages.',
  wordsLater: 'Choose who gets it first, then write the text.',
  wordsOfOne: 'Find the account first: the text is written in the language that the person reads.',
  langChanged: 'The person now reads another language: find the account again.',
  send: 'Send',
  propose: 'Propose sending',
  recipient: 'Who gets it',
  recipients: { one: 'One account holder', everyone: 'Everyone' },
  recipientNeeded: 'Choose who gets it.',
  reaches: (people: number) =>
    `Reaches ${people === 1 ? '1 account holder' : `${people} account holders`}. Nobody sees it before another person approves it.`,
  counting: 'Counting the account holders…',
  holderField: 'Username or operation ID',
  holderHint: 'Begin to type to find the account.',
  holderUnknown: 'No single account holder has this username or operation ID.',
  found: (
    holder: { readonly username: string; readonly nickname: string; readonly operation_id: string },
    language: string,
    state: string,
  ) =>
    `${holder.nickname}, username ${holder.username}, operation ID ${holder.operation_id}, reads ${language}. ${state}.`,
  later: 'Send at',
  laterHint: 'In your time zone. Empty: at once; to everyone, once it is approved.',
  link: 'Page inside the app',
  linkHint: 'One from the list, with a number in place of <id>.',
  linkWrong: 'Use a page of the app from the list, with a number in place of <id>.',
  unwritten: 'missing',
  missing: (languages: readonly Language[]) =>
    `Title and text are still to be written in: ${languages.map(languageName).join(', ')}. The English text does not count as another language.`,
  titleIn: (language: Language) => `Title, ${languageName(language)}`,
  contentIn: (language: Language) => `Text, ${languageName(language)}`,
  again: 'Use again',
  withdraw: 'Withdraw',
  withdrawNote: 'It is shown to nobody from now on. What it said stays on record.',
  reason: 'For the record.',
} as const;

/** What the page of their templates says. */
export const templateStrings = {
  title: 'Notification templates',
  empty: 'No template yet. Write one here, or save a sent notification as one.',
  name: 'Name',
  nameHint: 'For staff: account holders do not see it.',
  savedBy: 'Saved by',
  savedAt: 'Saved at',
  write: 'Write a template',
  change: 'Change',
  save: 'Save',
  remove: 'Remove',
  removeNote: (name: string) =>
    `“${name}” is offered to nobody from now on. What was sent with it stays as it is.`,
  keep: 'Save as template',
  saved: (name: string) => `The template “${name}” is saved.`,
  begin: 'Begin with a template',
  use: 'Use template',
  note: 'What a notification begins with, in all twelve languages. Nobody receives a template: it can be changed each time before it is sent.',
} as const;
