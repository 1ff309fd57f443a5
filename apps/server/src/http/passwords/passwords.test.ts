import { expect, it } from 'vitest';
import { faultOfPassword } from '.';

it.each(['12345678', 'password', 'PASSWORD', 'Football', 'iloveyou', 'qwertyuiop', 'qwerty123456'])(
  'refuses %s, which is guessed first',
  (password) => expect(faultOfPassword(password, 'anna')).toBe('common_password'),
);

it.each(['fairlead', 'Fairlead2026!', 'Ad-Centre-1', '2026_withdraw', 'ADMIN_12345'])(
  'refuses %s, which is guessed first of this product',
  (password) => expect(faultOfPassword(password, 'anna')).toBe('common_password'),
);

it('refuses the login name, however it is written', () => {
  expect(faultOfPassword('Harbour_Light', 'harbour_light')).toBe('same_as_username');
});

it('takes what is neither, of whatever characters', () => {
  for (const password of [
    'correct horse battery',
    'zqxjkvbp',
    '這是一個好密碼嗎',
    '77410365',
    'the fairlead of a dinghy',
  ])
    expect(faultOfPassword(password, 'anna')).toBeNull();
});
