import { list } from '@fairlead/contract/calls/console-acceptor';
import type { ReactNode } from 'react';
import { words as inWords, strings } from '../../shared/lib/strings';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { EntryPanel } from '../../shared/ui/entry-panel';
import { Moment, Money, Share } from '../../shared/ui/figures';
import { HolderLink, ImageLinks } from '../../shared/ui/links';
import { Facts } from '../../shared/ui/page';
import { StateTag } from '../../shared/ui/state-tag';
import type { Acceptance } from './dialogs';
import { acceptanceStrings } from './strings';

const words = acceptanceStrings;

const stepColumns: readonly Column<Acceptance['steps'][number]>[] = [
  { head: strings.common.time, cell: (step) => <Moment at={step.time} /> },
  { head: strings.common.state, cell: (step) => <StateTag state={step.state} /> },
  { head: words.reason, look: 'wide', cell: (step) => step.text ?? strings.common.none },
];

const factsOf = (row: Acceptance) =>
  [
    [strings.common.holder, <HolderLink key="holder" holder={row.holder} />],
    [strings.common.state, <StateTag key="state" state={row.state} />],
    [words.type, inWords(row.type)],
    [words.legalName, row.legal_name],
    [words.payee, row.payee],
    [words.pair, row.pair],
    [
      words.rate,
      <span key="rate" className="figures">
        {row.rate}
      </span>,
    ],
    [words.fee, <Share key="fee" bp={row.fee_bp} />],
    [words.min, <Money key="min" amountMinor={row.min_amount} />],
    [words.max, <Money key="max" amountMinor={row.max_amount} />],
    [words.agreed, <Money key="agreed" amountMinor={row.amount} />],
    [words.claimed, <Money key="claimed" amountMinor={row.claimed_amount} />],
    [words.due, <Moment key="due" at={row.due_at} />],
    [words.ends, <Moment key="ends" at={row.expires_at} />],
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
            <h3>{words.instructions}</h3>
            <p className="said">{row.instructions}</p>
            {row.reference === null ? null : <Facts facts={[[words.reference, row.reference]]} />}
          </div>
        )}
        {row.proof_urls.length === 0 ? null : (
          <div className="stack">
            <h3>{words.proofs}</h3>
            <ImageLinks urls={row.proof_urls} />
          </div>
        )}
        <div className="stack">
          <h3>{words.steps}</h3>
          <DataTable
            label={words.steps}
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
