import type { ChainFault } from './chain';
import { type Connection, connect, type ListCheck } from './connect';
import { needFields } from './fields';
import { heldUntil, listOf, parsed } from './files';
import { checkHeads } from './heads';
import { checkKey, type Keyed, needKeys } from './keys';
import { NotAStatement } from './refusal';
import { canCheckSignatures, publicKeyOf } from './root';
import { type Published, publishedFaults } from './root-faults';
import { coverage, entriesText, recordCoverage, signingTimes, summaryLines } from './shown';
import { type Statement, verifyStatement } from './statement';
import { gapsOf, monthFaults } from './whole';
import { readWitnessed, type Witnessed } from './witness';
import { andMore, faultLines, OUTCOMES, type Result } from './words';

export { compareLists, dayDigest } from './compare';
export { NotAStatement } from './refusal';
export { OUTCOMES } from './words';

/** What came of a check: for people line by line, for programs as it is. */
export interface Report {
  readonly result: Result;
  /** Only where a list that was kept leads to the statement and nothing contradicts. */
  readonly verified: boolean;
  /** False where no signed day is in the file: then the chain alone holds, which anybody could have made up. */
  readonly signed: boolean;
  /** Up to which day the statement is shown, and how far the oldest list reaches; null where neither says something. */
  readonly days: { readonly shown: string; readonly reach: string } | null;
  readonly faults: readonly ChainFault[];
  /** Days of a list whose signature or link is wrong, and days that two files hold differently. */
  readonly wrong_days: readonly string[];
  /** What was checked and what was not, in words. */
  readonly lines: readonly string[];
}

/** What else is known beside the statement's file. */
export interface Known extends Keyed {
  /** Lists of signed days as saved, older and newer ones. */
  readonly lists?: readonly string[];
  /** Up to which day a list is known to be old, by a timestamp of that day: what came after it is newer than the list. */
  readonly until?: string;
  /** What notices that were kept say: the number of an entry, and the beginning of its hash. */
  readonly heads?: readonly string[];
}

type StatementFile = Statement & { readonly month: string };

const statementOf = (text: string): StatementFile => {
  const value = parsed(text, 'The statement');
  if (value.format !== 'fairlead-statement') throw new NotAStatement('The file is not a Fairlead statement.');
  if (value.version !== 1 && value.version !== 2)
    throw new NotAStatement('The statement is of a version that is not known here.');
  for (const name of ['entries', 'roots']) {
    if (!Array.isArray(value[name])) throw new NotAStatement(`The statement has no ${name}.`);
  }
  for (const name of ['holder', 'opening', 'closing', ...(value.version === 2 ? ['records'] : [])]) {
    if (typeof value[name] !== 'object' || value[name] === null) {
      throw new NotAStatement(`The statement has no ${name}.`);
    }
  }
  needFields(value);
  return value as unknown as StatementFile;
};

const BOTH =
  'Save the list of all signed days at /#/transparency and give it beside the one that you kept: days that are missing here are in it.';

const listLines = ({ reach, missing, holdsTo, uncovered }: ListCheck): string[] => {
  if (reach === null) return ['A list that you gave holds no day.'];
  const list = `Your list that reaches to ${reach}`;
  if (missing !== null) {
    const [from, to] = missing;
    return [`${list} cannot be connected: no file that you gave holds the days from ${from} to ${to}.`, BOTH];
  }
  if (uncovered.length > 0) {
    return [
      `${list} is newer than ${entriesText(uncovered.length)} (number ${uncovered.join(', ')}), and the statement does not show a day in that list that holds them.`,
      'Save the statement again. Should that change nothing, ask why those days are not shown.',
    ];
  }
  return holdsTo === null
    ? [
        `${list} ends before this statement begins: the signed days since then follow from it, of the opening it says nothing. Check the statements of the months between too.`,
      ]
    : [`${list} shows that what stands here up to entry ${holdsTo} is what was signed by then.`];
};

const strangerLines = (days: readonly string[]): string[] =>
  days.length === 0
    ? []
    : [
        `The signed day ${days[0]}${andMore(days.length - 1)} is signed with a key that no list of yours knows.`,
        BOTH,
      ];

