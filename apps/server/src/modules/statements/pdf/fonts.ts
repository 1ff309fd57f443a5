import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@fairlead/i18n';
import type { Font } from 'fontkit';
import { memoize } from '../../../memoize';

const FILES = {
  latin: 'latin.ttf',
  thai: 'thai.ttf',
  sc: 'sc.otf',
  jp: 'jp.otf',
  kr: 'kr.otf',
  tc: 'tc.otf',
} as const;

type FontName = keyof typeof FILES;

/** A stretch of text that one font draws. */
export interface Run {
  readonly name: FontName;
  readonly font: Font;
  text: string;
}

/** Whose forms of the shared Chinese characters a reader expects. */
const OWN: { readonly [L in Language]?: FontName } = { cht: 'tc', jp: 'jp', kor: 'kr', th: 'thai', zh: 'sc' };

/** Stands for what no font has. */
const ABSENT = '□';

/** Where the fonts lie: beside the built program, or in the folder that it was built from. */
const folder = (): string => {
  const places = ['./fonts', '../../../../fonts'].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  );
  const found = places.find((place) => existsSync(`${place}/${FILES.latin}`));
  if (found === undefined) throw new Error('the fonts are missing: build the program again');
  return found;
};

/** Scripts that draw one sign by several, as Thai draws SARA AM by NIKHAHIT and SARA AA. */
const COMPOSING: readonly FontName[] = ['latin', 'thai'];

/**
 * A font, read on first use and kept: most programs never print in most of them. A sign that the font meets first as a part
 * of another would stay without a meaning of its own, and texts copied from a file would lack it: each is met by itself.
 */
const openFont = memoize(async (name: FontName): Promise<Font> => {
  const { create } = await import('fontkit');
  const font = create(readFileSync(`${folder()}/${FILES[name]}`)) as Font;
  if (COMPOSING.includes(name)) for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  return font;
});

/** Cuts texts into runs: Latin letters and figures first, then the reader's script, then any font that has it. */
export const createRunCutter = async (language: Language): Promise<(text: string) => Run[]> => {
  const own = OWN[language];
  const names = new Set<FontName>([
    'latin',
    ...(own === undefined ? [] : [own]),
    ...(Object.keys(FILES) as FontName[]),
  ]);
  const fonts = await Promise.all([...names].map(async (name) => ({ name, font: await openFont(name) })));
  const known = new Map<string, (typeof fonts)[number] | undefined>();
  const drawerOf = (character: string) => {
    if (!known.has(character)) {
      const codePoint = character.codePointAt(0) ?? 0;
      known.set(
        character,
        fonts.find(({ font }) => font.hasGlyphForCodePoint(codePoint)),
      );
    }
    return known.get(character);
  };
  const absent = drawerOf(ABSENT);
  if (absent === undefined) throw new Error('no font has the sign of absent ones');
  return (text) => {
    const runs: Run[] = [];
    // A soft hyphen is a hint for screens, which a font would draw.
    const written = text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').normalize('NFC');
    for (const character of written) {
      const drawer = drawerOf(character);
      const { name, font } = drawer ?? absent;
      const next = drawer === undefined ? ABSENT : character;
      const last = runs.at(-1);
      if (last?.name === name) last.text += next;
      else runs.push({ name, font, text: next });
    }
    return runs;
  };
};
