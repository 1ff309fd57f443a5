import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureBuilt, ensureInstalled } from './ensure.mjs';

const lockfile = (version: string) => ({
  name: 'small',
  version,
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': { name: 'small', version, workspaces: ['packages/*'] },
    'node_modules/inner': { resolved: 'packages/inner', link: true },
    'packages/inner': { name: 'inner', version: '1.0.0' },
  },
});

/** Writes down that it ran, takes a moment, and leaves what a build leaves. */
const buildScript = `
const { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
appendFileSync('builds', 'x');
if (readFileSync('packages/inner/src/index.ts', 'utf8').includes('fault')) throw new Error('a fault in the source');
const apps = ['portal/dist/index.html', 'console/dist/index.html', 'server/dist/main.js'];
for (const path of [...apps.map((product) => 'apps/' + product), 'packages/verifier/dist/verify.html']) {
  mkdirSync(require('node:path').dirname(path), { recursive: true });
  writeFileSync(path, '');
}
`;

let root: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function buildsSoFar(): number {
  return existsSync(join(root, 'builds')) ? readFileSync(join(root, 'builds'), 'utf8').length : 0;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fairlead-ensure-'));
  const scripts = { build: 'node build.cjs' };
  write(
    'package.json',
    JSON.stringify({ name: 'small', version: '1.0.0', workspaces: ['packages/*'], scripts }),
  );
  write('package-lock.json', JSON.stringify(lockfile('1.0.0')));
  write('packages/inner/package.json', JSON.stringify({ name: 'inner', version: '1.0.0' }));
  write('packages/inner/src/index.ts', 'export const one = 1;\n');
  write('build.cjs', buildScript);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('ensureBuilt', () => {
  it('builds once, and again when a source or a product has changed, but not for a test', async () => {
    await ensureBuilt({ root });
    await ensureBuilt({ root });
    expect(buildsSoFar()).toBe(1);
    write('packages/inner/src/index.test.ts', 'export {};\n');
    await ensureBuilt({ root });
    expect(buildsSoFar()).toBe(1);
    write('packages/inner/src/index.ts', 'export const one = 2;\n');
    await ensureBuilt({ root });
    expect(buildsSoFar()).toBe(2);
    rmSync(join(root, 'apps/server/dist'), { recursive: true });
    await ensureBuilt({ root });
    expect(buildsSoFar()).toBe(3);
  });

  it("fails with the build's own words and does not take the rest for built", async () => {
    await ensureBuilt({ root });
    write('packages/inner/src/index.ts', 'fault');
    await expect(ensureBuilt({ root })).rejects.toThrow(/a fault in the source[\s\S]*"npm run build" failed/);
    await expect(ensureBuilt({ root })).rejects.toThrow(/a fault/);
    write('packages/inner/src/index.ts', 'export const one = 1;\n');
    await ensureBuilt({ root });
    expect(buildsSoFar()).toBe(4);
  });

  it('is done once by programs that start at the same instant', async () => {
    const words = `import(${JSON.stringify(join(import.meta.dirname, 'ensure.mjs'))})
      .then(({ ensureBuilt }) => ensureBuilt({ root: ${JSON.stringify(root)} }))`;
    const starts = Array.from(
      { length: 3 },
      () => new Promise((resolve) => spawn(process.execPath, ['-e', words]).once('exit', resolve)),
    );
    expect(await Promise.all(starts)).toEqual([0, 0, 0]);
    expect(buildsSoFar()).toBe(1);
  });

  it('is not hindered by the mark of a start that was killed', async () => {
    write(`.cache/turns/${process.pid}_1_0`, '');
    await ensureBuilt({ root });
    expect(buildsSoFar()).toBe(1);
    expect(existsSync(join(root, `.cache/turns/${process.pid}_1_0`))).toBe(false);
  });
});

describe('ensureInstalled', () => {
  it('installs what the lockfile says, once for each lockfile, and leaves that file alone', async () => {
    const installed = join(root, 'node_modules', 'inner', 'package.json');
    await ensureInstalled({ root });
    expect(existsSync(installed)).toBe(true);
    // What is taken away behind its back shows that the second call does nothing.
    rmSync(join(root, 'node_modules', 'inner'));
    await ensureInstalled({ root });
    expect(existsSync(installed)).toBe(false);
    const changed = JSON.stringify(lockfile('1.0.1'));
    write('package-lock.json', changed);
    await ensureInstalled({ root });
    expect(existsSync(installed)).toBe(true);
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).toBe(changed);
  });
});
