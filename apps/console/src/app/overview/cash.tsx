import type { ResponseOf } from '@fairlead/contract';
import { entries } from '@fairlead/contract/calls/bank-statements';
import type { read } from '@fairlead/contract/calls/overview';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { words } from '../../shared/lib/strings';
import { useDesk, useMay } from '../../shared/session/staff';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Money } from '../../shared/ui/figures';
import { shortMoney, writtenDay } from './format';
import { overviewStrings } from './strings';
import { Rows, Tile } from './tile';

type Cash = NonNullable<ResponseOf<typeof read>['cash']>;
type Day = Cash['days'][number];
type Kind = Cash['kinds'][number];

const strings = overviewStrings.cash;

const DAY_MS = 86_400_000;

/** As many days before these ones. */
const daysBefore = (days: Cash['days']): readonly Pick<Cash['days'][number], 'day'>[] =>
  days.map(({ day }) => ({
    day: new Date(Date.parse(day) - days.length * DAY_MS).toISOString().slice(0, 10),
  }));

/** The entries of these days: all, or those of one direction or kind. */
const entriesOf = (
  days: readonly Pick<Cash['days'][number], 'day'>[],
  narrowed: Readonly<Record<string, string>>,
): { readonly to: string; readonly call: typeof entries } => {
  const range = `${days[0]?.day}..${days.at(-1)?.day}`;
  return { to: `/cash?${new URLSearchParams({ days: range, ...narrowed })}`, call: entries };
};

const rowsOf = (days: Cash['days'], { kind, is_in: isIn }: Kind) =>
  entriesOf(days, { direction: isIn ? 'in' : 'out', kind });

const nameOf = ({ kind, is_in: isIn }: Kind): string => {
  if (kind === 'manual_withdrawal' && isIn) return strings.kind.returned;
  return kind in strings.kind ? strings.kind[kind as keyof typeof strings.kind] : words(kind);
};

const WIDTH = 600;
const HALF = 80;

/**
 * The bars of a day, which open its entries. They are many and narrow, so keys do not stop at each: the table below has the
 * same days for keys, for fingers and for those who hear the screen.
 */
const Bars = ({ day, children }: { day: Day; children: ReactNode }) => {
  const { to, call } = entriesOf([day], {});
  return useMay(call) ? (
    <Link to={to} tabIndex={-1} className="cash__bars">
      {children}
    </Link>
  ) : (
    <g>{children}</g>
  );
};

/** In above the line, out below it, and the net as a line, day by day. */
const Chart = ({ days }: Pick<Cash, 'days'>) => {
  const { currency } = useDesk();
  const highest = Math.max(1, ...days.map((day) => Math.max(day.in, day.out)));
  const step = WIDTH / days.length;
  const bar = step * 0.66;
  const heightOf = (amount: number): number => (amount / highest) * HALF;
  const net = days.map((day, place) => `${(place + 0.5) * step},${HALF - heightOf(day.in - day.out)}`);
  return (
    <div className="cash">
      <p className="cash__scale small soft" aria-hidden="true">
        <span>{shortMoney(highest, currency)}</span>
        <span>0</span>
        <span>{shortMoney(-highest, currency)}</span>
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${2 * HALF}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map((day, place) => (
          <Bars key={day.day} day={day}>
            <title>{`${writtenDay(day.day)}: ${strings.in} ${shortMoney(day.in, currency)}, ${strings.out} ${shortMoney(day.out, currency)}`}</title>
            <rect x={place * step} y="0" width={step} height={2 * HALF} className="cash__day" />
            <rect
              x={place * step + (step - bar) / 2}
              y={HALF - heightOf(day.in)}
              width={bar}
              height={heightOf(day.in)}
              className="cash__in"
            />
            <rect
              x={place * step + (step - bar) / 2}
              y={HALF}
              width={bar}
              height={heightOf(day.out)}
              className="cash__out"
            />
          </Bars>
        ))}
        <line x1="0" x2={WIDTH} y1={HALF} y2={HALF} className="cash__ground" />
        <polyline points={net.join(' ')} className="cash__net" />
      </svg>
      <p className="cash__days small soft" aria-hidden="true">
        {days
          .filter((_, place) => place % 7 === 1)
          .map(({ day }) => (
            <span key={day}>{writtenDay(day)}</span>
          ))}
      </p>
    </div>
  );
};

/** The figures of a day on which money moved; each opens its entries. */
const dayColumns: readonly Column<Day>[] = [
  {
    head: strings.day,
    cell: (day) => <Rows {...entriesOf([day], {})}>{writtenDay(day.day)}</Rows>,
  },
  ...(['in', 'out'] as const).map(
    (way): Column<Day> => ({
      head: strings[way],
      look: 'end',
      cell: (day) => (
        <Rows {...entriesOf([day], { direction: way })}>
          <Money amountMinor={day[way]} />
        </Rows>
      ),
    }),
  ),
];

const totalOf = (days: Cash['days'], way: 'in' | 'out'): number =>
  days.reduce((sum, day) => sum + day[way], 0);

/** Cash of 30 days: what came, what went, and by what. */
export const CashTile = ({ cash }: { cash: Cash }) => {
  const [inMinor, outMinor] = [totalOf(cash.days, 'in'), totalOf(cash.days, 'out')];
  const sums = [
    { name: 'in', label: strings.in, now: inMinor, before: cash.before.in },
    { name: 'out', label: strings.out, now: outMinor, before: cash.before.out },
    { name: 'net', label: strings.net, now: inMinor - outMinor, before: cash.before.in - cash.before.out },
  ];
  return (
    <Tile title={strings.title} note={strings.days} look="wide">
      <dl className="sums">
        {sums.map(({ name, label, now, before }) => (
          <div key={name}>
            <dt className={`key key--${name}`}>{label}</dt>
            <dd>
              <strong>
                <Rows {...entriesOf(cash.days, name === 'net' ? {} : { direction: name })}>
                  <Money amountMinor={now} />
                </Rows>
              </strong>{' '}
              <span className="small soft">
                {strings.before}{' '}
                <Rows {...entriesOf(daysBefore(cash.days), name === 'net' ? {} : { direction: name })}>
                  <Money amountMinor={before} />
                </Rows>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <Chart days={cash.days} />
      {cash.kinds.length === 0 ? (
        <p className="small soft">{strings.none}</p>
      ) : (
        <details>
          <summary>{strings.byDay}</summary>
          <DataTable
            label={strings.byDay}
            columns={dayColumns}
            rows={cash.days.toReversed().filter((day) => day.in > 0 || day.out > 0)}
            rowKey={({ day }) => day}
          />
        </details>
      )}
      <ul className="kinds">
        {cash.kinds.map((kind) => (
          <li key={`${kind.kind} ${kind.is_in}`}>
            <Rows {...rowsOf(cash.days, kind)} className="line">
              <span>
                {nameOf(kind)} <span className="soft">{kind.moves}</span>
              </span>
              <Money amountMinor={kind.is_in ? kind.amount : -kind.amount} />
            </Rows>
          </li>
        ))}
      </ul>
    </Tile>
  );
};
