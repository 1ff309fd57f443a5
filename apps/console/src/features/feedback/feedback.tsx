import { answer, list } from '@fairlead/contract/calls/feedback-staff';
import { LIMITS } from '@fairlead/contract/limits';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { strings } from '../../shared/lib/strings';
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
import { useFilter, useHolderFilter } from '../../shared/ui/use-filter';
import { feedbackStrings } from './strings';

type Feedback = RowOf<typeof list>;

const STATES = ['open', 'answered'] as const;

const columns: readonly Column<Feedback>[] = [
  { head: strings.common.time, sort: 'created_at', cell: (row) => <Moment at={row.created_at} /> },
  { head: strings.common.holder, cell: (row) => <HolderLink holder={row.holder} /> },
  { head: feedbackStrings.subject, look: 'wide', cell: (row) => row.subject },
  { head: feedbackStrings.content, look: 'wide', cell: (row) => <p className="said">{row.content}</p> },
  { head: strings.common.images, cell: (row) => <ImageLinks urls={row.file_urls} /> },
];

/** What people wrote, oldest unanswered first. */
export const FeedbackPage = () => {
  const mayAnswer = useMay(answer);
  const filter = useFilter('state', STATES, 'open');
  const holder = useHolderFilter();
  const [chosen, setChosen] = useState<Feedback | null>(null);
  const last: Column<Feedback> = {
    head: feedbackStrings.answer,
    look: 'wide',
    cell: (row) => {
      if (row.answer) {
        return (
          <>
            <p className="said">{row.answer}</p>
            <p className="small soft">{feedbackStrings.answeredBy(row.answered_by ?? '')}</p>
          </>
        );
      }
      return mayAnswer ? (
        <Button inRow onClick={() => setChosen(row)}>
          {feedbackStrings.answer}
        </Button>
      ) : null;
    },
  };
  return (
    <Page
      title={feedbackStrings.title}
      tools={<StateFilter values={STATES} value={filter.value} onChange={filter.setValue} />}
    >
      <HolderFilter {...holder} />
      <List
        call={list}
        request={{ state: filter.value, holder_id: holder.id }}
        label={feedbackStrings.title}
        columns={[...columns, last]}
        rowKey={(row) => row.id}
        empty={feedbackStrings.empty}
      />
      {chosen ? (
        <ActDialog
          title={feedbackStrings.answerTitle(chosen.subject)}
          note={feedbackStrings.answerNote(chosen.holder.username)}
          name={`feedback-${chosen.id}`}
          fields={[
            {
              name: 'answer',
              kind: 'lines',
              label: feedbackStrings.answer,
              maxLength: LIMITS.feedbackContentMax,
            },
          ]}
          submit={feedbackStrings.answer}
          onClose={() => setChosen(null)}
          run={(stated) => callApi(answer, { id: chosen.id, answer: stated.answer })}
        />
      ) : null}
    </Page>
  );
};
