import { formatMinor } from '@fairlead/money';
import { useCallback } from 'react';
import { useLanguageTag } from '../i18n/use-translate';
import { useCurrency } from '../session/use-session';

/** Writes amounts in minor units of the settlement currency for the reader. */
export const useMoney = (): ((amountMinor: number, sign?: 'always' | 'auto') => string) => {
  const currency = useCurrency();
  const locale = useLanguageTag();
  return useCallback(
    (amountMinor, sign = 'auto') => formatMinor(amountMinor, { currency, locale, sign }),
    [currency, locale],
  );
};

interface Props {
  amountMinor: number;
  /** `always` for differences and results: their sign is written, and red for a loss. */
  sign?: 'always' | 'auto';
}

/** An amount in tabular figures; the sign stands in the text, colour only repeats it. */
export const Money = ({ amountMinor, sign = 'auto' }: Props) => {
  const write = useMoney();
  const isLoss = sign === 'always' && amountMinor < 0;
  return <span className={`money ${isLoss ? 'money--loss' : ''}`}>{write(amountMinor, sign)}</span>;
};
