import { LIMITS } from '@fairlead/contract/limits';
import type { PlainKey } from '@fairlead/i18n';
import type { NewPasswords } from './api';

type Faults = { readonly [Field in keyof NewPasswords]: PlainKey | undefined };

/** What is wrong with a new login password, by field: the rules of the registration. */
export const newPasswordFaults = ({ new_password, confirm_password }: NewPasswords): Faults => ({
  new_password:
    new_password === ''
      ? 'common.required'
      : new_password.length < LIMITS.passwordMin
        ? 'register.passwordShort'
        : undefined,
  confirm_password:
    confirm_password === ''
      ? 'common.required'
      : confirm_password === new_password
        ? undefined
        : 'register.passwordsDiffer',
});
