import { describe, expect, it } from 'vitest';
import { strings } from '../lib/strings';
import { type ActField, amountOf, basisPointsOf, holderIdOf, problemsOf, typedPercent } from './act-fields';

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
    ['1,000', 'USD', null],
    ['1 000', 'USD', 100_000],
    ['1.000,50', 'USD', 100_050],
    ['', 'USD', null],
  ])('reads %j in %s as %j minor units', (typed, currency, amountMinor) => {
    expect(amountOf(typed, currency)).toBe(amountMinor);
  });

  it.each([
    ['80', 8_000],
    ['12.5', 1_250],
    ['12,05', 1_205],
    [' 100 ', 10_000],
    ['0.01', 1],
    ['0', null],
    ['0.00', null],
    ['-5', null],
    ['1.005', null],
    ['8000', null],
    ['ten', null],
    ['', null],
  ])('reads %j per cent as %j basis points', (typed, bp) => {
    expect(basisPointsOf(typed)).toBe(bp);
  });

  it.each([8_000, 1_250, 1_205, 1, 10_000])('types %d basis points as it reads them', (bp) => {
    expect(basisPointsOf(typedPercent(bp))).toBe(bp);
  });

  it.each([
    ['17 anna 1', '17'],
    [' anna_1', ''],
    ['17', ''],
    ['', ''],
  ])('knows by %j the holder %j', (value, id) => {
    expect(holderIdOf(value)).toBe(id);
  });

  it('names what is missing or unreadable, and lets an optional field be', () => {
    expect(problemsOf(fields, { amount: 'ten', receipt: '  ', remark: '' }, 'USD')).toEqual({
      amount: strings.common.amountWrong,
      receipt: strings.field.required,
    });
    expect(problemsOf(fields, { amount: '10', receipt: 'R-1', remark: '' }, 'USD')).toEqual({});
  });

  it.each([
    ['1,280', 'USD', 'Write 1280 or 1,280.00: one comma before three digits can be read two ways.'],
    [' 1.280 ', 'USD', 'Write 1280 or 1.280,00: one point before three digits can be read two ways.'],
    ['1,280', 'JPY', 'Write 1280: one comma before three digits can be read two ways.'],
    ['1280,125', 'USD', strings.common.amountWrong],
    ['0.125', 'USD', strings.common.amountWrong],
    ['1,280', 'KWD', undefined],
  ])('says how to write %j in %s, where it can be read two ways: %j', (amount, currency, problem) => {
    const { amount: said } = problemsOf(fields, { amount, receipt: 'R-1', remark: '' }, currency);
    expect(said).toBe(problem);
  });

  it('reads each of the ways that are named there', () => {
    const ways = ['1280', '1,280.00', '1.280,00'];
    expect(ways.map((typed) => amountOf(typed, 'USD'))).toEqual([128_000, 128_000, 128_000]);
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
