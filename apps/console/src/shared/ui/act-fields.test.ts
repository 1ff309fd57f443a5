import { describe, expect, it } from 'vitest';
import { strings } from '../lib/strings';
import { type ActField, amountOf, problemsOf } from './act-fields';

const fields: readonly ActField<'amount' | 'receipt' | 'remark'>[] = [
  { name: 'amount', kind: 'amount', label: 'Amount' },
  { name: 'receipt', kind: 'line', label: 'Receipt' },
  { name: 'remark', kind: 'lines', label: 'Remark', optional: true },
];

describe('what a person states with an act', () => {
  it.each([
    ['100', 'USD', 10_000],
    ['100.5', 'USD', 10_050],
    ['100,05', 'USD', 10_005],
    ['100', 'JPY', 100],
    ['0', 'USD', null],
    ['0.00', 'USD', null],
    ['-5', 'USD', null],
    ['1.005', 'USD', null],
    ['1 000', 'USD', null],
    ['', 'USD', null],
  ])('reads %j in %s as %j minor units', (typed, currency, amountMinor) => {
    expect(amountOf(typed, currency)).toBe(amountMinor);
  });

  it('names what is missing or unreadable, and lets an optional field be', () => {
    expect(problemsOf(fields, { amount: 'ten', receipt: '  ', remark: '' }, 'USD')).toEqual({
      amount: strings.common.amountWrong,
      receipt: strings.field.required,
    });
    expect(problemsOf(fields, { amount: '10', receipt: 'R-1', remark: '' }, 'USD')).toEqual({});
  });

  it.each([
    ['0', '0', {}],
    ['0.00', '12', {}],
    ['', '1', { spend: strings.field.required }],
    ['-1', '-1', { spend: strings.common.amountOrZeroWrong, clicks: strings.common.numberOrZeroWrong }],
    ['five', '1.5', { spend: strings.common.amountOrZeroWrong, clicks: strings.common.numberOrZeroWrong }],
  ])('takes %j and %j where nothing at all is a statement too: %j', (spend, clicks, problems) => {
    const fromZero: readonly ActField<'spend' | 'clicks'>[] = [
      { name: 'spend', kind: 'amount', label: 'Spend', fromZero: true },
      { name: 'clicks', kind: 'number', label: 'Clicks', fromZero: true },
    ];
    expect(problemsOf(fromZero, { spend, clicks }, 'USD')).toEqual(problems);
  });
});
