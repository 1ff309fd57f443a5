import { once } from 'node:events';
import { LANGUAGES, type Language, type Translate } from '@fairlead/i18n';
import { createPaper, type Pages, type Paper } from './paper';
import { SOFT } from './tokens';

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
/** Below it stands what every page says. */
export const FOOT_Y = PAGE.height - 64;
const FOOT_SIZE = 7;
const LEADING = 1.45;
const GAP = 6;

interface Print {
  /** Tells a reader's other papers apart; nothing about the person, since whoever gets the file sees it unopened. */
  readonly title: string;
  readonly language: Language;
  /** What the paper is of, not when it was fetched: the same paper is the same file. */
  readonly madeAt: Date;
}

/** Prints pages in a language. */
export const printPages = async (
  { title, language, madeAt }: Print,
  write: (document: Pages, paper: Paper) => void | Promise<void>,
): Promise<Buffer> => {
  // Read when somebody first prints: most of its size is for that alone.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    ...{ size: 'A4', margin: 0, bufferPages: true, displayTitle: true, lang: LANGUAGES[language].tag },
    info: { Title: title, Creator: 'Fairlead', CreationDate: madeAt },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(document, 'end');
  await write(document, await createPaper(document, language));
  document.end();
  await ended;
  return Buffer.concat(chunks);
};

interface Kind {
  /** What this file is good for. */
  readonly note: string;
  readonly isSandbox: boolean;
  readonly margin: number;
}

/** What the file is, that no money is real where none is, and the page's number, on every page. */
export const drawFeet = (
  document: Pages,
  paper: Paper,
  t: Translate,
  { note, isSandbox, margin }: Kind,
): void => {
  const { count } = document.bufferedPageRange();
  const width = PAGE.width - 2 * margin;
  const said = [...(isSandbox ? [t('app.sandboxExplained')] : []), note];
  const lines = said.flatMap((text) => paper.linesOf(text, FOOT_SIZE, width));
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    const numbered = t('printed.page', { page: String(page + 1), count: String(count) });
    for (const [line, text] of [...lines, numbered].entries()) {
      const y = FOOT_Y + GAP + line * FOOT_SIZE * LEADING;
      paper.draw(text, FOOT_SIZE, { x: margin, y, look: { color: SOFT } });
    }
  }
};
