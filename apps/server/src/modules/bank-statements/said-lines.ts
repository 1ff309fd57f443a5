import type { Reader } from '@fairlead/db';

/** A line of a bank by what it carries of the order that it answers. */
export interface SaidLine {
  readonly id: number;
  readonly bookedOn: string;
  readonly amountMinor: number;
  /** In lower case. */
  readonly endToEndId: string;
  readonly counterparty: string;
  /** An entry of the ledger answers it. */
  readonly isMatched: boolean;
  /** Statements word it differently. */
  readonly isDiffering: boolean;
}

/** The end-to-end IDs, in lower case, of all lines that no entry answers. */
export const listUnansweredIds = async (reader: Reader): Promise<string[]> => {
  const rows = await reader.query<{ id: string }>(
    `select distinct lower(l.end_to_end_id) as id from bank_line l
      where l.end_to_end_id <> '' and not exists (select from bank_match m where m.line_id = l.id)`,
  );
  return rows.map(({ id }) => id);
};

/** The lines with one of some end-to-end IDs, in whatever case, in the order in which they came in. */
export const listSaidLines = (reader: Reader, endToEndIds: readonly string[]): Promise<SaidLine[]> =>
  reader.query<SaidLine>(
    `select l.id, l.booked_on::text as "bookedOn", l.amount_minor as "amountMinor",
        lower(l.end_to_end_id) as "endToEndId", l.counterparty,
        exists (select from bank_match m where m.line_id = l.id) as "isMatched",
        exists (select from bank_wording w where w.line_id = l.id) as "isDiffering"
      from bank_line l where lower(l.end_to_end_id) = any($1) order by l.id`,
    [endToEndIds.map((one) => one.toLowerCase())],
  );
