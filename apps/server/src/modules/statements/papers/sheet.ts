import type { StatementDocument } from '../document';
import { drawFeet, FOOT_Y, PAGE } from '../pdf/document';
import type { Look, Pages, Paper } from '../pdf/paper';
import { operatorLine, type Writing } from '../pdf/writing';

const MARGIN = 56;
const WIDTH = PAGE.width - 2 * MARGIN;
const LEADING = 1.45;
const TEXT_SIZE = 9.5;
/** Where values begin beside their names. */
const VALUE_X = MARGIN + WIDTH * 0.38;

/** The colors of the portal by day (packages/ui/src/tokens.css). */
const INK = '#0b1f33';
const SOFT = '#4d5b69';
const LINE = '#dfdbd0';
const ACCENT = '#0b7a63';
const ATTENTION = '#85520a';
const ATTENTION_FAINT = '#fbf0db';

export const BOLD: Look = { color: INK, bold: true };
export const PLAIN: Look = { color: INK };
export const FAINT: Look = { color: SOFT };

/** A column of a table; its width is a part of the sheet's. */
export interface SheetColumn {
  readonly head: string;
  readonly share: number;
  readonly atEnd?: boolean;
}

/** A row's texts, one for each column. */
export interface SheetRow {
  readonly cells: readonly string[];
  readonly look?: Look;
}

/** Texts one below the other, over as many pages as they need. */
export interface Sheet {
  gap(height: number): void;
  text(text: string, size: number, look: Look): void;
  /** A name with its value beside it, and a line below. */
  fact(name: string, value: string, look?: Look): void;
  heading(text: string): void;
  table(columns: readonly SheetColumn[], rows: readonly SheetRow[]): void;
}

/** What every sheet is about. */
export interface SheetHead {
  readonly kind: string;
  readonly number: string;
  readonly operator: StatementDocument['operator'];
  readonly operationId: string;
  readonly timeZone: string;
}

/** The programme's mark (apps/portal/src/shared/ui/mark.tsx). */
const drawMark = (document: Pages, x: number, y: number, size: number): void => {
  document
    .save()
    .translate(x, y)
    .scale(size / 56);
  document.lineCap('round').lineWidth(7).circle(28, 28, 17).stroke(ACCENT);
  document.lineWidth(5).path('M3 41 53 15').stroke(INK);
  document.lineWidth(1.4).path('M3 41 53 15').stroke('white');
  document.restore();
};

/** Stands out on every first page of a sandbox, as the note at the foot does on every page. */
const drawSandbox = (document: Pages, paper: Paper, text: string, y: number): void => {
  const size = 8;
  const width = paper.widthOf(text, size) + 14;
  const x = PAGE.width - MARGIN - width;
  document.roundedRect(x, y, width, size + 9, 8).fill(ATTENTION_FAINT);
  paper.draw(text, size, { x: x + 7, y: y + 3.4, look: { color: ATTENTION, bold: true } });
};

const drawHead = (document: Pages, paper: Paper, head: SheetHead, { t }: Writing): void => {
  const y = MARGIN - 8;
  drawMark(document, MARGIN - 3, y - 7, 34);
  paper.draw(t('app.name'), 15, { x: MARGIN + 38, y, look: BOLD });
  const end = { x: MARGIN, endWidth: WIDTH };
  paper.draw(head.kind, 11, { ...end, y: y - 3, look: BOLD });
  paper.draw(head.number, TEXT_SIZE, { ...end, y: y + 13, look: FAINT });
  if (head.operator === null) drawSandbox(document, paper, t('app.sandbox'), y + 34);
};

/** Pages that are filled from the top down. */
const createSheet = (document: Pages, paper: Paper): Sheet => {
  let y = MARGIN + 62;
  const room = (height: number): void => {
    if (y + height <= FOOT_Y) return;
    document.addPage();
    y = MARGIN;
  };
  const rule = (color = LINE): void => {
    document.moveTo(MARGIN, y).lineTo(PAGE.width - MARGIN, y);
    document.lineWidth(0.6).strokeColor(color).stroke();
  };
  const lines = (texts: readonly string[], size: number, x: number, look: Look): void => {
    for (const [line, text] of texts.entries()) {
      paper.draw(text, size, { x, y: y + line * size * LEADING, look });
    }
  };
  const fact = (name: string, value: string, look: Look = PLAIN): void => {
    const names = paper.linesOf(name, TEXT_SIZE, VALUE_X - MARGIN - 12);
    const values = paper.linesOf(value, TEXT_SIZE, PAGE.width - MARGIN - VALUE_X);
    const height = Math.max(names.length, values.length) * TEXT_SIZE * LEADING;
    room(height + 12);
    y += 6;
    lines(names, TEXT_SIZE, MARGIN, look.bold === true ? look : FAINT);
    lines(values, TEXT_SIZE, VALUE_X, look);
    y += height + 4;
    rule();
  };
  const row = (columns: readonly SheetColumn[], { cells, look = PLAIN }: SheetRow): void => {
    const size = TEXT_SIZE - 1;
    const texts = columns.map(({ share }, at) => paper.linesOf(cells[at] ?? '', size, WIDTH * share - 8));
    const height = Math.max(1, ...texts.map(({ length }) => length)) * size * LEADING;
    room(height + 10);
    y += 5;
    let x = MARGIN;
    for (const [at, { share, atEnd = false }] of columns.entries()) {
      for (const [line, text] of (texts[at] ?? []).entries()) {
        const place = { x, y: y + line * size * LEADING, look };
        paper.draw(text, size, atEnd ? { ...place, endWidth: WIDTH * share } : place);
      }
      x += WIDTH * share;
    }
    y += height + 3;
    rule();
  };
  return {
    gap: (height) => {
      y += height;
    },
    text: (text, size, look) => {
      for (const line of paper.linesOf(text, size, WIDTH)) {
        room(size * LEADING);
        paper.draw(line, size, { x: MARGIN, y, look });
        y += size * LEADING;
      }
    },
    fact,
    heading: (text) => {
      room(64);
      y += 20;
      paper.draw(text, 11, { x: MARGIN, y, look: BOLD });
      y += 11 * LEADING + 3;
      rule('#8a8577');
    },
    table: (columns, rows) => {
      const head: SheetRow = { cells: columns.map((column) => column.head), look: FAINT };
      for (const each of [head, ...rows]) row(columns, each);
    },
  };
};

/** Draws a paper: mark and kind above, what it is about, who stands behind it, and the foot of every page. */
export const drawSheet = (
  document: Pages,
  paper: Paper,
  head: SheetHead,
  writing: Writing,
  write: (sheet: Sheet) => void,
): void => {
  const { t } = writing;
  drawHead(document, paper, head, writing);
  const sheet = createSheet(document, paper);
  write(sheet);
  sheet.gap(14);
  sheet.text(t('printed.account', { id: head.operationId }), 8.5, FAINT);
  sheet.text(operatorLine(head.operator, writing), 8.5, FAINT);
  sheet.text(t('paper.zone', { zone: head.timeZone }), 8.5, FAINT);
  drawFeet(document, paper, t, {
    ...{ note: t('paper.copy'), isSandbox: head.operator === null, margin: MARGIN },
  });
};
