import { hasLuhn, withDigits, withoutHarmless } from './digits';

/** How long the account numbers of each country are, with country and check digits (ISO 13616, its public registry). */
const IBAN_LENGTHS = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 ' +
    'FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 ' +
    'LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 ' +
    'RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))] as const),
);

const hasIbanChecksum = (iban: string): boolean => {
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
};

const LEAST_DIGITS_OF_IBAN = 8;

/** Whether letters and digits without anything between hold an account number with a right checksum. */
const holdsIban = (compact: string): boolean =>
  [...compact.matchAll(/(?=([A-Z]{2}\d{2}))/g)].some(({ 1: start = '', index }) => {
    const iban = compact.slice(index, index + (IBAN_LENGTHS.get(start.slice(0, 2)) ?? 0));
    return (
      iban.length >= 15 && iban.replace(/\D/g, '').length >= LEAST_DIGITS_OF_IBAN && hasIbanChecksum(iban)
    );
  });

const CARD = /(?<!\d)(?:\d{4}[^\p{L}\d]{0,3}){3}\d{4}(?!\d)|(?<!\d)\d{13,19}(?!\d)/gu;
const holdsCard = (text: string): boolean =>
  [...text.matchAll(CARD)].some(([digits]) => hasLuhn(digits.replace(/\D/g, '')));

const LEAST_DIGITS_OF_ACCOUNT = 9;
/** Digits with anything but words between them. */
const RUN = /\d(?:[^\p{L}\d\ue000]{0,5}\d)+/gu;
/** Letters that look like digits, where they stand among them and no other letter does. */
const MIXED = /(?<![\p{L}\d])(?=[oOlIоО]*\d)[\doOlIоО]+(?![\p{L}\d])/gu;
const asDigits = (text: string): string =>
  text.replace(MIXED, (word) => word.replace(/[oOоО]/g, '0').replace(/[lI]/g, '1'));
const holdsRun = (text: string): boolean =>
  [...text.matchAll(RUN)].some(([run]) => run.replace(/\D/g, '').length >= LEAST_DIGITS_OF_ACCOUNT);

const WALLETS = [
  /0x[0-9a-f]{40}(?![0-9a-f])/i,
  /\b(?:bc|tb|ltc|bech|cosmos|addr|bnb)1[0-9a-z]{20,}\b/i,
  // Those of other chains: long, and mixed as no word is.
  /(?<![\p{L}\d_-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[A-Za-z0-9_-]{26,}(?![\p{L}\d_-])/u,
];
const holdsWallet = (text: string, compact: string): boolean =>
  WALLETS.some((pattern) => pattern.test(text)) || /0X[0-9A-F]{40}/.test(compact);

const HANDLES = [
  // A cash handle, and an address of a payment system: a name at a word without a domain.
  /(?<![\p{L}\d])\$[a-z][a-z0-9_]{2,}/iu,
  /[\w.-]{2,64}@[a-z]{2,}(?![\w.-]*[a-z])/iu,
  /\b(?:iban|swift|bic|upi|pix|cbu|clabe)\b[^\p{L}\d]{0,3}(?=[\p{L}]*\d)[\p{L}\d]{4,}/iu,
];

/** Whether a plain text carries what money could be sent to. */
export const carriesPaymentDetails = (text: string): boolean => {
  const counted = withDigits(text);
  const compact = text.replace(/[^\p{L}\d]/gu, '').toUpperCase();
  const compactCounted = counted.replace(/[^\p{L}\d]/gu, '').toUpperCase();
  return (
    holdsIban(compact) ||
    holdsIban(compactCounted) ||
    holdsCard(text) ||
    holdsRun(withDigits(withoutHarmless(asDigits(text)))) ||
    holdsWallet(text, compact) ||
    HANDLES.some((pattern) => pattern.test(text))
  );
};
