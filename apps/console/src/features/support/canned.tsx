import type { Language } from '@fairlead/contract';
import { cannedAnswers, removeCannedAnswer, saveCannedAnswer } from '@fairlead/contract/calls/support-staff';
import { LIMITS } from '@fairlead/contract/limits';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { languageName, languages, tagOf } from '../../shared/lib/languages';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { PageAct, RowActs } from '../../shared/ui/acts';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { supportStrings } from './strings';

type Canned = RowOf<typeof cannedAnswers>;

const words = supportStrings.cannedPage;
const TITLE_MAX = 80;
const choices = languages.map((code) => ({ value: code, label: languageName(code) }));

const columns: readonly Column<Canned>[] = [
  { head: words.language, cell: (row) => languageName(row.lang) },
  {
    head: supportStrings.cannedTitle,
    sort: 'title',
    cell: (row) => <span lang={tagOf(row.lang)}>{row.title}</span>,
  },
  {
    head: supportStrings.cannedText,
    look: 'wide',
    cell: (row) => (
      <p className="said" lang={tagOf(row.lang)}>
        {row.text}
      </p>
    ),
  },
];

const SaveDialog = ({ row, onClose }: { row?: Canned; onClose: () => void }) => {
  const title = row ? words.change : words.write;
  return (
    <ActDialog
      title={title}
      note={words.note}
      name={`canned-${row?.id ?? 'new'}`}
      fields={[
        { name: 'lang', kind: 'choice', label: words.language, initial: row?.lang ?? '', choices },
        {
          ...{ name: 'title', kind: 'line', label: supportStrings.cannedTitle, maxLength: TITLE_MAX },
          initial: row?.title ?? '',
        },
        {
          ...{ name: 'text', kind: 'lines', label: supportStrings.cannedText },
          ...{ maxLength: LIMITS.feedbackContentMax, initial: row?.text ?? '' },
        },
      ]}
      submit={title}
      onClose={onClose}
      run={({ lang, title: named, text }) =>
        callApi(saveCannedAnswer, {
          ...(row ? { id: row.id } : {}),
          lang: lang as Language,
          title: named,
          text,
        })
      }
    />
  );
};

const RemoveDialog = ({ row, onClose }: { row: Canned; onClose: () => void }) => (
  <ActDialog
    title={words.remove}
    note={words.removeNote(row.title)}
    name={`remove-canned-${row.id}`}
    fields={[]}
    submit={words.remove}
    look="danger"
    onClose={onClose}
    run={() => callApi(removeCannedAnswer, { id: row.id })}
  />
);

const rowActs: RowActs<Canned> = {
  record: 'canned_answer',
  acts: [
    {
      label: words.change,
      call: saveCannedAnswer,
      dialog: (row, close) => <SaveDialog row={row} onClose={close} />,
    },
    {
      label: words.remove,
      look: 'danger',
      call: removeCannedAnswer,
      dialog: (row, close) => <RemoveDialog row={row} onClose={close} />,
    },
  ],
};

const pageActs: readonly PageAct[] = [
  { label: words.write, call: saveCannedAnswer, dialog: (close) => <SaveDialog onClose={close} /> },
];

/** What the desk answers often, by language. */
export const CannedPage = () => (
  <CasePage
    title={words.title}
    call={cannedAnswers}
    filters={[{ name: 'lang', label: words.language, values: languages, labelOf: languageName }]}
    views="canned"
    columns={columns}
    rowActs={rowActs}
    pageActs={pageActs}
    empty={words.empty}
  />
);
