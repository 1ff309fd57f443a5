import type { ResponseFor } from '@fairlead/contract/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from './session';

const person: ResponseFor<'user.info'> = {
  id: '7',
  username: 'ann',
  nickname: 'Ann',
  email: 'ann@example.org',
  phone: '+4912345678',
  avatar_url: null,
  entry: 'register',
  operation_id: '10000008',
  credit_score: 600,
  shop_level: 1,
  balance: 123_456,
  transaction_password_set: true,
  payout_set: true,
  lang: 'en',
  state: 'active',
  state_reason: null,
  closing_since: null,
  recovery_asked_at: null,
  usual_activation_hours: null,
  customer_service_url: [{ id: '1', label: 'General', type: 1, url: '/support' }],
  recharge_customer_service_url: [],
};

describe('what the device keeps', () => {
  beforeEach(() => localStorage.clear());

  it('keeps name, entry and contacts, no e-mail, phone or money', () => {
    session.keepUserInfo(person);
    const kept = localStorage.getItem('fb_userInfo') ?? '';
    expect(JSON.parse(kept)).toMatchObject({ username: 'ann', entry: 'register' });
    for (const secret of ['ann@example.org', '+4912345678', '123456']) expect(kept).not.toContain(secret);
  });

  it('forgets token and person at logout, keeps the language', () => {
    session.keepToken('T');
    session.keepUserInfo(person);
    session.keepLanguage('en');
    const heard = vi.fn();
    const stop = session.onChange(heard);
    session.clear();
    stop();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(Object.keys({ ...localStorage })).toEqual(['lang']);
  });

  it('reads nothing from a damaged entry', () => {
    localStorage.setItem('fb_userInfo', '{"id":');
    expect(session.userInfo()).toBeUndefined();
  });
});
