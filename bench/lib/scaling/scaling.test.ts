import { describe, expect, it } from 'vitest';
import { BEHAVIOUR, MACHINES, WORDS } from './assumptions.mjs';
import { LIMIT_WORDS } from './limit-words.mjs';
import { figureNames, firstAt, growthOf, limitsOf, readCosts } from './model.mjs';
import { scalingPage } from './page.mjs';

const cost = (more: Record<string, number> = {}) => ({
  ...{ nodeUs: 1_000, databaseUs: 500, logBytes: 4_000, ownPages: 2, bytes: 2_000 },
  ...{ transactions: 1, changes: 2, inPlace: 1, rows: { 'ledger.transaction': 1, delivery_report: 2 } },
  ...more,
});
const ACTS = [
  'read',
  'sign-in',
  'put',
  'message',
  'withdrawal',
  'statement',
  'acceptance',
  'report',
  'settlement',
];

const costsOf = (report: Record<string, number> = {}) => ({
  acts: { ...Object.fromEntries(ACTS.map((name) => [name, cost()])), report: cost(report) },
  rowBytes: { 'ledger.transaction': 300, root_place: 600 },
  checks: { fullUs: 20, changedUs: 60 },
  day: { wallUs: 100, memoryBytes: 2_000 },
  socketBytes: 13_600,
});

const holdersOf = (limits: { name: string; holders: number }[], name: string): number =>
  limits.find((limit) => limit.name === name)?.holders ?? Number.NaN;

describe('growth on paper', () => {
  it('takes ten times as much for ten times as many holders', () => {
    const [one, ten] = [growthOf(costsOf(), 1e9), growthOf(costsOf(), 1e10)];
    for (const name of [
      'databaseCores',
      'rowsADay',
      'bytesADay',
      'archive',
      'restoreHours',
      'transactionsADay',
    ] as const)
      expect(ten[name] / one[name], name).toBeCloseTo(10, 6);
    expect(ten.nodes / one.nodes).toBeCloseTo(10, 1);
  });

  it('adds up what a day of all holders costs', () => {
    // 200 active ones: 60 reads, 0.3 sign-ins, 0.5 puts with 98 that follow, 0.2 messages, 0.05 withdrawals, 0.02 statements.
    const acts = 200 * (60.57 + 0.5 * 99);
    const growth = growthOf(costsOf(), 1_000);
    expect(growth.transactionsADay).toBeCloseTo(acts, 3);
    expect(growth.rowsOfTable('delivery_report')).toBeCloseTo(2 * acts, 3);
    expect(growth.logADay.least).toBeCloseTo(4_000 * acts + 600 * 200, 1);
    expect(growth.logADay.most - growth.logADay.least).toBeCloseTo(8_192 * (2 * acts + 200), 1);
  });

  it('names what is used up, the fewest holders first, and what breaks first at each step', () => {
    const limits = limitsOf(costsOf());
    expect(limits.map(({ holders }) => holders)).toEqual(
      limits.map(({ holders }) => holders).sort((a, b) => a - b),
    );
    expect(holdersOf(limits, 'dayTime')).toBeCloseTo(6e6, -1);
    expect(holdersOf(limits, 'dayMemory')).toBeCloseTo(2e6, -1);
    const steps = [1e3, 1e7, 1e15];
    const [none, first, later] = firstAt(costsOf(), steps);
    expect(none).toBeUndefined();
    expect(first).toEqual(limits[0]);
    expect(later?.holders).toBeGreaterThan(1e7);
  });

  it('finds a limit earlier where an act costs more of it', () => {
    const [cheap, dear] = [limitsOf(costsOf()), limitsOf(costsOf({ ownPages: 20 }))];
    expect(holdersOf(dear, 'log')).toBeLessThan(holdersOf(cheap, 'log') / 4);
    expect(holdersOf(dear, 'dayMemory')).toBeCloseTo(holdersOf(cheap, 'dayMemory'), -2);
  });

  it('says which figure it lacks', () => {
    const { acts, rowBytes } = costsOf();
    const figures = Object.fromEntries(figureNames(ACTS).map((name: string) => [name, { figure: 7 }]));
    expect(readCosts({ acts, rowBytes }, figures).acts.put).toMatchObject({ nodeUs: 7, logBytes: 4_000 });
    const { 'put: processor of a node, µs': _missing, ...others } = figures;
    expect(() => readCosts({ acts, rowBytes }, others)).toThrow(
      'not measured yet: put: processor of a node, µs',
    );
  });

  it('has words for each limit and each assumption', () => {
    expect(Object.keys(LIMIT_WORDS).sort()).toEqual(
      limitsOf(costsOf())
        .map(({ name }) => name)
        .sort(),
    );
    expect(Object.keys(WORDS).sort()).toEqual(Object.keys({ ...BEHAVIOUR, ...MACHINES }).sort());
  });

  it('stands in docs/scaling.md as it is computed: else run `node bench/scaling.mjs`', () => {
    const { is, due } = scalingPage();
    expect(is).toBe(due);
  });
});
