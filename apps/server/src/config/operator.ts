import { z } from 'zod';

/** What the operator says of itself; blank counts as absent. */
const operatorText = z
  .string()
  .trim()
  .transform((text) => (text === '' ? undefined : text))
  .optional();

export const OPERATOR_VARIABLES = [
  'OPERATOR_LEGAL_NAME',
  'OPERATOR_REGISTRATION_NUMBER',
  'OPERATOR_REGISTER',
  'OPERATOR_COUNTRY',
  'OPERATOR_COMPLAINTS_ADDRESS',
] as const;

export const operatorVariables = {
  OPERATOR_LEGAL_NAME: operatorText,
  OPERATOR_REGISTRATION_NUMBER: operatorText,
  OPERATOR_REGISTER: operatorText,
  OPERATOR_COUNTRY: operatorText,
  OPERATOR_COMPLAINTS_ADDRESS: operatorText,
};
type OperatorSettings = { readonly [Name in (typeof OPERATOR_VARIABLES)[number]]?: string | undefined };

export interface OperatorConfig {
  readonly legalName: string | null;
  readonly registrationNumber: string | null;
  readonly register: string | null;
  /** ISO 3166, two letters. */
  readonly country: string | null;
  readonly complaintsAddress: string | null;
}

export const operatorConfig = (settings: OperatorSettings): OperatorConfig => ({
  legalName: settings.OPERATOR_LEGAL_NAME ?? null,
  registrationNumber: settings.OPERATOR_REGISTRATION_NUMBER ?? null,
  register: settings.OPERATOR_REGISTER ?? null,
  country: settings.OPERATOR_COUNTRY ?? null,
  complaintsAddress: settings.OPERATOR_COMPLAINTS_ADDRESS ?? null,
});

const countOf = (text: string, kind: RegExp): number => text.match(kind)?.length ?? 0;
const lettersIn = (text: string): number => countOf(text, /\p{L}/gu);
const signsIn = (text: string): number => countOf(text, /[\p{L}\p{N}]/gu);

/** Words that fill a field without saying anything. */
const PLACEHOLDER = /^\W*(none|null|undefined|unknown|todo|tbd|n\W?a|test|x+)\W*$/iu;

const isPostal = (text: string): boolean => signsIn(text) >= 10 && /[\s\p{N},、，]/u.test(text);

const isComplaintsAddress = (text: string): boolean => {
  if (/^[a-z][a-z+.-]*:/i.test(text)) return z.url({ protocol: /^https$/ }).safeParse(text).success;
  return text.includes('@') ? z.email().safeParse(text).success : isPostal(text);
};

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** A country that has a name. Three codes are of none: "unknown", and what tests use. */
const isCountry = (text: string): boolean =>
  /^[A-Z]{2}$/.test(text) && !['ZZ', 'XA', 'XB'].includes(text) && countries.of(text) !== undefined;

const RULES: Readonly<
  Record<(typeof OPERATOR_VARIABLES)[number], readonly [(text: string) => boolean, string]>
> = {
  OPERATOR_LEGAL_NAME: [(text) => lettersIn(text) >= 3, 'a legal name has at least 3 letters'],
  OPERATOR_REGISTRATION_NUMBER: [
    (text) => signsIn(text) >= 3,
    'a registration number has at least 3 letters or digits',
  ],
  OPERATOR_REGISTER: [(text) => lettersIn(text) >= 3, 'the register that holds the number has a name'],
  OPERATOR_COUNTRY: [isCountry, 'a country by its two letters (ISO 3166), such as IE'],
  OPERATOR_COMPLAINTS_ADDRESS: [
    isComplaintsAddress,
    'write an e-mail address, an https address or a whole postal address',
  ],
};

/** What live mode finds wrong with an operator's data that are there: people must learn who holds their money. */
export const operatorFaults = (settings: OperatorSettings): string[] =>
  OPERATOR_VARIABLES.flatMap((name) => {
    const text = settings[name];
    if (text === undefined) return [];
    const [isRight, words] = RULES[name];
    return isRight(text) && !PLACEHOLDER.test(text) ? [] : [`${name}: ${words}`];
  });
