import type { ResponseOf } from '@fairlead/contract';
import type { read } from '@fairlead/contract/calls/overview';
import { list as payoutRuns } from '@fairlead/contract/calls/payout-runs';
import { list as withdrawals } from '@fairlead/contract/calls/withdrawals-staff';
import { deviceClock } from '@fairlead/ui/clock';
import { useDesk } from '../../shared/session/staff';
import { Money } from '../../shared/ui/figures';
import { shortMoney, writtenWeekday } from './format';
import { overviewStrings } from './strings';
import { Rows, Tile } from './tile';

type Due = NonNullable<ResponseOf<typeof read>['payouts']>[number];

const strings = overviewStrings.due;
const HEIGHT = 100;

const nameOf = (day: string | null, today: string): string => {
  if (day === null) return strings.late;
  return day === today ? strings.today : writtenWeekday(day);
};
const lookOf = (day: string | null, today: string): string => {
  if (day === null) return 'late';
  return day === today ? 'today' : 'later';
};

const Day = ({ due, highest, today }: { due: Due; highest: number; today: string }) => {
  const { currency } = useDesk();
  const height = Math.max(2, (due.amount / highest) * HEIGHT);
  const name = nameOf(due.day, today);
  return (
    <Rows
      to={`/withdrawals?due_on=${due.day ?? 'late'}`}
      call={withdrawals}
      className="due__day"
      label={strings.what(due.count, shortMoney(due.amount, currency), name)}
    >
      <strong className="figures small">{shortMoney(due.amount, currency)}</strong>
      <svg viewBox={`0 0 40 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <rect
          x="0"
          y={HEIGHT - height}
          width="40"
          height={height}
          className={`due__bar due__bar--${lookOf(due.day, today)}`}
        />
      </svg>
      <span className="small">{name}</span>
      <span className="small soft figures">{due.count}</span>
    </Rows>
  );
};

/** What is to be paid, by the day of its deadline, of which there are a week at most; each day opens its withdrawals. */
export const DueTile = ({ payouts, inDoubt }: { payouts: readonly Due[]; inDoubt: number }) => {
  const today = new Date(deviceClock.now()).toISOString().slice(0, 10);
  const highest = Math.max(1, ...payouts.map(({ amount }) => amount));
  const totalMinor = payouts.reduce((sum, { amount }) => sum + amount, 0);
  const count = payouts.reduce((sum, due) => sum + due.count, 0);
  return (
    <Tile
      look="broad"
      title={strings.title}
      note={
        count === 0 ? null : (
          <Rows to="/withdrawals?state=open" call={withdrawals}>
            {count} · <Money amountMinor={totalMinor} />
          </Rows>
        )
      }
    >
      {inDoubt === 0 ? null : (
        <p>
          <Rows to="/payout-runs?doubt=open" call={payoutRuns} className="tag tag--attention">
            {strings.inDoubt(inDoubt)}
          </Rows>
        </p>
      )}
      {count === 0 ? <p className="soft">{strings.none}</p> : null}
      <div className="due">
        {payouts.map((due) => (
          <Day key={due.day ?? 'late'} due={due} highest={highest} today={today} />
        ))}
      </div>
    </Tile>
  );
};
