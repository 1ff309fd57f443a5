import type { ResponseOf } from '@fairlead/contract';
import { coverage, entries } from '@fairlead/contract/calls/bank-statements';
import { formatMinor } from '@fairlead/money';
import { Link } from 'react-router';
import { useCall } from '../../shared/api/use-call';
import { strings } from '../../shared/lib/strings';
import { useDesk } from '../../shared/session/staff';
import { Money } from '../../shared/ui/figures';
import { List } from '../../shared/ui/list';
import { Facts, Panel } from '../../shared/ui/page';
import { Reading } from '../../shared/ui/reading';
import { entryColumns } from './entries';
import { coverageStrings } from './strings';

type Told = ResponseOf<typeof coverage>;

const Said = ({ facts }: { facts: Told }) => {
  const { currency } = useDesk();
  const written = (amount: number) => formatMinor(amount, { currency, locale: 'en' });
  if (facts.day === null) return <p className="notice notice--bad">{coverageStrings.none}</p>;
  const { entries_without_line: without, lines_without_entry: open, difference, day } = facts;
  const sum = ({ count, in: came, out }: typeof without) =>
    coverageStrings.sum(count, written(came), written(out));
  return (
    <>
      <p className={`notice ${difference === 0 ? 'notice--good' : 'notice--bad'}`}>
        {difference === 0 ? coverageStrings.agrees(day) : coverageStrings.differs(day)}
      </p>
      <Facts
        facts={[
          [coverageStrings.closing, <Money key="closing" amountMinor={facts.closing} />],
          [coverageStrings.difference, <Money key="difference" amountMinor={difference} change />],
          [coverageStrings.entries, sum(without)],
          [coverageStrings.lines, sum(open)],
          [coverageStrings.unexplained, <Money key="unexplained" amountMinor={facts.unexplained} change />],
          [
            coverageStrings.borne,
            <Link key="borne" to="/cash?state=borne_by_house">
              <Money amountMinor={facts.borne_by_house ?? 0} />
            </Link>,
          ],
        ]}
      />
      {facts.differing_lines === 0 ? null : (
        <p className="notice notice--bad">{coverageStrings.differing(facts.differing_lines)}</p>
      )}
      {facts.differing_at.map(({ account, day: ended }) => (
        <p key={`${account} ${ended}`} className="notice notice--bad">
          {coverageStrings.differingDay(account, ended)}
        </p>
      ))}
      {facts.gaps.map(({ account, after, before, amount }) => (
        <p key={`${account} ${before}`} className="notice notice--bad">
          {coverageStrings.gap(account, after, before)} <Money amountMinor={amount} change />
        </p>
      ))}
    </>
  );
};

/** The cash of the ledger against the banks, with the entries that no line answers. */
export const Coverage = () => {
  const query = useCall(coverage, {}, { everyMs: 60_000 });
  return (
    <>
      <Panel title={coverageStrings.title}>
        <Reading query={query} data={query.data}>
          {(facts) => <Said facts={facts} />}
        </Reading>
      </Panel>
      <Panel title={coverageStrings.entries}>
        <List
          call={entries}
          request={{}}
          name="entries"
          label={coverageStrings.entries}
          columns={entryColumns}
          rowKey={(entry) => entry.transaction_id}
          empty={coverageStrings.entriesEmpty}
        />
        <Link to="/cash?state=unmatched">{strings.common.inList}</Link>
      </Panel>
    </>
  );
};
