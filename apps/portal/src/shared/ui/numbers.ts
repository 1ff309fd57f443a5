import { useLanguageTag } from '../i18n/use-translate';
import { numberFormat } from '../lib/formats';

/** Writes counts and shares for the reader. */
export const useNumbers = () => {
  const tag = useLanguageTag();
  return {
    count: (value: number): string => numberFormat(tag).format(value),
    /** A decimal number of the wire with all its digits, as in a rate: `1.0850`. */
    decimal: (text: string): string =>
      numberFormat(tag, { minimumFractionDigits: text.split('.')[1]?.length ?? 0 }).format(
        text as Intl.StringNumericLiteral,
      ),
    /** @param bp basis points: 10,000 are 100 % */
    share: (bp: number): string =>
      numberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(bp / 10_000),
    /** A result in percent of what was spent, with its sign: `+31%`. @param bp basis points */
    result: (bp: number): string =>
      numberFormat(tag, {
        ...{ style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 },
      }).format(bp / 10_000),
  };
};
