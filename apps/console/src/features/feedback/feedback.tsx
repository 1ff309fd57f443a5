import { answer, list } from '@fairlead/contract/calls/feedback-staff';
import { LIMITS } from '@fairlead/contract/limits';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { strings } from '../../shared/lib/strings';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { RowActs } from '../../shared/ui/acts';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Moment } from '../../shared/ui/figures';
import { HolderLink, ImageLinks } from '../../shared/ui/links';
import { OPEN_FIRST } from '../../shared/ui/views';
import { feedbackStrings } from './strings';

type Feedback = RowOf<typeof list>;

const STATES = ['open', 'answered'] as const;

const columns: readonly Column<Feedback>[] = [
  { head: strings.common.time, sort: 'created_at', cell: (row) => <Moment at={row.created_at} /> },
  { head: strings.common.holder, cell: (row) => <HolderLink holder={row.holder} /> },
  { head: feedbackStrings.subject, look: 'wide', cell: (row) => row.subject },
  {
    head: feedbackStrings.content,
    look: 'wide',
    cell: (row) => (
      <>
        <p className="said">{row.content}</p>
        <ImageLinks urls={row.file_urls} />
      </>
    ),
  },
  {
    head: feedbackStrings.answer,
    look: 'wide',
    cell: (row) =>
      row.answer ? (
        <>
          <p className="said">{row.answer}</p>
          <p className="small soft">{feedbackStrings.answeredBy(row.answered_by ?? '')}</p>
        </>
      ) : null,
  },
];

const AnswerDialog = ({ feedback, onClose }: { feedback: Feedback; onClose: () => void }) => (
  <ActDialog
    title={feedbackStrings.answerTitle(feedback.subject)}
    note={feedbackStrings.answerNote(feedback.holder.username)}
    name={`feedback-${feedback.id}`}
    fields={[
      {
        name: 'answer',
        kind: 'lines',
        label: feedbackStrings.answer,
        maxLength: LIMITS.feedbackContentMax,
      },
    ]}
    submit={feedbackStrings.answer}
    onClose={onClose}
    run={(stated) => callApi(answer, { id: feedback.id, answer: stated.answer })}
  />
);

const rowActs: RowActs<Feedback> = {
  record: 'feedback',
  acts: [
    {
      label: feedbackStrings.answer,
      call: answer,
      isOpen: (row) => row.answer === null,
      dialog: (feedback, close) => <AnswerDialog feedback={feedback} onClose={close} />,
    },
  ],
};

/** What people wrote, oldest unanswered first. */
export const FeedbackPage = () => (
  <CasePage
    title={feedbackStrings.title}
    call={list}
    filters={[
      { name: 'state', values: STATES, first: 'open' },
      { kind: 'time', label: strings.common.time },
    ]}
    presets={OPEN_FIRST}
    ofHolder
    isCounted
    views="feedback"
    columns={columns}
    rowActs={rowActs}
    one={feedbackStrings.one}
    empty={feedbackStrings.empty}
  />
);
