import { accountHolder, eq, inArray, type Reader, type Tx } from '@fairlead/db';

/** A holder as the table keeps it. */
export type HolderRow = typeof accountHolder.$inferSelect;

/** One holder, or undefined. */
export const readHolder = async (reader: Reader, holderId: number): Promise<HolderRow | undefined> => {
  const [row] = await reader.orm.select().from(accountHolder).where(eq(accountHolder.id, holderId));
  return row;
};

/** One holder for changing them. */
export const lockHolder = async (tx: Tx, holderId: number): Promise<HolderRow | undefined> => {
  const [row] = await tx.orm.select().from(accountHolder).where(eq(accountHolder.id, holderId)).for('update');
  return row;
};

/** Writes what of a holder's row is given. */
export const changeHolder = async (
  tx: Tx,
  holderId: number,
  values: Partial<typeof accountHolder.$inferInsert>,
): Promise<void> => {
  await tx.orm.update(accountHolder).set(values).where(eq(accountHolder.id, holderId));
};

/** Which holder something is about, as staff read it. */
export interface HolderRef {
  readonly id: string;
  readonly username: string;
  readonly operation_id: string;
}

export const holderRef = (holder: Pick<HolderRow, 'id' | 'username' | 'operationId'>): HolderRef => ({
  id: String(holder.id),
  username: holder.username,
  operation_id: holder.operationId,
});

/** Names the holders of a list's rows. */
export const readHolderRefs = async (
  reader: Reader,
  holderIds: readonly number[],
): Promise<(holderId: number) => HolderRef> => {
  const { id, username, operationId } = accountHolder;
  const wanted = [...new Set(holderIds)];
  const rows =
    wanted.length === 0
      ? []
      : await reader.orm.select({ id, username, operationId }).from(accountHolder).where(inArray(id, wanted));
  const refs = new Map(rows.map((row) => [row.id, holderRef(row)]));
  return (holderId) => {
    const ref = refs.get(holderId);
    if (ref === undefined) throw new Error(`holder ${holderId} is not there`);
    return ref;
  };
};
