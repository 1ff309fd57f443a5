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

/** No line ends between the minus and a currency in letters, as in "-US$5.00": a loss would read as a gain. */
const keepSign = (written: string): string => written.replace(/-(?=\p{L})/u, '-\u2060');

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
  return keepSign(
    formatter.format(decimalText(amountMinor, currencyDigits(currency)) as Intl.StringNumericLiteral),
  );
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

/** Digits, or groups of three with one mark between them, which does not divide the decimals too. */
const AMOUNT = /^(\d+|\d{1,3}([.,'’ \u00a0\u202f])\d{3}(?:\2\d{3})*(?!\2))(?:[.,](\d+))?$/;

/**
 * Reads what a person typed, in minor units; null where it is not an amount of this currency. A comma or a point may
 * divide the decimals, and one mark may stand between groups of three, where there is one reading only: `1,000.00`,
 * `1.000.000`, `1 000`. One comma or point before three digits is never taken for a group: what is a thousand to one
 * reader is one to another, or a slip. So it is refused where the currency has fewer than three decimals.
 */
export const parseMinor = (typed: string, currency: string): number | null => {
  const digits = currencyDigits(currency);
  const match = AMOUNT.exec(typed.trim());
  const [, whole = '', , fraction = ''] = match ?? [];
  if (match === null || fraction.length > digits) return null;
  const amountMinor = Number(whole.replaceAll(/\D/g, '') + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(amountMinor) ? amountMinor : null;
};
