import type { Proposal } from '@fairlead/contract';
import { list } from '@fairlead/contract/calls/plans-settlement';
import { useState } from 'react';
import { type RowOf, useCall } from '../../shared/api/use-call';
import { strings } from '../../shared/lib/strings';
import { usePageActs } from '../../shared/ui/acts';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Figure, Moment, Money } from '../../shared/ui/figures';
import { FilterBar } from '../../shared/ui/filter-bar';
import { List, type ListRequest } from '../../shared/ui/list';
import type { ListFilter } from '../../shared/ui/list-filters';
import { Page, Panel } from '../../shared/ui/page';
import { ProposedNotice } from '../../shared/ui/proposed-notice';
import { Reading } from '../../shared/ui/reading';
import { useListFilters } from '../../shared/ui/use-list-filters';
import { HouseDialog, houseActs } from './house-acts';
import { houseStrings } from './strings';

type Balance = NonNullable<ReturnType<typeof useBalances>['data']>['balances'][number];

const useBalances = () => useCall(list, { limit: 1 }, { everyMs: 30_000 });

const balanceColumns: readonly Column<Balance>[] = [
  { head: houseStrings.network, cell: (balance) => balance.network },
  { head: houseStrings.owed, look: 'end', cell: (balance) => <Money amountMinor={balance.owed} /> },
  { head: houseStrings.oldestDue, cell: (balance) => <Moment at={balance.oldest_due_at} /> },
  {
    head: houseStrings.mediaOwed,
    look: 'end',
    cell: (balance) => <Money amountMinor={balance.media_owed} />,
  },
];

const columns: readonly Column<RowOf<typeof list>>[] = [
  {
    head: houseStrings.received,
    sort: 'received_at',
    cell: (remittance) => <Moment at={remittance.received_at} />,
  },
  {
    head: houseStrings.network,
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
    head: houseStrings.ordersSettled,
    look: 'end',
    cell: (remittance) => <Figure value={remittance.orders_settled} />,
  },
  {
    head: houseStrings.transaction,
    look: 'end',
    cell: (remittance) => <Figure value={remittance.transaction_id} />,
  },
];

const FILTERS: readonly ListFilter[] = [{ kind: 'network' }];

/** What networks paid and owe, and the programme's own money. */
export const HousePage = () => {
  const balances = useBalances();
  const { fields, request } = useListFilters(FILTERS);
  const networks = (balances.data?.balances ?? []).map(({ network }) => network);
  const [proposed, setProposed] = useState<Proposal | null>(null);
  const { buttons, dialog } = usePageActs(
    houseActs.map((act) => ({
      ...act,
      dialog: (close) => <HouseDialog {...{ act, networks }} onClose={close} onProposed={setProposed} />,
    })),
  );
  return (
    <Page title={houseStrings.title} tools={<div className="row">{buttons}</div>}>
      <ProposedNotice proposal={proposed} />
      <Panel title={houseStrings.balances}>
        <Reading query={balances} data={balances.data?.balances}>
          {(rows) =>
            rows.length === 0 ? (
              <p className="soft">{houseStrings.noBalances}</p>
            ) : (
              <DataTable
                label={houseStrings.balances}
                columns={balanceColumns}
                rows={rows}
                rowKey={(balance) => balance.network}
              />
            )
          }
        </Reading>
      </Panel>
      <Panel title={houseStrings.remittances}>
        <FilterBar fields={fields} username={undefined} />
        <List
          call={list}
          request={request as ListRequest<typeof list>}
          label={houseStrings.remittances}
          columns={columns}
          rowKey={(remittance) => remittance.id}
          empty={houseStrings.empty}
        />
      </Panel>
      {dialog}
    </Page>
  );
};
