import { list, propose, proposeRetirement } from '@fairlead/contract/calls/topups-payees';
import { TOPUP_METHODS } from '@fairlead/contract/enums';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { words as inWords, strings } from '../../shared/lib/strings';
import { may, useDesk, useMay } from '../../shared/session/staff';
import { Beside } from '../../shared/ui/beside';
import { Button } from '../../shared/ui/button';
import type { Column } from '../../shared/ui/data-table';
import { EntryPanel } from '../../shared/ui/entry-panel';
import { Moment } from '../../shared/ui/figures';
import { ProposalLink } from '../../shared/ui/links';
import { List } from '../../shared/ui/list';
import { Facts, Page } from '../../shared/ui/page';
import { StateFilter } from '../../shared/ui/state-filter';
import { StateTag } from '../../shared/ui/state-tag';
import { useFilter } from '../../shared/ui/use-filter';
import { type Payee, ProposePayeeDialog, RetirePayeeDialog } from './payee-dialogs';
import { writtenLines } from './payee-lines';
import { payeeStrings } from './strings';

const STATES = ['proposed', 'approved', 'retired'] as const;

const columns = (search: string): readonly Column<Payee>[] => [
  {
    head: payeeStrings.name,
    sort: 'name',
    cell: (payee) => <Link to={{ pathname: `/payees/${payee.id}`, search }}>{payee.name}</Link>,
  },
  { head: payeeStrings.method, cell: (payee) => inWords(payee.method) },
  { head: strings.common.state, cell: (payee) => <StateTag state={payee.state} /> },
  { head: payeeStrings.maker, cell: (payee) => payee.maker },
  { head: payeeStrings.checker, cell: (payee) => payee.checker ?? strings.common.none },
  { head: payeeStrings.made, sort: 'created_at', cell: (payee) => <Moment at={payee.created_at} /> },
  { head: payeeStrings.approved, cell: (payee) => <Moment at={payee.approved_at} /> },
];

type Act = 'change' | 'retire';
type Chosen = { readonly act: 'propose' } | { readonly act: Act; readonly payee: Payee };

const Acts = ({ payee, onAct }: { payee: Payee; onAct: (act: Act) => void }) => {
  const { staff } = useDesk();
  if (payee.proposal_id) return <ProposalLink id={payee.proposal_id} />;
  return (
    <div className="row row--tight">
      {may(staff, propose) ? (
        <Button inRow onClick={() => onAct('change')}>
          {payeeStrings.change}
        </Button>
      ) : null}
      {may(staff, proposeRetirement) && payee.state === 'approved' ? (
        <Button inRow look="danger" onClick={() => onAct('retire')}>
          {payeeStrings.retire}
        </Button>
      ) : null}
    </div>
  );
};

const Panel = ({ id, onAct }: { id: string; onAct: (act: Act, payee: Payee) => void }) => (
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
        <Acts payee={payee} onAct={(act) => onAct(act, payee)} />
      </>
    )}
  </EntryPanel>
);

/**
 * The only source of payment details that reach a person; two people decide what is in it
 * (docs/promises.md#money-talk-only-on-record).
 */
export const PayeesPage = () => {
  const { id } = useParams();
  const [parameters] = useSearchParams();
  const mayPropose = useMay(propose);
  const state = useFilter('state', STATES, '');
  const method = useFilter('method', TOPUP_METHODS, '');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const close = (): void => setChosen(null);
  const acts: Column<Payee> = {
    head: strings.common.actions,
    cell: (payee) => <Acts payee={payee} onAct={(act) => setChosen({ act, payee })} />,
  };
  return (
    <Page
      title={payeeStrings.title}
      tools={
        <div className="row row--end">
          <StateFilter values={STATES} value={state.value} onChange={state.setValue} />
          <StateFilter
            label={payeeStrings.method}
            values={TOPUP_METHODS}
            value={method.value}
            onChange={method.setValue}
          />
          {mayPropose ? (
            <Button onClick={() => setChosen({ act: 'propose' })}>{payeeStrings.propose}</Button>
          ) : null}
        </div>
      }
    >
      <p className="soft">{payeeStrings.note}</p>
      <Beside
        chosen={id ? <Panel key={id} id={id} onAct={(act, payee) => setChosen({ act, payee })} /> : null}
      >
        <List
          call={list}
          request={{ state: state.value, method: method.value }}
          label={payeeStrings.title}
          columns={[...columns(parameters.toString()), acts]}
          rowKey={(payee) => payee.id}
          isChosen={(payee) => payee.id === id}
          empty={payeeStrings.empty}
        />
      </Beside>
      {chosen?.act === 'propose' ? <ProposePayeeDialog onClose={close} /> : null}
      {chosen?.act === 'change' ? <ProposePayeeDialog payee={chosen.payee} onClose={close} /> : null}
      {chosen?.act === 'retire' ? <RetirePayeeDialog payee={chosen.payee} onClose={close} /> : null}
    </Page>
  );
};
