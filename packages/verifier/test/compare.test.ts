import { beforeAll, describe, expect, it } from 'vitest';
import { compareLists, dayDigest, NotAStatement } from '../src/check';
import type { SignedRoot } from '../src/root';
import { makeSample } from './sample';

let newest: SignedRoot;
let oldest: SignedRoot;
beforeAll(async () => {
  const { roots } = (await makeSample()).days;
  [newest, oldest] = [...roots] as [SignedRoot, SignedRoot];
});
const listOf = (...roots: unknown[]): string => JSON.stringify({ roots });

describe('two lists against each other', () => {
  it('the past stays: are not the same where the later one lacks the oldest days', async () => {
    const { code, lines } = await compareLists(listOf(newest, oldest), listOf(newest));
    expect([code, lines[0]]).toEqual([1, 'DAYS ARE MISSING.']);
    expect(lines[1]).toContain('The second list lacks 1 day(s) that the other holds, from 2026-01-02');
    expect((await compareLists(listOf(newest), listOf(newest, oldest))).code).toBe(0);
  });

  it('are not compared where the first ends before the second begins, which is said', async () => {
    const { code, lines } = await compareLists(listOf(oldest), listOf(newest));
    expect([code, lines[0]]).toEqual([5, 'NOTHING TO COMPARE: no day is in both lists.']);
    expect(lines).toContain(
      'The first list ends on 2026-01-02, before the second begins on 2026-01-03: give a second one that holds every signed day.',
    );
  });
});

describe('lists are read before anything of them is printed', () => {
  it.each([
    ['a day that a terminal obeys', () => listOf({ ...newest, day: '2026-03-03\u001b[2J' }, oldest)],
    ['days that nobody signed', () => listOf({}, {})],
    ['no days', () => listOf(null, null)],
    ['texts', () => listOf('a', 'b')],
  ])('the past stays: refuses %s', async (_what, list) => {
    const whole = listOf(newest, oldest);
    await expect(compareLists(whole, list())).rejects.toThrow(NotAStatement);
    await expect(compareLists(list(), whole)).rejects.toThrow(NotAStatement);
    await expect(dayDigest(list(), '2026-01-02')).rejects.toThrow(NotAStatement);
  });
});
