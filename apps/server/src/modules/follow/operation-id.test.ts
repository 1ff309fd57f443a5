import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { luhnDigit } from '../access';
import { isOperationId } from './operation-id';

const digits = fc.integer({ min: 1_000_000, max: 9_999_999 }).map(String);

describe('an operation ID', () => {
  it('has eight digits of which the last checks the others', () => {
    fc.assert(
      fc.property(digits, (start) => {
        expect(isOperationId(`${start}${luhnDigit(start)}`)).toBe(true);
      }),
    );
    expect(isOperationId('10000008')).toBe(true);
  });

  it('with one digit mistyped is none', () => {
    fc.assert(
      fc.property(digits, fc.nat({ max: 7 }), fc.integer({ min: 1, max: 9 }), (start, place, by) => {
        const right = `${start}${luhnDigit(start)}`;
        const wrong = [...right]
          .map((digit, at) => (at === place ? (Number(digit) + by) % 10 : digit))
          .join('');
        expect(isOperationId(wrong)).toBe(false);
      }),
    );
  });

  it.each(['', '1000000', '100000080', '1000000８', ' 1000008', "1'; drop", '１００００００８'])(
    'is not %j',
    (typed) => {
      expect(isOperationId(typed)).toBe(false);
    },
  );
});
