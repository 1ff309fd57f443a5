import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@fairlead/vocabulary';
import { describe, expect, it } from 'vitest';
import { loadAnyPack } from '../src/server';
import { PACKS } from './shape';

const glossary = readFileSync(fileURLToPath(new URL('../../../docs/glossary.md', import.meta.url)), 'utf8');

const HEADINGS: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  ...{ de: 'German', fr: 'French', spa: 'Spanish', pt: 'Portuguese', ru: 'Russian', vi: 'Vietnamese' },
  ...{ cht: 'Traditional Chinese', zh: 'Simplified Chinese', jp: 'Japanese', kor: 'Korean', th: 'Thai' },
};

const STATUS = /^(order\.status|(topup|withdraw|exchange|objection|coupons)\.state|blocked\.tag)\.\w+$/;
const SOFT_HYPHEN = /\u00ad/g;

/** What the glossary says of one language, up to the next heading. */
const sectionOf = (heading: string): string =>
  glossary.split(`\n### ${heading}\n`)[1]?.split(/\n#+ /)[0]?.replace(SOFT_HYPHEN, '') ?? '';

describe('the glossary', () => {
  it.each(Object.entries(HEADINGS))('reads back every status that is shown: %s', async (lang, heading) => {
    const packs = await Promise.all(PACKS.map((name) => loadAnyPack(lang as Language, name)));
    const shown = packs.flatMap((pack) => Object.entries(pack)).filter(([key]) => STATUS.test(key));
    expect(shown.length).toBeGreaterThan(30);
    const section = sectionOf(heading);
    const missing = shown.filter(([, text]) => !section.includes(String(text).replace(SOFT_HYPHEN, '')));
    expect(missing).toEqual([]);
  });
});
