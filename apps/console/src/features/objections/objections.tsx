import { decide, list, proposeUphold } from '@fairlead/contract/calls/objections-staff';
import { OBJECTION_STATES, type ObjectionEffect } from '@fairlead/vocabulary';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { words as inWords, strings } from '../../shared/lib/strings';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { RowActs } from '../../shared/ui/acts';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Moment, Money } from '../../shared/ui/figures';
import { HolderLink, ImageLinks, waitingProposal } from '../../shared/ui/links';
import { SubjectLink } from '../../shared/ui/record-link';
import { StateTag } from '../../shared/ui/state-tag';
import { OPEN_FIRST } from '../../shared/ui/views';
import { objectionStrings } from './strings';

type Objection = RowOf<typeof list>;

const columns: readonly Column<Objection>[] = [
  { head: strings.common.holder, cell: (row) => <HolderLink holder={row.holder} /> },
  { head: strings.common.state, cell: (row) => <StateTag state={row.state} /> },
  {
    head: objectionStrings.due,
    sort: 'due_at',
    cell: (row) => (row.state === 'open' ? <Moment at={row.due_at} /> : strings.common.none),
  },
  {
    head: objectionStrings.about,
    cell: ({ subject_type: type, subject_id: id }) => <SubjectLink type={type} id={id} />,
  },
  {
    head: objectionStrings.ifUpheld,
    cell: ({ if_upheld: effect }) =>
      effect === null ? (
        <span className="figures">{objectionStrings.inWords}</span>
      ) : (
        <span className="figures">
          {inWords(effect.kind)} <Money amountMinor={effect.amount} />
        </span>
      ),
  },
  {
    head: objectionStrings.theText,
    look: 'wide',
    cell: (row) => (
      <>
        <p className="said">{row.text}</p>
        <ImageLinks urls={row.file_urls} />
      </>
    ),
  },
  {
    head: objectionStrings.answer,
    look: 'wide',
    cell: (row) => (row.answer ? <p className="said">{row.answer}</p> : null),
  },
  { head: strings.common.time, sort: 'created_at', cell: (row) => <Moment at={row.created_at} /> },
];

const twoPeopleNotes: Readonly<Partial<Record<ObjectionEffect, string>>> = objectionStrings.twoPeople;

const takesTwo = ({ if_upheld: effect }: Objection): boolean => effect?.two_people === true;

const noteOf = (objection: Objection): string => {
  const effect = takesTwo(objection) ? objection.if_upheld : null;
  return (effect && twoPeopleNotes[effect.kind]) ?? objectionStrings.answerNote;
};

interface DialogProps {
  objection: Objection;
  onClose: () => void;
}

const answerField = {
  name: 'answer',
  kind: 'lines',
  label: objectionStrings.answer,
  hint: strings.common.reasonHint,
} as const;

/** While it is proposed to uphold it: refusing that alone would leave it to its deadline, which upholds it too. */
const RejectDialog = ({ objection, onClose }: DialogProps) => (
  <ActDialog
    title={objectionStrings.answerTitle(objection.holder.username)}
    note={objectionStrings.rejectNote}
    name={`reject-objection-${objection.id}`}
    fields={[answerField]}
    submit={objectionStrings.reject}
    look="danger"
    onClose={onClose}
    run={({ answer }) => callApi(decide, { id: objection.id, upheld: false, answer })}
  />
);

const AnswerDialog = ({ objection, onClose }: DialogProps) => (
  <ActDialog
    title={objectionStrings.answerTitle(objection.holder.username)}
    note={noteOf(objection)}
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
      answerField,
    ]}
    submit={objectionStrings.answer}
    onClose={onClose}
    run={({ decision, answer }) =>
      decision === 'upheld' && takesTwo(objection)
        ? callApi(proposeUphold, { id: objection.id, answer })
        : callApi(decide, { id: objection.id, upheld: decision === 'upheld', answer })
    }
  />
);

const rowActs: RowActs<Objection> = {
  record: 'objection',
  before: waitingProposal,
  acts: [
    {
      label: objectionStrings.answer,
      call: decide,
      isOpen: ({ state, proposal_id: proposed }) => state === 'open' && proposed === null,
      dialog: (objection, close) => <AnswerDialog objection={objection} onClose={close} />,
    },
    {
      label: objectionStrings.reject,
      look: 'danger',
      call: decide,
      isOpen: ({ state, proposal_id: proposed }) => state === 'open' && proposed !== null,
      dialog: (objection, close) => <RejectDialog objection={objection} onClose={close} />,
    },
  ],
};

/** What holders object to, the soonest due first (docs/domain/objections.md#deadline). */
export const ObjectionsPage = () => (
  <CasePage
    title={objectionStrings.title}
    call={list}
    filters={[
      { name: 'state', values: OBJECTION_STATES, first: 'open' },
      { kind: 'time', label: strings.common.time },
    ]}
    presets={OPEN_FIRST}
    ofHolder
    isCounted
    views="objections"
    columns={columns}
    rowActs={rowActs}
    one={objectionStrings.one}
    empty={objectionStrings.empty}
  />
);
