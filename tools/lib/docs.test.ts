import { describe, expect, it } from 'vitest';
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
} from './docs';

const page = (text: string) => ({ file: 'docs/planted.md', text });
const only =
  (...known: string[]) =>
  (_paper: string, path: string) =>
    known.includes(path);

describe('pages', () => {
  it('finds a link that leads nowhere, and only that', () => {
    const text = '[a](there.md) [b](gone.md#part) [c](https://example.org) [d](#below)';
    expect(brokenLinks(page(text), only('there.md'))).toEqual(['docs/planted.md: gone.md']);
  });

  it('finds a path that does not exist, and only that', () => {
    const text =
      '`packages/money` `packages/gone/src/index.ts` `packages/*/src` `apps/portal/dist` `/docs/openapi.json`';
    const found = missingPaths(page(text), ['packages', 'apps', 'docs'], only('packages/money'));
    expect(found).toEqual(['docs/planted.md: packages/gone/src/index.ts']);
  });

  it('finds a script that does not exist, and only that', () => {
    const text =
      '`npm start`, `npm run build`, `npm run gone`, `npm run build -w @fairlead/portal`, `npm run x -w @fairlead/db`';
    const found = missingScripts(page(text), ['start', 'build'], (name) =>
      name === 'portal' ? ['build'] : [],
    );
    expect(found).toEqual(['docs/planted.md: npm run gone', 'docs/planted.md: npm run x -w @fairlead/db']);
  });

  it('reads the table under a heading', () => {
    const text =
      '## Other\n| `A` | x |\n## Environment\n| name | |\n|---|---|\n| `PORT` | `8080` | x |\n| `LIMIT_USER` | – | y |\n## Next\n| `B` | |\n';
    expect(tableRows(text, 'Environment')).toEqual([
      ['PORT', '8080', 'x'],
      ['LIMIT_USER', '–', 'y'],
    ]);
  });

  it('names headings as the web view does', () => {
    const text = "# A page\n## Others' `money`, held\n```\n# no heading\n```\n## Twice\n### Twice\n";
    expect([...anchorsOf(text)]).toEqual(['a-page', 'others-money-held', 'twice', 'twice-1']);
  });

  it('finds a citation of a page or a heading that is not there, and only that', () => {
    const pages = (path: string) => (path === 'docs/there.md' ? new Set(['here']) : undefined);
    const code = {
      file: 'apps/planted.ts',
      text: '// docs/there.md docs/there.md#here\n// docs/gone.md (docs/there.md#gone)',
    };
    expect(unknownCitations(code, pages)).toEqual([
      'apps/planted.ts:2: docs/gone.md',
      'apps/planted.ts:2: docs/there.md#gone',
    ]);
    const page = {
      file: 'docs/there.md',
      text: '[a](#here) [b](#gone) [c](there.md#here) [d](x/gone.md#here)',
    };
    expect(unknownCitations(page, pages)).toEqual([
      'docs/there.md:1: docs/there.md#gone',
      'docs/there.md:1: docs/x/gone.md#here',
    ]);
  });

  it.each([
    ['a section', 'as domain \u00a73 says'],
    ['a section of the specification', '(spec \u00a77)'],
    ['a page', ['the answer (calls', 'md)'].join('.')],
    ['a promise by its number', ['see H', '10'].join('')],
  ])('finds a citation of what is not in the repository: %s', (_what, text) => {
    expect(outsideCitations({ file: 'apps/planted.ts', text })).toHaveLength(1);
  });

  it('takes no page of the repository for one outside', () => {
    const text = 'docs/domain/README.md, docs/domain/plans.md, the domain, HTTP/2, SHA256, H264';
    expect(outsideCitations({ file: 'apps/planted.ts', text })).toEqual([]);
  });

  it('finds a package that a record names and nobody installed, and only that', () => {
    const text = '@fastify/static, react-router, the package `ws`, react-gone, @fastify/gone';
    const found = missingPackages(page(text), new Set(['@fastify/static', 'ws']), new Set(['react-router']));
    expect(found).toEqual(['docs/planted.md: react-gone', 'docs/planted.md: @fastify/gone']);
  });

  it('finds a record that is not there, and only that', () => {
    const records = ['0023-ledger.md', '0024-put.md'];
    const known =
      'ADR 0023, [0024](adr/0024-put.md), docs/adr/0023-ledger.md, (0024-put.md), docs/adr/README.md, [4711]';
    expect(unknownRecords({ file: 'apps/planted.ts', text: known }, records)).toEqual([]);
    const text =
      '// ADR 0099\n// record 0098, [0097](x)\n// docs/adr/0023-gone.md\n[why](0096-gone.md)\n[0023](0024-put.md)';
    expect(unknownRecords({ file: 'apps/planted.ts', text }, records)).toEqual([
      'apps/planted.ts:1: ADR 0099',
      'apps/planted.ts:2: record 0098',
      'apps/planted.ts:2: [0097](',
      'apps/planted.ts:3: adr/0023-gone.md',
      'apps/planted.ts:4: ](0096-gone.md',
      'apps/planted.ts:5: [0023](0024-put.md',
    ]);
  });
});
