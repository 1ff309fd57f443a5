import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const START = join(import.meta.dirname, 'start.mjs');
const READER = join(import.meta.dirname, '../apps/server/bin/settings-file.mjs');
const INSTALLED = join(import.meta.dirname, '../deploy/debian/fairlead');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-settings-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process of its own: what is read changes the environment of the whole process. */
const runNode = (words: readonly string[], environment: Readonly<Record<string, string>>) => {
  const env = { PATH: process.env.PATH, ...environment };
  const options = { cwd: folder, env, encoding: 'utf8', timeout: 60_000 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, words, options);
  return { status, out: stdout, err: stderr };
};

describe('the file of settings', () => {
  it('is read where it is named, and what the environment says counts', () => {
    const file = join(folder, 'fairlead.env');
    writeFileSync(file, "# of a test\nHOST=10.0.0.7\nOPERATOR_LEGAL_NAME='Quay Lights Limited'\n");
    const words = `import { readSettingsFile } from ${JSON.stringify(READER)};
      readSettingsFile();
      console.log(process.env.HOST, process.env.OPERATOR_LEGAL_NAME);`;
    const read = (environment: Readonly<Record<string, string>>) =>
      runNode(['--input-type=module', '--eval', words], environment);
    expect(read({ FAIRLEAD_ENV_FILE: file, HOST: '127.0.0.1' })).toEqual({
      ...{ status: 0, err: '', out: '127.0.0.1 Quay Lights Limited\n' },
    });
    expect(read({}).out).toBe('undefined undefined\n');
  });

  it('stops npm start where it cannot be read, before anything is installed or built', () => {
    const { status, out, err } = runNode([START], { FAIRLEAD_ENV_FILE: join(folder, 'absent') });
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(/^FAIRLEAD_ENV_FILE: .*absent/);
  });
});

describe('the installed command', () => {
  it('tells the program who called, though root runs it as its own user', () => {
    const programs = join(folder, 'programs');
    mkdirSync(programs);
    const stand = (name: string, line: string) =>
      writeFileSync(join(programs, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
    stand('id', 'if [ "$1" = -u ]; then echo 0; else echo root; fi');
    stand('getent', 'true');
    stand('setpriv', 'echo "$1"; shift 3; exec "$@"');
    stand('node', 'echo "$FAIRLEAD_CALLER"');
    const callerOf = (environment: Readonly<Record<string, string>>): string => {
      const env = { PATH: `${programs}:/usr/bin:/bin`, FAIRLEAD_ENV_FILE: '', ...environment };
      return spawnSync('sh', [INSTALLED, 'books'], { env, encoding: 'utf8', timeout: 60_000 }).stdout;
    };
    expect(callerOf({})).toBe('--reuid=fairlead\nroot\n');
    expect(callerOf({ SUDO_USER: 'ann', FAIRLEAD_CALLER: 'bob' })).toBe('--reuid=fairlead\nann\n');
  });
});
