import type { Reader } from '@fairlead/db';
import { readStaffNames } from '../staff';

interface Importer {
  readonly staffId: number;
  readonly username: string;
}

/** Who imported the statements that some lines came with: what one person imported rests on them alone. */
export const readImporters = async (
  reader: Reader,
  lineIds: readonly number[],
): Promise<(lineId: number) => Importer | undefined> => {
  const rows = await reader.query<{ id: number; by: number }>(
    `select l.id, s.imported_by as by from bank_line l join bank_statement s on s.id = l.statement_id where l.id = any($1)`,
    [lineIds],
  );
  const staffOf = await readStaffNames(
    reader,
    rows.map(({ by }) => by),
  );
  const importers = new Map(rows.map(({ id, by }) => [id, { staffId: by, username: staffOf(by) ?? '' }]));
  return (lineId) => importers.get(lineId);
};
