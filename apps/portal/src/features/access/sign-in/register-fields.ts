import type { PlainKey } from '@fairlead/i18n';
import type { Registration } from './rules';

/** How a field of the registration looks, and why it is asked. */
export interface FieldLook {
  readonly name: keyof Registration;
  readonly label: PlainKey;
  readonly hint?: PlainKey;
  readonly type?: 'password' | 'email' | 'tel';
  readonly autoComplete: string;
}

/** First the key and the login, then who it is. */
const STEPS: readonly [readonly FieldLook[], readonly FieldLook[]] = [
  [
    {
      name: 'license_key',
      label: 'register.licenseKey',
      hint: 'register.licenseKeyHint',
      autoComplete: 'off',
    },
    {
      name: 'username',
      label: 'login.username',
      hint: 'register.usernameHint',
      autoComplete: 'username',
    },
    {
      name: 'password',
      label: 'login.password',
      hint: 'register.passwordHint',
      type: 'password',
      autoComplete: 'new-password',
    },
    {
      name: 'confirm_password',
      label: 'register.confirm',
      type: 'password',
      autoComplete: 'new-password',
    },
  ],
  [
    {
      name: 'nickname',
      label: 'register.nickname',
      hint: 'register.nicknameHint',
      autoComplete: 'nickname',
    },
    {
      name: 'email',
      label: 'register.email',
      hint: 'register.emailHint',
      type: 'email',
      autoComplete: 'email',
    },
    {
      name: 'phone',
      label: 'register.phone',
      hint: 'register.phoneHint',
      type: 'tel',
      autoComplete: 'tel',
    },
  ],
];

export type Step = 1 | 2;

/** The fields of a step. */
export const fieldsOf = (step: Step): readonly FieldLook[] => STEPS[step === 1 ? 0 : 1];

/** Whether one of these fields belongs to the first step. */
export const isOfStepOne = (names: readonly string[]): boolean =>
  STEPS[0].some(({ name }) => names.includes(name));

const FAIR_LENGTH = 8;
const GOOD_LENGTH = 14;

/** What is said of a new password while it is typed: its length counts more than its signs. */
export const passwordHint = (password: string): PlainKey => {
  const length = [...password].length;
  if (length < FAIR_LENGTH) return 'register.passwordHint';
  return length < GOOD_LENGTH ? 'register.passwordFair' : 'register.passwordGood';
};
