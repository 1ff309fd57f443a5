import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('a backup of the running product brings everything back', { timeout: 900_000 }, () => {
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'backup-drill.mjs')], {
    encoding: 'utf8',
  });
  process.stdout.write(run.stdout);
  expect(run.stderr).toBe('');
  expect(run.status).toBe(0);
});
