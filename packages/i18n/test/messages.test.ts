import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadPack, pseudoPack } from '../src/index';
import { english, PACKS, shapeOf } from './shape';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const sources = (folder: string): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|node_modules|dist\//.test(name))
    .map((name) => readFileSync(`${root}${folder}/${name}`, 'utf8'));

/** Everything that a key can be named by, in the apps and beside the messages: whole literals, beginnings of templates. */
const used = (() => {
  const own = readFileSync(`${root}packages/i18n/src/causes.ts`, 'utf8');
  const text = [own, ...sources('apps/portal/src'), ...sources('apps/server/src')].join('\n');
  const quoted = text.matchAll(/['"]([a-z]\w*(?:\.\w+)+)['"]/gi);
  const literals = new Set([...quoted].map((match) => match[1] ?? ''));
  const beginnings = [...text.matchAll(/`([a-z]\w*(?:\.\w+)*\.)\$\{/gi)].map((match) => match[1] ?? '');
  return { literals, beginnings };
})();

describe('the English messages', () => {
  it('have no key in two packs', async () => {
    const keys = (await Promise.all(PACKS.map(english))).flat().map(([key]) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('no promise of profit: no yield, no safety, no hurry', async () => {
    const all = (await Promise.all(PACKS.map(english))).flat();
    const promising =
      /guarantee|risk.?free|no risk|assured|passive income|earn up to|up to [\d.]+ ?%|daily (return|profit)|double your|act now|hurry|last chance|don.t miss/i;
    expect(all.filter(([, message]) => promising.test(message))).toEqual([]);
    // The loss is said where money is put.
    expect(all.filter(([, message]) => /you can lose the money/i.test(message))).not.toEqual([]);
  });

  it('have parameters that the types can read: words of a plural branch hold a space or a #', async () => {
    const all = (await Promise.all(PACKS.map(english))).flat();
    const unreadable = all.filter(([, message]) =>
      [...message.matchAll(/\{(\w+)\}/g)].some(
        ([, name]) => !shapeOf(message).parameters.some((known) => known.startsWith(`${name}:`)),
      ),
    );
    expect(unreadable).toEqual([]);
  });

  it.each(PACKS)('are all used: %s', async (name) => {
    const idle = (await english(name))
      .map(([key]) => key)
      .filter((key) => !used.literals.has(key) && !used.beginnings.some((start) => key.startsWith(start)));
    expect(idle).toEqual([]);
  });

  it('promise nothing and shout at nobody', async () => {
    const loud = (await Promise.all(PACKS.map(english)))
      .flat()
      .filter(([, message]) => /!|guarantee|risk-free|earn up to|profit of/i.test(message));
    expect(loud).toEqual([]);
  });
});

describe('the pseudo-language', () => {
  it('changes every text and keeps every parameter', async () => {
    const original = await loadPack('en', 'core');
    for (const [key, message] of Object.entries(pseudoPack(original))) {
      expect(message).toMatch(/^\[.*\]$/s);
      expect(shapeOf(message)).toEqual(shapeOf(original[key] ?? ''));
    }
  });
});
