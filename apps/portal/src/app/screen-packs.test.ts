import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { loadPack } from '@fairlead/i18n';
import { describe, expect, it } from 'vitest';
import { routes } from './routes';

const PACKS = [
  'portal',
  'plans',
  'control',
  'account',
  'recovery',
  'activity',
  'transparency',
  'security',
  'guest',
] as const;
const packs = await Promise.all(PACKS.map(async (name) => [name, await loadPack('en', name)] as const));
const packOf = new Map<string, string>(
  packs.flatMap(([name, words]) => Object.keys(words).map((key) => [key, name] as const)),
);

const read = (file: string): string => readFileSync(file, 'utf8');

const fileOf = (from: string, path: string): string | undefined =>
  ['.tsx', '.ts', '/index.ts', '/index.tsx'].map((end) => join(dirname(from), path + end)).find(existsSync);

const IMPORT = /^(?:import|export) (?!type )([^;]*?) ?from '(\.[^']+)';$/gm;

const namesIn = (clause: string): string[] => clause.match(/\w+/g) ?? [];

/**
 * The file and all that comes with it, of a folder's index only what is asked for; what is fetched later brings its own
 * words.
 */
const withImports = (file: string, asked: readonly string[], seen = new Set<string>()): Set<string> => {
  const isIndex = basename(file) === 'index.ts';
  if (seen.has(file)) return seen;
  if (!isIndex) seen.add(file);
  for (const [, clause = '', path = ''] of read(file).matchAll(IMPORT)) {
    const next = fileOf(file, path);
    const names = namesIn(clause);
    const isWanted = !isIndex || names.some((name) => asked.includes(name));
    if (next !== undefined && isWanted) withImports(next, names, seen);
  }
  return seen;
};

const screensFile = join(import.meta.dirname, 'screens.ts');
/** Calls have names of the same make. */
const KEY = /(?<=(?<!callApi\(|For<)')\w+\.[\w.]+(?=')/g;
const ROW = /^ {2}(\w+): (inner|withPacks)\(\(\) => import\('([^']+)'\),?(.*)\),$/gm;

/** What a screen can say without having brought the words. */
const unbroughtBy = (kind: string, path: string, rest: string): string[] => {
  const brought = new Set([...rest.matchAll(/'(\w+)'/g)].map(([, pack]) => pack));
  if (kind === 'inner') brought.add('portal');
  const files = [...withImports(fileOf(screensFile, path) ?? '', [])];
  const said = files.flatMap((file) => [...read(file).matchAll(KEY)].map(([key]) => key));
  return [...new Set(said)].filter((key) => packOf.has(key) && !brought.has(packOf.get(key))).sort();
};

describe('the words of a screen', () => {
  const rows = [...read(screensFile).matchAll(ROW)];

  it('are looked at for every screen but the first, which has no row of this make', () => {
    expect(rows.map(([, name]) => name).sort()).toEqual(
      Object.keys(routes)
        .filter((name) => name !== 'login')
        .sort(),
    );
  });

  it('come along with it', () => {
    const missing = rows.flatMap(([, name = '', kind = '', path = '', rest = '']) =>
      unbroughtBy(kind, path, rest).map((key) => `${name}: ${key}`),
    );
    expect(missing).toEqual([]);
  });
});
