import { currencyDigits } from '@fairlead/money';
import { useLanguageTag } from '../i18n/use-translate';
import { numberFormat } from '../lib/formats';
import { useCurrency } from '../session/use-session';

/** Writes an amount with few signs, as beside the lines of a scale. */
export const useShortMoney = (): ((amountMinor: number) => string) => {
  const tag = useLanguageTag();
  const currency = useCurrency();
  const format = numberFormat(tag, {
    style: 'currency',
    currency,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  });
  return (amountMinor) => format.format(amountMinor / 10 ** currencyDigits(currency));
};
