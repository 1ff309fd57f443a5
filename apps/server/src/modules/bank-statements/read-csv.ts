import { BANK_CSV_COLUMNS } from '@fairlead/contract/csv';
import { bankAccountName } from '../../config';
import {
  dayOf,
  type Fault,
  faulty,
  keptText,
  LINES_MAX,
  ofFile,
  type ReadResult,
  type StatedLine,
  statedMinor,
} from './statement';

/** Rows of cells (RFC 4180): a cell in quotes may hold commas, line ends and doubled quotes. Null where a quote never ends. */
const rowsOf = (source: string): string[][] | null => {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  while (cell.lastIndex < source.length) {
    const found = cell.exec(source);
    if (found === null) return null;
    const [, quoted, plain = '', end] = found;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',' && cell.lastIndex < source.length) continue;
    if (end === ',') row.push('');
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
};

type Row = Readonly<Record<(typeof BANK_CSV_COLUMNS)[number], string>>;

const named = (cells: readonly string[]): Row | null =>
  cells.length === BANK_CSV_COLUMNS.length
    ? (Object.fromEntries(BANK_CSV_COLUMNS.map((name, place) => [name, cells[place]?.trim() ?? ''])) as Row)
    : null;

const minorOf = ({ amount }: Row, currency: string): number | null => {
  const minor = statedMinor(amount.replace(/^[-+]/, ''), currency);
  return minor !== null && amount.startsWith('-') ? -minor : minor;
};

const lineOf = (row: Row, place: number, account: string, currency: string): StatedLine | Fault => {
  if (row.currency !== currency) return { fault: 'foreign_currency', place };
  if (bankAccountName(row.account) !== account) return { fault: 'foreign_account', place };
  const [amountMinor, bookedOn] = [minorOf(row, currency), dayOf(row.day)];
  if (row.record !== 'line' || amountMinor === null || amountMinor === 0 || bookedOn === '')
    return { fault: 'line_unreadable', place };
  return {
    ...{ place, bookedOn, amountMinor },
    reference: keptText(row.reference),
    endToEndId: keptText(row.end_to_end_id),
    counterparty: keptText(row.counterparty),
    text: keptText(row.text),
  };
};

/**
 * Reads a statement as a table: the opening balance with the first day, the lines, the closing balance with the last
 * (docs/domain/bank-statements.md#files).
 */
export const readBankCsv = (source: string, currency: string): ReadResult => {
  const [head, ...cells] = rowsOf(source.replace(/^\u{feff}/u, '')) ?? [];
  if (`${head}` !== `${BANK_CSV_COLUMNS}` || cells.length > LINES_MAX) return faulty(ofFile('unreadable'));
  const rows = cells.map(named);
  const [opening, closing] = [rows[0], rows.at(-1)];
  if (opening?.record !== 'opening' || closing?.record !== 'closing')
    return faulty(ofFile('balance_missing'));
  if ([opening, closing].some((row) => row.currency !== currency)) return faulty(ofFile('foreign_currency'));
  const [openingMinor, closingMinor] = [minorOf(opening, currency), minorOf(closing, currency)];
  const [fromDay, untilDay] = [dayOf(opening.day), dayOf(closing.day)];
  if (openingMinor === null || closingMinor === null || fromDay === '' || untilDay === '')
    return faulty(ofFile('balance_missing'));
  const account = bankAccountName(opening.account);
  const lines: StatedLine[] = [];
  const faults: Fault[] = [];
  for (const [index, row] of rows.slice(1, -1).entries()) {
    const place = index + 1;
    const line: StatedLine | Fault =
      row === null ? { fault: 'line_unreadable', place } : lineOf(row, place, account, currency);
    if ('fault' in line) faults.push(line);
    else lines.push(line);
  }
  if (faults.length > 0) return faulty(...faults);
  return {
    ok: true,
    stated: { format: 'csv', account, fromDay, untilDay, openingMinor, closingMinor, lines },
  };
};
