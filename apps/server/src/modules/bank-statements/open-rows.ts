import type { Reader } from '@fairlead/db';
import { listByOperationIds, readHolderRefs } from '../account';
import { readStatedNumbers } from '../proposals';
import { readDestinations } from '../withdrawals';
import type { OpenEntry, OpenLine } from './match';

/** An entry of the ledger by which cash came or went. */
export interface BankEntry {
  /** Of the ledger transaction. */
  readonly id: number;
  /** 0 where it is the programme's alone. */
  readonly holderId: number;
  readonly kind: string;
  readonly time: Date;
  readonly remark: string;
  readonly linkKind: string;
  readonly linkId: number;
  /** Above zero where money came in. */
  readonly amountMinor: number;
}

/** The same with what it is known by. */
export interface NumberedEntry extends BankEntry, OpenEntry {}

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

/** Entries as they are read; conditions on `e` follow. */
export const ENTRIES = `select e.id, e.holder_id as "holderId", e.kind, e.time, e.remark, e.link_kind as "linkKind",
    e.link_id as "linkId", e.amount_minor as "amountMinor" from ledger.bank_entries() e`;

/** No line answers it. */
export const WITHOUT_LINE = 'not exists (select from bank_match m where m.transaction_id = e.id)';

/**
 * The house bore it: what a bank paid of a withdrawal that had ended. What the house pays of a chargeback belongs to no
 * withdrawal, whatever its remark says (docs/domain/payout-runs.md#borne-by-the-house).
 */
export const BORNE_BY_HOUSE =
  "e.holder_id = 0 and e.kind = 'system_deduction' and e.link_kind = 'withdrawal'";

/** Entries without a line, oldest first: those of a time and later, or of these numbers alone. */
export const readUnlinked = (
  reader: Reader,
  { since, ids }: { readonly since?: Date; readonly ids?: readonly number[] },
): Promise<BankEntry[]> =>
  reader.query<BankEntry>(
    `${ENTRIES} where ${WITHOUT_LINE} and ($1::timestamptz is null or e.time >= $1)
        and ($2::bigint[] is null or e.id = any($2)) order by e.id`,
    [since ?? null, ids ?? null],
  );

/** Entries with the receipts and references that were stated for them, and whose they are. */
export const withNumbers = async (
  reader: Reader,
  entries: readonly BankEntry[],
): Promise<readonly NumberedEntry[]> => {
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
