import { writeCsv } from '@fairlead/contract/csv';
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

/** A statement as a table. */
export const csvOf = ({ currency, entries }: StatementDocument): string =>
  writeCsv([
    [...COLUMNS.map(([name]) => name), 'currency'],
    ...entries.map((entry) => [...COLUMNS.map(([, read]) => read(entry)), currency]),
  ]);
