import type { LanguageCode } from '@fairlead/contract';
import { cannedAnswers, saveCannedAnswer } from '@fairlead/contract/calls/support-staff';
import { LIMITS } from '@fairlead/contract/limits';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { languages, tagOf } from '../../shared/lib/languages';
import { strings } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import { Button } from '../../shared/ui/button';
import type { Column } from '../../shared/ui/data-table';
import { ChoiceField } from '../../shared/ui/field';
import { List } from '../../shared/ui/list';
import { Page } from '../../shared/ui/page';
import { useFilter } from '../../shared/ui/use-filter';
import { supportStrings } from './strings';

type Canned = RowOf<typeof cannedAnswers>;

const words = supportStrings.cannedPage;
const TITLE_MAX = 80;
const choices = languages.map((code) => ({ value: code, label: code }));

const columns: readonly Column<Canned>[] = [
  { head: words.language, cell: (row) => row.lang },
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

const SaveDialog = ({ row, onClose }: { row: Canned | undefined; onClose: () => void }) => {
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
          lang: lang as LanguageCode,
          title: named,
          text,
        })
      }
    />
  );
};

/** What the desk answers often, by language. */
export const CannedPage = () => {
  const maySave = useMay(saveCannedAnswer);
  const lang = useFilter('lang', languages, '');
  const [chosen, setChosen] = useState<Canned | 'new' | null>(null);
  const act: Column<Canned> = {
    head: strings.common.actions,
    cell: (row) =>
      maySave ? (
        <Button inRow onClick={() => setChosen(row)}>
          {words.change}
        </Button>
      ) : null,
  };
  return (
    <Page
      title={words.title}
      tools={
        <div className="row row--end">
          <ChoiceField
            label={words.language}
            emptyLabel={strings.common.all}
            value={lang.value ?? ''}
            choices={choices}
            onType={lang.setValue}
          />
          {maySave ? <Button onClick={() => setChosen('new')}>{words.write}</Button> : null}
        </div>
      }
    >
      <List
        call={cannedAnswers}
        request={{ lang: lang.value }}
        label={words.title}
        columns={[...columns, act]}
        rowKey={(row) => row.id}
        empty={words.empty}
      />
      {chosen === null ? null : (
        <SaveDialog row={chosen === 'new' ? undefined : chosen} onClose={() => setChosen(null)} />
      )}
    </Page>
  );
};
