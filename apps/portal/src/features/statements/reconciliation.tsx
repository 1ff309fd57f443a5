import type { PlainKey } from '@fairlead/i18n';
import type { ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Loaded } from '../../shared/ui/loaded';
import { useWrittenTime } from '../../shared/ui/moment';
import { Money } from '../../shared/ui/money';
import { Row, Rows } from '../../shared/ui/rows';
import { useReconciliation } from './api';
import { BankDifference } from './bank-difference';

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
    <section className="card">
      <h2>{heading}</h2>
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
    </section>
  );
};

/**
 * What all holders and networks are owed, against what is there; anyone may look
 * (docs/domain/statements.md#reconciliation).
 */
export const Reconciliation = () => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const query = useReconciliation();
  return (
    <>
      <h2 className="title">{t('books.heading')}</h2>
      <p className="soft">{t('books.explained')}</p>
      <Loaded query={query} lines={16}>
        {(books) => (
          <>
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
            <section className={`card ${books.difference === 0 ? '' : 'card--attention'}`}>
              <Rows>
                <Row name={t('books.house')}>
                  <Money amountMinor={books.house} />
                </Row>
                <Row name={t('books.difference')} note={t('books.differenceExplained')} strong>
                  <Money amountMinor={books.difference} />
                </Row>
              </Rows>
              <p className="small soft">{t('common.asOf', { time: writtenTime(books.as_of) })}</p>
            </section>
          </>
        )}
      </Loaded>
    </>
  );
};
