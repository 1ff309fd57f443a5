import { describe, expect, it } from 'vitest';
import { openTrail, type PrimaryPlace, refuseOther, type StandbyPlace, strangeness } from './standby-state';

const primary: PrimaryPlace = { system: '7', database: 5, timeline: 2, startedAt: 'noon', position: 900 };
const standby: StandbyPlace = { ...primary, startedAt: 'one', position: 800, follows: true };

describe('a database to read from', () => {
  it.each<[string, Partial<StandbyPlace>]>([
    ['a standby', {}],
    ['the primary itself', { follows: false, startedAt: 'noon' }],
  ])('%s is read from', (_what, of) => {
    expect(() => refuseOther(primary, { ...standby, ...of })).not.toThrow();
    expect(strangeness(primary, { ...standby, ...of })).toBeNull();
  });

  it.each<[string, Partial<StandbyPlace>, string]>([
    ['another cluster', { system: '8' }, 'it leads to another PostgreSQL (system 8)'],
    ['another database of the same one', { database: 6 }, 'it leads to another database'],
  ])('%s is refused at the start', (_what, of, words) => {
    expect(() => refuseOther(primary, { ...standby, ...of })).toThrow(words);
    expect(strangeness(primary, { ...standby, ...of })).toBe('it is no copy of the database');
  });

  it.each<[string, Partial<StandbyPlace>, string]>([
    ['one that was promoted', { follows: false }, 'it takes writes of its own: it was promoted'],
    ['one that follows a former primary', { timeline: 1 }, 'it is on time line 1, the primary on 2'],
  ])('%s is not read from, and no reason not to start', (_what, of, words) => {
    expect(() => refuseOther(primary, { ...standby, ...of })).not.toThrow();
    expect(strangeness(primary, { ...standby, ...of })).toBe(words);
  });
});

describe('how far a standby is behind', () => {
  it('is since the primary was last seen where the standby is', () => {
    const trail = openTrail();
    for (const [position, at] of [
      [100, 1_000],
      [200, 2_000],
      [300, 3_000],
    ] as const)
      trail.add(position, at);
    expect(trail.lagOf(299, 3_500)).toEqual({ ms: 1_500, isKnown: true });
    expect(trail.lagOf(300, 3_500)).toEqual({ ms: 500, isKnown: true });
  });

  it('is not known of one that has nothing of what was seen', () => {
    const trail = openTrail();
    expect(trail.lagOf(100, 1_000)).toEqual({ ms: 0, isKnown: false });
    trail.add(200, 1_000);
    expect(trail.lagOf(100, 5_000)).toEqual({ ms: 4_000, isKnown: false });
  });

  it('stays right when what was passed is forgotten', () => {
    const trail = openTrail();
    for (const second of [1, 2, 3, 4]) trail.add(100, second * 1_000);
    trail.forget(100);
    expect(trail.lagOf(100, 4_500)).toEqual({ ms: 500, isKnown: true });
    trail.add(200, 5_000);
    trail.add(300, 6_000);
    trail.forget(250);
    expect(trail.lagOf(250, 6_500)).toEqual({ ms: 1_500, isKnown: true });
  });
});
