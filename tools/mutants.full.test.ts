import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutants } from './lib/mutants.mjs';

const root = join(import.meta.dirname, '..');

describe('hand-made mutants', () => {
  it('stand in docs/mutants.md, each with the test that kills it', () => {
    const paper = readFileSync(join(root, 'docs/mutants.md'), 'utf8');
    const rows = [...paper.matchAll(/^\| `([\w-]+)` \|.*\| `([^`]+)`/gm)].map(([, name, test]) => [
      name,
      test,
    ]);
    expect(rows).toEqual(mutants.map(({ name, test }) => [name, test[0]]));
  });

  it('are each killed', { timeout: 3_600_000 }, () => {
    const run = spawnSync(process.execPath, [join(root, 'tools/mutants.mjs')], { encoding: 'utf8' });
    process.stdout.write(run.stdout);
    expect(run.status).toBe(0);
  });
});
