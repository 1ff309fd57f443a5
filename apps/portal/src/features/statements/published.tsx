import { SHARES_FROM_PLANS } from '@fairlead/vocabulary';
import type { ResponseFor } from '../../shared/api';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Disc } from '../../shared/ui/disc';
import { Fold } from '../../shared/ui/fold';
import { Loaded } from '../../shared/ui/loaded';
import { useWrittenTime } from '../../shared/ui/moment';
import { Money, useMoney } from '../../shared/ui/money';
import { useNumbers } from '../../shared/ui/numbers';
import { Row, Rows } from '../../shared/ui/rows';
import { useTransparency } from './api';
import { SignedDays } from './signed-days';

type Facts = ResponseFor<'statement.transparency'>;

/** What is wrong with the books, in sentences; none is said to be sound that nobody could check. */
const useFaults = ({ unchecked, money_writes: moneyWrites, frozen }: Facts['books']): readonly string[] => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const isStopped = moneyWrites === 'stopped';
  return [
    ...(unchecked ? [t('books.checkMissing')] : []),
    ...(isStopped ? [t(unchecked ? 'books.checkStopped' : 'books.checkFailed')] : []),
    ...(frozen.since === null
      ? []
      : [t('books.checkFrozen', { count: frozen.holders, time: writtenTime(frozen.since) })]),
  ];
};

const BooksCheck = ({ books }: { books: Facts['books'] }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const { checked_at: checkedAt, passed } = books;
  const faults = useFaults(books);
  const isNew = checkedAt === null && faults.length === 0;
  return (
    <Fold
      disc={<Disc of="shield" />}
      heading={t('books.checkHeading')}
      note={passed && faults.length === 0 ? t('books.checkSound') : undefined}
      isWrong={faults.length > 0}
    >
      {isNew ? <p>{t('books.checkNever')}</p> : null}
      {passed ? <p>{t('books.checkPassed')}</p> : null}
      {faults.map((fault) => (
        <p key={fault}>{fault}</p>
      ))}
      {checkedAt === null ? null : (
        <p className="small soft">{t('books.checkedAt', { time: writtenTime(checkedAt) })}</p>
      )}
    </Fold>
  );
};

/** Deadlines that the system does not keep are the reader's own. */
const LateJobs = ({ jobs }: { jobs: Facts['jobs'] }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  if (!jobs.late) return null;
  return (
    <section className="card card--attention">
      <p>{t('books.jobsLate')}</p>
      {jobs.ran_at === null ? null : (
        <p className="small soft">{t('books.jobsLast', { time: writtenTime(jobs.ran_at) })}</p>
      )}
    </section>
  );
};

const SettledPlans = ({ orders }: { orders: Facts['orders'] }) => {
  const t = useTranslate();
  const { count, share } = useNumbers();
  const note =
    orders.settled === 0
      ? undefined
      : t('books.ordersNote', { settled: count(orders.settled), lost: count(orders.lost) });
  return (
    <Fold disc={<Disc of="ring" />} heading={t('books.ordersHeading')} note={note}>
      {orders.settled === 0 ? (
        <p>{t('books.ordersNone')}</p>
      ) : (
        <>
          <Rows>
            <Row name={t('books.ordersSettled')}>{count(orders.settled)}</Row>
            <Row name={t('books.ordersLost')}>
              {orders.lost_share_bp === null
                ? count(orders.lost)
                : `${count(orders.lost)} (${share(orders.lost_share_bp)})`}
            </Row>
          </Rows>
          {orders.lost_share_bp === null ? (
            <p className="small soft">{t('books.ordersFew', { count: count(SHARES_FROM_PLANS) })}</p>
          ) : null}
        </>
      )}
    </Fold>
  );
};

const LateNetworks = ({ overdue }: { overdue: Facts['overdue'] }) => {
  const t = useTranslate();
  const money = useMoney();
  const writtenTime = useWrittenTime();
  return (
    <Fold
      disc={<Disc of="globe" />}
      heading={t('books.overdueHeading')}
      note={overdue.length === 0 ? t('books.overdueNone') : undefined}
      isWrong={overdue.length > 0}
    >
      {overdue.length === 0 ? null : (
        <Rows>
          {overdue.map(({ network, amount, paid_by_house: paid, since }) => (
            <Row
              key={network}
              name={t('books.overdueAmount', { network })}
              note={t('books.overdueSince', { time: writtenTime(since), amount: money(paid) })}
            >
              <Money amountMinor={amount} />
            </Row>
          ))}
        </Rows>
      )}
    </Fold>
  );
};

/** What the programme publishes of itself: its check, all settled plans and late networks. */
export const Published = () => {
  const query = useTransparency();
  return (
    <Loaded query={query} lines={12}>
      {(facts) => (
        <>
          <LateJobs jobs={facts.jobs} />
          <BooksCheck books={facts.books} />
          <SettledPlans orders={facts.orders} />
          <LateNetworks overdue={facts.overdue} />
        </>
      )}
    </Loaded>
  );
};

/** The signed days of the same answer, the last of the page; where there is no answer, that is said above. */
export const PublishedDays = () => {
  const { data } = useTransparency();
  return data === undefined ? null : <SignedDays published={data} />;
};
