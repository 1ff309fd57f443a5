import { detail } from './details';
import { listOf } from './files';
import { NotAStatement } from './refusal';
import { isSame, rootDigest } from './root';
import { type Published, publishedFaults } from './root-faults';

/**
 * The SHA-256 of a signed day, over which an authority's timestamp is made.
 * @throws NotAStatement where there is no such day
 */
export const dayDigest = async (list: string, day: string): Promise<string> => {
  const root = listOf(list).roots.find((one) => one.day === day);
  if (root === undefined) throw new NotAStatement(detail('dayNotListed', { day }));
  return rootDigest(root);
};

/** What came of holding two lists against each other. */
export interface Comparison {
  /** 0: the days that both hold are the same, and none is missing; 1: they are not, or one is; 5: no day is in both. */
  readonly code: 0 | 1 | 5;
  readonly lines: readonly string[];
}

const reachOf = ({ roots }: Published): string => `from ${roots.at(-1)?.day} to ${roots[0]?.day}`;

/** Days of one list that another lacks: all of them where it was saved later, else those between its own. */
const missingIn = (lacking: Published, { roots }: Published, isLater: boolean): string[] => {
  const [newest, oldest] = [lacking.roots[0]?.day ?? '', lacking.roots.at(-1)?.day ?? ''];
  const held = new Set(lacking.roots.map(({ day }) => day));
  const days = roots.map(({ day }) => day).filter((day) => !held.has(day));
  return days.filter((day) => isLater || (day > oldest && day < newest)).sort();
};

/** Where no day is in both lists: which is the older one. */
const apartLines = ({ roots: [ended] }: Published, { roots }: Published): string[] => {
  const begun = roots.at(-1);
  if (ended === undefined || begun === undefined) return ['One of them holds no day at all.'];
  return ended.day < begun.day
    ? [
        `The first list ends on ${ended.day}, before the second begins on ${begun.day}: give a second one that holds every signed day.`,
      ]
    : ['Give the list that was saved first as the first.'];
};

const keyLines = ({ roots: before }: Published, { roots }: Published): string[] => {
  const keys = new Set(before.map(({ public_key: key }) => key));
  const stranger = [...roots].reverse().find(({ public_key: key }) => !keys.has(key));
  return stranger === undefined
    ? []
    : [`From ${stranger.day} on another key signs than in the first list: ${stranger.key_id}.`];
};

/**
 * Holds two lists of signed days against each other: two people's, or one kept and one saved later. Two people who were
 * shown different days find it so.
 * @param other saved at the same time or later: what the first holds is in it
 * @throws NotAStatement where one is no list
 */
export const compareLists = async (one: string, other: string): Promise<Comparison> => {
  const [first, second] = [listOf(one), listOf(other)];
  const wrong = [...(await publishedFaults(first)), ...(await publishedFaults(second))];
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
        ...wrong.map(
          (day) =>
            `The day ${day} is not signed as it says, does not follow the day before, or does not end when its name says.`,
        ),
        'Keep both files: together they prove that two pasts were signed.',
      ],
    };
  }
  const [newest, oldest] = [both[0]?.day, both.at(-1)?.day];
  if (both.length === 0) {
    return {
      code: 5,
      lines: ['NOTHING TO COMPARE: no day is in both lists.', ...apartLines(first, second)],
    };
  }
  const reaches = [`The first list reaches ${reachOf(first)}, the second ${reachOf(second)}.`];
  const more = [...reaches, ...keyLines(first, second)];
  const gaps = [
    ['first', missingIn(first, second, false)],
    ['second', missingIn(second, first, true)],
  ] as const;
  const missing = gaps.flatMap(([list, days]) =>
    days.length === 0
      ? []
      : [
          `The ${list} list lacks ${days.length} day(s) that the other holds, from ${days[0]} to ${days.at(-1)}.`,
        ],
  );
  return missing.length === 0
    ? {
        code: 0,
        lines: [`THE SAME: ${both.length} day(s) are in both, from ${oldest} to ${newest}.`, ...more],
      }
    : {
        code: 1,
        lines: ['DAYS ARE MISSING.', ...missing, ...more, 'Give the list that was saved first as the first.'],
      };
};
