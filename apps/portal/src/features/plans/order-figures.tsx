import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { SourceFigure } from '../../shared/source/source-figure';
import { SourceMoney } from '../../shared/source/source-money';
import { dayOf } from '../../shared/ui/day-name';
import { useWrittenTime } from '../../shared/ui/moment';
import { useNumbers } from '../../shared/ui/numbers';
import { Row, Rows } from '../../shared/ui/rows';
import { isHelped, type OrderDetail } from './api';
import { isLive } from './live-card';

type Counts = 'impressions' | 'clicks' | 'conversions';

/** One count with its way to the reports. */
const Counted = ({ figure, detail }: { figure: Counts; detail: OrderDetail }) => {
  const t = useTranslate();
  const { count } = useNumbers();
  const name = t(`adCenter.${figure}`);
  const value = count(detail.statistics[figure]);
  return (
    <Row name={name}>
      <SourceFigure figure={figure} orderId={detail.order.id} name={name} value={value}>
        {value}
      </SourceFigure>
    </Row>
  );
};

const YEAR_MS = 365 * 86_400_000;

/** Its figures by day and hour, of the days on which it ran; a breakdown holds a year. */
const byTimeLink = ({ order }: OrderDetail, asOf: string): string => {
  const end = Date.parse(asOf);
  const begun = Math.min(end, Math.max(Date.parse(order.put_at ?? order.created_at), end - YEAR_MS));
  const days = `from=${dayOf(begun)}&until=${dayOf(end)}`;
  return `${paths.plan}?show=figures&plan=${encodeURIComponent(order.id)}&${days}`;
};

/** Whether the page says spend, revenue and net above: its head once it ran, then the result of own money. */
const isTold = (detail: OrderDetail): boolean =>
  detail.result === null ? detail.order.status === 'put_finished' : !isHelped(detail);

const MoneyRows = ({ detail: { order, statistics } }: { detail: OrderDetail }) => {
  const t = useTranslate();
  return (
    <>
      {(['spend', 'revenue', 'net'] as const).map((figure) => {
        const name = t(`adCenter.${figure}`);
        return (
          <Row key={figure} name={name}>
            <SourceMoney
              figure={figure}
              orderId={order.id}
              name={name}
              amountMinor={statistics[figure]}
              sign={figure === 'net' ? 'result' : 'auto'}
            />
          </Row>
        );
      })}
    </>
  );
};

/** The figures of one plan with the number of reports behind them; of a plan that runs, whose card tells them, the way to more. */
export const OrderFigures = ({ detail }: { detail: OrderDetail }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const { share } = useNumbers();
  const { statistics } = detail;
  if (statistics.as_of === null) return null;
  const byTime = (
    <Link to={byTimeLink(detail, statistics.as_of)} className="button button--quiet">
      {t('plan.figuresByTime')}
    </Link>
  );
  if (isLive(detail)) return byTime;
  return (
    <section className="card">
      <h2>{t('order.figures')}</h2>
      <Rows>
        {isTold(detail) ? null : <MoneyRows detail={detail} />}
        <Counted figure="impressions" detail={detail} />
        <Counted figure="clicks" detail={detail} />
        <Row name={t('adCenter.clickRate')}>
          {statistics.click_rate_bp === null ? t('figure.none') : share(statistics.click_rate_bp)}
        </Row>
        <Counted figure="conversions" detail={detail} />
      </Rows>
      <p className="small soft">
        {t('common.asOf', { time: writtenTime(statistics.as_of) })} ·{' '}
        {t('common.sources', { count: statistics.source_count })}
      </p>
      {byTime}
    </section>
  );
};
