import { describe, expect, it } from 'vitest';
import { allCalls, type Call, calls, fieldErrors, hasRefinements } from '../src';

const refusedFields = (call: Call, value: unknown) => {
  const result = call.request.safeParse(value);
  return result.success ? null : fieldErrors(result.error, value);
};

const registration = {
  username: 'anna_1',
  password: 'long enough',
  confirm_password: 'long enough',
  email: 'anna@example.org',
  phone: '+49 170 1234567',
  license_key: 'FAIRLEAD-SANDBOX',
  accepted_terms: { terms: 1, privacy: 1 },
};

describe('fieldErrors', () => {
  it('names nothing where nothing is wrong', () => {
    expect(refusedFields(calls.auth.register, registration)).toBeNull();
  });

  it.each([
    ['an absent field', { username: undefined }, { username: 'required' }],
    ['an empty field', { license_key: '' }, { license_key: 'required' }],
    ['another type', { username: 5 }, { username: 'wrong_type' }],
    ['null', { email: null }, { email: 'wrong_type' }],
    ['characters that a username may not have', { username: 'anna-1' }, { username: 'invalid_format' }],
    ['NUL', { nickname: 'a\u0000b' }, { nickname: 'invalid_format' }],
    ['too long a text', { nickname: 'x'.repeat(41) }, { nickname: 'too_long' }],
    ['no e-mail address', { email: 'anna@' }, { email: 'invalid_format' }],
    ['no phone number', { phone: 'call me' }, { phone: 'invalid_format' }],
    [
      'another confirmation',
      { confirm_password: 'long enougH' },
      { confirm_password: 'passwords_do_not_match' },
    ],
    ['an unknown field', { role: 'admin' }, { role: 'unknown_field' }],
  ])('names %s', (_, change, expected) => {
    expect(refusedFields(calls.auth.register, { ...registration, ...change })).toEqual(expected);
  });

  it('names every faulty field at once', () => {
    expect(Object.keys(refusedFields(calls.auth.register, {}) ?? {}).sort()).toEqual([
      'accepted_terms',
      'confirm_password',
      'email',
      'license_key',
      'password',
      'phone',
      'username',
    ]);
  });

  it.each([
    [0, 'too_small'],
    [-5, 'too_small'],
    [1.5, 'wrong_type'],
    [2 ** 53, 'too_big'],
    ['100', 'wrong_type'],
  ])('takes no amount of %s', (amount, reason) => {
    expect(refusedFields(calls.plan.put, { product_id: '1', amount })).toEqual({ amount: reason });
  });

  it('wants an order or a product, and not both', () => {
    expect(refusedFields(calls.plan.put, { amount: 1 })).toEqual({ order_id: 'required' });
    expect(refusedFields(calls.plan.put, { amount: 1, order_id: '1', product_id: '1' })).toEqual({
      order_id: 'required',
    });
  });

  it('names the method of a payout that does not exist, and the fields of one that does', () => {
    expect(refusedFields(calls.payout.edit, { method: 'cash' })).toEqual({ method: 'not_one_of' });
    expect(refusedFields(calls.payout.edit, { method: 'wallet_address', user_name: 'Anna' })).toEqual({
      network: 'required',
    });
  });

  it('writes nested names with dots', () => {
    expect(refusedFields(calls.network.reports, { reports: [{ version: 0 }] })).toMatchObject({
      'reports.0.version': 'too_small',
      'reports.0.bucket': 'required',
    });
  });

  it('refuses a body that is no object', () => {
    expect(refusedFields(calls.auth.login, [])).toEqual({ '': 'wrong_type' });
  });
});

describe('hasRefinements', () => {
  it('knows the calls with rules between fields', () => {
    const ids = allCalls.filter(hasRefinements).map((call) => call.id);
    expect(ids.sort()).toEqual([
      'auth.register',
      'consoleAuth.updatePassword',
      'consolePayee.propose',
      'consoleStaff.create',
      'consoleStaff.setRoles',
      'consoleSupport.send',
      'guest.send',
      'notification.read',
      'objection.make',
      'plan.put',
      'plan.quote',
      'recovery.setPassword',
      'recovery.setPasswordInCase',
      'statistics.breakdown',
      'support.send',
      'user.updatePassword',
    ]);
  });
});

describe('a month', () => {
  it.each([
    ['0000-05', false],
    ['0001-01', false],
    ['9999-12', false],
    ['2026-13', false],
    ['2026-11', true],
  ])('%s is one that the database can say: %s', (month, isOne) => {
    expect(calls.statement.exportFile.request.safeParse({ month }).success).toBe(isOne);
  });
});
