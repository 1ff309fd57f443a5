import type { Language } from '@fairlead/contract';
import { currencyDigits, parseMinor } from '@fairlead/money';
import type { ReactNode } from 'react';
import { languageName, languages } from '../lib/languages';
import { saidOf } from '../lib/said';
import { strings } from '../lib/strings';
import { momentAt } from '../lib/zone';
import type { Choice } from './field';
import { holderFieldStrings } from './holder-field-strings';

/** One thing that a person states with an act. */
export interface ActField<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /**
   * `line` and `lines` are text, `amount` is money as people type it, `number` a whole number above zero, `percent` a
   * share above zero with up to two decimals, `moment` a time in the zone that the frame names, `choice` one of `choices`,
   * `several` one or more of them, `holder` one person by their username or operation ID, `image` a picture that is sent
   * at once and stated by its number, `images` up to six of them by their numbers with spaces between, `page` a landing
   * page like a picture, `week` the opening hours of a week, `languages` lines in each language.
   */
  readonly kind:
    | 'line'
    | 'lines'
    | 'amount'
    | 'number'
    | 'percent'
    | 'moment'
    | 'choice'
    | 'several'
    | 'holder'
    | 'image'
    | 'images'
    | 'page'
    | 'week'
    | 'languages';
  /** Of an amount or a number: nothing at all is a statement too. */
  readonly fromZero?: boolean;
  /** What stands in it before anything is typed. */
  readonly initial?: string;
  /** What is wrong with what was typed, beyond its kind. */
  readonly check?: (typed: string) => string | undefined;
  readonly maxLength?: number;
  /** Of `languages`: under which name the call takes those beside English, for the server's refusals. */
  readonly translations?: string;
  /** Of `languages`: one line. */
  readonly isLine?: boolean;
  /** Of `languages`: each needs it; else English does, and readers of the others see that. */
  readonly needsEach?: boolean;
  /** Of `languages`: the title and the text that people read in one of them, from all that is typed. */
  readonly previewOf?: (
    language: Language,
    stated: Readonly<Record<string, string>>,
  ) => { readonly title: string; readonly text: string };
  /** `depends`: the server says whether it is missing. */
  readonly optional?: boolean | 'depends';
  readonly hint?: string;
  /** What is said below it of what was typed; the hint where it says nothing. */
  readonly hintOf?: (typed: string) => string | undefined;
  /** Of a line: what stands over it and types into it, such as a list to tick from. */
  readonly over?: (typed: string, onType: (value: string) => void) => ReactNode;
  /** Whether what else is typed asks for it; then only is it shown, checked and sent. Absent: always. */
  readonly when?: (stated: Readonly<Record<string, string>>) => boolean;
  readonly choices?: readonly Choice[];
}

/** What stands above it. */
export const labelOf = ({ label, optional }: Pick<ActField<string>, 'label' | 'optional'>): string =>
  optional === true ? `${label} (${strings.common.optional})` : label;

/** What was typed, field by field; amounts still as text. */
export type Stated<Name extends string> = Readonly<Record<Name, string>>;

/** The fields that what is typed asks for. */
export const askedFor = <Name extends string>(
  fields: readonly ActField<Name>[],
  stated: Stated<Name>,
): readonly ActField<Name>[] => fields.filter(({ when }) => when?.(stated) ?? true);

/** What is sent: nothing of a field that is not asked for, whatever was typed before it was hidden. */
export const sentOf = <Name extends string>(
  fields: readonly ActField<Name>[],
  stated: Stated<Name>,
): Stated<Name> =>
  Object.fromEntries(
    fields.map(({ name, when }) => [name, (when?.(stated) ?? true) ? stated[name] : '']),
  ) as Stated<Name>;

/** What is wrong with what was typed, in words: by field, and of a language by the name under which the call takes it. */
export type Faults = Readonly<Record<string, string>>;

/** Those that stand at a field of the form; whatever else was refused has no place there. */
export const faultsOf = (fields: readonly ActField<string>[], faults: Faults): Faults =>
  Object.fromEntries(
    Object.entries(faults).filter(([fault]) =>
      fields.some(
        ({ name, translations }) =>
          fault === name || (translations !== undefined && fault.startsWith(`${translations}.`)),
      ),
    ),
  );

