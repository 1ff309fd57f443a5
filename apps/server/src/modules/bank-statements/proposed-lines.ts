import type { Reader } from '@fairlead/db';

/** A line of a bank that a proposal names, as the bank worded it. */
interface ProposedLine {
  readonly id: number;
  readonly bookedOn: string;
  /** Below zero where money went out. */
  readonly amountMinor: number;
  readonly reference: string;
  readonly counterparty: string;
  readonly text: string;
  /** Who imported the statement that it came with. */
  readonly importedBy: number;
}

/** Lines of these numbers, in the order in which they came in. */
export const listProposedLines = (reader: Reader, ids: readonly number[]): Promise<ProposedLine[]> =>
  reader.query<ProposedLine>(
    `select l.id, l.booked_on::text as "bookedOn", l.amount_minor as "amountMinor",
        coalesce(nullif(l.reference, ''), l.end_to_end_id) as reference, l.counterparty, l.text,
        s.imported_by as "importedBy"
      from bank_line l join bank_statement s on s.id = l.statement_id where l.id = any($1) order by l.id`,
    [ids],
  );
