import { ApiError } from '@fairlead/contract/client';
import { FIELD_REASONS } from '@fairlead/vocabulary';
import { describe, expect, it } from 'vitest';
import { phraseOf, refusedFields } from './phrase';

describe('a failure in words', () => {
  it.each([
    [
      'what the server says of it',
      new ApiError('http', 409, 'This was decided already.', { reason: 'already_decided' }),
      'This was decided already.',
    ],
    ['the status where it says nothing', new ApiError('http', 413, ''), 'Refused with status 413.'],
    [
      'that nobody knows whether it was done, where no answer came',
      new ApiError('network', 0, ''),
      'No answer came. Check whether it went through, then try again.',
    ],
    [
      'that the page is at fault for anything else',
      new TypeError('undefined is no function'),
      'Something went wrong in this page. Reload it.',
    ],
  ])('is %s', (_, error, words) => expect(phraseOf(error)).toBe(words));
});

describe('the refused fields in words', () => {
  it.each(FIELD_REASONS)('have some for %s', (reason) => {
    const error = new ApiError('http', 400, '', { reason: 'invalid_fields', fields: { amount: reason } });
    expect(refusedFields(error)['amount']).toMatch(/^[A-Z].+\.$/);
  });

  it.each([
    ['username', 'Letters, digits and underscores only.'],
    ['amount', 'This is not in the right format.'],
  ])('say how %s is written', (name, words) => {
    const fields = { [name]: 'invalid_format' } as const;
    const error = new ApiError('http', 400, '', { reason: 'invalid_fields', fields });
    expect(refusedFields(error)).toEqual({ [name]: words });
  });

  it.each([
    ['a refusal that names none', new ApiError('http', 409, 'Decided.', { reason: 'already_decided' })],
    ['no answer', new ApiError('network', 0, '')],
    ['a fault of the page', new TypeError('undefined is no function')],
    ['no failure', null],
  ])('are none for %s', (_, error) => expect(refusedFields(error)).toEqual({}));
});
