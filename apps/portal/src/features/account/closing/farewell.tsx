import { deviceClock } from '@fairlead/ui/clock';
import { Link } from 'react-router';
import type { ResponseFor } from '../../../shared/api';
import { useSaveStatement } from '../../../shared/calls/statement';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { monthOf } from '../../../shared/lib/month';
import { paths } from '../../../shared/paths';
import { Button } from '../../../shared/ui/button';
import { Icon } from '../../../shared/ui/icon';
import { useWrittenTime } from '../../../shared/ui/moment';
import { Money } from '../../../shared/ui/money';
import { Row, Rows } from '../../../shared/ui/rows';
import { Scene } from '../../../shared/ui/scene';
import '../../../shared/ui/choice.css';
import '../../../shared/ui/receipt.css';

type Closing = ResponseFor<'account.closing'>;
type Withdrawal = Closing['withdrawals'][number];

/** Where the money is, in the order in which it matters. */
const SUMS = [
  ['under_way', 'exit.underWay'],
  ['paid_out', 'exit.paidOut'],
  ['available', 'exit.left'],
  ['still_to_come', 'exit.stillToCome'],
] as const;

/** One sum, large, in words that say where it is; a sum of nothing says nothing. */
const Sums = ({ closing }: { closing: Closing }) => {
  const t = useTranslate();
  const [first, ...others] = SUMS.filter(([name]) => closing[name] > 0);
  if (first === undefined) return <p className="soft">{t('exit.nothingToPay')}</p>;
  return (
    <>
      <p className="soft">{t(first[1])}</p>
      <p className="receipt__amount">
        <Money amountMinor={closing[first[0]]} />
      </p>
      {others.length === 0 ? null : (
        <Rows>
          {others.map(([name, label]) => (
            <Row key={name} name={t(label)}>
              <Money amountMinor={closing[name]} />
            </Row>
          ))}
        </Rows>
      )}
    </>
  );
};

/** One payout: how much, where to, by when, and the number to ask by. */
const Payout = ({ withdrawal }: { withdrawal: Withdrawal }) => {
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
      <p>{t('withdraw.lastFour', { method: t(`payout.method.${method}`), lastFour })}</p>
      <p className="soft">{t('exit.number', { id })}</p>
      {dueAt === null ? null : (
        <p className="small soft">{t('withdraw.paidBy', { time: writtenTime(dueAt) })}</p>
      )}
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

/** The month in which the last of it happened: its statement is the one to keep. */
const lastMonthOf = ({ since, withdrawals }: Closing): string => {
  const times = withdrawals.flatMap(({ steps, created_at: asked }) => [
    asked,
    ...steps.map(({ time }) => time),
  ]);
  const latest = [...times, ...(since === null ? [] : [since])].map(Date.parse);
  return monthOf(latest.length === 0 ? deviceClock.now() : Math.max(...latest));
};

const SaveStatement = ({ closing }: { closing: Closing }) => {
  const t = useTranslate();
  const { send, sending } = useSaveStatement(lastMonthOf(closing), 'pdf');
  return (
    <Button sending={sending} onClick={() => void send()}>
      {t('exit.saveStatement')}
    </Button>
  );
};

const Ways = ({ closing }: { closing: Closing }) => {
  const t = useTranslate();
  const ways = [
    [closing.available > 0 ? 'withdraw.title' : 'withdraw.requests', paths.withdraw],
    ['flow.title', paths.flow],
    ['objection.title', paths.objection],
  ] as const;
  return (
    <>
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

interface Props {
  closing: Closing;
  /** The account's public number: what to ask by where there was nothing to pay. */
  operationId: string;
  /** As the home of the account, which has the ways on below it. */
  isHome?: boolean;
}

/** The last screen of an account: the true amounts, where each goes, by when, and the statement to keep. */
export const Farewell = ({ closing, operationId, isHome = false }: Props) => {
  const t = useTranslate();
  const { withdrawals, available, state } = closing;
  return (
    <>
      <Scene of="end" />
      <section className="card">
        <h2 className="title">{t(state === 'closed' ? 'exit.closed' : 'exit.closing')}</h2>
        <Sums closing={closing} />
        <Rest closing={closing} />
        <Rows>
          <Row name={t('operationId.name')}>{operationId}</Row>
        </Rows>
      </section>
      {available === 0 ? null : <p className="card card--attention">{t('exit.leftHint')}</p>}
      {withdrawals.length === 0 ? null : (
        <section className="card">
          <h2>{t('withdraw.requests')}</h2>
          <ul className="stack">
            {withdrawals.map((withdrawal) => (
              <Payout key={withdrawal.id} withdrawal={withdrawal} />
            ))}
          </ul>
        </section>
      )}
      <SaveStatement closing={closing} />
      {isHome ? null : <Ways closing={closing} />}
    </>
  );
};