const resultOf = (
  { isWrong, signed, isStrange }: { isWrong: boolean; signed: boolean; isStrange: boolean },
  { lists, strangers }: Connection,
): Result => {
  if (isWrong) return 'not_verified';
  if (!signed) return 'not_signed';
  if (isStrange) return 'not_connected';
  if (lists.length === 0) return 'consistent';
  const isLed = lists.every(
    ({ reach, missing, uncovered }) => reach !== null && missing === null && uncovered.length === 0,
  );
  if (!isLed || strangers.length > 0) return 'not_connected';
  return lists.some(({ isOlder }) => isOlder) ? 'newer' : 'verified';
};

const NOTHING_FROM_OUTSIDE = [
  'You gave no list from outside to hold it against. Whoever has the key can rewrite the past and sign every day anew:',
  'only a list of signed days that you saved earlier, or that somebody else kept, shows that. Save one at /#/transparency.',
];

const AS_GOOD_AS = [
  'This is only as good as the day on which you saved the list: one that you got today says what the programme says today.',
];

/** Where newer days are signed with a key that a list which was kept does not hold. */
const newKeyLines = (lists: readonly Published[]): string[] => {
  const all = lists.flatMap(({ roots }) => roots).sort((one, other) => (one.day < other.day ? -1 : 1));
  return lists.flatMap(({ roots: [newest, ...rest] }) => {
    const keys = new Set([newest, ...rest].map((root) => root?.public_key));
    const first = all.find(({ day, public_key: key }) => newest && day > newest.day && !keys.has(key));
    return first === undefined
      ? []
      : [
          `From ${first.day} on another key signs than in your list that reaches to ${newest?.day}: ${first.key_id}.`,
        ];
  });
};

const daysOf = (result: Result, { roots }: Statement, { lists }: Connection): Report['days'] => {
  const [reach] = lists.map((list) => list.reach ?? '').sort();
  const shown = roots[0]?.day;
  const isSaid = (result === 'verified' || result === 'newer') && shown !== undefined && reach !== undefined;
  return isSaid ? { shown, reach } : null;
};

const headline = (result: Result, statement: Statement, connection: Connection, hasKey: boolean): string => {
  const { headline: words } = OUTCOMES[result];
  const { lists } = connection;
  const days = daysOf(result, statement, connection);
  if (days !== null) {
    const { shown, reach: oldest } = days;
    const list = lists.length === 1 ? 'your list, which' : 'your lists, the oldest of which';
    if (result === 'verified') return `${words} up to ${shown}, by ${list} reaches to ${oldest}.`;
    const end = lists.length === 1 ? 'where it ends' : 'where the oldest of them ends';
    return shown < oldest
      ? `${words}: what came after ${shown}, the newest signed day here, can have been rewritten.`
      : `${words}: what came after ${oldest}, ${end}, can have been rewritten and signed anew.`;
  }
  if (result === 'not_connected')
    return `${words}: not all of this statement can be connected with what you gave.`;
  if (result === 'consistent') {
    return `${words}${hasKey ? ', and signed by the key that you gave' : ''}. No more is known.`;
  }
  return result === 'not_signed' ? `${words}: the chain is whole, no more.` : `${words}.`;
};

/** Holds every file against every other. @throws where a part is missing or of another kind */
const examine = async (
  statement: StatementFile,
  kept: readonly Published[],
  { publicKey: given = '', checkpoints = [], witnesses = [], logs = [] }: Known,
) => {
  const publicKey = publicKeyOf(given);
  const days = new Map(kept.flatMap(({ roots }) => roots).map((root) => [root.day, root]));
  const union = [...days.values()].sort((one, other) => (one.day < other.day ? 1 : -1));
  const witnessed: Witnessed[] = [];
  for (const note of checkpoints) witnessed.push(await readWitnessed(note, witnesses, union, logs));
  const lists = [...kept, ...witnessed.flatMap((one) => (one.is === 'list' ? [one.list] : []))];
  const faults = await verifyStatement(statement, {
    ...(lists.length === 0 ? {} : { published: { roots: union } }),
  });
  const connection = await connect(statement, lists, publicKey);
  const wrong = new Set<string>();
  for (const list of lists) for (const day of await publishedFaults(list)) wrong.add(day);
  const gaps = gapsOf(statement, lists);
  const key = await checkKey(statement, union, publicKey);
  const all = [...faults, ...monthFaults(statement)];
  return { faults: all, connection, wrong: [...wrong], witnessed, gaps, key };
};

