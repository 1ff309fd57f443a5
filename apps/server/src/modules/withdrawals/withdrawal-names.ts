import { and, desc, eq, inArray, or, type Reader, sql, withdrawal } from '@fairlead/db';
import { type WithdrawalRow, withdrawalShape } from './withdrawal';

/** Some withdrawals of one holder, by their ids, as their owner sees them. */
export const readWithdrawals = async (
  reader: Reader,
  holderId: number,
  ids: readonly number[],
): Promise<(id: number) => ReturnType<typeof withdrawalShape> | undefined> => {
  const rows: WithdrawalRow[] =
    ids.length === 0
      ? []
      : await reader.orm
          .select()
          .from(withdrawal)
          .where(and(eq(withdrawal.holderId, holderId), inArray(withdrawal.id, [...new Set(ids)])));
  const found = new Map(rows.map((row) => [row.id, withdrawalShape(row)]));
  return (id) => found.get(id);
};

/** The newest withdrawals of one holder whose reference contains it, or which went to an account that ends so. */
export const findWithdrawalIds = async (
  reader: Reader,
  holderId: number,
  text: string,
  limit: number,
): Promise<number[]> => {
  const account = sql`coalesce(${withdrawal.destination} ->> 'bank_account', ${withdrawal.destination} ->> 'wallet_address')`;
  const rows = await reader.orm
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.holderId, holderId),
        or(
          sql`strpos(lower(${withdrawal.reference}), lower(${text})) > 0`,
          // The last four are what a person is shown of it.
          sql`lower(right(${account}, 4)) = lower(${text})`,
        ),
      ),
    )
    .orderBy(desc(withdrawal.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};