/** An amount in minor units; null where what was typed is no amount above zero. */
export const amountOf = (typed: string, currency: string): number | null => {
  const amountMinor = parseMinor(typed, currency);
  return amountMinor !== null && amountMinor > 0 ? amountMinor : null;
};

/** A typed moment as the wire has it, ISO 8601 in UTC; undefined where none was typed. */
export const momentOf = (typed: string): string | undefined =>
  typed === '' ? undefined : momentAt(typed).toISOString();

/** Typed per cents in basis points: "12.5" is 1250; null where what was typed is no share above zero. */
export const basisPointsOf = (typed: string): number | null => {
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  const bp = whole === undefined ? 0 : Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return bp > 0 ? bp : null;
};

/** Basis points as somebody would type them: 1250 is "12.5". */
export const typedPercent = (bp: number): string => String(bp / 100);

/** The number of whoever was named in a field of kind `holder`; empty while nobody is found. */
export const holderIdOf = (value: string): string => value.slice(0, Math.max(0, value.indexOf(' ')));

/** How to write what can be read as thousands and as thousandths, where an amount is refused for that alone. */
const twoWaysProblem = (typed: string, currency: string): string | undefined => {
  const [whole, thousands, mark, rest] = /^([1-9]\d{0,2})([.,])(\d{3})$/.exec(typed.trim()) ?? [];
  if (whole === undefined || parseMinor(typed, currency) !== null) return undefined;
  const digits = currencyDigits(currency);
  const isComma = mark === ',';
  const exact = digits === 0 ? [] : [`${whole}${isComma ? '.' : ','}${'0'.repeat(digits)}`];
  return strings.common.amountTwoWays([`${thousands}${rest}`, ...exact], isComma ? 'comma' : 'point');
};

const amountProblem = (typed: string, currency: string, fromZero: boolean): string | undefined => {
  if (amountOf(typed, currency) !== null || (fromZero && parseMinor(typed, currency) === 0)) return undefined;
  const twoWays = twoWaysProblem(typed, currency);
  if (twoWays !== undefined) return twoWays;
  return fromZero ? strings.common.amountOrZeroWrong : strings.common.amountWrong;
};

const numberProblem = (typed: string, fromZero: boolean): string | undefined => {
  if (/^[1-9]\d{0,8}$/.test(typed.trim()) || (fromZero && typed.trim() === '0')) return undefined;
  return fromZero ? strings.common.numberOrZeroWrong : strings.common.numberWrong;
};

const missingProblem = (typed: string): string | undefined => {
  const said = saidOf(typed);
  const missing = languages.filter((language) => said[language] === undefined).map(languageName);
  return missing.length === 0 ? undefined : strings.common.missingIn(missing.join(', '));
};

const problemOf = <Name extends string>(
  field: ActField<Name>,
  typed: string,
  currency: string,
): string | undefined => {
  if (typed.trim() === '') return field.optional ? undefined : strings.field.required;
  const fromZero = field.fromZero ?? false;
  if (field.kind === 'amount') return amountProblem(typed, currency, fromZero);
  if (field.kind === 'number') return numberProblem(typed, fromZero);
  if (field.kind === 'percent')
    return basisPointsOf(typed) === null ? strings.common.percentWrong : undefined;
  if (field.kind === 'languages' && field.needsEach) return missingProblem(typed);
  if (field.kind === 'languages' && !field.optional && saidOf(typed).en === undefined)
    return strings.field.required;
  if (field.kind === 'holder') return holderIdOf(typed) === '' ? holderFieldStrings.unknown : undefined;
  return field.check?.(typed);
};

/** What is missing or unreadable before anything is sent, by field. */
export const problemsOf = <Name extends string>(
  fields: readonly ActField<Name>[],
  stated: Stated<Name>,
  currency: string,
): Faults => {
  const found = fields.map((field) => [field.name, problemOf(field, stated[field.name], currency)] as const);
  return Object.fromEntries(found.filter((entry): entry is [Name, string] => entry[1] !== undefined));
};
