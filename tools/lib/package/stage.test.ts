import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSources } from '../../tidy/source';
import { brokenLinks } from '../docs';
import { stageProgram } from './stage.mjs';

const REPOSITORY = join(import.meta.dirname, '../../..');
/** What an operator keeps beside the files of the repository, as docs/going-live.md has it, and what an editor leaves. */
const THEIRS = ['.env', 'fairlead.env', 'backups/fairlead-20261123T020000Z.dump', 'debian/fairlead.env~'];
/** What is left behind by whoever tries an example. */
const TRIED = ['network.pem', '.env', 'key', '__pycache__/network.py', 'node_modules/fastify/index.d.ts'];
const PAPERS = ['LICENSE', 'NOTICE', 'README.md', 'CHANGELOG.md', 'SECURITY.md', 'CONTRIBUTING.md'];

let folder: string;
let stage: string;
let version: string;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

const filesBelow = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(path, name)).isFile(),
  );

/** A checkout as small as can be, built, with the real pages and the real folders `deploy` and `examples`. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-stage-'));
  const workspaces = ['apps/server', 'apps/portal', 'apps/console', 'packages/verifier'];
  const packages = Object.fromEntries(workspaces.map((path) => [path, {}]));
  write('package-lock.json', JSON.stringify({ packages }));
  write('package.json', JSON.stringify({ version: '1.2.3' }));
  for (const path of workspaces) write(`${path}/dist/built.js`, '');
  write('apps/server/bin/fairlead.mjs', '');
  const read = ['packages/client/README.md', 'packages/verifier/README.md', 'docs', 'deploy', 'examples'];
  for (const path of [...PAPERS, ...read])
    cpSync(join(REPOSITORY, path), join(folder, path), { recursive: true });
  for (const path of THEIRS) write(`deploy/${path}`, 'a secret');
  for (const path of TRIED) write(`examples/network/${path}`, 'a secret');
  stage = join(folder, 'stage');
  version = stageProgram(folder, stage).version;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what is shipped', () => {
  it('has the version of the checkout', () => {
    expect(version).toBe('1.2.3');
  });

  it.each(['deploy', 'examples'])(
    'of %s is what the repository has there without tests, and nothing that an operator keeps beside it',
    (name) => {
      const kept = listSources(REPOSITORY).flatMap(({ file }) =>
        file.startsWith(`${name}/`) && !file.startsWith('examples/test/')
          ? [file.slice(name.length + 1)]
          : [],
      );
      expect(kept.length).toBeGreaterThan(10);
      expect(filesBelow(join(stage, name)).sort()).toEqual(kept.sort());
    },
  );

  it('has what every link of its pages leads to, pictures too', () => {
    const pages = filesBelow(stage).filter((file) => file.endsWith('.md'));
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/networks.md', 'CONTRIBUTING.md']));
    const exists = (page: string, path: string) => existsSync(join(stage, dirname(page), path));
    const broken = (file: string) =>
      brokenLinks({ file, text: readFileSync(join(stage, file), 'utf8') }, exists);
    expect(pages.flatMap(broken)).toEqual([]);
  });
});

describe('the context of the container file', () => {
  const linesOf = (file: string): string[] =>
    readFileSync(join(REPOSITORY, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));

  it('holds neither the history nor anything that git leaves out', () => {
    // Git means any folder where a name has no slash before it.
    const wanted = linesOf('.gitignore').map((line) =>
      line.startsWith('/') ? line.replace(/^\/|\/$/g, '') : `**/${line.replace(/\/$/, '')}`,
    );
    expect(wanted).toEqual(expect.arrayContaining(['**/node_modules', 'data', 'deploy/fairlead.env']));
    expect(linesOf('.dockerignore').sort()).toEqual(['.git', ...wanted].sort());
  });
});
