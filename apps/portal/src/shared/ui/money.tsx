import { formatMinor } from '@fairlead/money';
import { useCallback } from 'react';
import { useLanguageTag } from '../i18n/use-translate';
import { useCurrency } from '../session/use-session';

/** `always` for changes, whose sign is written; `result` for what a plan made: the same, and red below zero. */
export type MoneySign = 'always' | 'auto' | 'result';

/** Writes amounts in minor units of the settlement currency for the reader. */
export const useMoney = (): ((amountMinor: number, sign?: MoneySign) => string) => {
  const currency = useCurrency();
  const locale = useLanguageTag();
  return useCallback(
    (amountMinor, sign = 'auto') =>
      formatMinor(amountMinor, { currency, locale, sign: sign === 'result' ? 'always' : sign }),
    [currency, locale],
  );
};

interface Props {
  amountMinor: number;
  sign?: MoneySign;
}

/** An amount in tabular figures; the sign stands in the text, colour only repeats it. */
export const Money = ({ amountMinor, sign = 'auto' }: Props) => {
  const write = useMoney();
  const isLoss = sign === 'result' && amountMinor < 0;
  return <span className={`money ${isLoss ? 'money--loss' : ''}`}>{write(amountMinor, sign)}</span>;
};
