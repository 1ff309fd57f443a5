import { LIMITS, PHONE_PATTERN, USERNAME_PATTERN } from '@fairlead/contract/limits';
import type { PlainKey } from '@fairlead/i18n';

/** What was typed into the registration. */
export interface Registration {
  readonly username: string;
  readonly nickname: string;
  readonly password: string;
  readonly confirm_password: string;
  readonly email: string;
  readonly phone: string;
  readonly license_key: string;
}

type Rule = (value: string, all: Registration) => PlainKey | undefined;

const required: Rule = (value) => (value.trim() === '' ? 'common.required' : undefined);
const when =
  (isWrong: (value: string, all: Registration) => boolean, message: PlainKey): Rule =>
  (value, all) =>
    isWrong(value, all) ? message : undefined;

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The rules of a registration, in the order they are told; the server checks them again. */
const rules: { readonly [Field in keyof Registration]: readonly Rule[] } = {
  username: [
    required,
    when((value) => !USERNAME_PATTERN.test(value), 'register.usernameWrong'),
    when((value) => value.length < LIMITS.usernameMin, 'register.usernameShort'),
  ],
  nickname: [],
  password: [required, when((value) => value.length < LIMITS.passwordMin, 'register.passwordShort')],
  confirm_password: [required, when((value, all) => value !== all.password, 'register.passwordsDiffer')],
  email: [required, when((value) => !EMAIL_PATTERN.test(value), 'register.emailWrong')],
  phone: [required, when((value) => !PHONE_PATTERN.test(value), 'register.phoneWrong')],
  license_key: [required],
};

/** What is wrong with a registration, by field; empty where nothing is. */
export const registrationErrors = (all: Registration): Partial<Record<keyof Registration, PlainKey>> =>
  Object.fromEntries(
    (Object.keys(rules) as (keyof Registration)[]).flatMap((field) => {
      const message = rules[field].map((rule) => rule(all[field], all)).find(Boolean);
      return message ? [[field, message]] : [];
    }),
  );
