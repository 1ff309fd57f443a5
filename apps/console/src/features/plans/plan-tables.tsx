import type { OrderDetail, ResponseOf } from '@fairlead/contract';
import type { detail } from '@fairlead/contract/calls/plans-staff';
import { words as inWords, strings } from '../../shared/lib/strings';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Figure, Moment, Money } from '../../shared/ui/figures';
import { StateTag } from '../../shared/ui/state-tag';
import { ControlChange } from './plan-control';
import { reportStrings } from './report-strings';
import { planStrings } from './strings';

type Report = ResponseOf<typeof detail>['reports'][number];

/** Who acts, in words; what acts by itself is the system, as on the timeline of a case. */
const actorWords = (actor: string): string => inWords(actor === 'programme' ? 'system' : actor);

const reasonColumns: readonly Column<OrderDetail['reasons'][number]>[] = [
  { head: strings.common.reason, cell: ({ reason }) => inWords(reason) },
  { head: planStrings.remedy, cell: ({ remedy }) => inWords(remedy) },
  { head: planStrings.who, cell: ({ who_acts: who }) => actorWords(who) },
  { head: planStrings.by, cell: ({ due_at: at }) => <Moment at={at} /> },
];

const FIGURES = ['impressions', 'clicks', 'conversions'] as const;
const AMOUNTS = ['spend', 'revenue'] as const;

/** What a corrected report changed; what stayed is left out. */
const Restated = ({ restated }: { restated: NonNullable<OrderDetail['timeline'][number]['restated']> }) => {
  const { bucket, before, after, reason } = restated;
  return (
    <ul>
      <li>
        <Moment at={bucket} />
      </li>
      {FIGURES.filter((name) => before[name] !== after[name]).map((name) => (
        <li key={name}>
          {strings.delivered[name]} <Figure value={before[name]} /> → <Figure value={after[name]} />
        </li>
      ))}
      {AMOUNTS.filter((name) => before[name] !== after[name]).map((name) => (
        <li key={name}>
          {strings.delivered[name]} <Money amountMinor={before[name]} /> → <Money amountMinor={after[name]} />
        </li>
      ))}
      {reason === null ? null : <li>{reason}</li>}
    </ul>
  );
};

const timelineColumns: readonly Column<OrderDetail['timeline'][number]>[] = [
  { head: strings.common.time, cell: ({ time }) => <Moment at={time} /> },
  { head: strings.common.status, cell: ({ status }) => <StateTag state={status} /> },
  { head: planStrings.cause, cell: ({ cause }) => inWords(cause) },
  { head: planStrings.actor, cell: ({ actor }) => actorWords(actor) },
  {
    head: planStrings.details,
    cell: (entry) =>
      entry.restated ? <Restated restated={entry.restated} /> : <ControlChange entry={entry} />,
  },
];

const reportColumns: readonly Column<Report>[] = [
  { head: reportStrings.bucket, cell: (report) => <Moment at={report.bucket} /> },
  { head: strings.common.state, cell: (report) => <StateTag state={report.state} /> },
  { head: reportStrings.version, look: 'end', cell: (report) => <Figure value={report.version} /> },
  {
    head: strings.delivered.impressions,
    look: 'end',
    cell: (report) => <Figure value={report.impressions} />,
  },
  { head: strings.delivered.clicks, look: 'end', cell: (report) => <Figure value={report.clicks} /> },
  {
    head: strings.delivered.conversions,
    look: 'end',
    cell: (report) => <Figure value={report.conversions} />,
  },
  { head: strings.delivered.spend, look: 'end', cell: (report) => <Money amountMinor={report.spend} /> },
  { head: strings.delivered.revenue, look: 'end', cell: (report) => <Money amountMinor={report.revenue} /> },
  {
    head: reportStrings.fault,
    cell: (report) => (report.fault ? inWords(report.fault) : strings.common.none),
  },
];

/** Why a plan stands where it stands; nothing where nothing keeps it. */
export const PlanReasons = ({ reasons }: Pick<OrderDetail, 'reasons'>) =>
  reasons.length === 0 ? null : (
    <div className="stack">
      <h3>{planStrings.reasons}</h3>
      <DataTable
        label={planStrings.reasons}
        columns={reasonColumns}
        rows={reasons}
        rowKey={({ reason }) => reason}
      />
    </div>
  );

/** Every change of a plan, oldest first. */
export const PlanTimeline = ({ timeline }: Pick<OrderDetail, 'timeline'>) => (
  <div className="stack">
    <h3>{planStrings.timeline}</h3>
    <DataTable
      label={planStrings.timeline}
      columns={timelineColumns}
      rows={timeline}
      rowKey={({ time, status, cause, restated }) => `${time} ${status} ${cause} ${restated?.bucket ?? ''}`}
    />
  </div>
);

/** The reports behind a plan's figures, and those that do not count (docs/domain/reports.md#quarantine). */
export const PlanReports = ({ reports }: { reports: readonly Report[] }) => (
  <div className="stack">
    <h3>{planStrings.reports}</h3>
    {reports.length === 0 ? (
      <p className="soft">{planStrings.noReports}</p>
    ) : (
      <DataTable label={planStrings.reports} columns={reportColumns} rows={reports} rowKey={({ id }) => id} />
    )}
  </div>
);
