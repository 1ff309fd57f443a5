import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import ts from 'typescript';

/** One text file of the repository; the path is relative to its root. */
export interface Source {
  file: string;
  text: string;
}

/** One place that breaks a rule; lines count from 1. */
export interface Finding {
  rule: string;
  file: string;
  line: number;
  what: string;
}

const notText = new Set(['.png', '.ico', '.gz', '.br', '.woff2', '.pdf', '.jpg', '.webp', '.ttf', '.otf']);

/** Every text file that git keeps or would keep; ignored and deleted ones are not there. */
export function listSources(root: string): Source[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return [...new Set(listed.split('\0'))]
    .filter((file) => file !== '' && !notText.has(extname(file)) && existsSync(join(root, file)))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

export function isCode(file: string): boolean {
  return /\.(ts|tsx|mjs)$/.test(file);
}

export function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file);
}

/** Code that runs for people: no tests, no test helpers, no build configuration. */
export function isProduct(file: string): boolean {
  return /^(apps|packages)\/[^/]+\/src\//.test(file) && !isTest(file) && !/\/(test|testing)\//.test(file);
}

const trees = new Map<string, ts.SourceFile>();

export function treeOf(source: Source): ts.SourceFile {
  const known = trees.get(source.file);
  if (known?.text === source.text) return known;
  const tree = ts.createSourceFile(source.file, source.text, ts.ScriptTarget.Latest, true);
  trees.set(source.file, tree);
  return tree;
}

/** Calls `visit` for every node below and including `node`. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

export function lineOf(tree: ts.SourceFile, node: ts.Node): number {
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
}

/** The line, counted from 1, in which the character at `index` stands. */
export function lineAt(source: Source, index: number): number {
  return source.text.slice(0, index).split('\n').length;
}

/** One finding per match of `pattern`, which must be global. */
export function findText(rule: string, source: Source, pattern: RegExp): Finding[] {
  return [...source.text.matchAll(pattern)].map((match) => ({
    rule,
    file: source.file,
    line: lineAt(source, match.index),
    what: match[0].trim(),
  }));
}
