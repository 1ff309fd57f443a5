import { decide, list } from '@fairlead/contract/calls/objections-staff';
import { OBJECTION_STATES } from '@fairlead/contract/enums';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { words as inWords, strings } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import { Button } from '../../shared/ui/button';
import type { Column } from '../../shared/ui/data-table';
import { Moment } from '../../shared/ui/figures';
import { HolderFilter } from '../../shared/ui/holder-filter';
import { HolderLink, ImageLinks } from '../../shared/ui/links';
import { List } from '../../shared/ui/list';
import { Page } from '../../shared/ui/page';
import { StateFilter } from '../../shared/ui/state-filter';
import { StateTag } from '../../shared/ui/state-tag';
import { useFilter, useHolderFilter } from '../../shared/ui/use-filter';
import { objectionStrings } from './strings';

type Objection = RowOf<typeof list>;

const columns: readonly Column<Objection>[] = [
  { head: strings.common.time, sort: 'created_at', cell: (row) => <Moment at={row.created_at} /> },
  { head: strings.common.holder, cell: (row) => <HolderLink holder={row.holder} /> },
  {
    head: objectionStrings.about,
    cell: (row) => `${inWords(row.subject_type)} ${row.subject_id ?? ''}`.trim(),
  },
  { head: objectionStrings.theText, look: 'wide', cell: (row) => <p className="said">{row.text}</p> },
  { head: strings.common.images, cell: (row) => <ImageLinks urls={row.file_urls} /> },
  { head: strings.common.state, cell: (row) => <StateTag state={row.state} /> },
  {
    head: objectionStrings.due,
    sort: 'due_at',
    cell: (row) => (row.state === 'open' ? <Moment at={row.due_at} /> : strings.common.none),
  },
];

const AnswerDialog = ({ objection, onClose }: { objection: Objection; onClose: () => void }) => (
  <ActDialog
    title={objectionStrings.answerTitle(objection.holder.username)}
    note={objectionStrings.answerNote}
    name={`objection-${objection.id}`}
    fields={[
      {
        name: 'decision',
        kind: 'choice',
        label: objectionStrings.decision,
        choices: [
          { value: 'upheld', label: objectionStrings.upheld },
          { value: 'rejected', label: objectionStrings.rejected },
        ],
      },
      { name: 'answer', kind: 'lines', label: objectionStrings.answer, hint: strings.common.reasonHint },
    ]}
    submit={objectionStrings.answer}
    onClose={onClose}
    run={({ decision, answer }) =>
      callApi(decide, { id: objection.id, upheld: decision === 'upheld', answer })
    }
  />
);

/** What holders object to, the soonest due first (docs/domain/objections.md#deadline). */
export const ObjectionsPage = () => {
  const mayDecide = useMay(decide);
  const filter = useFilter('state', OBJECTION_STATES, 'open');
  const holder = useHolderFilter();
  const [chosen, setChosen] = useState<Objection | null>(null);
  const last: Column<Objection> = {
    head: objectionStrings.answer,
    look: 'wide',
    cell: (row) => {
      if (row.answer) return <p className="said">{row.answer}</p>;
      if (row.state !== 'open' || !mayDecide) return null;
      return (
        <Button inRow onClick={() => setChosen(row)}>
          {objectionStrings.answer}
        </Button>
      );
    },
  };
  return (
    <Page
      title={objectionStrings.title}
      tools={<StateFilter values={OBJECTION_STATES} value={filter.value} onChange={filter.setValue} />}
    >
      <HolderFilter {...holder} />
      <List
        call={list}
        request={{ state: filter.value, holder_id: holder.id }}
        label={objectionStrings.title}
        columns={[...columns, last]}
        rowKey={(row) => row.id}
        empty={objectionStrings.empty}
      />
      {chosen ? <AnswerDialog objection={chosen} onClose={() => setChosen(null)} /> : null}
    </Page>
  );
};
