import ts from 'typescript';
import { TABLES } from './matters';
import { type Finding, isProduct, lineOf, type Source, treeOf, walk } from './source';

/** Where a table of the schema is called by its object: `putOrder` is `put_order`, `hold` is `ledger.hold`. */
const DECLARED = /export const (\w+) = (pgTable|ledger[.]table)\(\s*'(\w+)'/g;
const SCHEMA = /^packages\/db\/src\/schema\/[^/]+\.ts$/;
const MODULE = /^(apps\/server\/src\/modules\/([^/]+))\//;

/** The word before a table's name in a statement. */
const NAMED = /\b(?:from|join|into|update|table)\s+(?:only\s+)?((?:ledger\.)?[a-z_]+)/gi;

const declaredIn = ({ file, text }: Source): [object: string, table: string][] =>
  SCHEMA.test(file)
    ? [...text.matchAll(DECLARED)].map(([, object = '', maker, name = '']) => [
        object,
        maker === 'pgTable' ? name : `ledger.${name}`,
      ])
    : [];

/** What a node names: imports of the schema's objects, and tables in statements. */
function namedBy(node: ts.Node, objects: ReadonlyMap<string, string>): string[] {
  if (ts.isImportSpecifier(node)) {
    const from = node.parent.parent.parent.moduleSpecifier.getText();
    const table = objects.get((node.propertyName ?? node.name).text);
    return from === "'@fairlead/db'" && table !== undefined ? [table] : [];
  }
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateLiteralToken(node)) return [];
  return [...node.text.matchAll(NAMED)].map(([, name = '']) => name).filter((name) => name in TABLES);
}

/**
 * A module that names a table of another one, once for each file and table; the ratchet counts how often a module still
 * does. A table without an owner is an offence of the schema.
 */
export function foreignTables(sources: readonly Source[]): Finding[] {
  const declared = sources.flatMap((source) =>
    declaredIn(source).map(([object, table]) => ({ source, object, table })),
  );
  const objects = new Map(declared.map(({ object, table }) => [object, table]));
  const rule = 'foreign-table';
  const ownerless = declared
    .filter(({ table }) => !(table in TABLES))
    .map(({ source, table }) => {
      return { rule, file: source.file, line: 1, what: `${table} has no owner in tools/tidy/matters.ts` };
    });
  const foreign = sources.flatMap((source) => {
    const [, folder = '', module = ''] = MODULE.exec(source.file) ?? [];
    if (module === '' || !isProduct(source.file)) return [];
    const tree = treeOf(source);
    const found = new Map<string, Finding>();
    walk(tree, (node) => {
      for (const table of namedBy(node, objects)) {
        if (TABLES[table] === module) continue;
        const what = `${source.file}: ${table} is of ${TABLES[table]}`;
        found.set(table, { rule, file: folder, line: lineOf(tree, node), what });
      }
    });
    return [...found.values()];
  });
  return [...ownerless, ...foreign];
}
