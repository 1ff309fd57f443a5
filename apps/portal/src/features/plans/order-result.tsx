import { useTranslate } from '../../shared/i18n/use-translate';
import { Money } from '../../shared/ui/money';
import { Row, Rows } from '../../shared/ui/rows';
import type { OrderDetail } from './api';

/** What became of a plan: type of the same size whatever its sign. */
export const OrderResult = ({ result }: { result: NonNullable<OrderDetail['result']> }) => {
  const t = useTranslate();
  return (
    <section className="card">
      <h2>{t('order.result')}</h2>
      {result.final ? null : <p className="small">{t('order.resultPreliminary')}</p>}
      <p className="figure">
        <Money amountMinor={result.net_own} sign="always" />
      </p>
      <Rows>
        <Row name={t('order.resultRevenue')}>
          <Money amountMinor={result.revenue} />
        </Row>
        <Row name={t('order.resultBilled')}>
          <Money amountMinor={-result.billed_own} sign="always" />
        </Row>
        <Row name={t('order.resultNetOwn')} strong>
          <Money amountMinor={result.net_own} sign="always" />
        </Row>
        <Row name={t('order.resultNetBeforeGifts')}>
          <Money amountMinor={result.net_before_gifts} sign="always" />
        </Row>
        <Row name={t('order.resultReturned')}>
          <Money amountMinor={result.returned} />
        </Row>
      </Rows>
    </section>
  );
};
