import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '../src/index';
import { loadAnyPack } from '../src/server';
import { english, PACKS, shapeOf } from './shape';

describe.each(LANGUAGE_CODES)('language %s', (language) => {
  const categories = new Intl.PluralRules(LANGUAGES[language].tag).resolvedOptions().pluralCategories.sort();
  const texts = async (name: (typeof PACKS)[number]) => Object.entries(await loadAnyPack(language, name));

  it.each(PACKS)('has exactly the keys of %s', async (name) => {
    const written = new Set((await texts(name)).map(([key]) => key));
    const wanted = new Set((await english(name)).map(([key]) => key));
    expect({
      missing: [...wanted].filter((key) => !written.has(key)),
      superfluous: [...written].filter((key) => !wanted.has(key)),
    }).toEqual({ missing: [], superfluous: [] });
  });

  it.each(PACKS)('takes the parameters of the English texts in %s', async (name) => {
    const original = Object.fromEntries(await english(name));
    const wrong = (await texts(name)).flatMap(([key, message]) => {
      const wanted = shapeOf(original[key] ?? '').parameters;
      const found = shapeOf(message).parameters;
      return `${wanted}` === `${found}` ? [] : [`${key}: ${found} instead of ${wanted}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(PACKS)('writes each plural of %s in all forms that it has, and no others', async (name) => {
    const wrong = (await texts(name)).flatMap(([key, message]) =>
      shapeOf(message)
        .plurals.filter(([, branches]) => `${branches}` !== `${categories}`)
        .map(([parameter, branches]) => `${key}: ${parameter} has ${branches} instead of ${categories}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(PACKS)('is calm and plain text in %s: no shouting, no markup, no stray space', async (name) => {
    const poor = /[!！¡]|<\w|&\w+;|^\s|\s$|\t| {2}/;
    expect((await texts(name)).filter(([, message]) => message === '' || poor.test(message))).toEqual([]);
  });

  it.each(PACKS)('leaves no sentence of %s in English', async (name) => {
    if (language === 'en') return;
    const original = Object.fromEntries(await english(name));
    const same = (await texts(name)).filter(
      ([key, message]) => message === original[key] && message.replace(/\{.*\}/, '').split(' ').length > 3,
    );
    expect(same).toEqual([]);
  });
});
