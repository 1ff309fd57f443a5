import { useTranslate } from '../../shared/i18n/use-translate';
import { Money, useMoney } from '../../shared/ui/money';
import { Row, Rows } from '../../shared/ui/rows';
import type { OrderDetail } from './api';
import './plans.css';

type Result = NonNullable<OrderDetail['result']>;

/** Own money put in, what came back of it, and the difference. */
const Outcome = ({ result }: { result: Result }) => {
  const t = useTranslate();
  const money = useMoney();
  const parts = { revenue: money(result.revenue), returned: money(result.returned) };
  return (
    <dl className="outcome">
      <div className="outcome__net">
        <dt className="small soft">{t('order.resultNetOwn')}</dt>
        <dd className="figure">
          <Money amountMinor={result.net_own} sign="always" />
        </dd>
      </div>
      <div>
        <dt className="small soft">{t('order.putIn')}</dt>
        <dd className="outcome__value">
          <Money amountMinor={result.put_own} />
        </dd>
      </div>
      <div>
        <dt className="small soft">{t('order.gotBack')}</dt>
        <dd className="outcome__value">
          <Money amountMinor={result.revenue + result.returned} />
        </dd>
        <dd className="small soft">{t('order.backExplained', parts)}</dd>
      </div>
    </dl>
  );
};

/** What became of a plan, in three figures: type of the same size whatever its sign; the arithmetic is folded. */
export const OrderResult = ({ result }: { result: Result }) => {
  const t = useTranslate();
  return (
    <section className="card">
      <h2>{t('order.result')}</h2>
      {result.final ? null : <p className="small">{t('order.resultPreliminary')}</p>}
      <Outcome result={result} />
      <details>
        <summary className="fold">{t('order.howItAddsUp')}</summary>
        <Rows>
          <Row name={t('order.resultRevenue')}>
            <Money amountMinor={result.revenue} />
          </Row>
          <Row name={t('order.resultBilled')}>
            <Money amountMinor={-result.billed_own} sign="always" />
          </Row>
          <Row name={t('order.resultNetBeforeGifts')}>
            <Money amountMinor={result.net_before_gifts} sign="always" />
          </Row>
          <Row name={t('order.resultReturned')}>
            <Money amountMinor={result.returned} />
          </Row>
        </Rows>
      </details>
    </section>
  );
};
