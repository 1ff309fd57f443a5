import { issue, list, proposeConfirmation, refuse } from '@fairlead/contract/calls/acceptors-staff';
import { ACCEPTANCE_STATES, ACCEPTOR_TYPES } from '@fairlead/vocabulary';
import { useState } from 'react';
import { words as inWords, strings } from '../../shared/lib/strings';
import type { RowActs } from '../../shared/ui/acts';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Moment, Money } from '../../shared/ui/figures';
import { EntryLink, HolderLink, waitingProposal } from '../../shared/ui/links';
import { ShownOnce } from '../../shared/ui/shown-once';
import { StateTag } from '../../shared/ui/state-tag';
import { useTextFilter } from '../../shared/ui/use-filter';
import { type Acceptance, ConfirmDialog, IssueDialog, RefuseClaimDialog } from './dialogs';
import { AcceptancePanel } from './panel';
import { acceptanceStrings } from './strings';

const columns: readonly Column<Acceptance>[] = [
  {
    head: acceptanceStrings.legalName,
    cell: (row) => (
      <EntryLink path="/acceptances" id={row.id}>
        {row.legal_name}
      </EntryLink>
    ),
  },
  { head: strings.common.holder, cell: (row) => <HolderLink holder={row.holder} /> },
  { head: strings.common.state, cell: (row) => <StateTag state={row.state} /> },
  {
    head: acceptanceStrings.agreed,
    look: 'end',
    sort: 'amount',
    cell: (row) => <Money amountMinor={row.amount} />,
  },
  { head: acceptanceStrings.claimed, look: 'end', cell: (row) => <Money amountMinor={row.claimed_amount} /> },
  { head: acceptanceStrings.ends, sort: 'expires_at', cell: (row) => <Moment at={row.expires_at} /> },
  { head: acceptanceStrings.due, cell: (row) => <Moment at={row.due_at} /> },
  { head: strings.common.time, sort: 'created_at', cell: (row) => <Moment at={row.created_at} /> },
  { head: acceptanceStrings.type, cell: (row) => inWords(row.type) },
  { head: acceptanceStrings.payee, cell: (row) => <span className="figures">{row.payee}</span> },
];

const rowActs: RowActs<Acceptance> = {
  before: waitingProposal,
  acts: [
    {
      label: acceptanceStrings.confirm,
      call: proposeConfirmation,
      isOpen: ({ state }) => state === 'claimed',
      dialog: (acceptance, close) => <ConfirmDialog acceptance={acceptance} onClose={close} />,
    },
    {
      label: acceptanceStrings.refuse,
      look: 'danger',
      call: refuse,
      isOpen: ({ state, proposal_id: proposed }) => state === 'claimed' && proposed === null,
      dialog: (acceptance, close) => <RefuseClaimDialog acceptance={acceptance} onClose={close} />,
    },
  ],
};

interface Issued {
  readonly code: string;
  readonly holder: string;
}

/**
 * Payments through exchange partners: issued for one holder each, and what was claimed for them
 * (docs/domain/acceptors.md#states). Claims wait for staff, so the list begins with these.
 */
export const AcceptancesPage = () => {
  const [issued, setIssued] = useState<Issued | null>(null);
  const { value: holder } = useTextFilter('holder');
  // Whoever asks for one person's asks whatever became of them, as with withdrawals.
  const first = holder === '' ? { first: 'claimed' as const } : {};
  return (
    <CasePage
      title={acceptanceStrings.title}
      call={list}
      filters={[
        { name: 'state', values: ACCEPTANCE_STATES, ...first },
        { name: 'type', label: acceptanceStrings.type, values: ACCEPTOR_TYPES },
        { kind: 'amount', label: acceptanceStrings.agreed },
        { kind: 'time', label: strings.common.time },
      ]}
      ofHolder
      isCounted
      amountOf={({ amount }) => amount}
      views="acceptances"
      presets={acceptanceStrings.views}
      columns={columns}
      rowActs={rowActs}
      pageActs={[
        {
          label: acceptanceStrings.issue,
          call: issue,
          dialog: (close) => (
            <IssueDialog onIssued={(code, holder) => setIssued({ code, holder })} onClose={close} />
          ),
        },
      ]}
      panel={(id, acts) => <AcceptancePanel key={id} id={id} acts={acts} />}
      empty={acceptanceStrings.empty}
    >
      {issued ? (
        <ShownOnce
          texts={[issued.code]}
          note={acceptanceStrings.codeNote(issued.holder)}
          onHide={() => setIssued(null)}
        />
      ) : null}
    </CasePage>
  );
};
