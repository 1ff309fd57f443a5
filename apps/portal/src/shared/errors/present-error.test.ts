import { ApiError } from '@fairlead/contract/client';
import { describe, expect, it } from 'vitest';
import { Unanswered } from '../api/idempotency';
import { presentError } from './present-error';

const inside = { onEntryRoute: false, entry: 'register' };
const atEntry = { onEntryRoute: true, entry: undefined };
const refusal = (code: number, data = {}, message = '') => new ApiError('code', code, message, data);

describe('what a failed call does to the screen', () => {
  it.each([402, 403, 404] as const)(
    '%i: contacts with the message of the code, in the language named',
    (code) => {
      expect(presentError(refusal(code, { lang: 'de', remark: 'Why' }), inside)).toEqual({
        kind: 'blocked',
        code,
        language: 'de',
        remark: 'Why',
      });
    },
  );

  it('401 on an entry route leads to the welcome, elsewhere to the login', () => {
    expect(presentError(refusal(401, { lang: 'th' }), atEntry)).toEqual({ kind: 'welcome', language: 'th' });
    expect(presentError(refusal(401), inside)).toMatchObject({ kind: 'signed-out', signOut: true });
  });

  it.each([
    ['register', true],
    ['shell', false],
    [undefined, true],
  ])('503 for an entry of %s signs out: %s', (entry, signOut) => {
    expect(presentError(refusal(503), { onEntryRoute: false, entry })).toEqual({
      kind: 'signed-out',
      signOut,
      told: { fallback: 'api.code.503' },
    });
  });

  it('4001 says that the name exists', () => {
    expect(presentError(refusal(4001, {}, 'x'), inside)).toEqual({
      kind: 'toast',
      told: { fallback: 'api.code.4001' },
    });
  });

  it.each([
    [400, 'api.code.400'],
    [500, 'api.code.500'],
    [405, 'api.other'],
  ] as const)('%i tells the phrase of its reason, else the message, else "%s"', (code, fallback) => {
    expect(presentError(refusal(code, { reason: 'wrong_state' }, 'said'), inside)).toEqual({
      kind: 'toast',
      told: { reason: 'wrong_state', serverText: 'said', fallback },
    });
    expect(presentError(refusal(code), inside)).toEqual({ kind: 'toast', told: { fallback } });
  });

  it('tells of the refused field, of a lock and of the tries left', () => {
    const fields = presentError(
      refusal(400, { reason: 'invalid_fields', fields: { email: 'invalid_format' } }),
      inside,
    );
    expect(fields).toMatchObject({ told: { fieldReason: 'invalid_format' } });
    const locked = {
      reason: 'transaction_password_locked',
      until: '2026-01-01T00:00:00.000Z',
      tries_left: 0,
    };
    expect(presentError(refusal(400, locked), inside)).toMatchObject({
      told: { until: locked.until, triesLeft: 0 },
    });
  });

  it.each([401, 403, 404, 503])('HTTP status %i concerns no account and no session', (status) => {
    expect(presentError(new ApiError('http', status, 'text'), inside)).toMatchObject({ kind: 'toast' });
  });

  it('never shows the text of a proxy in place of own words', () => {
    const told = { fallback: 'api.code.500' };
    expect(presentError(new ApiError('http', 502, 'Bad Gateway'), inside)).toEqual({ kind: 'toast', told });
  });

  it('what moves money and got no answer is told as kept, by its reason where the server gave one', () => {
    const fallback = 'pending.unknown';
    const lost = { kind: 'toast', told: { fallback } };
    expect(presentError(new Unanswered('network', 0, 'lost'), inside)).toEqual(lost);
    expect(presentError(new Unanswered('http', 504, 'Gateway Timeout'), inside)).toEqual(lost);
    const reason = 'not_ready';
    const notReady = { kind: 'toast', told: { reason, fallback } };
    expect(presentError(new Unanswered('http', 503, 'said', { reason }), inside)).toEqual(notReady);
  });

  it('a missing connection and an unknown failure are told without technical words', () => {
    expect(presentError(new ApiError('network', 0, 'Failed to fetch'), inside)).toEqual({
      kind: 'toast',
      told: { fallback: 'api.network' },
    });
    expect(presentError(new TypeError('x is undefined'), inside)).toEqual({
      kind: 'toast',
      told: { fallback: 'api.other' },
    });
  });
});
