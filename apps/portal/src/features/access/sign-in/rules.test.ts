import { describe, expect, it } from 'vitest';
import { type Registration, registrationErrors } from './rules';

const right: Registration = {
  username: 'ann_1',
  nickname: '',
  password: 'long-enough',
  confirm_password: 'long-enough',
  email: 'ann@example.org',
  phone: '+49 123 45678',
  license_key: 'KEY',
};

describe('the rules of the registration', () => {
  it('finds nothing wrong with a right one', () => {
    expect(registrationErrors(right)).toEqual({});
  });

  it('requires all but the nickname', () => {
    const empty = Object.fromEntries(
      Object.keys(right).map((name) => [name, ' ']),
    ) as unknown as Registration;
    expect(registrationErrors(empty)).toEqual({
      username: 'common.required',
      password: 'common.required',
      confirm_password: 'common.required',
      email: 'common.required',
      phone: 'common.required',
      license_key: 'common.required',
    });
  });

  it.each<[Partial<Registration>, object]>([
    [{ username: 'ann-1' }, { username: 'register.usernameWrong' }],
    [{ username: 'änn' }, { username: 'register.usernameWrong' }],
    [{ username: 'an' }, { username: 'register.usernameShort' }],
    [{ password: 'short', confirm_password: 'short' }, { password: 'register.passwordShort' }],
    [{ confirm_password: 'long-enougH' }, { confirm_password: 'register.passwordsDiffer' }],
    [{ email: 'ann@example' }, { email: 'register.emailWrong' }],
    [{ phone: '12345' }, { phone: 'register.phoneWrong' }],
  ])('%j', (different, errors) => {
    expect(registrationErrors({ ...right, ...different })).toEqual(errors);
  });
});
