import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mutants } from './lib/mutants.mjs';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

it('mutants stand in docs/mutants.md, each with the test that kills it and what is wrong', () => {
  const rows = [
    ...read('docs/mutants.md').matchAll(/^\| `([\w-]+)` \| (\S.*) \| `([^`]+)`(?:, “([^”]+)”)? \|$/gm),
  ];
  const written = rows.map(([, name, , test, title]) => [name, test, title]);
  expect(written).toEqual(mutants.map(({ name, test }) => [name, test[0], test[1]]));
});

// Whether they are killed takes long to try; what makes one void shows at once.
it.each(mutants)('the text that mutant $name changes stands in the sources, once', ({ file, from }) => {
  expect(read(file).split(from)).toHaveLength(2);
});

it.each(mutants)(
  'mutant $name names a test that is there, by file and title',
  ({ test: [file, title = ''] }) => {
    // Cases that two tests share stand in a file of that name under support; what begins a title may be one of them.
    const shared = file.replace(/([^/]+)\.test\.ts$/, 'support/$1.ts');
    const text = read(file) + (existsSync(join(root, shared)) ? read(shared) : '');
    expect(text).toContain(title.split(': ').at(-1));
  },
);
