import { calls } from '@fairlead/contract';
import { REPORT_COLUMNS, REPORTS_PER_FILE_MAX } from '@fairlead/contract/csv';
import { type Answer, done, refuse } from '../../http/answer';
import { parseRequest } from '../../http/schema';
import type { ReportIn } from './receive-reports';

const TEXTS: ReadonlySet<string> = new Set(['order_number', 'bucket']);
const NUMBER = /^(0|[1-9]\d{0,15})$/;

const linesOf = (file: Buffer): readonly string[] | null => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    return text.includes('\0') ? null : text.split(/\r?\n/).filter((line) => line.trim() !== '');
  } catch {
    return null;
  }
};

type Separator = ',' | ';';

/** Spreadsheets write semicolons where a comma separates decimals: the first line says which it is in the whole file. */
const separatorOf = (head: string): Separator => (head.includes(';') ? ';' : ',');

/** No column of a report holds a separator: quotes are taken off, not read. */
const cellsOf = (line: string, separator: Separator): readonly string[] =>
  line.split(separator).map((cell) => cell.trim().replace(/^"([^"]*)"$/, '$1'));

const rowOf = (line: string, separator: Separator): Record<string, unknown> => {
  const cells = cellsOf(line, separator);
  // One cell too many is as wrong as one too few: neither tells which is missing.
  if (cells.length !== REPORT_COLUMNS.length) return {};
  return Object.fromEntries(
    REPORT_COLUMNS.map((name, place) => {
      const cell = cells[place] ?? '';
      return [name, !TEXTS.has(name) && NUMBER.test(cell) ? Number(cell) : cell];
    }),
  );
};

/**
 * The reports of a CSV file, all of them or none; refused fields are named `reports.<line>.<column>` from 0
 * (docs/networks.md#networks-without-an-interface).
 */
export const readCsv = (file: Buffer): Answer<readonly ReportIn[]> => {
  const [head = '', ...lines] = linesOf(file) ?? [];
  const separator = separatorOf(head);
  if (cellsOf(head, separator).join(separator) !== REPORT_COLUMNS.join(separator))
    return refuse('file_type_refused');
  if (lines.length > REPORTS_PER_FILE_MAX)
    return refuse('invalid_fields', { fields: { reports: 'too_long' } });
  const request = { reports: lines.map((line) => rowOf(line, separator)) };
  const parsed = parseRequest(calls.network.reports, request);
  return 'fields' in parsed
    ? refuse('invalid_fields', { fields: parsed.fields })
    : done(parsed.request.reports);
};
