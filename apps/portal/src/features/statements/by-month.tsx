import type { ResponseFor } from '../../shared/api';
import { useLanguageTag, useTranslate } from '../../shared/i18n/use-translate';
import { dateFormat, numberFormat, relativeFormat } from '../../shared/lib/formats';
import { Disc } from '../../shared/ui/disc';
import { Fold } from '../../shared/ui/fold';
import { Loaded } from '../../shared/ui/loaded';
import { useNumbers } from '../../shared/ui/numbers';
import { Row, Rows } from '../../shared/ui/rows';
import { useFigures } from './api';
import './by-month.css';
import { colon } from '../../shared/i18n/marks';

type Figures = ResponseFor<'statement.figures'>;
type Period = Figures['periods'][number];
type OfPeriod = NonNullable<Period['figures']>;

const HOURS_SHOWN = 48;

/** Hours as a person says them: up to two days in hours, then in days begun. */
const useDuration = () => {
  const tag = useLanguageTag();
  const written = (value: number, unit: 'hour' | 'day') =>
    numberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  return (hours: number | null): string => {
    if (hours === null) return '–';
    return hours <= HOURS_SHOWN ? written(hours, 'hour') : written(Math.ceil(hours / 24), 'day');
  };
};

const useMonths = () => {
  const t = useTranslate();
  const tag = useLanguageTag();
  const format = dateFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const written = (month: string) => format.format(new Date(`${month}-01T00:00:00Z`));
  return ({ from, until }: Period): string =>
    from === until ? written(from) : t('books.figuresSpan', { from: written(from), until: written(until) });
};

interface WithdrawalsProps {
  readonly figures: OfPeriod['withdrawals'];
  /** Of all months that are told. */
  readonly slowestHours: number | null;
}

type Counted = keyof OfPeriod['withdrawals']['shares'];

const Withdrawals = ({ figures, slowestHours }: WithdrawalsProps) => {
  const t = useTranslate();
  const { count, share } = useNumbers();
  // How many, and how much: many small ones hide no large one.
  const both = (of: Counted) =>
    t('books.withdrawals.both', { count: count(figures[of]), share: share(figures.shares[of]) });
  const duration = useDuration();
  return (
    <>
      <h3>{t('books.withdrawals')}</h3>
      <Rows>
        <Row name={t('books.withdrawals.asked')}>{count(figures.asked)}</Row>
        <Row name={t('books.withdrawals.paid')}>{both('paid')}</Row>
        <Row name={t('books.withdrawals.median')}>{duration(figures.median_hours)}</Row>
        <Row name={t('books.withdrawals.slowest')}>{duration(figures.slowest_hours)}</Row>
        <Row name={t('books.withdrawals.slowestEver')}>{duration(slowestHours)}</Row>
        <Row name={t('books.withdrawals.bounced')}>{both('bounced')}</Row>
        <Row name={t('books.withdrawals.refused')}>{both('refused')}</Row>
        <Row name={t('books.withdrawals.lapsed')}>{both('lapsed')}</Row>
        <Row name={t('books.withdrawals.takenBack')}>{both('taken_back')}</Row>
        <Row name={t('books.withdrawals.open')}>{both('open')}</Row>
      </Rows>
    </>
  );
};

const HoldsAndObjections = ({ figures: { holds, objections } }: { figures: OfPeriod }) => {
  const t = useTranslate();
  const { count } = useNumbers();
  return (
    <>
      <h3>{t('books.holds')}</h3>
      <Rows>
        <Row name={t('books.holds.opened')}>{count(holds.opened)}</Row>
        <Row name={t('books.holds.givenBack')}>{count(holds.given_back)}</Row>
        <Row name={t('books.holds.taken')}>{count(holds.taken)}</Row>
        <Row name={t('books.holds.open')}>{count(holds.open)}</Row>
      </Rows>
      <h3>{t('books.objections')}</h3>
      <Rows>
        <Row name={t('books.objections.made')}>{count(objections.made)}</Row>
        <Row name={t('books.objections.about')}>{count(objections.about_withdrawals)}</Row>
        <Row name={t('books.objections.upheld')}>{count(objections.upheld)}</Row>
        <Row name={t('books.objections.unanswered')}>{count(objections.upheld_unanswered)}</Row>
        <Row name={t('books.objections.rejected')}>{count(objections.rejected)}</Row>
        <Row name={t('books.objections.withdrawn')}>{count(objections.withdrawn)}</Row>
        <Row name={t('books.objections.open')}>{count(objections.open)}</Row>
      </Rows>
    </>
  );
};

