/** A number as languages write it: thousands parted by a point, a comma, a space or an apostrophe; cents; a percent sign. */
const NUMBER = /(?:\d{1,3}(?:[.,'’\s]\d{3})+(?!\d)|\d+)(?:[.,]\d{1,2}(?![.,]?\d))?(?:\s?%)?/g;

const THAI_ZERO = 0x0e50;
/** With the digits of Thai and of full width as those of Latin, so that one number reads alike everywhere. */
const inLatinDigits = (text: string): string =>
  text.normalize('NFKC').replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO));

/** One number in one spelling: `1.000,50` and `1,000.5` are both `1000.5`. */
const spelled = (written: string): string => {
  const [, whole = '', cents = '', sign = ''] = /^(.*?)(?:[.,](\d{1,2}))?\s?(%?)$/.exec(written) ?? [];
  const significant = cents.replace(/0+$/, '');
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return `${digits}${significant === '' ? '' : `.${significant}`}${sign}`;
};

const numbersIn = (text: string): string[] => (inLatinDigits(text).match(NUMBER) ?? []).map(spelled);

/** What is left of some numbers without those of others; one that is there twice is taken away once for each. */
const without = (numbers: readonly string[], others: readonly string[]): string[] => {
  const left = [...others];
  return numbers.filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
};

/**
 * The numbers in which a translation and the English differ: those here alone, and those there alone. Only digits are compared:
 * a number in words is for whoever reads.
 */
export const differingNumbers = (text: string, english: string) => {
  const [here, there] = [numbersIn(text), numbersIn(english)];
  return { here: without(here, there), there: without(there, here) };
};
