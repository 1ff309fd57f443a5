import { PHONE_PATTERN } from '@fairlead/contract/limits';
import type { PlainKey } from '@fairlead/i18n';

/** What a person may change of themselves; empty where nothing was ever given. */
export interface Details {
  readonly nickname: string;
  readonly email: string;
  readonly phone: string;
}

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const PATTERNS: { readonly [Field in keyof Details]?: readonly [RegExp, PlainKey] } = {
  email: [EMAIL_PATTERN, 'register.emailWrong'],
  phone: [PHONE_PATTERN, 'register.phoneWrong'],
};

/** The fields that differ from what is known, as the call takes them: without the blanks around them. */
export const changedDetails = (typed: Details, known: Details): Partial<Details> =>
  Object.fromEntries(
    (Object.keys(typed) as (keyof Details)[])
      .map((field) => [field, typed[field].trim()] as const)
      .filter(([field, value]) => value !== known[field]),
  );

/** What is wrong with the fields that were changed, by field; the server checks them again. */
export const detailsFaults = (changed: Partial<Details>): Partial<Record<keyof Details, PlainKey>> =>
  Object.fromEntries(
    (Object.entries(changed) as [keyof Details, string][]).flatMap(([field, value]) => {
      if (value === '') return [[field, 'common.required']];
      const [pattern, fault] = PATTERNS[field] ?? [];
      return pattern !== undefined && !pattern.test(value) ? [[field, fault]] : [];
    }),
  );
