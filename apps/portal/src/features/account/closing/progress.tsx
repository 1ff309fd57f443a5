import { Link } from 'react-router';
import type { ResponseFor } from '../../../shared/api';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { paths } from '../../../shared/paths';
import { Icon } from '../../../shared/ui/icon';
import { useWrittenTime } from '../../../shared/ui/moment';
import { Money } from '../../../shared/ui/money';
import { Row, Rows } from '../../../shared/ui/rows';
import '../../../shared/ui/choice.css';

type Closing = ResponseFor<'account.closing'>;
type Withdrawal = Closing['withdrawals'][number];

const SUMS = [
  ['under_way', 'exit.underWay'],
  ['paid_out', 'exit.paidOut'],
  ['available', 'exit.left'],
  ['still_to_come', 'exit.stillToCome'],
] as const;

/** Where the money is; a sum of nothing says nothing. */
const Sums = ({ closing }: { closing: Closing }) => {
  const t = useTranslate();
  const sums = SUMS.filter(([name]) => closing[name] > 0);
  if (sums.length === 0) return <p className="soft">{t('exit.nothing')}</p>;
  return (
    <Rows>
      {sums.map(([name, label]) => (
        <Row key={name} name={t(label)} strong={name === 'under_way'}>
          <Money amountMinor={closing[name]} />
        </Row>
      ))}
    </Rows>
  );
};

const PayoutRow = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const { id, state, method, destination_last_four: lastFour, due_at: dueAt } = withdrawal;
  return (
    <li className="stack stack--tight">
      <div className="row row--apart">
        <strong>
          <Money amountMinor={withdrawal.amount} />
        </strong>
        <span className="tag">{t(`withdraw.state.${state}`)}</span>
      </div>
      <p className="small soft">
        {[
          t('exit.number', { id }),
          t('withdraw.lastFour', { method: t(`payout.method.${method}`), lastFour }),
          ...(dueAt === null ? [] : [t('exit.decidedBy', { time: writtenTime(dueAt) })]),
        ].join(' · ')}
      </p>
    </li>
  );
};

/** What is still to come, by when, and what it waits for. */
const Rest = ({ closing }: { closing: Closing }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const { order_ids: orders, done_by: doneBy, still_to_come: stillToCome } = closing;
  if (closing.state !== 'closing' || (orders.length === 0 && stillToCome === 0)) return null;
  return (
    <>
      {doneBy === null ? null : <p className="soft">{t('exit.doneBy', { time: writtenTime(doneBy) })}</p>}
      {orders.length === 0 ? null : (
        <Link to={`${paths.plan}?show=mine`}>{t('exit.ordersLeft', { count: orders.length })}</Link>
      )}
    </>
  );
};

/** How far the closing has come: the true amounts, where each goes, and by when. */
export const Progress = ({ closing }: { closing: Closing }) => {
  const t = useTranslate();
  const { withdrawals, available } = closing;
  const ways = [
    [available > 0 ? 'withdraw.title' : 'withdraw.requests', paths.withdraw],
    ['flow.title', paths.flow],
    ['objection.title', paths.objection],
  ] as const;
  return (
    <>
      <section className="card">
        <h2>{t(closing.state === 'closed' ? 'exit.closed' : 'exit.closing')}</h2>
        <Sums closing={closing} />
        <Rest closing={closing} />
      </section>
      {available === 0 ? null : <p className="card card--attention">{t('exit.leftHint')}</p>}
      {withdrawals.length === 0 ? null : (
        <section className="card">
          <h2>{t('withdraw.requests')}</h2>
          <ul className="stack">
            {withdrawals.map((withdrawal) => (
              <PayoutRow key={withdrawal.id} withdrawal={withdrawal} />
            ))}
          </ul>
        </section>
      )}
      <nav className="card">
        {ways.map(([name, to]) => (
          <Link key={to} to={to} className="choice">
            <span>{t(name)}</span>
            <Icon name="next" />
          </Link>
        ))}
      </nav>
      <p className="soft">{t('exit.statementStays', { page: t('flow.title'), view: t('flow.byMonth') })}</p>
    </>
  );
};
