import {
  cpSync,
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
import { stageProgram } from './stage.mjs';

const REPOSITORY = join(import.meta.dirname, '../../..');
/** What an operator keeps beside the files of the repository, as docs/going-live.md has it, and what an editor leaves. */
const THEIRS = ['.env', 'fairlead.env', 'backups/fairlead-20261123T020000Z.dump', 'debian/fairlead.env~'];

let folder: string;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

const filesBelow = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(path, name)).isFile(),
  );

/** A checkout as small as can be, built, with the real folder `deploy`. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-stage-'));
  const workspaces = ['apps/server', 'apps/portal', 'apps/console', 'packages/verifier'];
  const packages = Object.fromEntries(workspaces.map((path) => [path, {}]));
  write('package-lock.json', JSON.stringify({ packages }));
  write('package.json', JSON.stringify({ version: '1.2.3' }));
  for (const path of workspaces) write(`${path}/dist/built.js`, '');
  write('apps/server/bin/fairlead.mjs', '');
  for (const paper of ['LICENSE', 'NOTICE', 'README.md', 'CHANGELOG.md', 'SECURITY.md', 'docs/README.md'])
    write(paper, '');
  cpSync(join(REPOSITORY, 'deploy'), join(folder, 'deploy'), { recursive: true });
  for (const path of THEIRS) write(`deploy/${path}`, 'a secret');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what is shipped of deploy', () => {
  it('is what the repository has there, and nothing that an operator keeps beside it', () => {
    const stage = join(folder, 'stage');
    expect(stageProgram(folder, stage).version).toBe('1.2.3');
    const kept = listSources(REPOSITORY).flatMap(({ file }) =>
      file.startsWith('deploy/') ? [file.slice('deploy/'.length)] : [],
    );
    expect(kept.length).toBeGreaterThan(10);
    expect(filesBelow(join(stage, 'deploy')).sort()).toEqual(kept.sort());
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
