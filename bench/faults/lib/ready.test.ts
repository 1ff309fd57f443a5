import { describe, expect, it } from 'vitest';
import { turned } from './ready.mjs';

const turnsOf = (...turns: (readonly [at: number, isGreen: boolean])[]) =>
  turns.map(([at, isGreen]) => ({ at, isGreen }));

describe('readiness around a fault', () => {
  it('says how soon it was red after the strike, and green after the end of the fault', () => {
    const turns = turnsOf([0, true], [1_200, false], [14_000, true]);
    expect(turned(turns, 1_000, 13_000)).toEqual({ redAfterMs: 200, greenAfterMs: 1_000 });
  });

  it('knows no red of before the strike, and one that is green before the fault ends was so at its end', () => {
    const turns = turnsOf([0, false], [500, true], [1_100, false], [1_400, true]);
    expect(turned(turns, 1_000, 2_000)).toEqual({ redAfterMs: 100, greenAfterMs: 0 });
    expect(turned(turns, 1_200, 2_000)).toEqual({ redAfterMs: undefined, greenAfterMs: 0 });
  });

  it('was not green again where its last answer was red', () => {
    const turns = turnsOf([0, true], [1_100, false]);
    expect(turned(turns, 1_000, 2_000)).toEqual({ redAfterMs: 100, greenAfterMs: undefined });
    expect(turned([], 1_000, 2_000)).toEqual({ redAfterMs: undefined, greenAfterMs: undefined });
  });
});