const LOG_NAME = 'The key of the log on the transparency page begins with its name: it must be that one.';

const NEW_LOG_KEY =
  'Where the programme changed its key, take the new one from somewhere else than the checkpoint.';

const witnessLine = (witnessed: Witnessed): string => {
  switch (witnessed.is) {
    case 'list':
      return `A witness that you named signed the first ${witnessed.list.roots.length} signed day(s) as they are here, at ${witnessed.time} by its own clock, as those of the log ${witnessed.origin}. ${LOG_NAME}`;
    case 'other_log':
      return witnessed.isNamed
        ? `A checkpoint that you gave bears the name of the log ${witnessed.origin}, and no key that you gave signed it. ${NEW_LOG_KEY}`
        : `A checkpoint that you gave is not one of the log whose key you gave, but of ${witnessed.origin}.`;
    case 'other_days':
      return `A witness signed other days: the first ${witnessed.size} are not those that it saw.`;
    case 'too_few_days':
      return `A witness signed ${witnessed.size} days, and not all of them are here. ${BOTH}`;
    default:
      return 'A checkpoint that you gave is not signed by a witness that you named.';
  }
};

const wrongLines = (wrong: readonly string[], differing: readonly string[]): string[] => [
  ...[...wrong]
    .sort()
    .slice(0, 1)
    .map(
      (day) =>
        `The day ${day}${andMore(wrong.length - 1)} of your list is not signed as it says, does not follow the day before, or does not end when its name says.`,
    ),
  ...differing.slice(0, 1).map((day) => {
    const later = differing.length - 1;
    const more = later === 0 ? '' : `, and so were ${later} later one${later === 1 ? '' : 's'}`;
    return `The signed day ${day} is not the same in all files: it was exchanged${more}.`;
  }),
];

/**
 * Checks a statement's file, with what else is known, and says in words what came of it.
 * @param text the exported JSON
 * @throws NotAStatement where there is nothing to check
 */
export const checkFile = async (text: string, known: Known = {}): Promise<Report> => {
  const statement = statementOf(text);
  if (!(await canCheckSignatures())) {
    throw new NotAStatement(
      'Signatures (Ed25519) cannot be checked here: take a newer browser, or the command.',
    );
  }
  await needKeys(known);
  const given = (known.lists ?? []).map(listOf);
  const lists = known.until === undefined ? given : heldUntil(given, known.until);
  const examined = await examine(statement, lists, known).catch(() => {
    throw new NotAStatement('A file is broken: parts of it are missing or of another kind.');
  });
  const { connection, wrong, witnessed, gaps, key } = examined;
  const heads = checkHeads(statement, known.heads ?? []);
  const faults = [...examined.faults, ...heads.faults];
  const { differing } = connection;
  const signed = statement.roots.length > 0;
  const isOther = witnessed.some(({ is }) => is === 'other_days');
  const isWrong = isOther || faults.length + wrong.length + differing.length > 0;
  const found = resultOf({ isWrong, signed, isStrange: key.isOwn }, connection);
  const isShort =
    gaps.length > 0 ||
    heads.isAbsent ||
    witnessed.some(({ is }) => is === 'too_few_days' || is === 'other_log' || is === 'not_signed');
  const result = isShort && (found === 'verified' || found === 'newer') ? 'not_connected' : found;
  const isChecked = result === 'verified' || result === 'newer' || result === 'not_connected';
  return {
    result,
    verified: result === 'verified',
    signed,
    days: daysOf(result, statement, connection),
    faults,
    wrong_days: [...new Set([...wrong, ...differing])],
    lines: [
      headline(result, statement, connection, known.publicKey !== undefined),
      ...(result === 'verified' || result === 'newer' ? AS_GOOD_AS : []),
      ...summaryLines(statement),
      ...faultLines(faults),
      ...wrongLines(wrong, differing),
      ...witnessed.map(witnessLine),
      ...heads.lines,
      ...key.lines,
      ...(key.isOwn ? [BOTH] : []),
      ...gaps,
      ...coverage(statement),
      ...recordCoverage(statement),
      ...signingTimes(statement),
      ...(isChecked
        ? [
            ...connection.lists.flatMap(listLines),
            ...newKeyLines(lists),
            ...strangerLines(connection.strangers),
          ]
        : []),
      ...(result === 'consistent' ? NOTHING_FROM_OUTSIDE : []),
    ],
  };
};
