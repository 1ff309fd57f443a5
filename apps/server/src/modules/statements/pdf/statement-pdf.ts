import { setImmediate as breathe } from 'node:timers/promises';
import type { Language, Translate } from '@fairlead/i18n';
import type { StatementDocument } from '../document';
import { COLUMNS } from './columns';
import { drawFeet, FOOT_Y, PAGE, printPages } from './document';
import type { Pages, Paper } from './paper';
import { operatorLine, type Writing, writingOf } from './writing';

const MARGIN = 40;
const TITLE_SIZE = 18;
const TEXT_SIZE = 9;
const CELL_SIZE = 7;
const LEADING = 1.45;
const GAP = 6;

interface Cells {
  readonly lines: readonly (readonly string[])[];
  readonly height: number;
}

/** Lines of one row, wrapped to its columns. */
const layRow = (paper: Paper, texts: readonly (readonly string[])[]): Cells => {
  const lines = COLUMNS.map(({ width }, position) =>
    (texts[position] ?? []).flatMap((text) => paper.linesOf(text, CELL_SIZE, width - GAP)),
  );
  return { lines, height: Math.max(...lines.map(({ length }) => length)) * CELL_SIZE * LEADING + GAP };
};

const drawRow = (paper: Paper, { lines }: Cells, top: number): void => {
  let x = MARGIN;
  for (const [position, { width, atEnd }] of COLUMNS.entries()) {
    for (const [line, text] of (lines[position] ?? []).entries()) {
      const y = top + GAP / 2 + line * CELL_SIZE * LEADING;
      paper.draw(text, CELL_SIZE, atEnd ? { x, y, endWidth: width } : { x, y });
    }
    x += width;
  }
};

/** Whose, by whom, which month, opening and closing; returns where the table begins. */
const drawHead = (paper: Paper, statement: StatementDocument, writing: Writing): number => {
  const { t, money, time, month } = writing;
  paper.draw(`${t('statement.heading')} · ${month(statement.month)}`, TITLE_SIZE, { x: MARGIN, y: MARGIN });
  let y = MARGIN + TITLE_SIZE * 2;
  const write = (text: string): void => {
    for (const line of paper.linesOf(text, TEXT_SIZE, PAGE.width - 2 * MARGIN)) {
      paper.draw(line, TEXT_SIZE, { x: MARGIN, y });
      y += TEXT_SIZE * LEADING;
    }
  };
  write(operatorLine(statement.operator, writing));
  write(t('printed.account', { id: statement.holder.operation_id }));
  write(t('printed.made', { time: time(statement.made_at), zone: statement.time_zone }));
  // Remarks of staff stand among the entries.
  write(t('service.never'));
  y += GAP;
  for (const [name, side] of [
    [t('month.opening'), statement.opening],
    [t('month.closing'), statement.closing],
  ] as const) {
    const available = `${t('month.available')} ${money(side.available)}`;
    write(`${name}: ${available} · ${t('month.total')} ${money(side.total)}`);
  }
  if (statement.closing.head !== null) write(t('printed.head', { hash: statement.closing.head }));
  return y + 2 * GAP;
};

/** The table of entries over as many pages as it takes. */
const drawTable = async (
  document: Pages,
  paper: Paper,
  entries: StatementDocument['entries'],
  writing: Writing,
  top: number,
): Promise<void> => {
  const head = layRow(
    paper,
    COLUMNS.map((column) => [column.head(writing)]),
  );
  const begin = (y: number): number => {
    const below = y + head.height;
    drawRow(paper, head, y);
    document.moveTo(MARGIN, below).lineTo(PAGE.width - MARGIN, below);
    document.lineWidth(0.5).strokeColor('gray').stroke();
    return below;
  };
  let y = begin(top);
  for (const entry of entries) {
    const row = layRow(
      paper,
      COLUMNS.map((column) => column.cell(entry, writing)),
    );
    if (y + row.height > FOOT_Y) {
      document.addPage();
      y = begin(MARGIN);
      // A long month takes its time: others are answered between its pages.
      await breathe();
    }
    drawRow(paper, row, y);
    y += row.height;
  }
  const { t } = writing;
  if (entries.length === 0) paper.draw(t('flow.noneInMonth'), TEXT_SIZE, { x: MARGIN, y: y + GAP });
};

/**
 * A month's statement to read and to print: the figures of the JSON document, in the reader's language.
 * @param t knows the packs `core`, `portal` and `notices`
 */
export const writeStatementPdf = (
  statement: StatementDocument,
  language: Language,
  t: Translate,
): Promise<Buffer> => {
  const writing = writingOf(language, t, statement);
  const title = `${t('statement.heading')} ${statement.month}`;
  return printPages({ title, language, madeAt: new Date(statement.made_at) }, async (document, paper) => {
    const top = drawHead(paper, statement, writing);
    await drawTable(document, paper, statement.entries, writing, top);
    const kind = { note: t('printed.checkable'), isSandbox: statement.operator === null, margin: MARGIN };
    drawFeet(document, paper, t, kind);
  });
};
