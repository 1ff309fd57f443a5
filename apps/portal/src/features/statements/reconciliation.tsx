import type { PlainKey } from '@fairlead/i18n';
import type { ResponseFor } from '../../shared/api';
import { colon } from '../../shared/i18n/marks';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Disc } from '../../shared/ui/disc';
import { Fold } from '../../shared/ui/fold';
import { Loaded } from '../../shared/ui/loaded';
import { useWrittenTime } from '../../shared/ui/moment';
import { Money, useMoney } from '../../shared/ui/money';
import { Row, Rows } from '../../shared/ui/rows';
import { useReconciliation } from './api';
import { BankDifference, differs } from './bank-difference';

type Books = ResponseFor<'statement.reconciliation'>;
type Line = Books['owed'][number] | Books['held'][number];

/** The ledger's accounts in words. */
const NAMES = {
  available: 'books.line.available',
  held: 'books.line.held',
  escrow: 'books.line.escrow',
  settling: 'books.line.settling',
  withdrawing: 'books.line.withdrawing',
  promo: 'books.line.promo',
  start_up: 'books.line.start_up',
  media: 'books.line.media',
  bank: 'books.line.bank',
  network_receivable: 'books.line.network_receivable',
} as const satisfies Readonly<Record<Line['name'], PlainKey>>;

const Side = ({
  heading,
  lines,
  sumName,
  sum,
}: {
  heading: string;
  lines: readonly Line[];
  sumName: string;
  sum: number;
}) => {
  const t = useTranslate();
  return (
    <>
      <h3>{heading}</h3>
      <Rows>
        {lines.map(({ name, amount }) => (
          <Row key={name} name={t(NAMES[name])}>
            <Money amountMinor={amount} />
          </Row>
        ))}
        <Row name={sumName} strong>
          <Money amountMinor={sum} />
        </Row>
      </Rows>
    </>
  );
};

const isWrong = ({ difference, bank }: Books): boolean =>
  difference !== 0 || (bank.day !== null && differs(bank));

/**
 * What all holders and networks are owed, against what is there; anyone may look
 * (docs/domain/statements.md#reconciliation).
 */
export const Reconciliation = () => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const query = useReconciliation();
  const money = useMoney();
  // Where no bank has said anything, both sums stand above already.
  const noteOf = ({ held_total: held, owed_total: owed, house, bank }: Books): string =>
    bank.day === null
      ? `${t('books.house')}${colon()}${money(house)}`
      : `${t('books.heldTotal')}${colon()}${money(held)} · ${t('books.owedTotal')}${colon()}${money(owed)}`;
  return (
    <Loaded query={query} lines={2}>
      {(books) => (
        <Fold
          disc={<Disc of="scales" />}
          heading={t('books.heading')}
          note={noteOf(books)}
          isWrong={isWrong(books)}
        >
          <p className="small soft">{t('books.explained')}</p>
          <Side
            heading={t('books.held')}
            lines={books.held}
            sumName={t('books.heldTotal')}
            sum={books.held_total}
          />
          <Side
            heading={t('books.owed')}
            lines={books.owed}
            sumName={t('books.owedTotal')}
            sum={books.owed_total}
          />
          {books.bank.day === null ? null : <BankDifference bank={books.bank} />}
          <Rows>
            <Row name={t('books.house')}>
              <Money amountMinor={books.house} />
            </Row>
            <Row name={t('books.borne')}>
              <Money amountMinor={books.bank.borne_by_house ?? 0} />
            </Row>
            <Row name={t('books.difference')} note={t('books.differenceExplained')} strong>
              <Money amountMinor={books.difference} />
            </Row>
          </Rows>
          <p className="small soft">{t('common.asOf', { time: writtenTime(books.as_of) })}</p>
        </Fold>
      )}
    </Loaded>
  );
};
