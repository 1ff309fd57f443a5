import { eq, inArray, payee, type Reader, type Tx } from '@fairlead/db';

/** A payee as the registry keeps it (docs/domain/topups.md#payees). */
export type PayeeRow = typeof payee.$inferSelect;

export const readPayee = async (reader: Reader, id: number): Promise<PayeeRow | undefined> => {
  const [row] = await reader.orm.select().from(payee).where(eq(payee.id, id));
  return row;
};

/** One payee whom nobody retires until the transaction ends. */
export const holdPayee = async (tx: Tx, id: number): Promise<PayeeRow | undefined> => {
  const [row] = await tx.orm.select().from(payee).where(eq(payee.id, id)).for('share');
  return row;
};

/** The payees of several rows. */
export const readPayees = async (
  reader: Reader,
  ids: readonly number[],
): Promise<(id: number) => PayeeRow> => {
  const wanted = [...new Set(ids)];
  const rows =
    wanted.length === 0 ? [] : await reader.orm.select().from(payee).where(inArray(payee.id, wanted));
  const found = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const row = found.get(id);
    if (row === undefined) throw new Error(`payee ${id} is not there`);
    return row;
  };
};

/** Whether people can be told where to pay: some payee counts now. */
export const hasPayee = async (reader: Reader): Promise<boolean> => {
  const found = await reader.orm
    .select({ id: payee.id })
    .from(payee)
    .where(eq(payee.state, 'approved'))
    .limit(1);
  return found.length > 0;
};
