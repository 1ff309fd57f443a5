import type { ChainFault } from './chain';
import { type Connection, connect } from './connect';
import { type Detail, detail, inEnglish } from './details';
import { needFields } from './fields';
import { heldUntil, listOf, parsed } from './files';
import { checkHeads } from './heads';
import { checkKey, type Keyed, needKeys } from './keys';
import {
  type Days,
  firstLine,
  listLines,
  newKeyLines,
  strangerLines,
  witnessLine,
  wrongLines,
} from './lines';
import { NotAStatement } from './refusal';
import { canCheckSignatures, publicKeyOf } from './root';
import { type Published, publishedFaults } from './root-faults';
import { coverage, recordCoverage, signingTimes, summaryLines } from './shown';
import { type Statement, verifyStatement } from './statement';
import { gapsOf, monthFaults } from './whole';
import { readWitnessed, type Witnessed } from './witness';
import { faultLines, type Result } from './words';

export { compareLists, dayDigest } from './compare';
export { NotAStatement } from './refusal';
export { OUTCOMES } from './words';

interface Found {
  readonly result: Result;
  /** Only where a list that was kept leads to the statement and nothing contradicts. */
  readonly verified: boolean;
  /** False where no signed day is in the file: then the chain alone holds, which anybody could have made up. */
  readonly signed: boolean;
  /** Up to which day the statement is shown, and how far the oldest list reaches; null where neither says something. */
  readonly days: Days | null;
  readonly faults: readonly ChainFault[];
  /** Days of a list whose signature or link is wrong, and days that two files hold differently. */
  readonly wrong_days: readonly string[];
}

/** What came of a check, to be said in any language. */
export interface Check extends Found {
  /** What was checked and what was not, line by line. */
  readonly details: readonly Detail[];
}

/** What came of a check: for people line by line, for programs as it is. */
export interface Report extends Found {
  /** What was checked and what was not, in English. */
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
  const value = parsed(text, 'part.statement');
  if (value.format !== 'fairlead-statement') throw new NotAStatement(detail('notAStatement'));
  if (value.version !== 1 && value.version !== 2) throw new NotAStatement(detail('otherVersion'));
  for (const name of ['entries', 'roots']) {
    if (!Array.isArray(value[name])) throw new NotAStatement(detail('statementLacks', { name }));
  }
  for (const name of ['holder', 'opening', 'closing', ...(value.version === 2 ? ['records'] : [])]) {
    if (typeof value[name] !== 'object' || value[name] === null) {
      throw new NotAStatement(detail('statementLacks', { name }));
    }
  }
  needFields(value);
  return value as unknown as StatementFile;
};

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

const daysOf = (result: Result, { roots }: Statement, { lists }: Connection): Days | null => {
  const [reach] = lists.map((list) => list.reach ?? '').sort();
  const shown = roots[0]?.day;
  const isSaid = (result === 'verified' || result === 'newer') && shown !== undefined && reach !== undefined;
  return isSaid ? { shown, reach } : null;
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

/**
 * Checks a statement's file, with what else is known.
 * @param text the exported JSON
 * @throws NotAStatement where there is nothing to check
 */
export const checkStatement = async (text: string, known: Known = {}): Promise<Check> => {
  const statement = statementOf(text);
  if (!(await canCheckSignatures())) throw new NotAStatement(detail('noEd25519'));
  await needKeys(known);
  const given = (known.lists ?? []).map(listOf);
  const lists = known.until === undefined ? given : heldUntil(given, known.until);
  const examined = await examine(statement, lists, known).catch(() => {
    throw new NotAStatement(detail('broken'));
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
  const days = daysOf(result, statement, connection);
  return {
    result,
    verified: result === 'verified',
    signed,
    days,
    faults,
    wrong_days: [...new Set([...wrong, ...differing])],
    details: [
      firstLine(result, days, connection.lists.length, known.publicKey !== undefined),
      ...(result === 'verified' || result === 'newer' ? [detail('asGoodAs')] : []),
      ...summaryLines(statement),
      ...faultLines(faults),
      ...wrongLines(wrong, differing),
      ...witnessed.map(witnessLine),
      ...heads.lines,
      ...key.lines,
      ...(key.isOwn ? [detail('saveAllDays')] : []),
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
      ...(result === 'consistent' ? [detail('nothingFromOutside'), detail('keepList')] : []),
    ],
  };
};

/**
 * The same, said in English.
 * @throws NotAStatement where there is nothing to check
 */
export const checkFile = async (text: string, known: Known = {}): Promise<Report> => {
  const { details, ...found } = await checkStatement(text, known);
  return { ...found, lines: details.map(inEnglish) };
};
