import type { Reader } from '@fairlead/db';
import { type BankEntry, readBankEntries } from '@fairlead/ledger';
import { readHolderRefs } from '../account';
import { readStatedNumbers } from '../proposals';
import type { OpenEntry, OpenLine } from './match';

/** An entry of the ledger that no line answers, with what it is known by. */
export interface UnlinkedEntry extends BankEntry, OpenEntry {}

/** Every line that no entry answers. */
export const readOpenLines = (reader: Reader): Promise<OpenLine[]> =>
  reader.query<OpenLine>(
    `select l.id, l.booked_on::text as "bookedOn", l.amount_minor as "amountMinor", l.reference,
        l.end_to_end_id as "endToEndId", l.text
      from bank_line l where not exists (select from bank_match m where m.line_id = l.id) order by l.id`,
  );

/** Entries without a line, oldest first, as the ledger has them. */
export const readUnlinked = async (reader: Reader, since?: Date): Promise<BankEntry[]> => {
  const entries = await readBankEntries(reader, since);
  const linked = await reader.query<{ id: number }>('select transaction_id as id from bank_match');
  const ids = new Set(linked.map(({ id }) => id));
  return entries.filter(({ id }) => !ids.has(id));
};

/** Entries with the receipts and references that were stated for them, and whose they are. */
export const withNumbers = async (
  reader: Reader,
  entries: readonly BankEntry[],
): Promise<readonly UnlinkedEntry[]> => {
  const statedFor = await readStatedNumbers(
    reader,
    entries.map(({ id }) => id),
  );
  const holderIds = [...new Set(entries.flatMap(({ holderId }) => (holderId === 0 ? [] : [holderId])))];
  const refOf = await readHolderRefs(reader, holderIds);
  return entries.map((entry) => ({
    ...entry,
    numbers: [...statedFor(entry.id), entry.remark].filter((number) => number !== ''),
    operationId: entry.holderId === 0 ? null : refOf(entry.holderId).operation_id,
  }));
};
