// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../../tools/lib/ensure.mjs';
import { type BuildSizes, buildSizes } from './build-sizes';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'apps/portal/dist');
/** Must show 6 of the first milestone: 100 KB in all; what is left of it is for headers and the configuration. */
const BUDGET_BYTES = 95_000;
/** A file more costs a slow phone as much time as 17 KB (docs/performance.md#figures): both are bounded. */
const ROUTE_BYTES = 32_000;
const ROUTE_FILES = 14;
const PACK_BYTES = 10_000;

const totalOf = (sizes: Readonly<Record<string, number>>): number =>
  Object.values(sizes).reduce((sum, size) => sum + size, 0);

describe('the built portal', () => {
  let sizes: BuildSizes;
  beforeAll(async () => {
    await ensureBuilt({ root });
    sizes = buildSizes(folder);
  }, 300_000);

  it('keeps the first load of #/login within its budget, compressed, in one language', () => {
    const total = totalOf(sizes.firstLoad);
    expect(total, JSON.stringify(sizes.firstLoad, null, 2)).toBeLessThanOrEqual(BUDGET_BYTES);
    expect(total, 'a first load this small is not the app').toBeGreaterThan(40_000);
  });

  it('adds at most 32 KB of code and style, in 14 files, for a deep link to each further screen', () => {
    const routes = Object.entries(sizes.routes);
    expect(routes.length).toBeGreaterThan(20);
    const large = routes.filter(
      ([, files]) => totalOf(files) > ROUTE_BYTES || Object.keys(files).length > ROUTE_FILES,
    );
    expect(large).toEqual([]);
  });

  it('fetches texts in packs of at most 10 KB, in each of the 12 languages', () => {
    const packs = Object.entries(sizes.packs);
    expect(new Set(packs.map(([name]) => name.split('/')[0])).size).toBe(12);
    expect(packs.filter(([, size]) => size > PACK_BYTES)).toEqual([]);
  });

  it('paints from index.html itself, whose one script inside runs by its hash', () => {
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    expect(page).toContain('first-paint__field');
    expect(page.match(/<script(?![^>]*\bsrc=)[^>]*>/g)).toEqual(['<script>']);
    expect(page.replace(/<script>[\s\S]*?<\/script>/, '')).not.toMatch(/\sstyle=|\son\w+=/);
  });

  it('brings neither the schemas nor the parser of messages to the browser', () => {
    const code = readdirSync(join(folder, 'assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(folder, 'assets', name), 'utf8'))
      .join('\n');
    expect(code).not.toMatch(/ZodError|zod\.dev|Invalid input: expected/);
    expect(code).not.toMatch(/octothorpe'\s*:|pluralOffset:/);
  });
});
