import { LIMITS } from '@fairlead/contract/limits';
import type { PlainKey } from '@fairlead/i18n';
import type { LoginPasswords } from './api';

const newFault = ({ old_password, new_password }: LoginPasswords): PlainKey | undefined => {
  if (new_password === '') return 'common.required';
  if (new_password.length < LIMITS.passwordMin) return 'register.passwordShort';
  return new_password === old_password ? 'loginPassword.same' : undefined;
};

/** What is wrong with a change of the login password, by field; only the server knows the old one. */
export const loginPasswordFaults = (
  all: LoginPasswords,
): { readonly [Field in keyof LoginPasswords]: PlainKey | undefined } => ({
  old_password: all.old_password === '' ? 'common.required' : undefined,
  new_password: newFault(all),
  confirm_password:
    all.confirm_password === ''
      ? 'common.required'
      : all.confirm_password === all.new_password
        ? undefined
        : 'register.passwordsDiffer',
});
