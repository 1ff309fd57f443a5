import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyDigits, formatMinor, parseMinor, typedMinor } from './index';

const CURRENCIES = [
  ['USD', 2],
  ['EUR', 2],
  ['JPY', 0],
  ['KRW', 0],
  ['KWD', 3],
] as const;
/** The product's languages as locales. */
const LOCALES = [
  ...(['zh-TW', 'de', 'en', 'fr', 'ja', 'ko'] as const),
  ...(['pt-BR', 'ru', 'es-419', 'th', 'vi', 'zh-CN'] as const),
] as const;
const amounts = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

const decimalOf = (amountMinor: number, digits: number): string => {
  const text = String(amountMinor).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
};

describe('a currency', () => {
  it.each(CURRENCIES)('%s has %d decimals', (currency, digits) => {
    expect(currencyDigits(currency)).toBe(digits);
  });
});

describe('parseMinor', () => {
  it.each([
    ['12', 1_200],
    ['12.5', 1_250],
    ['12,50', 1_250],
    ['0.01', 1],
    ['007', 700],
    [' 3.00 ', 300],
    ['0', 0],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
    ['1,000.00', 100_000],
    ['1.000,00', 100_000],
    ['12,345,678', 1_234_567_800],
    ['12.345.678,9', 1_234_567_890],
    ['1 000', 100_000],
    ['1 234 567,89', 123_456_789],
    ['1\u00a0000.5', 100_050],
    ['1\u202f000\u202f000', 100_000_000],
    ["1'000.05", 100_005],
    ['1’000’000', 100_000_000],
  ])('reads %j', (typed, amountMinor) => {
    expect(parseMinor(typed, 'USD')).toBe(amountMinor);
  });

  it.each([
    ...['', ' ', '.', '.5', '5.', '-1', '+1', '1.234', '1,000', '1e3', '0x10', 'NaN', '∞'],
    ...['١٢', '１２', '12$', '1\u0000', '90071992547409.92', '9'.repeat(400)],
    ...['1,000.000', '1,000,00', '1.000.000.00', '1,000 000', '1000 000', '10 00', '1  000', '1\t000'],
    ...['12,34,567.00', '1,000.', ',000'],
  ])('takes %j for no amount', (typed) => {
    expect(parseMinor(typed, 'USD')).toBeNull();
  });

  it.each([
    [10_050, 'USD', '100.50'],
    [5, 'USD', '0.05'],
    [0, 'USD', '0.00'],
    [100, 'JPY', '100'],
  ])('reads %j in %s from what is written as it is typed', (amountMinor, currency, typed) => {
    expect(typedMinor(amountMinor, currency)).toBe(typed);
    expect(parseMinor(typed, currency)).toBe(amountMinor);
  });

  it('knows no decimals where the currency has none', () => {
    expect([parseMinor('12', 'JPY'), parseMinor('12.0', 'JPY')]).toEqual([12, null]);
  });

  it('takes one mark before three digits for decimals where there are three, else for nothing', () => {
    const read = (currency: string) => ['1,000', '1.000'].map((typed) => parseMinor(typed, currency));
    expect([read('KWD'), read('USD'), read('JPY')]).toEqual([
      [1_000, 1_000],
      [null, null],
      [null, null],
    ]);
  });

  it.each(LOCALES)('reads back every amount as %s writes it', (locale) => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('USD', 'KWD'), (amountMinor, currency) => {
        const [written = ''] = /\d(?:.*\d)?/.exec(formatMinor(amountMinor, { currency, locale })) ?? [];
        expect(parseMinor(written, currency)).toBe(amountMinor);
      }),
    );
  });

  it.each(CURRENCIES)('reads back every amount of %s', (currency, digits) => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('.', ','), (amountMinor, point) => {
        expect(parseMinor(decimalOf(amountMinor, digits).replace('.', point), currency)).toBe(amountMinor);
      }),
    );
  });

  it('answers any text with an amount or null, never otherwise', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,- ’eE') }), (typed) => {
        const amountMinor = parseMinor(typed, 'USD');
        expect(amountMinor === null || (Number.isSafeInteger(amountMinor) && amountMinor >= 0)).toBe(true);
      }),
    );
  });
});

describe('formatMinor', () => {
  it('joins a minus and a currency in letters, so that no line ends between them', () => {
    const written = (locale: string) => formatMinor(-500, { currency: 'USD', locale });
    expect(['ko', 'pt-BR', 'en'].map(written)).toEqual(['-\u2060US$5.00', '-\u2060US$\u00a05,00', '-$5.00']);
  });

  it.each([
    [123_456, 'USD', 'en', '$1,234.56'],
    [-5, 'USD', 'en', '-$0.05'],
    [0, 'USD', 'en', '$0.00'],
    [1_234, 'JPY', 'en', '¥1,234'],
    [123_456, 'EUR', 'de', '1.234,56\u00a0€'],
    [Number.MAX_SAFE_INTEGER, 'USD', 'en', '$90,071,992,547,409.91'],
    [-Number.MAX_SAFE_INTEGER, 'USD', 'en', '-$90,071,992,547,409.91'],
  ])('writes %d %s in %s as %s', (amountMinor, currency, locale, text) => {
    expect(formatMinor(amountMinor, { currency, locale })).toBe(text);
  });

  it('shows the sign of a gain where asked, and none at zero', () => {
    const format = { currency: 'USD', locale: 'en', sign: 'always' } as const;
    expect([1_200, 0, -1_200].map((amountMinor) => formatMinor(amountMinor, format))).toEqual([
      '+$12.00',
      '$0.00',
      '-$12.00',
    ]);
  });

  it.each(LOCALES)('loses no digit in %s', (locale) => {
    fc.assert(
      fc.property(amounts, fc.boolean(), (amountMinor, negative) => {
        const text = formatMinor(negative ? -amountMinor : amountMinor, { currency: 'USD', locale });
        expect(Number(text.replaceAll(/[^0-9]/g, ''))).toBe(amountMinor);
        expect(/[-−]/.test(text)).toBe(negative && amountMinor !== 0);
      }),
    );
  });
});
