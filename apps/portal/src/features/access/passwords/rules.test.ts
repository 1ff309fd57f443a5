import { describe, expect, it } from 'vitest';
import { loginPasswordFaults } from './rules';

const faults = ([old_password, new_password, confirm_password]: readonly [string, string, string]) =>
  Object.values(loginPasswordFaults({ old_password, new_password, confirm_password }));

describe('a change of the login password', () => {
  it.each([
    [
      ['', '', ''],
      ['common.required', 'common.required', 'common.required'],
    ],
    [
      ['old password', 'short', 'short'],
      [undefined, 'register.passwordShort', undefined],
    ],
    [
      ['old password', 'old password', 'old password'],
      [undefined, 'loginPassword.same', undefined],
    ],
    [
      ['old password', 'new password', 'now password'],
      [undefined, undefined, 'register.passwordsDiffer'],
    ],
    [
      ['old password', 'new password', 'new password'],
      [undefined, undefined, undefined],
    ],
  ] as const)('%j: %j', (typed, told) => {
    expect(faults(typed)).toEqual(told);
  });
});
