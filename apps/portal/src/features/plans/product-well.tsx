import { currencyDigits } from '@fairlead/money';
import { useLanguageTag, useTranslate } from '../../shared/i18n/use-translate';
import { numberFormat } from '../../shared/lib/formats';
import { useCurrency } from '../../shared/session/use-session';
import { useMoney } from '../../shared/ui/money';
import { earnedPerConversion, type Product } from './api';
import './product-well.css';

/** Writes an amount without the decimals that it does not have: two of them share a narrow line. */
const useRoundMoney = (): ((amountMinor: number) => string) => {
  const tag = useLanguageTag();
  const currency = useCurrency();
  const unit = 10 ** currencyDigits(currency);
  return (amountMinor) =>
    numberFormat(tag, {
      ...({ style: 'currency', currency } as const),
      ...(amountMinor % unit === 0 ? { minimumFractionDigits: 0 } : {}),
    }).format(amountMinor / unit);
};

/** The terms that people look at first: what it takes, what views cost, and what one conversion earns them. */
export const ProductWell = ({ product }: { product: Product }) => {
  const t = useTranslate();
  const money = useMoney();
  const round = useRoundMoney();
  const range = { minimum: round(product.min_put_amount), maximum: round(product.max_put_amount) };
  const terms = [
    [t('product.youFund'), t('plan.range', range)],
    [t('product.views'), money(-product.cost_per_thousand, 'always')],
    [t('product.oneConversion'), money(earnedPerConversion(product), 'always')],
  ] as const;
  return (
    <dl className="product-well">
      {terms.map(([name, value]) => (
        <div key={name}>
          <dt className="small soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
