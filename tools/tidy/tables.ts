import ts from 'typescript';
import { TABLES } from './matters';
import { type Finding, isProduct, lineAt, lineOf, type Source, treeOf, walk } from './source';

/** Where a table of the schema is called by its object: `putOrder` is `put_order`, `hold` is `ledger.hold`. */
const DECLARED = /export const (\w+) = (pgTable|ledger[.]table)\(\s*'(\w+)'/g;
const SCHEMA = /^packages\/db\/src\/schema\/[^/]+\.ts$/;
const MODULE = /^(apps\/server\/src\/modules\/([^/]+))\//;

const FUNCTION = /^packages\/db\/functions\/([^/]+)\/[^/]+\.sql$/;

/** Stands for a part in brackets, or for a hole of a template. */
const PART = '§';
const ALIAS = '(?:as\\s+)?(?!(?:from|join|into|update|using)\\b)[a-z_]+';
const ITEM = `(?:lateral\\s+)?(?:ledger\\.)?[a-z_]*${PART}?(?:\\s+${ALIAS})?\\s*${PART}?`;
/** Tables that a statement names one after the other: `from a, b x`. */
const LISTED = new RegExp(
  `\\b(?:from|join|into|update|table|using)\\s+(?:only\\s+)?(${ITEM}(?:\\s*,\\s*${ITEM})*)`,
  'gi',
);
/** What a function of the database names beside its statements: rows that it takes, keeps or answers, and its triggers. */
const ROWS =
  /\b(?:setof\s+|(?:insert|update(?:\s+of\s+[\w, ]+)?|delete|truncate)\s+on\s+)((?:ledger\.)?[a-z_]+)|^\s+\w+\s+((?:ledger\.)?[a-z_]+);|\(\w+ ((?:ledger\.)?[a-z_]+)\)/gim;

/** The tables in a statement; each part in brackets is looked at by itself. */
function tablesIn(statement: string): string[] {
  const parts: string[] = [];
  let rest = statement;
  for (let inner = /\(([^()]*)\)/; inner.test(rest); ) {
    rest = rest.replace(inner, (_all, part: string) => {
      parts.push(part);
      return PART;
    });
  }
  return [...parts, rest].flatMap((part) =>
    [...part.matchAll(LISTED)]
      .flatMap(([, items = '']) => items.split(','))
      .map((item) => /^\s*(?:lateral\s+)?([a-z_.]+)\b(?!§)/i.exec(item)?.[1] ?? '')
      .filter((name) => name in TABLES),
  );
}

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
  if (ts.isStringLiteralLike(node)) return tablesIn(node.text);
  if (!ts.isTemplateExpression(node)) return [];
  return tablesIn(
    [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      .map(({ text }) => text)
      .join(` ${PART} `),
  );
}

/** A function of the database that names a table of another matter than its folder's, once for each table. */
function foreignInFunction(source: Source): Finding[] {
  const [, matter = ''] = FUNCTION.exec(source.file) ?? [];
  if (matter === '') return [];
  const text = source.text.replace(/--.*/g, '');
  const rows = [...text.matchAll(ROWS)].map(
    (match) => match.slice(1).find((name) => name !== undefined) ?? '',
  );
  const tables = new Set(
    [...tablesIn(text), ...rows].filter((name) => name in TABLES && TABLES[name] !== matter),
  );
  return [...tables].map((table) => {
    const line = lineAt(source, source.text.search(new RegExp(`\\b${table}\\b`)));
    return {
      rule: 'foreign-table',
      file: source.file,
      line,
      what: `${source.file}: ${table} is of ${TABLES[table]}`,
    };
  });
}

/**
 * A module or a function of the database that names a table of another matter, once for each file and table; the ratchet
 * counts how often one still does. A table without an owner is an offence of the schema.
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
  return [...ownerless, ...foreign, ...sources.flatMap(foreignInFunction)];
}
