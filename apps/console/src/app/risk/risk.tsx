import type { ResponseOf } from '@fairlead/contract';
import { read } from '@fairlead/contract/calls/risk';
import type { RiskRule } from '@fairlead/vocabulary';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../shared/api/use-call';
import { strings } from '../../shared/lib/strings';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Moment, Money, writtenTime } from '../../shared/ui/figures';
import { HolderLink } from '../../shared/ui/links';
import { Page } from '../../shared/ui/page';
import { ReadAt, Reading } from '../../shared/ui/reading';
import { StateTag } from '../../shared/ui/state-tag';
import { riskStrings } from './strings';
import './risk.css';

type Risk = ResponseOf<typeof read>;
type Row = Risk['rules'][number]['rows'][number];

const HOUR_MINUTES = 60;

const writtenSpan = (minutes: number): string => {
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % HOUR_MINUTES} min`;
};

const sharesOf = ({ by }: Row): string =>
  riskStrings.shares(by.map((link) => riskStrings.by[link]).join(', '));

/** The words of what a row shows; its amount stands behind them. */
const FIGURES: Readonly<Record<RiskRule, (row: Row) => string>> = {
  destination_changed: ({ before_minutes: minutes }) => riskStrings.changed(writtenSpan(minutes ?? 0)),
  shared_destination: sharesOf,
  many_withdrawals: ({ count }) => riskStrings.withdrawals(count ?? 0),
  many_puts: ({ count }) => riskStrings.puts(count ?? 0),
  outlier_conversions: ({ times_bp: times, count }) =>
    riskStrings.times(((times ?? 0) / 10_000).toFixed(1), count ?? 0),
  ring: sharesOf,
};

const subjectOf = ({ subject, label, holder }: Row): ReactNode => {
  if (subject.type === 'order') return <Link to={`/plans/${subject.id}`}>{riskStrings.plan(label)}</Link>;
  if (subject.type === 'holder') return <Link to={`/holders/${holder.id}`}>{riskStrings.account}</Link>;
  return <Link to={`/withdrawals?id=${subject.id}`}>{riskStrings.withdrawal(subject.id, label)}</Link>;
};

const columns: readonly Column<Row>[] = [
  { head: strings.common.holder, cell: (row) => <HolderLink holder={row.holder} /> },
  {
    head: riskStrings.figure,
    look: 'wide',
    cell: (row) => (
      <>
        {FIGURES[row.rule](row)}
        {row.amount === null ? null : (
          <>
            {', '}
            <Money amountMinor={row.amount} />
          </>
        )}
      </>
    ),
  },
  {
    head: riskStrings.with,
    cell: (row) =>
      row.others.length === 0 ? (
        strings.common.none
      ) : (
        <span className="row row--tight">
          {row.others.map((other) => (
            <HolderLink key={other.id} holder={other} />
          ))}
        </span>
      ),
  },
  { head: riskStrings.where, cell: subjectOf },
  { head: strings.common.state, cell: (row) => (row.state === null ? null : <StateTag state={row.state} />) },
  { head: strings.common.time, cell: (row) => <Moment at={row.time} /> },
];

const Rule = ({ rule, rows, more }: Risk['rules'][number]) => (
  <section className="stack" aria-label={riskStrings.rules[rule]} id={rule}>
    <div>
      <h2>{riskStrings.rules[rule]}</h2>
      <p className="small soft">{riskStrings.says[rule]}</p>
    </div>
    <DataTable
      label={riskStrings.rules[rule]}
      columns={rows.some(({ others }) => others.length > 0) ? columns : columns.filter(isNotWith)}
      rows={rows}
      rowKey={(row) => `${row.subject.type} ${row.subject.id} ${row.holder.id}`}
    />
    {more ? <p className="small soft">{riskStrings.more}</p> : null}
  </section>
);

const isNotWith = ({ head }: Column<Row>): boolean => head !== riskStrings.with;

/** The rules that found nothing, with what they look for. */
const NotFound = ({ rules }: Risk) => {
  const empty = rules.filter(({ rows }) => rows.length === 0);
  return empty.length === 0 ? null : (
    <section className="panel" aria-label={riskStrings.nothing}>
      <h2>{riskStrings.nothing}</h2>
      <dl className="risk__none">
        {empty.map(({ rule }) => (
          <div key={rule}>
            <dt>{riskStrings.rules[rule]}</dt>
            <dd className="small soft">{riskStrings.says[rule]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** How many rows each rule found, with the way to them. */
const Counts = ({ rules }: Risk) => (
  <nav className="cards risk__cards" aria-label={riskStrings.jump}>
    {rules.map(({ rule, rows, more }) => (
      <button
        key={rule}
        type="button"
        className={`card risk__card ${rows.length > 0 ? 'risk__card--found' : ''}`}
        disabled={rows.length === 0}
        onClick={() => document.getElementById(rule)?.scrollIntoView({ block: 'start' })}
      >
        <span>{riskStrings.rules[rule]}</span>
        <span className="card__figure figures">{more ? `${rows.length}+` : rows.length}</span>
      </button>
    ))}
  </nav>
);

/** What stands out over all holders: what was found first, then the rules that found nothing. */
export const RiskPage = () => {
  const query = useCall(read, {}, { onRecord: true });
  return (
    <Page title={riskStrings.title} tools={<ReadAt query={query} />}>
      <p className="notice">{riskStrings.lead}</p>
      <Reading query={query} data={query.data}>
        {(found) => (
          <>
            <Counts {...found} />
            {found.rules
              .filter(({ rows }) => rows.length > 0)
              .map((rule) => (
                <Rule key={rule.rule} {...rule} />
              ))}
            <NotFound {...found} />
            <p className="small soft">
              {riskStrings.looked(writtenTime(found.withdrawals_since), writtenTime(found.plans_since))}
            </p>
          </>
        )}
      </Reading>
    </Page>
  );
};
