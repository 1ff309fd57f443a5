import type { Reader } from '@fairlead/db';
import { type BankEntry, type BankEntryBounds, readBankEntries } from '@fairlead/ledger';
import { listByOperationIds, readHolderRefs } from '../account';
import { readStatedNumbers } from '../proposals';
import { readDestinations } from '../withdrawals';
import type { OpenEntry, OpenLine } from './match';

/** An entry of the ledger that no line answers, with what it is known by. */
export interface UnlinkedEntry extends BankEntry, OpenEntry {}

const OPERATION_ID = /(?<!\d)\d{8}(?!\d)/g;

/** Lines with the operation IDs of holders that stand in them. */
export const withNamed = async <Line extends Pick<OpenLine, 'reference' | 'endToEndId' | 'text'>>(
  reader: Reader,
  rows: readonly Line[],
): Promise<(Line & Pick<OpenLine, 'named'>)[]> => {
  const lines = rows.map((row) => ({
    ...row,
    named: [row.reference, row.endToEndId, row.text].flatMap((said) => said.match(OPERATION_ID) ?? []),
  }));
  const holders = await listByOperationIds(
    reader,
    lines.flatMap(({ named }) => named),
  );
  const known = new Set(holders.map(({ operationId }) => operationId));
  return lines.map((line) => ({ ...line, named: line.named.filter((number) => known.has(number)) }));
};

/** Every line that no entry answers and of which all statements say the same, with the holders that it names. */
export const readOpenLines = async (reader: Reader): Promise<OpenLine[]> =>
  withNamed(
    reader,
    await reader.query<Omit<OpenLine, 'named'>>(
      `select l.id, l.booked_on::text as "bookedOn", l.amount_minor as "amountMinor", l.reference,
          l.end_to_end_id as "endToEndId", l.text, l.counterparty
        from bank_line l where not exists (select from bank_match m where m.line_id = l.id)
          and not exists (select from bank_wording w where w.line_id = l.id) order by l.id`,
    ),
  );

/** Entries without a line, oldest first, as the ledger has them. */
export const readUnlinked = async (reader: Reader, bounds?: BankEntryBounds): Promise<BankEntry[]> => {
  const entries = await readBankEntries(reader, bounds);
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
  const destinationOf = await readDestinations(
    reader,
    entries.flatMap(({ linkKind, linkId }) => (linkKind === 'withdrawal' ? [linkId] : [])),
  );
  return entries.map((entry) => ({
    ...entry,
    numbers: [...statedFor(entry.id), entry.remark].filter((number) => number !== ''),
    operationId: entry.holderId === 0 ? null : refOf(entry.holderId).operation_id,
    destination:
      entry.linkKind === 'withdrawal' && entry.amountMinor < 0 ? destinationOf(entry.linkId) : null,
  }));
};
