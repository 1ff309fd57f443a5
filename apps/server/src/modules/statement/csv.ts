import type { StatementDocument } from './document';

type Entry = StatementDocument['entries'][number];

/** The columns with what stands in them; amounts in minor units, as everywhere on the wire. */
const COLUMNS: readonly (readonly [string, (entry: Entry) => string | number])[] = [
  ['sequence', ({ sequence }) => sequence],
  ['id', ({ record }) => record.id],
  ['time_utc', ({ record }) => record.time],
  ['type', ({ record }) => record.type],
  ['amount_minor', ({ record }) => record.amount],
  ['available_delta_minor', ({ record }) => record.available_delta],
  ['total_delta_minor', ({ record }) => record.total_delta],
  ['available_after_minor', ({ record }) => record.available_after],
  ['total_after_minor', ({ record }) => record.total_after],
  ['belongs_to', ({ link }) => (link.kind === 'none' ? '' : `${link.kind} ${link.id}`)],
  ['entered_by_hand', ({ record }) => (record.entered_by_hand ? 'yes' : 'no')],
  ['remark', ({ record }) => record.remark],
  ['moves', ({ moves }) => moves.map(({ from, to, amount }) => `${from} > ${to} ${amount}`).join('; ')],
  ['previous_hash', ({ previous_hash: hash }) => hash ?? ''],
  ['hash', ({ hash }) => hash],
];

/** A text as a cell. Spreadsheets run what begins like a formula: an apostrophe in front keeps it a text. */
const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** A statement as a table (RFC 4180), with a mark at its beginning by which spreadsheets know UTF-8. */
export const csvOf = ({ currency, entries }: StatementDocument): string => {
  const rows = entries.map((entry) => [...COLUMNS.map(([, read]) => cell(read(entry))), currency]);
  const lines = [[...COLUMNS.map(([name]) => name), 'currency'], ...rows].map((row) => row.join(','));
  return `\u{feff}${lines.join('\r\n')}\r\n`;
};
