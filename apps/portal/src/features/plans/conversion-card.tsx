import { useTranslate } from '../../shared/i18n/use-translate';
import { useMoney } from '../../shared/ui/money';
import { earnedPerConversion, type OrderDetail } from './api';
import './conversion-card.css';

/**
 * What one conversion costs so far against what one earns by the terms: beyond the line the plan loses. Before the first one it
 * says what was spent without any.
 */
export const ConversionCard = ({ detail: { product, statistics } }: { detail: OrderDetail }) => {
  const t = useTranslate();
  const money = useMoney();
  const cost = statistics.cost_per_conversion;
  const earned = earnedPerConversion(product);
  if (cost === null) {
    if (statistics.spend === 0) return null;
    const soFar = { spend: money(statistics.spend), earned: money(earned) };
    return (
      <section className="card">
        <h2>{t('order.conversion')}</h2>
        <p>{t('order.noConversion', soFar)}</p>
      </section>
    );
  }
  const scale = Math.max(cost, earned) * 1.3 || 1;
  const difference = cost - earned;
  const phrase = difference < 0 ? 'order.costsLess' : 'order.costsMore';
  const costs = <span>{t('order.costs', { amount: money(cost) })}</span>;
  const earns = <span>{t('order.earns', { amount: money(earned) })}</span>;
  return (
    <section className="card">
      <h2>{t('order.conversion')}</h2>
      <div className="break-even" aria-hidden="true">
        <span
          className={`break-even__cost ${difference > 0 ? 'break-even__cost--loss' : ''}`}
          style={{ width: `${(cost / scale) * 100}%` }}
        />
        <span className="break-even__line" style={{ insetInlineStart: `${(earned / scale) * 100}%` }} />
      </div>
      <p className="row row--apart break-even__words">
        {/* Each below its own mark: the lower one is left. */}
        {difference > 0 ? earns : costs}
        {difference > 0 ? costs : earns}
      </p>
      <p className="small soft">
        {difference === 0 ? t('order.costsEven') : t(phrase, { amount: money(Math.abs(difference)) })}
      </p>
    </section>
  );
};