interface MonthProps {
  readonly period: Period;
  readonly isFirst: boolean;
  readonly people: number;
  readonly slowestHours: number | null;
}

const Month = ({ period, isFirst, people, slowestHours }: MonthProps) => {
  const t = useTranslate();
  const { count } = useNumbers();
  const written = useMonths();
  const { figures } = period;
  if (figures === null) {
    return (
      <div className="by-month__period">
        <strong>{written(period)}</strong>
        <p className="small soft">{t('books.figuresFew', { count: count(people) })}</p>
      </div>
    );
  }
  const { asked, paid } = figures.withdrawals;
  return (
    <details className="by-month__period" open={isFirst}>
      <summary>
        <strong>{written(period)}</strong>
        <span className="small soft">
          {t('books.figuresPaid', { paid: count(paid), asked: count(asked) })}
        </span>
      </summary>
      <Withdrawals figures={figures.withdrawals} slowestHours={slowestHours} />
      <HoldsAndObjections figures={figures} />
    </details>
  );
};

const DAY_MS = 24 * 3_600_000;

/** Whole days in words. */
const useDays = (): ((whole: number) => string) => {
  const tag = useLanguageTag();
  return (whole) => numberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(whole);
};

const Standing = ({ figures }: { figures: Figures }) => {
  const t = useTranslate();
  const tag = useLanguageTag();
  const { count } = useNumbers();
  const days = useDays();
  const { oldest_open_days: oldest, deciders_changed_at: changed, as_of: asOf } = figures;
  const daysAgo = changed === null ? 0 : Math.floor((Date.parse(asOf) - Date.parse(changed)) / DAY_MS);
  return (
    <Rows>
      <Row name={t('books.oldestOpen')}>{oldest === null ? t('books.oldestNone') : days(oldest)}</Row>
      <Row name={t('books.deciders')}>
        {changed === null ? t('books.decidersNone') : relativeFormat(tag).format(-daysAgo, 'day')}
      </Row>
      <Row name={t('books.makers')}>{count(figures.makers)}</Row>
      <Row name={t('books.checkers')}>{count(figures.checkers)}</Row>
      <Row name={t('books.admins')}>{count(figures.admins)}</Row>
      <Row name={t('books.commandLine')}>{count(figures.command_line_acts)}</Row>
    </Rows>
  );
};

/** What became of withdrawals, holds and objections, month by month; computed by the server from the rows. */
export const ByMonth = () => {
  const t = useTranslate();
  const { count } = useNumbers();
  const days = useDays();
  const query = useFigures();
  const waitingOf = ({ oldest_open_days: oldest }: Figures): string =>
    oldest === null ? t('books.oldestNone') : `${t('books.oldestOpen')}${colon()}${days(oldest)}`;
  return (
    <Loaded query={query} lines={2}>
      {(figures) => {
        const firstTold = figures.periods.find((period) => period.figures !== null);
        return (
          <Fold disc={<Disc of="history" />} heading={t('books.figuresHeading')} note={waitingOf(figures)}>
            <Standing figures={figures} />
            {figures.periods.length === 0 ? <p>{t('books.figuresNone')}</p> : null}
            {figures.periods.map((period) => (
              <Month
                key={period.from}
                period={period}
                isFirst={period === firstTold}
                people={figures.people_min}
                slowestHours={figures.slowest_hours_ever}
              />
            ))}
            <p className="small soft">{t('books.figuresExplained', { count: count(figures.people_min) })}</p>
          </Fold>
        );
      }}
    </Loaded>
  );
};
