import ts from 'typescript';
import { type Finding, isCode, lineOf, type Source, treeOf, walk } from './source';

const fileLimitLines = 300;
const functionLimitLines = 70;

/** Lines of code, styles and HTML; documents and generated SQL are free. */
export function longFiles(source: Source): Finding[] {
  if (!isCode(source.file) && !/\.(css|html)$/.test(source.file)) return [];
  const lines = source.text.trimEnd().split('\n').length;
  if (lines <= fileLimitLines) return [];
  return [{ rule: 'file-length', file: source.file, line: 1, what: `${lines} lines` }];
}

/** `describe(…)` only groups tests; what it holds is measured one by one. */
function groupsTests(node: ts.Node): boolean {
  return ts.isCallExpression(node.parent) && /^describe\b/.test(node.parent.expression.getText());
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText();
  const { parent } = node;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
    ? parent.name.getText()
    : 'a function';
}

export function longFunctions(source: Source): Finding[] {
  if (!isCode(source.file)) return [];
  const tree = treeOf(source);
  const found: Finding[] = [];
  walk(tree, (node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || !node.body || groupsTests(node)) return;
    const start = lineOf(tree, node);
    const lines = tree.getLineAndCharacterOfPosition(node.getEnd()).line + 2 - start;
    if (lines > functionLimitLines) {
      found.push({
        rule: 'function-length',
        file: source.file,
        line: start,
        what: `${nameOf(node)}: ${lines} lines`,
      });
    }
  });
  return found;
}
