import type { Proposal } from '@fairlead/contract';
import { list } from '@fairlead/contract/calls/plans-settlement';
import { useState } from 'react';
import { Link } from 'react-router';
import { type RowOf, useCall } from '../../shared/api/use-call';
import { strings } from '../../shared/lib/strings';
import { CasePage, type FilterOf } from '../../shared/ui/case-page';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Figure, Moment, Money } from '../../shared/ui/figures';
import { Panel } from '../../shared/ui/page';
import { ProposedNotice } from '../../shared/ui/proposed-notice';
import { Reading } from '../../shared/ui/reading';
import { HouseDialog, houseActs } from './house-acts';
import { houseStrings } from './strings';

type Balance = NonNullable<ReturnType<typeof useBalances>['data']>['balances'][number];

const useBalances = () => useCall(list, { limit: 1 }, { everyMs: 30_000 });

const sumOf = (balances: readonly Balance[], key: 'owed' | 'media_owed'): number =>
  balances.reduce((sum, balance) => sum + balance[key], 0);

/** All of them are in the settlement currency: there is one total. */
const balanceColumns: readonly Column<Balance>[] = [
  { head: houseStrings.network, cell: (balance) => balance.network, total: () => houseStrings.total },
  {
    head: houseStrings.owed,
    look: 'end',
    cell: (balance) => <Money amountMinor={balance.owed} />,
    total: (balances) => <Money amountMinor={sumOf(balances, 'owed')} />,
  },
  { head: houseStrings.oldestDue, cell: (balance) => <Moment at={balance.oldest_due_at} /> },
  {
    head: houseStrings.mediaOwed,
    look: 'end',
    cell: (balance) => <Money amountMinor={balance.media_owed} />,
    total: (balances) => <Money amountMinor={sumOf(balances, 'media_owed')} />,
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
    cell: ({ network, demo }) => (demo ? <span className="tag">{network}</span> : network),
  },
  {
    head: strings.common.amount,
    look: 'end',
    sort: 'amount',
    cell: (remittance) => <Money amountMinor={remittance.amount} />,
  },
  {
    head: strings.common.receipt,
    cell: ({ proposal_id: proposalId, receipt_number: receipt }) => {
      const number = <span className="code">{receipt}</span>;
      return proposalId === null ? number : <Link to={`/proposals/${proposalId}`}>{number}</Link>;
    },
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

const FILTERS: readonly FilterOf<typeof list>[] = [
  { kind: 'network' },
  { kind: 'amount', label: strings.common.amount },
  { kind: 'time', label: houseStrings.received },
];

/** What networks paid and owe, and the programme's own money. */
export const HousePage = () => {
  const balances = useBalances();
  const networks = (balances.data?.balances ?? []).map(({ network }) => network);
  const [proposed, setProposed] = useState<Proposal | null>(null);
  return (
    <CasePage
      title={houseStrings.title}
      heading={houseStrings.remittances}
      call={list}
      filters={FILTERS}
      isCounted
      amountOf={({ amount }) => amount}
      views="house"
      columns={columns}
      pageActs={houseActs.map((act) => ({
        ...act,
        dialog: (close) => <HouseDialog {...{ act, networks }} onClose={close} onProposed={setProposed} />,
      }))}
      empty={houseStrings.empty}
    >
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
    </CasePage>
  );
};
