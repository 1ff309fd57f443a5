import { list } from '@fairlead/contract/calls/console-acceptor';
import type { ReactNode } from 'react';
import { words as inWords, strings } from '../../shared/lib/strings';
import { EntryPanel } from '../../shared/ui/case-panel';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Moment, Money, Share } from '../../shared/ui/figures';
import { HolderLink, ImageLinks } from '../../shared/ui/links';
import { Facts } from '../../shared/ui/page';
import { StateTag } from '../../shared/ui/state-tag';
import type { Acceptance } from './dialogs';
import { acceptanceStrings } from './strings';

const stepColumns: readonly Column<Acceptance['steps'][number]>[] = [
  { head: strings.common.time, cell: (step) => <Moment at={step.time} /> },
  { head: strings.common.state, cell: (step) => <StateTag state={step.state} /> },
  { head: acceptanceStrings.reason, look: 'wide', cell: (step) => step.text ?? strings.common.none },
];

const factsOf = (row: Acceptance) =>
  [
    [strings.common.holder, <HolderLink key="holder" holder={row.holder} />],
    [strings.common.state, <StateTag key="state" state={row.state} />],
    [acceptanceStrings.type, inWords(row.type)],
    [acceptanceStrings.legalName, row.legal_name],
    [acceptanceStrings.payee, row.payee],
    [acceptanceStrings.pair, row.pair],
    [
      acceptanceStrings.rate,
      <span key="rate" className="figures">
        {row.rate}
      </span>,
    ],
    [acceptanceStrings.fee, <Share key="fee" bp={row.fee_bp} />],
    [acceptanceStrings.min, <Money key="min" amountMinor={row.min_amount} />],
    [acceptanceStrings.max, <Money key="max" amountMinor={row.max_amount} />],
    [acceptanceStrings.agreed, <Money key="agreed" amountMinor={row.amount} />],
    [acceptanceStrings.claimed, <Money key="claimed" amountMinor={row.claimed_amount} />],
    [acceptanceStrings.due, <Moment key="due" at={row.due_at} />],
    [acceptanceStrings.ends, <Moment key="ends" at={row.expires_at} />],
  ] as const;

/** One acceptance with every step that its holder saw, and what was sent as proof. */
export const AcceptancePanel = ({ id, acts }: { id: string; acts: (row: Acceptance) => ReactNode }) => (
  <EntryPanel
    call={list}
    id={id}
    path="/acceptances"
    titleOf={(row) => `${row.legal_name}, ${row.holder.username}`}
  >
    {(row) => (
      <>
        <Facts facts={factsOf(row)} />
        {row.instructions === '' ? null : (
          <div className="stack">
            <h3>{acceptanceStrings.instructions}</h3>
            <p className="said">{row.instructions}</p>
            {row.reference === null ? null : <Facts facts={[[acceptanceStrings.reference, row.reference]]} />}
          </div>
        )}
        {row.proof_urls.length === 0 ? null : (
          <div className="stack">
            <h3>{acceptanceStrings.proofs}</h3>
            <ImageLinks urls={row.proof_urls} />
          </div>
        )}
        <div className="stack">
          <h3>{acceptanceStrings.steps}</h3>
          <DataTable
            label={acceptanceStrings.steps}
            columns={stepColumns}
            rows={row.steps}
            rowKey={({ state, time }) => `${state} ${time}`}
          />
        </div>
        {acts(row)}
      </>
    )}
  </EntryPanel>
);
