import { describe, expect, it } from 'vitest';
import { readLines, writtenLines } from './payee-lines';

describe('payment details as they are typed', () => {
  const lines = [
    { name: 'Account', value: '0000 1111' },
    { name: 'Link', value: 'https://example.org/pay' },
  ];

  it('come back as they were written, a colon in a value too', () => {
    expect(writtenLines(lines)).toBe('Account: 0000 1111\nLink: https://example.org/pay');
    expect(readLines(writtenLines(lines))).toEqual(lines);
  });

  it('pass over empty lines and spaces around', () => {
    expect(readLines('\n  Account :  0000 1111 \n\n')).toEqual([lines[0]]);
  });

  it.each([
    ['nothing', ''],
    ['a line without a colon', 'Account: 1\n0000 1111'],
    ['a name without a value', 'Account: '],
    ['a value without a name', ': 0000'],
    ['more than ten lines', Array.from({ length: 11 }, (_, n) => `Line ${n}: 1`).join('\n')],
    ['a name that is too long', `${'n'.repeat(61)}: 1`],
    ['a value that is too long', `Account: ${'1'.repeat(201)}`],
  ])('refuse %s', (_what, typed) => {
    expect(readLines(typed)).toBeNull();
  });
});
