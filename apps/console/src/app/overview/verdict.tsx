import type { ResponseOf } from '@fairlead/contract';
import { entries, lines } from '@fairlead/contract/calls/bank-statements';
import type { read } from '@fairlead/contract/calls/overview';
import { read as books } from '@fairlead/contract/calls/statements-books';
import type { ReactNode } from 'react';
import { useCall } from '../../shared/api/use-call';
import { Money } from '../../shared/ui/figures';
import { dayAfter, writtenDay } from './format';
import { overviewStrings } from './strings';
import { Ago, Rows } from './tile';

export type House = NonNullable<ResponseOf<typeof read>['house']>;

const strings = overviewStrings.house;

type Soundness = 'sound' | 'unmatched' | 'unsound';

/** Entries of which the statements should have a line; all without one, of figures in which these do not stand apart. */
const missingOf = ({ entries_missing_line: missing, entries_without_line: open }: House['bank']): number =>
  missing ?? open.count;

/** Sound is said only where sums, books and bank all agree: what nobody checked is not called sound. */
const soundnessOf = ({ difference, bank }: House, passed: boolean | null): Soundness => {
  if (difference !== 0 || passed === false) return 'unsound';
  const isMatched =
    bank.day !== null &&
    missingOf(bank) === 0 &&
    bank.lines_without_entry.count === 0 &&
    bank.unexplained === 0 &&
    bank.differing_lines === 0 &&
    bank.differing_days === 0 &&
    bank.gap_count === 0;
  return passed === true && isMatched ? 'sound' : 'unmatched';
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="line">
    <dt className="soft">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** What the statements do not answer: the books beside the banks, and apart what was posted after them. */
const Unmatched = ({ bank, day }: Pick<House, 'bank'> & { day: string }) => {
  const missing = missingOf(bank);
  const later = bank.entries_without_line.count - missing;
  return (
    <>
      <Fact name={strings.open}>
        <Rows to={`/cash?state=unmatched&days=..${day}`} call={entries}>
          {strings.openEntries(missing, writtenDay(day))}
        </Rows>
        {', '}
        <Rows to="/bank-lines" call={lines}>
          {strings.openLines(bank.lines_without_entry.count)}
        </Rows>
      </Fact>
      {later === 0 ? null : (
        <Fact name={strings.later}>
          <Rows to={`/cash?state=unmatched&days=${dayAfter(day)}..`} call={entries}>
            {strings.laterEntries(later)}
          </Rows>
        </Fact>
      )}
    </>
  );
};

const Statement = ({ bank }: Pick<House, 'bank'>) => (
  <>
    <Fact name={strings.statement}>
      <Rows to="/bank" call={lines}>
        {bank.day === null ? strings.none : writtenDay(bank.day)}
      </Rows>
    </Fact>
    {bank.day === null ? null : (
      <>
        <Fact name={strings.closing}>
          <Rows to="/bank" call={lines}>
            <Money amountMinor={bank.closing} />
          </Rows>
        </Fact>
        <Unmatched bank={bank} day={bank.day} />
        <Fact name={strings.unexplained}>
          <Rows to="/bank" call={lines}>
            <Money amountMinor={bank.unexplained} />
          </Rows>
        </Fact>
        {bank.borne_by_house ? (
          <Fact name={strings.borne}>
            <Rows to="/cash?state=borne_by_house" call={entries}>
              <Money amountMinor={bank.borne_by_house} />
            </Rows>
          </Fact>
        ) : null}
      </>
    )}
  </>
);

/** Whether the house is sound, and what that is known by. */
export const Verdict = ({ house, takenAt }: { house: House; takenAt: string }) => {
  const check = useCall(books, { part: 'state' }, { everyMs: 30_000 }).data;
  const passed = check === undefined || check.checked_at === null ? null : check.passed;
  const soundness = soundnessOf(house, passed);
  return (
    <div className="verdict">
      <h2 className={`verdict__title verdict__title--${soundness}`}>{strings[soundness]}</h2>
      <dl className="verdict__facts">
        <Statement bank={house.bank} />
        <Fact name={strings.checked}>
          <Rows to="/books" call={books}>
            {check?.checked_at ? <Ago since={check.checked_at} /> : strings.never}
            {passed === false ? `, ${strings.failed}` : null}
          </Rows>
        </Fact>
        <Fact name={overviewStrings.counted}>
          <Ago since={takenAt} />
        </Fact>
      </dl>
    </div>
  );
};
