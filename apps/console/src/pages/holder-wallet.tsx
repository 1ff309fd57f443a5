import type { Property } from '@fairlead/contract';
import { strings, words } from '../strings';
import { type Column, DataTable } from '../ui/data-table';
import { Moment, Money } from '../ui/figures';
import { Facts, Panel } from '../ui/page';

const holdColumns: readonly Column<Property['holds'][number]>[] = [
  { head: strings.common.reason, cell: (hold) => words(hold.reason) },
  { head: strings.common.amount, look: 'end', cell: (hold) => <Money amountMinor={hold.amount} /> },
  { head: strings.holders.since, cell: (hold) => <Moment at={hold.opened_at} /> },
  { head: strings.holders.until, cell: (hold) => <Moment at={hold.expires_at} /> },
  { head: strings.common.remark, look: 'wide', cell: (hold) => hold.remark },
];

const blockersOf = (wallet: Property): string =>
  wallet.withdrawal.blockers.length === 0
    ? strings.holders.free
    : `${strings.holders.blockers}: ${wallet.withdrawal.blockers.map(({ reason }) => words(reason)).join(', ')}`;

/**
 * The wallet as the holder sees it; what is not cash stands apart from the total
 * (docs/promises.md#own-cash-is-separate).
 */
export const HolderWallet = ({ wallet }: { wallet: Property }) => (
  <Panel title={strings.holders.wallet}>
    <div className="panel">
      <Facts
        facts={[
          [strings.holders.total, <Money key="1" amountMinor={wallet.total_assets} />],
          [strings.holders.available, <Money key="2" amountMinor={wallet.available_balance} />],
          [strings.holders.consumed, <Money key="3" amountMinor={wallet.to_be_consumed} />],
          [strings.holders.settled, <Money key="4" amountMinor={wallet.to_be_settled} />],
          [strings.holders.withdrawing, <Money key="5" amountMinor={wallet.withdrawing} />],
          [strings.holders.held, <Money key="6" amountMinor={wallet.held} />],
        ]}
      />
      <Facts
        facts={[
          [strings.holders.notReceived, <Money key="1" amountMinor={wallet.not_yet_received} />],
          [strings.holders.discount, <Money key="2" amountMinor={wallet.discount_amount} />],
          [
            strings.holders.startUp,
            <Money key="3" amountMinor={wallet.start_up_funds.unspent + wallet.start_up_funds.running} />,
          ],
        ]}
      />
      <p className="soft">{blockersOf(wallet)}</p>
    </div>
    {wallet.holds.length > 0 ? (
      <DataTable
        label={strings.holders.holds}
        columns={holdColumns}
        rows={wallet.holds}
        rowKey={(hold) => hold.id}
      />
    ) : null}
  </Panel>
);
