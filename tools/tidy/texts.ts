import ts from 'typescript';
import {
  type Finding,
  findText,
  isCode,
  isProduct,
  isTest,
  lineAt,
  lineOf,
  type Source,
  treeOf,
  walk,
} from './source';

/** The rules themselves and their test name what they forbid. */
const own = /^tools\/tidy\//;

const markWords = ['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX', 'HA' + 'CK'];
const marks = new RegExp(`\\b(${markWords.join('|')})\\b`, 'g');

/** A mark that says "later" says it to nobody: an issue does. */
export function forgottenMarks(source: Source): Finding[] {
  if (own.test(source.file) || source.file === 'package-lock.json') return [];
  return findText('forgotten-mark', source, marks);
}

const brands =
  /facebook(?!-business)|\bmeta (ads|business)\b|instagram|whatsapp|tiktok|google|youtube|twitter|alibaba|amazon|(3|three) billion/gi;

/**
 * No borrowed name (docs/promises.md#no-borrowed-name): nothing names another company; the wire names of the
 * specification are the exception.
 */
export function brandWords(source: Source): Finding[] {
  return /^(apps|packages)\//.test(source.file) ? findText('brand-word', source, brands) : [];
}

const machinePaths = /(?<![\w.\-/])\/(work|home|root|Users|tmp)\/[\w.-]+|"resolved": "https?:[^"]*"/g;

/** A path or a registry of one machine means nothing on another. */
export function machinePlaces(source: Source): Finding[] {
  return own.test(source.file) ? [] : findText('machine-place', source, machinePaths);
}

const hex = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi;

function stringsOf(source: Source): ts.Node[] {
  const found: ts.Node[] = [];
  walk(treeOf(source), (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      found.push(node);
    }
  });
  return found;
}

function findInStrings(rule: string, source: Source, pattern: RegExp): Finding[] {
  const tree = treeOf(source);
  return stringsOf(source).flatMap((node) =>
    [...node.getText(tree).matchAll(pattern)].map((match) => ({
      rule,
      file: source.file,
      line: lineOf(tree, node),
      what: match[0],
    })),
  );
}

/** Colours live in files of tokens alone, so that a theme is found in one place of each. */
export function colours(source: Source): Finding[] {
  if (
    !/^(apps\/[^/]+|packages\/ui)\/src\//.test(source.file) ||
    /\/(art-)?tokens\.(css|ts)$/.test(source.file) ||
    isTest(source.file)
  )
    return [];
  if (source.file.endsWith('.css')) return findText('colour', source, hex);
  return isCode(source.file) ? findInStrings('colour', source, hex) : [];
}

const styleTokens = /\/\*[\s\S]*?\*\/|[{};]|(?<!\(hover):hover\b/g;

/** On a touch screen a hover style stays on what was tapped: it stands where a pointer hovers, and nowhere else. */
export function hoverStyles(source: Source): Finding[] {
  if (!isProduct(source.file) || !(source.file.endsWith('.css') || isCode(source.file))) return [];
  const found: Finding[] = [];
  const blocks: string[] = [];
  let beginning = 0;
  for (const { 0: token, index } of source.text.matchAll(styleTokens)) {
    if (token === ':hover') {
      if (!blocks.some((block) => /@media[^{]*\(hover: ?hover\)/.test(block)))
        found.push({ rule: 'hover', file: source.file, line: lineAt(source, index), what: token });
      continue;
    }
    if (token === '{') blocks.push(source.text.slice(beginning, index));
    if (token === '}') blocks.pop();
    beginning = index + token.length;
  }
  return found;
}

const sqlClock =
  /\b(now|clock_timestamp|statement_timestamp|transaction_timestamp)\s*\(\s*\)|\bcurrent_(timestamp|date|time)\b/gi;

/** Time comes in as a parameter: SQL does not ask for it either. */
export function sqlTime(source: Source): Finding[] {
  if (!isProduct(source.file) && !/^packages\/.*\.sql$/.test(source.file)) return [];
  if (source.file.endsWith('.sql')) return findText('clock', source, sqlClock);
  return isCode(source.file) && !/\/clock\.ts$/.test(source.file)
    ? findInStrings('clock', source, sqlClock)
    : [];
}

const numberOfMigration = ({ file }: Source): number =>
  Number(/^packages\/db\/migrations\/(\d+)_.*\.sql$/.exec(file)?.[1] ?? -1);

const law = /\bcreate\s+(or\s+replace\s+)?(function|procedure|aggregate|(constraint\s+)?trigger)\b/gi;
const firstWithoutLaw = 34;

/** What the database does stands in packages/db/functions; migrations make tables and change data. Old ones stay. */
export function lawInMigrations(source: Source): Finding[] {
  return numberOfMigration(source) < firstWithoutLaw ? [] : findText('law-in-migration', source, law);
}

const firstConcurrent = 83;
const blockingIndex =
  /\bcreate (?:unique )?index (?!concurrently "\w+" on )[^;]*? on (\S+)|\balter table (\S+) add (?:constraint \S+ )?(?:unique|primary key|exclude)\b(?! using index)/gi;

/** While an index is built nobody writes into its table: that of an existing one is built concurrently. */
export function blockingIndexes(source: Source): Finding[] {
  if (numberOfMigration(source) < firstConcurrent) return [];
  const text = source.text.toLowerCase();
  return [...text.matchAll(blockingIndex)]
    .filter(([, table, altered]) => !text.includes(`create table ${table ?? altered} `))
    .map(({ 0: what, index }) => ({
      ...{ rule: 'blocking-index', file: source.file, line: lineAt(source, index), what },
    }));
}
