import type { PlainKey } from '@fairlead/i18n';
import type { Account } from '@fairlead/vocabulary';
import { useTranslate } from '../i18n/use-translate';
import { Money } from '../ui/money';
import type { SourceItem } from './api';

type Move = NonNullable<SourceItem['ledger']>['moves'][number];

/** The ledger's accounts in words; `escrow:17` is the part of plan 17. */
const NAMES = {
  available: 'source.account.available',
  held: 'source.account.held',
  escrow: 'source.account.escrow',
  settling: 'source.account.settling',
  withdrawing: 'source.account.withdrawing',
  promo: 'source.account.promo',
  start_up: 'source.account.start_up',
  start_up_running: 'source.account.start_up_running',
  bank: 'source.account.bank',
  network_receivable: 'source.account.network_receivable',
  media: 'source.account.media',
  house: 'source.account.house',
  revenue: 'source.account.revenue',
} as const satisfies Readonly<Record<Account, PlainKey>>;

const isAccount = (name: string): name is Account => Object.hasOwn(NAMES, name);

/** Double entry as it was booked: from where to where, and how much. */
export const Moves = ({ moves }: { moves: readonly Move[] }) => {
  const t = useTranslate();
  const nameOf = (account: string): string => {
    const [name = ''] = account.split(':');
    return isAccount(name) ? t(NAMES[name]) : account;
  };
  return (
    <div>
      <h3>{t('source.moves')}</h3>
      <ul className="source__rows">
        {moves.map((move) => (
          <li key={`${move.from}>${move.to}`} className="source__move">
            <span>{t('source.move', { from: nameOf(move.from), to: nameOf(move.to) })}</span>
            <Money amountMinor={move.amount} />
          </li>
        ))}
      </ul>
    </div>
  );
};
