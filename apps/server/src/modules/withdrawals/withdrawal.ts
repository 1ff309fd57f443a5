import type { Withdrawal } from '@fairlead/contract';
import { and, desc, eq, gte, inArray, one, type Reader, sql, type Tx, withdrawal } from '@fairlead/db';
import { closeHold, findWithdrawalHold, type HoldClosing } from '@fairlead/ledger';
import { stepOf } from '../wallet';
import { destinationOf } from './payout';

/** A withdrawal as its table keeps it. */
export type WithdrawalRow = typeof withdrawal.$inferSelect;

/** A withdrawal as its owner sees it: of the destination, the last four only. */
export const withdrawalShape = (row: WithdrawalRow): Withdrawal => ({
  id: String(row.id),
  amount: row.amountMinor,
  state: row.state,
  method: row.method as Withdrawal['method'],
  destination_last_four: destinationOf(row.destination).slice(-4),
  reason: row.reason,
  reference: row.reference,
  created_at: row.createdAt.toISOString(),
  due_at: row.dueAt?.toISOString() ?? null,
  arrival: row.arrival,
  steps: row.steps.map((step) => ({
    state: step.state as Withdrawal['state'],
    time: step.time,
    text: step.text ?? null,
  })),
});

/** Reads one withdrawal of one holder for changing it; the caller has locked the wallet. */
export const lockWithdrawal = async (
  tx: Tx,
  holderId: number,
  withdrawalId: number,
): Promise<WithdrawalRow | undefined> => {
  const [row] = await tx.orm
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.holderId, holderId), eq(withdrawal.id, withdrawalId)))
    .for('update');
  return row;
};

/** Whose withdrawal it is; for staff, who know it by its number alone. */
export const readWithdrawal = async (
  reader: Reader,
  withdrawalId: number,
): Promise<WithdrawalRow | undefined> => {
  const [row] = await reader.orm.select().from(withdrawal).where(eq(withdrawal.id, withdrawalId));
  return row;
};

/** One withdrawal of this holder, as they see it; another's is as absent as one that never was. */
export const readOwnWithdrawal = async (
  reader: Reader,
  holderId: number,
  withdrawalId: number,
): Promise<Withdrawal | undefined> => {
  const own = and(eq(withdrawal.holderId, holderId), eq(withdrawal.id, withdrawalId));
  return (await reader.orm.select().from(withdrawal).where(own)).map(withdrawalShape)[0];
};

/** A holder's withdrawals since a moment, the newest first. */
export const listSince = (reader: Reader, holderId: number, since: Date): Promise<WithdrawalRow[]> =>
  reader.orm
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.holderId, holderId), gte(withdrawal.createdAt, since)))
    .orderBy(desc(withdrawal.id));

/** A holder's withdrawals with a step since a moment, asked for before it or not; the newest first. */
export const listMovedSince = (reader: Reader, holderId: number, since: Date): Promise<WithdrawalRow[]> =>
  reader.orm
    .select()
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.holderId, holderId),
        sql`(${withdrawal.steps} -> -1 ->> 'time')::timestamptz >= ${since.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(withdrawal.id));

/** A holder's withdrawals that are not ended yet, the newest first. */
export const listUnderWay = (reader: Reader, holderId: number): Promise<WithdrawalRow[]> =>
  reader.orm
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.holderId, holderId), inArray(withdrawal.state, ['requested', 'approved'])))
    .orderBy(desc(withdrawal.id));

/** Withdrawals of an amount that may be paid and are not said to be, the newest first. */
export const listUnpaid = (reader: Reader, amountMinor: number, limit: number): Promise<WithdrawalRow[]> =>
  reader.orm
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.amountMinor, amountMinor), eq(withdrawal.state, 'approved')))
    .orderBy(desc(withdrawal.id))
    .limit(limit);

/** To whom, and to which account, some withdrawals are to be paid. */
export const readDestinations = async (
  reader: Reader,
  ids: readonly number[],
): Promise<(id: number) => { readonly name: string; readonly account: string } | null> => {
  const { id, destination } = withdrawal;
  const rows =
    ids.length === 0
      ? []
      : await reader.orm
          .select({ id, destination })
          .from(withdrawal)
          .where(inArray(id, [...ids]));
  const found = new Map(
    rows.map((row) => {
      const { user_name: name = '', bank_account: bank, wallet_address: wallet } = row.destination;
      return [row.id, { name, account: bank ?? wallet ?? '' }];
    }),
  );
  return (wanted) => found.get(wanted) ?? null;
};

/** What becomes of a withdrawal besides its state. */
export interface WithdrawalChange {
  readonly reason?: string;
  readonly reference?: string;
  /** Null ends its deadline, which nothing else ever moves. */
  readonly dueAt?: null;
}

/** Moves a withdrawal to its next state and adds the step that its owner sees. */
export const changeWithdrawal = async (
  tx: Tx,
  row: WithdrawalRow,
  state: WithdrawalRow['state'],
  time: Date,
  change: WithdrawalChange,
): Promise<WithdrawalRow> => {
  const steps = [...row.steps, stepOf(state, time, change.reason ?? change.reference)];
  const changed = one(
    await tx.orm
      .update(withdrawal)
      .set({ state, steps, ...change })
      .where(and(eq(withdrawal.holderId, row.holderId), eq(withdrawal.id, row.id)))
      .returning(),
    `withdrawal ${row.id} is gone`,
  );
  return changed;
};

/** Keeps what its holder says of a payment; the caller has locked it. */
export const keepArrival = async (
  tx: Tx,
  row: WithdrawalRow,
  arrival: WithdrawalRow['arrival'],
  time: Date,
): Promise<WithdrawalRow> =>
  one(
    await tx.orm
      .update(withdrawal)
      .set({ arrival, arrivalAt: time })
      .where(and(eq(withdrawal.holderId, row.holderId), eq(withdrawal.id, row.id)))
      .returning(),
    `withdrawal ${row.id} is gone`,
  );

/**
 * Second phase of a withdrawal: what was set aside goes to the bank or back
 * (docs/domain/money.md#two-phases). Staff are shown what this closes, and it is closed by this.
 */
export const withdrawalClosing = async (
  reader: Reader,
  { holderId, id }: Pick<WithdrawalRow, 'holderId' | 'id'>,
  to: 'bank' | 'available',
  time: Date,
  remark: string,
): Promise<HoldClosing> => {
  const holdId = await findWithdrawalHold(reader, holderId, id);
  if (holdId === undefined) throw new Error(`nothing is set aside for withdrawal ${id}`);
  return { holderId, holdId, kind: 'manual_withdrawal', to, time, remark };
};

/** @returns the ledger transaction */
export const closeWithdrawalHold = async (
  tx: Tx,
  ...withdrawal: readonly [row: WithdrawalRow, to: 'bank' | 'available', time: Date, remark: string]
): Promise<number> => {
  const entry = await closeHold(tx, await withdrawalClosing(tx, ...withdrawal));
  if (entry === undefined) throw new Error(`nothing is set aside for withdrawal ${withdrawal[0].id}`);
  return entry.id;
};
