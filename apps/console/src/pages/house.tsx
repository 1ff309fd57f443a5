import type { Proposal } from '@fairlead/contract';
import { proposeFunding } from '@fairlead/contract/calls/console-house';
import { list, propose } from '@fairlead/contract/calls/console-remittance';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../api';
import { type RowOf, useCall } from '../api/use-call';
import { useMay } from '../session/staff';
import { strings } from '../strings';
import { ActDialog } from '../ui/act-dialog';
import type { ActField } from '../ui/act-fields';
import { Button } from '../ui/button';
import { type Column, DataTable } from '../ui/data-table';
import { Moment, Money } from '../ui/figures';
import { List } from '../ui/list';
import { Page, Panel } from '../ui/page';
import { Reading } from '../ui/reading';

type Balance = NonNullable<ReturnType<typeof useBalances>['data']>['balances'][number];

const useBalances = () => useCall(list, { limit: 1 }, { everyMs: 30_000 });

const balanceColumns: readonly Column<Balance>[] = [
  { head: strings.house.network, cell: (balance) => balance.network },
  { head: strings.house.owed, look: 'end', cell: (balance) => <Money amountMinor={balance.owed} /> },
  { head: strings.house.oldestDue, cell: (balance) => <Moment at={balance.oldest_due_at} /> },
  {
    head: strings.house.mediaOwed,
    look: 'end',
    cell: (balance) => <Money amountMinor={balance.media_owed} />,
  },
];

const columns: readonly Column<RowOf<typeof list>>[] = [
  {
    head: strings.house.received,
    sort: 'received_at',
    cell: (remittance) => <Moment at={remittance.received_at} />,
  },
  {
    head: strings.house.network,
    cell: (remittance) => (
      <>
        {remittance.network} {remittance.demo ? <span className="tag">{strings.common.demo}</span> : null}
      </>
    ),
  },
  {
    head: strings.common.amount,
    look: 'end',
    sort: 'amount',
    cell: (remittance) => <Money amountMinor={remittance.amount} />,
  },
  {
    head: strings.common.receipt,
    cell: (remittance) => <span className="code">{remittance.receipt_number}</span>,
  },
  {
    head: strings.house.ordersSettled,
    look: 'end',
    cell: (remittance) => <span className="figures">{remittance.orders_settled}</span>,
  },
  {
    head: strings.house.transaction,
    look: 'end',
    cell: (remittance) => <span className="figures">{remittance.transaction_id}</span>,
  },
];

type Act = 'remittance' | 'funding';

/** What networks paid and owe, and the programme's own money. */
export const HousePage = () => {
  const balances = useBalances();
  const mayPropose = useMay(propose);
  const mayFund = useMay(proposeFunding);
  const [act, setAct] = useState<Act | null>(null);
  const [proposed, setProposed] = useState<Proposal | null>(null);
  const close = (): void => setAct(null);
  return (
    <Page
      title={strings.house.title}
      tools={
        <div className="row">
          {mayPropose ? (
            <Button onClick={() => setAct('remittance')}>{strings.house.proposeRemittance}</Button>
          ) : null}
          {mayFund ? <Button onClick={() => setAct('funding')}>{strings.house.proposeFunding}</Button> : null}
        </div>
      }
    >
      {proposed ? (
        <p role="status" className="notice notice--good">
          <Link to={`/proposals/${proposed.id}`}>{strings.house.proposed(proposed.id)}</Link>
        </p>
      ) : null}
      <Panel title={strings.house.balances}>
        <Reading query={balances} data={balances.data?.balances}>
          {(rows) =>
            rows.length === 0 ? (
              <p className="soft">{strings.house.noBalances}</p>
            ) : (
              <DataTable
                label={strings.house.balances}
                columns={balanceColumns}
                rows={rows}
                rowKey={(balance) => balance.network}
              />
            )
          }
        </Reading>
      </Panel>
      <Panel title={strings.house.remittances}>
        <List
          call={list}
          request={{}}
          label={strings.house.remittances}
          columns={columns}
          rowKey={(remittance) => remittance.id}
          empty={strings.house.empty}
        />
      </Panel>
      {act === 'remittance' ? <RemittanceDialog onClose={close} onProposed={setProposed} /> : null}
      {act === 'funding' ? <FundingDialog onClose={close} onProposed={setProposed} /> : null}
    </Page>
  );
};

const receipt: ActField<'receipt_number'> = {
  name: 'receipt_number',
  kind: 'line',
  label: strings.common.receipt,
  hint: strings.common.receiptHint,
};
const amount: ActField<'amount'> = { name: 'amount', kind: 'amount', label: strings.common.amount };

const remittanceFields: readonly ActField<'network' | 'amount' | 'receipt_number'>[] = [
  { name: 'network', kind: 'line', label: strings.house.network, maxLength: 64 },
  amount,
  receipt,
];

const fundingFields: readonly ActField<'amount' | 'receipt_number' | 'remark'>[] = [
  amount,
  receipt,
  { name: 'remark', kind: 'lines', label: strings.holders.remark, optional: true },
];

interface DialogProps {
  onClose: () => void;
  onProposed: (proposal: Proposal) => void;
}

const RemittanceDialog = ({ onClose, onProposed }: DialogProps) => (
  <ActDialog
    title={strings.house.proposeRemittance}
    note={strings.house.remittanceNote}
    name="remittance"
    fields={remittanceFields}
    submit={strings.house.proposeRemittance}
    onClose={onClose}
    run={async ({ network, receipt_number }, amountMinor) =>
      onProposed(await callApi(propose, { network, amount: amountMinor, receipt_number }))
    }
  />
);

const FundingDialog = ({ onClose, onProposed }: DialogProps) => (
  <ActDialog
    title={strings.house.proposeFunding}
    note={strings.house.fundingNote}
    name="funding"
    fields={fundingFields}
    submit={strings.house.proposeFunding}
    onClose={onClose}
    run={async ({ receipt_number, remark }, amountMinor) =>
      onProposed(await callApi(proposeFunding, { amount: amountMinor, receipt_number, remark }))
    }
  />
);
