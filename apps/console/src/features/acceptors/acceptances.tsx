import { issue, list, proposeConfirmation, refuse } from '@fairlead/contract/calls/acceptors-staff';
import { ACCEPTANCE_STATES, ACCEPTOR_TYPES } from '@fairlead/contract/enums';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { words as inWords, strings } from '../../shared/lib/strings';
import { may, useDesk, useMay } from '../../shared/session/staff';
import { Beside } from '../../shared/ui/beside';
import { Button } from '../../shared/ui/button';
import type { Column } from '../../shared/ui/data-table';
import { Moment, Money } from '../../shared/ui/figures';
import { HolderFilter } from '../../shared/ui/holder-filter';
import { HolderLink, ProposalLink } from '../../shared/ui/links';
import { List } from '../../shared/ui/list';
import { Page } from '../../shared/ui/page';
import { ShownOnce } from '../../shared/ui/shown-once';
import { StateFilter } from '../../shared/ui/state-filter';
import { StateTag } from '../../shared/ui/state-tag';
import { useFilter, useHolderFilter } from '../../shared/ui/use-filter';
import { type Acceptance, ConfirmDialog, IssueDialog, RefuseClaimDialog } from './dialogs';
import { AcceptancePanel } from './panel';
import { acceptanceStrings } from './strings';

const columns = (search: string): readonly Column<Acceptance>[] => [
  {
    head: acceptanceStrings.legalName,
    cell: (row) => <Link to={{ pathname: `/acceptances/${row.id}`, search }}>{row.legal_name}</Link>,
  },
  { head: strings.common.holder, cell: (row) => <HolderLink holder={row.holder} /> },
  { head: acceptanceStrings.type, cell: (row) => inWords(row.type) },
  { head: acceptanceStrings.payee, cell: (row) => row.payee },
  {
    head: acceptanceStrings.agreed,
    look: 'end',
    sort: 'amount',
    cell: (row) => <Money amountMinor={row.amount} />,
  },
  { head: acceptanceStrings.claimed, look: 'end', cell: (row) => <Money amountMinor={row.claimed_amount} /> },
  { head: strings.common.state, cell: (row) => <StateTag state={row.state} /> },
  { head: strings.common.time, sort: 'created_at', cell: (row) => <Moment at={row.created_at} /> },
  { head: acceptanceStrings.due, cell: (row) => <Moment at={row.due_at} /> },
  { head: acceptanceStrings.ends, sort: 'expires_at', cell: (row) => <Moment at={row.expires_at} /> },
];

type Act = 'confirm' | 'refuse';
type Chosen = { readonly act: 'issue' } | { readonly act: Act; readonly acceptance: Acceptance };

const Acts = ({ acceptance, onAct }: { acceptance: Acceptance; onAct: (act: Act) => void }) => {
  const { staff } = useDesk();
  if (acceptance.proposal_id) return <ProposalLink id={acceptance.proposal_id} />;
  if (acceptance.state !== 'claimed') return null;
  return (
    <div className="row row--tight">
      {may(staff, proposeConfirmation) ? (
        <Button inRow onClick={() => onAct('confirm')}>
          {acceptanceStrings.confirm}
        </Button>
      ) : null}
      {may(staff, refuse) ? (
        <Button inRow look="danger" onClick={() => onAct('refuse')}>
          {acceptanceStrings.refuse}
        </Button>
      ) : null}
    </div>
  );
};

interface Issued {
  readonly code: string;
  readonly holder: string;
}

/**
 * Payments through exchange partners: issued for one holder each, and what was claimed for them
 * (docs/domain/acceptors.md#states).
 */
export const AcceptancesPage = () => {
  const { id } = useParams();
  const [parameters] = useSearchParams();
  const mayIssue = useMay(issue);
  const state = useFilter('state', ACCEPTANCE_STATES, '');
  const type = useFilter('type', ACCEPTOR_TYPES, '');
  const holder = useHolderFilter();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [issued, setIssued] = useState<Issued | null>(null);
  const close = (): void => setChosen(null);
  const actsOf = (acceptance: Acceptance) => (
    <Acts acceptance={acceptance} onAct={(act) => setChosen({ act, acceptance })} />
  );
  return (
    <Page
      title={acceptanceStrings.title}
      tools={
        <div className="row row--end">
          <StateFilter values={ACCEPTANCE_STATES} value={state.value} onChange={state.setValue} />
          <StateFilter
            label={acceptanceStrings.type}
            values={ACCEPTOR_TYPES}
            value={type.value}
            onChange={type.setValue}
          />
          {mayIssue ? (
            <Button onClick={() => setChosen({ act: 'issue' })}>{acceptanceStrings.issue}</Button>
          ) : null}
        </div>
      }
    >
      {issued ? (
        <ShownOnce
          texts={[issued.code]}
          note={acceptanceStrings.codeNote(issued.holder)}
          onHide={() => setIssued(null)}
        />
      ) : null}
      <HolderFilter {...holder} />
      <Beside chosen={id ? <AcceptancePanel key={id} id={id} acts={actsOf} /> : null}>
        <List
          call={list}
          request={{ state: state.value, type: type.value, holder_id: holder.id }}
          label={acceptanceStrings.title}
          columns={[...columns(parameters.toString()), { head: strings.common.actions, cell: actsOf }]}
          rowKey={(acceptance) => acceptance.id}
          isChosen={(acceptance) => acceptance.id === id}
          empty={acceptanceStrings.empty}
        />
      </Beside>
      {chosen?.act === 'issue' ? (
        <IssueDialog onIssued={(code, name) => setIssued({ code, holder: name })} onClose={close} />
      ) : null}
      {chosen?.act === 'confirm' ? <ConfirmDialog acceptance={chosen.acceptance} onClose={close} /> : null}
      {chosen?.act === 'refuse' ? <RefuseClaimDialog acceptance={chosen.acceptance} onClose={close} /> : null}
    </Page>
  );
};
