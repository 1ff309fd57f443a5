import { describe, expect, it } from 'vitest';
import { brokenLinks, missingPaths, missingScripts, tableRows } from './papers';

const paper = (text: string) => ({ file: 'docs/planted.md', text });
const only =
  (...known: string[]) =>
  (_paper: string, path: string) =>
    known.includes(path);

describe('papers', () => {
  it('finds a link that leads nowhere, and only that', () => {
    const text = '[a](there.md) [b](gone.md#part) [c](https://example.org) [d](#below)';
    expect(brokenLinks(paper(text), only('there.md'))).toEqual(['docs/planted.md: gone.md']);
  });

  it('finds a path that does not exist, and only that', () => {
    const text =
      '`packages/money` `packages/gone/src/index.ts` `packages/*/src` `apps/portal/dist` `/docs/openapi.json`';
    const found = missingPaths(paper(text), ['packages', 'apps', 'docs'], only('packages/money'));
    expect(found).toEqual(['docs/planted.md: packages/gone/src/index.ts']);
  });

  it('finds a script that does not exist, and only that', () => {
    const text =
      '`npm start`, `npm run build`, `npm run gone`, `npm run build -w @fairlead/portal`, `npm run x -w @fairlead/db`';
    const found = missingScripts(paper(text), ['start', 'build'], (name) =>
      name === 'portal' ? ['build'] : [],
    );
    expect(found).toEqual(['docs/planted.md: npm run gone', 'docs/planted.md: npm run x -w @fairlead/db']);
  });

  it('reads the table under a heading', () => {
    const text =
      '## Other\n| `A` | x |\n## Environment\n| name | |\n|---|---|\n| `PORT` | `8080` | x |\n| `LIMIT_USER` | – | y |\n## Next\n| `B` | |\n';
    expect(tableRows(text, 'Environment')).toEqual([
      ['PORT', '8080'],
      ['LIMIT_USER', '–'],
    ]);
  });
});
