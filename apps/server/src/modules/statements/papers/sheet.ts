import type { StatementDocument } from '../document';
import { drawFeet, FOOT_Y, PAGE } from '../pdf/document';
import type { Look, Pages, Paper } from '../pdf/paper';
import { ACCENT, ATTENTION, ATTENTION_FAINT, INK, LINE, LINE_STRONG, SOFT } from '../pdf/tokens';
import { operatorLine, type Writing } from '../pdf/writing';

const MARGIN = 56;
const WIDTH = PAGE.width - 2 * MARGIN;
const LEADING = 1.45;
const TEXT_SIZE = 9.5;
/** Where values begin beside their names. */
const VALUE_X = MARGIN + WIDTH * 0.38;

export const BOLD: Look = { color: INK, bold: true };
const PLAIN: Look = { color: INK };
export const FAINT: Look = { color: SOFT };

/** A column of a table; its width is a part of the sheet's. */
interface SheetColumn {
  readonly head: string;
  readonly share: number;
  readonly atEnd?: boolean;
}

/** A row's texts, one for each column. */
interface SheetRow {
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

/** Where the next text of a document goes: down the page, then on to the next. */
interface Cursor {
  y: number;
  /** Begins a page where so much does not fit any more. */
  room(height: number): void;
  rule(color?: string): void;
}

const createCursor = (document: Pages): Cursor => {
  const cursor: Cursor = {
    y: MARGIN + 62,
    room: (height) => {
      if (cursor.y + height <= FOOT_Y) return;
      document.addPage();
      cursor.y = MARGIN;
    },
    rule: (color = LINE) => {
      document.moveTo(MARGIN, cursor.y).lineTo(PAGE.width - MARGIN, cursor.y);
      document.lineWidth(0.6).strokeColor(color).stroke();
    },
  };
  return cursor;
};

/** One cell of a row: its lines, and where they go. */
interface Cell {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly atEnd: boolean;
  readonly look: Look;
}

/** Cells side by side, as high as the highest of them, and a line below. */
const drawCells = (cursor: Cursor, paper: Paper, size: number, cells: readonly Cell[]): void => {
  const lines = cells.map(({ text, width }) => paper.linesOf(text, size, width));
  const height = Math.max(1, ...lines.map(({ length }) => length)) * size * LEADING;
  cursor.room(height + 12);
  cursor.y += 6;
  for (const [at, { x, width, atEnd, look }] of cells.entries()) {
    for (const [line, text] of (lines[at] ?? []).entries()) {
      const place = { x, y: cursor.y + line * size * LEADING, look };
      paper.draw(text, size, atEnd ? { ...place, endWidth: width } : place);
    }
  }
  cursor.y += height + 4;
  cursor.rule();
};

const COLUMN_GAP = 8;

const drawRow = (
  cursor: Cursor,
  paper: Paper,
  columns: readonly SheetColumn[],
  { cells, look = PLAIN }: SheetRow,
): void => {
  let x = MARGIN;
  const placed = columns.map(({ share, atEnd = false }, at): Cell => {
    const left = x;
    x += WIDTH * share;
    const width = WIDTH * share - COLUMN_GAP;
    return { text: cells[at] ?? '', x: atEnd ? left + COLUMN_GAP : left, width, atEnd, look };
  });
  drawCells(cursor, paper, TEXT_SIZE - 1, placed);
};

/** Pages that are filled from the top down. */
const createSheet = (document: Pages, paper: Paper): Sheet => {
  const cursor = createCursor(document);
  return {
    gap: (height) => {
      cursor.y += height;
    },
    text: (text, size, look) => {
      for (const line of paper.linesOf(text, size, WIDTH)) {
        cursor.room(size * LEADING);
        paper.draw(line, size, { x: MARGIN, y: cursor.y, look });
        cursor.y += size * LEADING;
      }
    },
    fact: (name, value, look = PLAIN) => {
      const nameWidth = VALUE_X - MARGIN - 12;
      const nameLook = look.bold === true ? look : FAINT;
      drawCells(cursor, paper, TEXT_SIZE, [
        { text: name, x: MARGIN, width: nameWidth, atEnd: false, look: nameLook },
        { text: value, x: VALUE_X, width: PAGE.width - MARGIN - VALUE_X, atEnd: false, look },
      ]);
    },
    heading: (text) => {
      cursor.room(64);
      cursor.y += 20;
      paper.draw(text, 11, { x: MARGIN, y: cursor.y, look: BOLD });
      cursor.y += 11 * LEADING + 3;
      cursor.rule(LINE_STRONG);
    },
    table: (columns, rows) => {
      const head: SheetRow = { cells: columns.map((column) => column.head), look: FAINT };
      for (const row of [head, ...rows]) drawRow(cursor, paper, columns, row);
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
