import { describe, expect, it } from 'vitest';
import { faultsOf, lateness, rowOf, silence, slownessOf, unexpectedLines } from './judge.mjs';

type Fault = Parameters<typeof faultsOf>[0];
type Outcome = Parameters<typeof faultsOf>[1];

const fault: Fault = {
  open: () => Promise.reject(new Error('nothing is opened here')),
  from: 'the thaw',
  strike: () => Promise.resolve(0),
};
const well: Outcome = {
  ...{ acknowledged: 600, lost: 0, doubled: 0, gaps: 0, accepted: undefined, hung: 0 },
  ...{ servedMs: 200, writtenMs: undefined, silentMs: 800, readiness: [], hasBitten: undefined },
  ...{ differences: [], fatal: [], faults: [] },
};
const FROZEN = '{"level":60,"msg":"the books of a holder differ: the holder is frozen"}';
const CUT_SHORT = '{"level":60,"msg":"the check of the books could not be finished"}';

describe('the outcome of a drill', () => {
  it('is well where nothing is wrong', () => {
    expect(faultsOf(fault, well)).toEqual([]);
    expect(slownessOf(fault, well)).toEqual([]);
    expect(rowOf('a-fault', fault, well)).toBe('| a-fault | 600 | 0 | 0 | 0.2 | – | the thaw | 0 | 0.8 |');
  });

  it.each<[Partial<Outcome>, string]>([
    [{ lost: 1 }, '1 acknowledged acts are lost'],
    [{ doubled: 2 }, '2 acts were done twice'],
    [{ gaps: 3 }, '3 conversations have gaps'],
    [{ accepted: 0 }, 'due work was on, and did nothing'],
    [{ servedMs: undefined }, 'it did not serve again'],
    [{ hung: 4 }, '4 calls took more than 10 s'],
    [{ fatal: ['FATAL ERROR: heap'] }, 'a node said: FATAL ERROR: heap'],
    [{ differences: ['wallet 4'] }, 'wallet 4'],
    [{ faults: ['entries are dated ahead'] }, 'entries are dated ahead'],
  ])('is not where something is: %j', (wrong, words) => {
    expect(faultsOf(fault, { ...well, ...wrong })).toEqual([words]);
  });

  it('may have brought a line that is known, and has to where it is sure', () => {
    const known = { ...fault, fatal: { words: /is frozen/, isSure: true as const } };
    expect(faultsOf(known, { ...well, fatal: [FROZEN] })).toEqual([]);
    expect(faultsOf(known, well)).toEqual(['no node said what was wrong']);
    expect(unexpectedLines([FROZEN, CUT_SHORT])).toEqual([FROZEN]);
  });

  it('needs readiness to turn red in time where it has to, and green again', () => {
    const red = { ...fault, red: { nodes: [1] } };
    const outcomeOf = (redAfterMs: number | undefined, greenAfterMs: number | undefined) => ({
      ...well,
      readiness: [
        { redAfterMs: undefined, greenAfterMs: undefined },
        { redAfterMs, greenAfterMs },
      ],
    });
    expect(faultsOf(red, outcomeOf(100, 200))).toEqual([]);
    expect(faultsOf(red, outcomeOf(undefined, undefined))).toEqual([
      'readiness of node 2 was never red',
      'readiness of node 2 was not green again',
    ]);
    expect(slownessOf(red, outcomeOf(3_000, 10_000))).toEqual([]);
    expect(slownessOf(red, outcomeOf(3_100, 10_200))).toEqual([
      'readiness of node 2 was red after 3.1 s',
      'readiness of node 2 was green after 10.2 s',
    ]);
    const later = { ...red, red: { nodes: [1], withinMs: 6_000 } };
    expect(slownessOf(later, outcomeOf(5_900, 0))).toEqual([]);
    const seldom = { ...red, red: { nodes: [1], greenWithinMs: 20_000 } };
    expect(slownessOf(seldom, outcomeOf(100, 20_000))).toEqual([]);
    const takenOver = { ...outcomeOf(100, 14_000), servedMs: 5_000, writtenMs: 4_000 };
    expect(slownessOf(red, takenOver)).toEqual([]);
  });

  it('is too slow beyond ten seconds, or two after what a plain client waits where another database took over', () => {
    expect(lateness({ servedMs: 10_000, writtenMs: undefined })).toEqual([]);
    expect(lateness({ servedMs: 10_100, writtenMs: undefined })).toEqual([
      'the nodes served 10.1 s later than they could, and may 10.0 s',
    ]);
    expect(lateness({ servedMs: 7_000, writtenMs: 5_000 })).toEqual([]);
    expect(lateness({ servedMs: 7_100, writtenMs: 5_000 })).toHaveLength(1);
    expect(lateness({ servedMs: 7_100, writtenMs: 5_000 }, 10_000)).toEqual([]);
    expect(silence(1_000)).toEqual([]);
    expect(silence(1_100)).toEqual(['/health/ready was silent for 1.1 s']);
  });

  it('of a control is well where it shows what it has to, however bad that is', () => {
    const control = { ...fault, control: { sees: 'acts are lost', bites: () => true } };
    const bad = { ...well, lost: 7, hung: 9, silentMs: 60_000, fatal: [FROZEN], hasBitten: true };
    expect(faultsOf(control, bad)).toEqual([]);
    expect(slownessOf(control, bad)).toEqual([]);
    expect(faultsOf(control, { ...well, hasBitten: false, faults: ['money goes on'] })).toEqual([
      'the promise was taken away, and it was not so that acts are lost',
      'money goes on',
    ]);
  });
});
