import { useTranslate } from '../../shared/i18n/use-translate';
import { useWrittenTime } from '../../shared/ui/moment';
import { Money } from '../../shared/ui/money';
import { useNumbers } from '../../shared/ui/numbers';
import { Row, Rows } from '../../shared/ui/rows';
import type { OrderDetail } from './api';

/** The figures of one plan with the number of reports behind them (H3). */
export const OrderFigures = ({ detail }: { detail: OrderDetail }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const { count, share } = useNumbers();
  const { statistics } = detail;
  if (statistics.as_of === null) return null;
  return (
    <section className="card">
      <h2>{t('order.figures')}</h2>
      <Rows>
        <Row name={t('adCenter.spend')}>
          <Money amountMinor={statistics.spend} />
        </Row>
        <Row name={t('adCenter.revenue')}>
          <Money amountMinor={statistics.revenue} />
        </Row>
        <Row name={t('adCenter.net')}>
          <Money amountMinor={statistics.net} sign="always" />
        </Row>
        <Row name={t('adCenter.impressions')}>{count(statistics.impressions)}</Row>
        <Row name={t('adCenter.clicks')}>{count(statistics.clicks)}</Row>
        <Row name={t('adCenter.clickRate')}>
          {statistics.click_rate_bp === null ? t('figure.none') : share(statistics.click_rate_bp)}
        </Row>
        <Row name={t('adCenter.conversions')}>{count(statistics.conversions)}</Row>
      </Rows>
      <p className="small soft">
        {t('common.asOf', { time: writtenTime(statistics.as_of) })} ·{' '}
        {t('common.sources', { count: statistics.source_count })}
      </p>
    </section>
  );
};
