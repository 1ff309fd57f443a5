/** Digits that NFKC leaves as they are: in circles on black, in double circles, and those of Ethiopic. */
const FIRST_ONES = [0x2776, 0x2780, 0x278a, 0x24f5, 0x1369];
const ZEROS = new Set([0x24ff, 0x1f10b, 0x1f10c, 0x3007, 0x96f6]);

/** The value of a digit of any script; scripts keep their ten digits in a row. */
const digitOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
};

const otherValueOf = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  if (ZEROS.has(code)) return '0';
  const first = FIRST_ONES.find((one) => code >= one && code < one + 9);
  return first === undefined ? sign : String(code - first + 1);
};

/**
 * A text as it is read, whatever it is written with: one form for each letter, no signs without a width, plain digits.
 * Capitals stay, since wallet addresses are written with them.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    // The one vowel of Thai that NFKC takes apart, and that nobody types so.
    .replace(/\u0e4d\u0e32/g, '\u0e33')
    .replace(/\p{Cf}|\p{Me}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u3164/gu, '')
    .replace(/\p{Nd}/gu, (digit) => (digit <= '9' ? digit : digitOf(digit)))
    .replace(/[\p{No}\u3007\u96f6]/gu, otherValueOf);

/** Letters of other scripts that look like Latin ones, and digits that are read as letters. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аạɑα', 'a'],
    ['ЬвʙВβ', 'b'],
    ['сϲ', 'c'],
    ['ԁɗ', 'd'],
    ['еєҽεё', 'e'],
    ['ғƒ', 'f'],
    ['ɡԍ', 'g'],
    ['һнʜ', 'h'],
    ['іїıιɩ1!|', 'i'],
    ['јϳ', 'j'],
    ['кκ', 'k'],
    ['ӏլ', 'l'],
    ['мʍ', 'm'],
    ['пոη', 'n'],
    ['оοօσ0', 'o'],
    ['рρ', 'p'],
    ['ԛ', 'q'],
    ['гɾ', 'r'],
    ['ѕʂ5$', 's'],
    ['тτ', 't'],
    ['υսц', 'u'],
    ['ѵν', 'v'],
    ['ԝω', 'w'],
    ['хχ', 'x'],
    ['уүγ', 'y'],
    ['ᴢ', 'z'],
    ['@4', 'a'],
    ['3', 'e'],
  ].flatMap(([signs = '', letter = '']) => [...signs].map((sign) => [sign, letter])),
);

/** A text as the eye reads it at a glance: small Latin letters alone, with look-alikes as what they look like. */
export const atAGlance = (text: string): string =>
  [...plain(text).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')]
    .map((sign) => LOOKALIKES[sign] ?? sign)
    .join('')
    .replace(/[^\p{L}]/gu, '');
