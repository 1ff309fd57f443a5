import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAULTS } from './faults.mjs';

const page = readFileSync(join(import.meta.dirname, '../../docs/high-availability.md'), 'utf8');
const section = page.split(/^## /m).find((part) => part.startsWith('Drills\n')) ?? '';
const [, notPlayed = ''] = /^Not run yet: ([\s\S]*?)\n\n/m.exec(section) ?? [];

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

describe('the drills', () => {
  it('stand in docs/high-availability.md with their figures, or are said to be not run yet', () => {
    const table = section.slice(section.indexOf('| fault |'));
    const [head, ...played] = namesIn(table, /^\| ([a-z][a-z-]*) \|/gm);
    expect(head).toBe('fault');
    expect([...played, ...namesIn(notPlayed, /`([a-z-]+)`/g)].toSorted()).toEqual(
      Object.keys(FAULTS).toSorted(),
    );
  });
});
