/**
 * Plain digits as words, from nought to nine, in the languages of the interface; several ways to say one with a bar
 * between. First those that are written with spaces around them, then those that are not.
 */
const SPACED = [
  'zero oh|one|two|three|four|five|six|seven|eight|nine',
  'null|eins ein|zwei zwo|drei|vier|fünf fuenf|sechs|sieben|acht|neun',
  'zéro|un une|deux|trois|quatre|cinq|six|sept|huit|neuf',
  'zero|um uma|dois duas|três tres|quatro|cinco|seis|sete|oito|nove',
  'cero|uno una un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve',
  'ноль нуль|один одна|два две|три|четыре|пять|шесть|семь|восемь|девять',
  'không|một mốt|hai|ba|bốn tư|năm lăm|sáu|bảy bẩy|tám|chín',
];
const UNSPACED = [
  'ศูนย์|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า',
  '零 〇 ゼロ れい|一 壹 壱 幺|二 两 兩 贰 貳 弐|三 叁 參 参|四 肆|五 伍|六 陆 陸|七 柒 漆|八 捌|九 玖',
  '영 공|일 하나|이 둘|삼 셋|사 넷|오 다섯|육 륙 여섯|칠 일곱|팔 여덟|구 아홉',
  '|いち|に|さん|よん|ご|ろく|なな しち|はち|きゅう',
];

const valuesOf = (lists: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    lists.flatMap((list) =>
      list.split('|').flatMap((words, value) =>
        words
          .split(' ')
          .filter((word) => word !== '')
          .map((word) => [word.normalize('NFKC'), String(value)] as const),
      ),
    ),
  );

const spaced = valuesOf(SPACED);
const unspaced = valuesOf(UNSPACED);
/** The longest first, so that no word is taken for the beginning of another. */
const oneOf = (words: ReadonlyMap<string, string>): string =>
  [...words.keys()].sort((left, right) => right.length - left.length).join('|');

const SPACED_WORD = new RegExp(`(?<!\\p{L})(?:${oneOf(spaced)})(?!\\p{L})`, 'gu');
const UNSPACED_WORD = new RegExp(oneOf(unspaced), 'gu');

/** A text with its number words as digits, in small letters. */
export const withDigits = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(SPACED_WORD, (word) => spaced.get(word) ?? word)
    .replace(UNSPACED_WORD, (word) => unspaced.get(word) ?? word);

/** Whether the last of the digits is the check digit of the others, as on cards and in operation IDs. */
export const hasLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

const YEAR = '(?:19|20)\\d\\d';
const MONTH = '(?:0?[1-9]|1[0-2])';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const TIME = '(?:[01]?\\d|2[0-3])[:.][0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?';
const CURRENCY = '(?:[A-Za-z]{3}\\b|[$€£¥₽₫₩฿])';

/** Numbers that staff must be able to write; each stands by itself, and ends what could be an account number. */
const HARMLESS = [
  `(?:${YEAR})(?:-${MONTH}-|/${MONTH}/|\\.${MONTH}\\.)${DAY}(?:[T ,]{1,2}${TIME}Z?)?`,
  `${DAY}(?:\\.${MONTH}\\.|/${MONTH}/|-${MONTH}-)(?:${YEAR}|\\d\\d)(?:[ ,]{1,2}${TIME})?`,
  `${MONTH}/${DAY}/${YEAR}`,
  `${YEAR}\\s?[年년]\\s?${MONTH}\\s?[月월](?:\\s?${DAY}\\s?[日일])?`,
  TIME,
  `${YEAR}\\s?[-–]\\s?${YEAR}`,
  // A plan's number: its day, and its place.
  `\\d\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])-0\\d{6}`,
  // Amounts: with decimals, with thousands marked, or with their currency.
  `(?:\\d{1,3}(?:[,.'’ \\u00a0\\u202f]\\d{3}){1,3}|\\d{1,9})[.,]\\d\\d(?!\\d)`,
  `[1-9]\\d{0,2}(?:,\\d{3}){1,2}`,
  `[1-9]\\d{0,2}(?:\\.\\d{3}){1,2}`,
  `${CURRENCY}\\s?[1-9]\\d{0,2}(?:[ \\u00a0\\u202f]?\\d{3}){0,2}`,
  `[1-9]\\d{0,2}(?:[ \\u00a0\\u202f]?\\d{3}){0,2}\\s?${CURRENCY}`,
  `\\d{1,3}(?:[.,]\\d{1,2})?\\s?%`,
];
const HARMLESS_NUMBER = new RegExp(`(?<![\\d\\p{L}])(?:${HARMLESS.join('|')})(?!\\d)`, 'gu');
const EIGHT_DIGITS = /(?<![\d\p{L}])\d{8}(?!\d)/gu;
/** A short list of small numbers. */
const SMALL_NUMBERS = /(?<!\d)[1-9]\d{0,2}(?:(?:, | \/ |; )[1-9]\d{0,2}){1,3}(?![,\d]| \/)/gu;

/** What stands for a number that was looked at: nothing that could be a part of another. */
const LOOKED_AT = '\ue000';

/** The text without the numbers that staff must be able to write. */
export const withoutHarmless = (text: string): string =>
  text
    .replace(HARMLESS_NUMBER, LOOKED_AT)
    .replace(EIGHT_DIGITS, (digits) => (hasLuhn(digits) ? LOOKED_AT : digits))
    .replace(SMALL_NUMBERS, LOOKED_AT);
