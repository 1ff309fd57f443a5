import type { Tx } from '@fairlead/db';

/** The newest ledger transaction of a holder; the caller has locked the wallet. */
export const lastTransactionId = async (tx: Tx, holderId: number): Promise<number> => {
  const [entry] = await tx.query<{ id: number }>(
    'select id from ledger.transaction where holder_id = $1 order by seq desc limit 1',
    [holderId],
  );
  if (entry === undefined) throw new Error(`holder ${holderId} has no ledger transaction`);
  return entry.id;
};
