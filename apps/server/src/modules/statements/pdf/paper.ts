import { LANGUAGES, type Language } from '@fairlead/i18n';
import type PDFDocument from 'pdfkit';
import { createRunCutter, type Run } from './fonts';

export interface TextPlace {
  readonly x: number;
  readonly y: number;
  /** Given: the text ends at `x + width` instead of beginning at `x`. */
  readonly endWidth?: number;
  /** Black and regular where absent. */
  readonly look?: Look;
}

export interface Look {
  readonly color?: string;
  /** Each sign with an edge of its own color: bold, without another 4 MB of fonts. */
  readonly bold?: boolean;
}

/** How wide the edge of a bold sign is, in parts of its size. */
const BOLD_EDGE = 1 / 38;

/** Text on pages, in any script. All measures in points, from the top left. */
export interface Paper {
  widthOf(text: string, size: number): number;
  /** The lines of a text that is no wider; a line breaks where the reader's language lets it. */
  linesOf(text: string, size: number, width: number): string[];
  draw(text: string, size: number, place: TextPlace): void;
}

export type Pages = InstanceType<typeof PDFDocument>;

const UNIT_SIZE = 100;

/** pdfkit takes fonts that are already opened, which its types do not tell. */
type FontSource = Parameters<Pages['registerFont']>[1];

const CLOSES = /^[.,;:?)\]}…%、。，；：？）」』”’»]/u;

/** What stands on one line together: a word with the spaces behind it, or where that is too long, its signs. */
const createPieceCutter = (language: Language) => {
  const { tag } = LANGUAGES[language];
  const words = new Intl.Segmenter(tag, { granularity: 'word' });
  const signs = new Intl.Segmenter(tag, { granularity: 'grapheme' });
  const partsOf = (segmenter: Intl.Segmenter, text: string): string[] =>
    [...segmenter.segment(text)].map(({ segment }) => segment);
  /** A sign that closes stands on the line of what it closes. */
  const wordsOf = (text: string): string[] => {
    const found: string[] = [];
    for (const word of partsOf(words, text)) {
      if (CLOSES.test(word) && found.length > 0) found.push(`${found.pop()}${word}`);
      else found.push(word);
    }
    return found;
  };
  return (text: string, fits: (piece: string) => boolean): string[] =>
    wordsOf(text).flatMap((word) => (fits(word) ? [word] : partsOf(signs, word)));
};

/** Makes a document ready for texts of a language. */
export const createPaper = async (document: Pages, language: Language): Promise<Paper> => {
  const cutRuns = await createRunCutter(language);
  const cutPieces = createPieceCutter(language);
  const registered = new Set<string>();
  const use = ({ name, font }: Run, size: number): Pages => {
    if (!registered.has(name)) document.registerFont(name, font as unknown as FontSource);
    registered.add(name);
    return document.font(name).fontSize(size);
  };
  // Shaping is what takes the time, and a table says the same words over and over.
  const widths = new Map<string, number>();
  const runWidth = (run: Run, size: number): number => {
    const key = `${run.name} ${run.text}`;
    const known = widths.get(key) ?? use(run, UNIT_SIZE).widthOfString(run.text);
    widths.set(key, known);
    return (known * size) / UNIT_SIZE;
  };
  const widthOf = (text: string, size: number): number => {
    let width = 0;
    for (const run of cutRuns(text)) width += runWidth(run, size);
    return width;
  };
  return {
    widthOf,
    linesOf: (text, size, width) => {
      if (text !== '' && widthOf(text, size) <= width) return [text];
      const lines: string[] = [];
      for (const piece of cutPieces(text, (word) => widthOf(word, size) <= width)) {
        const longer = `${lines.at(-1) ?? ''}${piece}`;
        if (lines.length > 0 && widthOf(longer.trimEnd(), size) <= width) lines.splice(-1, 1, longer);
        else lines.push(piece.trimStart());
      }
      return lines.map((line) => line.trimEnd()).filter((line) => line !== '');
    },
    draw: (text, size, { x, y, endWidth, look: { color = 'black', bold = false } = {} }) => {
      let left = endWidth === undefined ? x : x + endWidth - widthOf(text, size);
      document.fillColor(color);
      if (bold) document.strokeColor(color).lineWidth(size * BOLD_EDGE);
      for (const run of cutRuns(text)) {
        // Fonts differ in height: a common baseline keeps a mixed line straight.
        const options = { lineBreak: false, baseline: 'alphabetic', fill: true, stroke: bold } as const;
        use(run, size).text(run.text, left, y + size, options);
        left += runWidth(run, size);
      }
    },
  };
};
