import type { LanguageCode, RequestOf } from '@fairlead/contract';
import { send } from '@fairlead/contract/calls/console-notification';
import { NOTIFICATION_CATEGORIES } from '@fairlead/contract/enums';
import { callApi } from '../api';
import { inEveryLanguage, languages } from '../languages';
import { noticeStrings } from '../notice-strings';
import { words as inWords } from '../strings';
import { ActDialog } from '../ui/act-dialog';
import { type ActField, momentOf } from '../ui/act-fields';

type Notice = RequestOf<typeof send>;
type Part = 'title' | 'content';
type TextField = `${Part}_${LanguageCode}`;
type Field = 'category' | 'holder_id' | 'send_at' | 'link' | TextField;

const words = noticeStrings.notices;
const TITLE_MAX = 120;
const CONTENT_MAX = 4000;

const textFields = languages.flatMap((code): readonly ActField<Field>[] => [
  { name: `title_${code}`, kind: 'line', label: words.titleIn(code), maxLength: TITLE_MAX },
  { name: `content_${code}`, kind: 'lines', label: words.contentIn(code), maxLength: CONTENT_MAX },
]);

const fields: readonly ActField<Field>[] = [
  {
    name: 'category',
    kind: 'choice',
    label: words.category,
    choices: NOTIFICATION_CATEGORIES.map((value) => ({ value, label: inWords(value) })),
  },
  { name: 'holder_id', kind: 'number', label: words.holderField, hint: words.holderHint, optional: true },
  { name: 'send_at', kind: 'moment', label: words.later, hint: words.laterHint, optional: true },
  { name: 'link', kind: 'line', label: words.link, hint: words.linkHint, optional: true },
  ...textFields,
];

const absentIfEmpty = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim());

/** Writes a notification in every language; what was typed is kept until it is sent. */
export const SendNotice = ({ onClose }: { onClose: () => void }) => (
  <ActDialog
    title={words.send}
    note={words.sendNote}
    name="notice"
    fields={fields}
    submit={words.send}
    onClose={onClose}
    run={(stated) =>
      callApi(send, {
        category: stated.category as Notice['category'],
        title: inEveryLanguage((language) => stated[`title_${language}`]),
        content: inEveryLanguage((language) => stated[`content_${language}`]),
        holder_id: absentIfEmpty(stated.holder_id),
        send_at: momentOf(stated.send_at),
        link: absentIfEmpty(stated.link),
      })
    }
  />
);
