import { listOf, NotAStatement } from './files';
import { isSame, rootDigest } from './root';
import { publishedFaults } from './root-faults';

/**
 * The SHA-256 of a signed day, over which an authority's timestamp is made.
 * @throws NotAStatement where there is no such day
 */
export const dayDigest = async (list: string, day: string): Promise<string> => {
  const root = listOf(list).roots.find((one) => one.day === day);
  if (root === undefined) throw new NotAStatement(`The list does not hold the day ${day}.`);
  return rootDigest(root);
};

/** What came of holding two lists against each other. */
export interface Comparison {
  /** 0: the days that both hold are the same; 1: they are not; 5: no day is in both. */
  readonly code: 0 | 1 | 5;
  readonly lines: readonly string[];
}

/**
 * Holds two lists of signed days against each other: two people's, or an older and a newer one. Two people who were shown
 * different days find it so.
 * @throws NotAStatement where one is no list
 */
export const compareLists = async (one: string, other: string): Promise<Comparison> => {
  const [first, second] = [listOf(one), listOf(other)];
  const wrong = [...(await publishedFaults(first, undefined)), ...(await publishedFaults(second, undefined))];
  const days = new Map(first.roots.map((root) => [root.day, root]));
  const both = second.roots.filter(({ day }) => days.has(day));
  const differing: string[] = [];
  for (const root of both) {
    const mate = days.get(root.day);
    if (mate !== undefined && !(await isSame(root, mate))) differing.push(root.day);
  }
  if (differing.length + wrong.length > 0) {
    const oldest = [...differing].sort()[0];
    return {
      code: 1,
      lines: [
        'NOT THE SAME.',
        ...(oldest === undefined ? [] : [`${differing.length} day(s) differ, the oldest is ${oldest}.`]),
        ...wrong.map((day) => `The day ${day} is not signed as it says, or does not follow the day before.`),
        'Keep both files: together they prove that two pasts were signed.',
      ],
    };
  }
  const [newest, oldest] = [both[0]?.day, both.at(-1)?.day];
  return both.length === 0
    ? { code: 5, lines: ['NOTHING TO COMPARE: no day is in both lists.'] }
    : { code: 0, lines: [`THE SAME: ${both.length} day(s) are in both, from ${oldest} to ${newest}.`] };
};
