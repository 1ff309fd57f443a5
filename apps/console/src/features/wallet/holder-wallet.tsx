import type { Property } from '@fairlead/contract';
import { strings, words } from '../../shared/lib/strings';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Moment, Money } from '../../shared/ui/figures';
import { Facts, Panel } from '../../shared/ui/page';
import { walletStrings } from './strings';

const holdColumns: readonly Column<Property['holds'][number]>[] = [
  { head: strings.common.reason, cell: (hold) => words(hold.reason) },
  { head: strings.common.amount, look: 'end', cell: (hold) => <Money amountMinor={hold.amount} /> },
  { head: strings.common.since, cell: (hold) => <Moment at={hold.opened_at} /> },
  { head: strings.common.until, cell: (hold) => <Moment at={hold.expires_at} /> },
  { head: strings.common.remark, look: 'wide', cell: (hold) => hold.remark },
];

const blockersOf = (wallet: Property): string =>
  wallet.withdrawal.blockers.length === 0
    ? walletStrings.free
    : `${walletStrings.blockers}: ${wallet.withdrawal.blockers.map(({ reason }) => words(reason)).join(', ')}`;

/**
 * The wallet as the holder sees it; what is not cash stands apart from the total
 * (docs/promises.md#own-cash-is-separate).
 */
export const HolderWallet = ({ wallet }: { wallet: Property }) => (
  <Panel title={walletStrings.wallet}>
    <div className="panel">
      <Facts
        facts={[
          [walletStrings.total, <Money key="1" amountMinor={wallet.total_assets} />],
          [walletStrings.available, <Money key="2" amountMinor={wallet.available_balance} />],
          [walletStrings.consumed, <Money key="3" amountMinor={wallet.to_be_consumed} />],
          [walletStrings.settled, <Money key="4" amountMinor={wallet.to_be_settled} />],
          [walletStrings.withdrawing, <Money key="5" amountMinor={wallet.withdrawing} />],
          [walletStrings.held, <Money key="6" amountMinor={wallet.held} />],
        ]}
      />
      <Facts
        facts={[
          [walletStrings.notReceived, <Money key="1" amountMinor={wallet.not_yet_received} />],
          [walletStrings.discount, <Money key="2" amountMinor={wallet.discount_amount} />],
          [
            walletStrings.startUp,
            <Money key="3" amountMinor={wallet.start_up_funds.unspent + wallet.start_up_funds.running} />,
          ],
        ]}
      />
      <p className="soft">{blockersOf(wallet)}</p>
    </div>
    {wallet.holds.length > 0 ? (
      <DataTable
        label={walletStrings.holds}
        columns={holdColumns}
        rows={wallet.holds}
        rowKey={(hold) => hold.id}
      />
    ) : null}
  </Panel>
);
