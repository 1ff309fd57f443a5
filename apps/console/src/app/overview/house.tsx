import type { Call } from '@fairlead/contract';
import { list as holders } from '@fairlead/contract/calls/account-staff';
import { entries } from '@fairlead/contract/calls/bank-statements';
import { campaigns } from '@fairlead/contract/calls/coupons-staff';
import { list as remittances } from '@fairlead/contract/calls/plans-settlement';
import { list as plans } from '@fairlead/contract/calls/plans-staff';
import { read as books } from '@fairlead/contract/calls/statements-books';
import { list as holds } from '@fairlead/contract/calls/wallet-holds';
import { list as withdrawals } from '@fairlead/contract/calls/withdrawals-staff';
import { Money } from '../../shared/ui/figures';
import { overviewStrings } from './strings';
import { Rows } from './tile';
import { type House, Verdict } from './verdict';

type Name = House['held'][number]['name'] | House['owed'][number]['name'] | 'house';

const strings = overviewStrings.house;

/** Where the rows of each part are: the list nearest to it. */
const ROWS: Readonly<Record<Name, { readonly to: string; readonly call: Call }>> = {
  bank: { to: '/cash', call: entries },
  network_receivable: { to: '/house', call: remittances },
  available: { to: '/holders', call: holders },
  held: { to: '/holds', call: holds },
  escrow: { to: '/plans?status=putting', call: plans },
  settling: { to: '/plans?status=waiting_for_settlement', call: plans },
  withdrawing: { to: '/withdrawals?state=open', call: withdrawals },
  promo: { to: '/campaigns', call: campaigns },
  start_up: { to: '/books', call: books },
  media: { to: '/house', call: remittances },
  house: { to: '/books', call: books },
};

/** The colours of the bars below, where a name has one. */
const KEYS: Partial<Record<Name, string>> = { bank: 'key', network_receivable: 'key key--due' };

interface TermProps {
  label: string;
  look?: 'owed' | 'own';
  totalMinor: number;
  lines: readonly { readonly name: Name; readonly amount: number }[];
}

/** One side or part of the equation, with what it is made of. */
const Term = ({ label, look, totalMinor, lines }: TermProps) => (
  <div className={`term ${lines.length > 3 ? 'term--wide' : ''}`}>
    <p className={`small soft ${look ? `key key--${look}` : ''}`}>{label}</p>
    <p className="term__total">
      <Rows {...ROWS.house}>
        <Money amountMinor={totalMinor} />
      </Rows>
    </p>
    <ul className="term__lines">
      {lines.map(({ name, amount }) => (
        <li key={name}>
          <Rows {...ROWS[name]} className="line">
            <span className={KEYS[name]}>{strings.line[name]}</span>
            <Money amountMinor={amount} />
          </Rows>
        </li>
      ))}
    </ul>
  </div>
);

/** What is held above what is owed and own, each bar divided as the sum is. */
const Bars = ({ house }: { house: House }) => {
  const whole = Math.max(1, house.held_total, house.owed_total + house.house);
  const widthOf = (amount: number): number => (Math.max(0, amount) / whole) * 1000;
  const [cash = 0] = house.held.map(({ amount }) => amount);
  const rows = [
    { y: 0, parts: [cash, house.held_total - cash], looks: ['cash', 'due'] },
    { y: 12, parts: [house.owed_total, house.house], looks: ['owed', 'own'] },
  ];
  return (
    <svg viewBox="0 0 1000 20" preserveAspectRatio="none" className="house__bars" aria-hidden="true">
      {rows.map(({ y, parts, looks }) =>
        parts.map((part, place) => (
          <rect
            key={looks[place]}
            x={place === 0 ? 0 : widthOf(parts[0] ?? 0)}
            y={y}
            width={widthOf(part)}
            height="8"
            className={`house__bar house__bar--${looks[place]}`}
          />
        )),
      )}
    </svg>
  );
};

/** What is held, what is owed and what is left, as one equation that adds up or says that it does not. */
export const HouseTile = ({ house, takenAt }: { house: House; takenAt: string }) => {
  const owed = house.owed.filter(({ name, amount }) => amount !== 0 || name === 'available');
  return (
    <section className="tile house" aria-label={strings.label}>
      <div className="house__sum">
        <div className="equation">
          <Term label={overviewStrings.held} totalMinor={house.held_total} lines={house.held} />
          <span className="equation__sign">=</span>
          <Term label={overviewStrings.owed} look="owed" totalMinor={house.owed_total} lines={owed} />
          <span className="equation__sign">+</span>
          <Term
            label={overviewStrings.own}
            look="own"
            totalMinor={house.house}
            lines={[{ name: 'house', amount: house.house }]}
          />
          {house.difference === 0 ? null : (
            <>
              <span className="equation__sign">+</span>
              <div className="term term--wrong">
                <p className="small">{overviewStrings.differs}</p>
                <p className="term__total">
                  <Money amountMinor={house.difference} />
                </p>
              </div>
            </>
          )}
        </div>
        <Bars house={house} />
      </div>
      <Verdict house={house} takenAt={takenAt} />
    </section>
  );
};
