import type { Proposal } from '@fairlead/contract';
import { list } from '@fairlead/contract/calls/console-remittance';
import { useState } from 'react';
import { type RowOf, useCall } from '../api/use-call';
import { may, useDesk } from '../session/staff';
import { strings } from '../strings';
import { Button } from '../ui/button';
import { type Column, DataTable } from '../ui/data-table';
import { Moment, Money } from '../ui/figures';
import { List } from '../ui/list';
import { Page, Panel } from '../ui/page';
import { ProposedNotice } from '../ui/proposed-notice';
import { Reading } from '../ui/reading';
import { type HouseAct, HouseDialog, houseActs } from './house-acts';

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

/** What networks paid and owe, and the programme's own money. */
export const HousePage = () => {
  const balances = useBalances();
  const { staff } = useDesk();
  const [act, setAct] = useState<HouseAct | null>(null);
  const [proposed, setProposed] = useState<Proposal | null>(null);
  return (
    <Page
      title={strings.house.title}
      tools={
        <div className="row">
          {houseActs
            .filter(({ call }) => may(staff, call))
            .map((one) => (
              <Button key={one.name} onClick={() => setAct(one)}>
                {one.label}
              </Button>
            ))}
        </div>
      }
    >
      <ProposedNotice proposal={proposed} />
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
      {act ? <HouseDialog act={act} onClose={() => setAct(null)} onProposed={setProposed} /> : null}
    </Page>
  );
};
