import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('hand-made mutants are each killed', { timeout: 3_600_000 }, () => {
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'mutants.mjs')], { encoding: 'utf8' });
  process.stdout.write(run.stdout);
  expect(run.status).toBe(0);
});
