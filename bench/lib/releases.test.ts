import { describe, expect, it } from 'vitest';
import { compareFigures, keepFigures, readReport, worse } from './releases.mjs';

const rate = { name: 'rate', figure: 0.5, aim: 0.6, better: 'more' } as const;
const time = { name: 'time', figure: 90, aim: 100, better: 'less' } as const;

describe('figures of a run', () => {
  it('are read one to a line', () => {
    expect(readReport(`${JSON.stringify(rate)}\n${JSON.stringify(time)}\n`)).toEqual([rate, time]);
    expect(readReport('')).toEqual([]);
  });

  it('stand beside their aim and what was before', () => {
    expect(compareFigures([rate, time], { rate: { figure: 0.4, commit: 'before' } })).toMatchObject([
      { aim: '≥ 0.6', reached: false, before: 0.4, change: '+25 %', isWorse: false },
      { aim: '≤ 100', reached: true, before: undefined, change: 'new', isWorse: false },
    ]);
  });

  it.each([
    ['a rate that fell', rate, 0.6, ['rate, 0.6 to 0.5 (-17 %)']],
    ['a rate that fell as runs differ', rate, 0.54, []],
    ['a time that rose', time, 60, ['time, 60 to 90 (+50 %)']],
    ['a time that fell', time, 120, []],
  ])('name %s', (_what, figure, before, said) => {
    expect(worse(compareFigures([figure], { [figure.name]: { figure: before, commit: 'before' } }))).toEqual(
      said,
    );
  });

  it('keep the commit at which each was measured', () => {
    const before = { rate: { figure: 0.4, commit: 'one' }, start: { figure: 2, commit: 'one' } };
    expect(keepFigures(before, [rate], 'two')).toEqual({
      rate: { figure: 0.5, commit: 'two' },
      start: { figure: 2, commit: 'one' },
    });
  });

  it('need no aim', () => {
    const [row] = compareFigures([{ ...time, aim: null }], {});
    expect(row).toMatchObject({ aim: '', reached: true });
  });
});
