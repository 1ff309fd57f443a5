import type { ResponseOf } from '@fairlead/contract';
import { list as holders } from '@fairlead/contract/calls/account-staff';
import type { read } from '@fairlead/contract/calls/overview';
import { HOLDER_STEPS } from '@fairlead/vocabulary';
import type { Column } from '../../shared/ui/data-table';
import { DataTable } from '../../shared/ui/data-table';
import { percentOf, writtenDay } from './format';
import { overviewStrings } from './strings';
import { Rows, Tile } from './tile';

type Overview = ResponseOf<typeof read>;
type Steps = NonNullable<Overview['steps']>;
type Cohort = NonNullable<Overview['cohorts']>[number];

const strings = overviewStrings.steps;
const NAMES = ['registered', ...HOLDER_STEPS] as const;

const toHolders = (step: (typeof NAMES)[number], week?: string): string => {
  const narrowed = new URLSearchParams();
  if (step !== 'registered') narrowed.set('reached', step);
  if (week !== undefined) narrowed.set('week', week);
  return `/holders?${narrowed}`;
};

/** How far everybody who registered has come; each number opens the people. */
export const StepsTile = ({ steps }: { steps: Steps }) => (
  <Tile title={strings.title}>
    <ul className="steps">
      {NAMES.map((name) => (
        <li key={name}>
          <Rows to={toHolders(name)} call={holders} className="steps__row">
            <span>{strings[name]}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect x="0" y="0" width="100" height="10" className="steps__ground" />
              <rect
                x="0"
                y="0"
                width={(steps[name] * 100) / Math.max(1, steps.registered)}
                height="10"
                className="steps__bar"
              />
            </svg>
            <strong className="figures">{steps[name].toLocaleString('en')}</strong>
            <span className="small soft figures">{percentOf(steps[name], steps.registered)}</span>
          </Rows>
        </li>
      ))}
    </ul>
  </Tile>
);

const cohortColumns: readonly Column<Cohort>[] = [
  {
    head: overviewStrings.cohorts.week,
    cell: ({ week }) => (
      <Rows to={toHolders('registered', week)} call={holders} className="figures">
        {writtenDay(week)}
      </Rows>
    ),
  },
  {
    head: strings.registered,
    look: 'end',
    cell: ({ registered, week }) => (
      <Rows to={toHolders('registered', week)} call={holders} className="figures">
        {registered}
      </Rows>
    ),
  },
  ...HOLDER_STEPS.map(
    (step): Column<Cohort> => ({
      head: overviewStrings.cohorts.short[step],
      look: 'end',
      cell: (cohort) => (
        <Rows to={toHolders(step, cohort.week)} call={holders} className="figures">
          {cohort[step]} <span className="small soft">{percentOf(cohort[step], cohort.registered)}</span>
        </Rows>
      ),
    }),
  ),
];

/** How far those came who registered in one week. */
export const CohortsTile = ({ cohorts }: { cohorts: readonly Cohort[] }) => (
  <Tile title={overviewStrings.cohorts.title} look="wide">
    {cohorts.length === 0 ? (
      <p className="soft">{overviewStrings.cohorts.none}</p>
    ) : (
      <DataTable
        label={overviewStrings.cohorts.title}
        columns={cohortColumns}
        rows={cohorts}
        rowKey={({ week }) => week}
      />
    )}
  </Tile>
);
