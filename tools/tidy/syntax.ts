import ts from 'typescript';
import {
  type Finding,
  findText,
  isCode,
  isProduct,
  isTest,
  lineOf,
  type Source,
  treeOf,
  walk,
} from './source';

function findNodes(rule: string, source: Source, matches: (node: ts.Node) => boolean): Finding[] {
  const tree = treeOf(source);
  const found: Finding[] = [];
  walk(tree, (node) => {
    if (!matches(node)) return;
    const what = node.getText(tree).trim().split('\n')[0] ?? '';
    found.push({ rule, file: source.file, line: lineOf(tree, node), what: what.slice(0, 100) });
  });
  return found;
}

function readsClock(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return node.expression.getText() === 'Date' && !node.arguments?.length;
  if (ts.isPropertyAccessExpression(node)) return node.getText() === 'Date.now';
  return ts.isCallExpression(node) && /^Date$|\.defaultNow$/.test(node.expression.getText());
}

/** Nothing but a file called clock.ts asks what time it is. */
export function clock(source: Source): Finding[] {
  if (!isProduct(source.file) || !isCode(source.file) || /\/clock\.ts$/.test(source.file)) return [];
  return findNodes('clock', source, readsClock);
}

function readsEnvironment(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return /^(globalThis\.)?process\.env$/.test(node.getText());
  return (
    ts.isImportSpecifier(node) &&
    /^env\b/.test(node.getText()) &&
    /process['"]/.test(node.parent.parent.parent.getText())
  );
}

/** Only the program's first file reads the environment. */
export function environment(source: Source): Finding[] {
  if (!isProduct(source.file) || !isCode(source.file) || source.file === 'apps/server/src/main.ts') return [];
  return findNodes('environment', source, readsEnvironment);
}

const containers = /^(Map|Set|WeakMap|WeakSet)$/;

/** Empty when it is made, so that something is put into it later. */
function isFilledLater(made: ts.Expression | undefined): boolean {
  if (made === undefined) return false;
  if (ts.isNewExpression(made)) return containers.test(made.expression.getText()) && !made.arguments?.length;
  if (ts.isArrayLiteralExpression(made)) return made.elements.length === 0;
  return ts.isObjectLiteralExpression(made) && made.properties.length === 0;
}

/**
 * Nothing that changes lives in a file: two servers in one process would share it. What lives is made by the composition
 * root and handed on; a memo of a pure function (`memoize`) keeps nothing that anybody could tell from its absence.
 */
export function moduleState(source: Source): Finding[] {
  if (!isProduct(source.file) || !isCode(source.file)) return [];
  return findNodes('module-state', source, (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isSourceFile(node.parent.parent.parent)) return false;
    const isConstant = (node.parent.flags & ts.NodeFlags.Const) !== 0;
    return !isConstant || isFilledLater(node.initializer);
  });
}

const sleeps =
  /waitForTimeout\(|['"](node:)?timers\/promises['"]|\b(sleep|delay)\(|setTimeout\(\s*(resolve|done|r|ok)\b/g;

/** A test waits for a condition, never for a while. */
export function sleepingTests(source: Source): Finding[] {
  if (!isTest(source.file) || source.file.startsWith('tools/tidy/')) return [];
  return findText('sleep', source, sleeps);
}

const skips =
  /\b(it|test|describe|suite)(\.\w+)*\.(skip|skipIf|runIf|todo|fixme|only|fails)\b|\bcontext\.skip\(/g;

export function skippedTests(source: Source): Finding[] {
  if (!isTest(source.file) || source.file.startsWith('tools/tidy/')) return [];
  return findText('skipped-test', source, skips);
}

const readAttributes = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label']);
const words = /\p{L}{2,}/u;

/** The product's own name is the same in every language. */
const untranslatable = new Set(['Fairlead']);

function isReadByPeople(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return true;
  if (!ts.isStringLiteralLike(node)) return false;
  const holder = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent;
  if (ts.isJsxAttribute(holder)) return readAttributes.has(holder.name.getText());
  return ts.isJsxElement(holder) || ts.isJsxFragment(holder);
}

/** Every word a person reads in the portal comes from the language packs. */
export function untranslated(source: Source): Finding[] {
  if (!source.file.startsWith('apps/portal/src/') || !source.file.endsWith('.tsx') || isTest(source.file))
    return [];
  return findNodes('untranslated', source, (node) => {
    if (!isReadByPeople(node)) return false;
    const text = ts.isJsxText(node) || ts.isStringLiteralLike(node) ? node.text.trim() : '';
    return words.test(text) && !untranslatable.has(text);
  });
}
