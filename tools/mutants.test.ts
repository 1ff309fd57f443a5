import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mutants } from './lib/mutants.mjs';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

it('mutants stand in docs/mutants.md, each with the test that kills it', () => {
  const rows = [...read('docs/mutants.md').matchAll(/^\| `([\w-]+)` \|.*\| `([^`]+)`/gm)];
  const written = rows.map(([, name, test]) => [name, test]);
  expect(written).toEqual(mutants.map(({ name, test }) => [name, test[0]]));
});

// Whether they are killed takes long to try; a change of the sources that makes one void shows at once.
it.each(mutants)('the text that mutant $name changes stands in the sources, once', ({ file, from }) => {
  expect(read(file).split(from)).toHaveLength(2);
});
