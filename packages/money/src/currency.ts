// Making a formatter takes far longer than using it.
const digitsOf = new Map<string, number>();

/** How many decimals a currency has, as ISO 4217 and `Intl` know it: USD 2, JPY 0. */
export const currencyDigits = (currency: string): number => {
  const known = digitsOf.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  digitsOf.set(currency, digits);
  return digits;
};

export interface MoneyFormat {
  readonly currency: string;
  /** BCP 47 tag, such as `pt-BR`. */
  readonly locale: string;
  /** `always` writes the sign of gains too, `auto` only the minus. */
  readonly sign?: 'always' | 'auto';
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Writes minor units as the locale does, from the exact decimal text and never through a fraction. */
export const formatMinor = (
  amountMinor: number,
  { currency, locale, sign = 'auto' }: MoneyFormat,
): string => {
  const key = `${locale} ${currency} ${sign}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      signDisplay: sign === 'always' ? 'exceptZero' : 'auto',
    });
    formatters.set(key, formatter);
  }
  return formatter.format(decimalText(amountMinor, currencyDigits(currency)) as Intl.StringNumericLiteral);
};

const decimalText = (amountMinor: number, digits: number): string => {
  const text = String(Math.abs(amountMinor)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const fraction = digits === 0 ? '' : `.${text.slice(-digits)}`;
  return `${amountMinor < 0 ? '-' : ''}${whole}${fraction}`;
};

/** An amount as a person would type it, with a point and no more: `10.50`; what `parseMinor` reads. */
export const typedMinor = (amountMinor: number, currency: string): string =>
  decimalText(amountMinor, currencyDigits(currency));

/**
 * Reads what a person typed, in minor units; null where it is not an amount of this currency. A comma or a point may
 * divide the decimals; grouping is not guessed at, since 1.000 means different things to different readers.
 */
export const parseMinor = (typed: string, currency: string): number | null => {
  const digits = currencyDigits(currency);
  const match = /^(\d+)(?:[.,](\d+))?$/.exec(typed.trim());
  const [, whole = '', fraction = ''] = match ?? [];
  if (match === null || fraction.length > digits) return null;
  const amountMinor = Number(whole + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(amountMinor) ? amountMinor : null;
};
