import { list, propose, proposeRetirement } from '@fairlead/contract/calls/topups-payees';
import { TOPUP_METHODS } from '@fairlead/vocabulary';
import type { ReactNode } from 'react';
import { words as inWords, strings } from '../../shared/lib/strings';
import type { PageAct, RowActs } from '../../shared/ui/acts';
import { CasePage } from '../../shared/ui/case-page';
import { EntryPanel } from '../../shared/ui/case-panel';
import type { Column } from '../../shared/ui/data-table';
import { Moment } from '../../shared/ui/figures';
import { EntryLink, waitingProposal } from '../../shared/ui/links';
import { Facts } from '../../shared/ui/page';
import { StateTag } from '../../shared/ui/state-tag';
import { type Payee, ProposePayeeDialog, RetirePayeeDialog } from './payee-dialogs';
import { writtenLines } from './payee-lines';
import { payeeStrings } from './strings';

const STATES = ['proposed', 'approved', 'retired'] as const;

const columns: readonly Column<Payee>[] = [
  {
    head: payeeStrings.name,
    sort: 'name',
    cell: (payee) => (
      <EntryLink path="/payees" id={payee.id}>
        {payee.name}
      </EntryLink>
    ),
  },
  { head: payeeStrings.method, cell: (payee) => inWords(payee.method) },
  { head: strings.common.state, cell: (payee) => <StateTag state={payee.state} /> },
  { head: payeeStrings.maker, cell: (payee) => payee.maker },
  { head: payeeStrings.checker, cell: (payee) => payee.checker ?? strings.common.none },
  { head: payeeStrings.made, sort: 'created_at', cell: (payee) => <Moment at={payee.created_at} /> },
  { head: payeeStrings.approved, cell: (payee) => <Moment at={payee.approved_at} /> },
];

const rowActs: RowActs<Payee> = {
  instead: waitingProposal,
  acts: [
    {
      label: payeeStrings.change,
      call: propose,
      dialog: (payee, close) => <ProposePayeeDialog payee={payee} onClose={close} />,
    },
    {
      label: payeeStrings.retire,
      look: 'danger',
      call: proposeRetirement,
      isOpen: ({ state }) => state === 'approved',
      dialog: (payee, close) => <RetirePayeeDialog payee={payee} onClose={close} />,
    },
  ],
};

const pageActs: readonly PageAct[] = [
  { label: payeeStrings.propose, call: propose, dialog: (close) => <ProposePayeeDialog onClose={close} /> },
];

const Panel = ({ id, acts }: { id: string; acts: (payee: Payee) => ReactNode }) => (
  <EntryPanel call={list} id={id} path="/payees" titleOf={({ name }) => name}>
    {(payee) => (
      <>
        <Facts
          facts={[
            [strings.common.state, <StateTag key="state" state={payee.state} />],
            [payeeStrings.method, inWords(payee.method)],
            [payeeStrings.maker, payee.maker],
            [payeeStrings.made, <Moment key="made" at={payee.created_at} />],
            [payeeStrings.checker, payee.checker ?? strings.common.none],
            [payeeStrings.approved, <Moment key="approved" at={payee.approved_at} />],
          ]}
        />
        <div className="stack">
          <h3>{payeeStrings.details}</h3>
          <p className="said">{writtenLines(payee.lines)}</p>
          <p>
            {payeeStrings.reference}:{' '}
            {payee.asks_operation_id ? payeeStrings.referenceOf : payeeStrings.referenceNone}
          </p>
        </div>
        {acts(payee)}
      </>
    )}
  </EntryPanel>
);

/**
 * The only source of payment details that reach a person; two people decide what is in it
 * (docs/promises.md#money-talk-only-on-record).
 */
export const PayeesPage = () => (
  <CasePage
    title={payeeStrings.title}
    call={list}
    filters={[
      { name: 'state', values: STATES },
      { name: 'method', label: payeeStrings.method, values: TOPUP_METHODS },
    ]}
    views="payees"
    columns={columns}
    rowActs={rowActs}
    pageActs={pageActs}
    panel={(id, acts) => <Panel key={id} id={id} acts={acts} />}
    empty={payeeStrings.empty}
  >
    <p className="soft">{payeeStrings.note}</p>
  </CasePage>
);
