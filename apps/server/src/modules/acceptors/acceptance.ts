import type { Acceptance } from '@fairlead/contract';
import {
  acceptance,
  and,
  type CaseStep,
  eq,
  one,
  type PayeeLine,
  type Reader,
  sql,
  type Tx,
} from '@fairlead/db';
import { readHolderNames } from '../account';
import { readPayees } from '../topups';
import { payMinorOf } from './terms';

/** An acceptance as its table keeps it. */
export type AcceptanceRow = typeof acceptance.$inferSelect;

/** An acceptance with the payment details of its payee. */
export interface AcceptanceCase {
  readonly row: AcceptanceRow;
  readonly lines: readonly PayeeLine[];
  readonly asksOperationId: boolean;
  readonly operationId: string;
}

const HOUR_MS = 3_600_000;

/**
 * Staff answer a claim by then; else it is refused, and the holder may object
 * (docs/domain/acceptors.md#states).
 */
export const CLAIM_LIFE_MS = 7 * 24 * HOUR_MS;

const refusalOf = (steps: readonly CaseStep[]): string | null =>
  steps.findLast((step) => step.state === 'refused')?.text ?? null;

/** An acceptance as its holder sees it; the payee's details only while money may be paid by it. */
export const acceptanceShape = ({
  row,
  lines,
  asksOperationId,
  operationId,
}: AcceptanceCase): Acceptance => ({
  id: String(row.id),
  type: row.type,
  legal_name: row.legalName,
  pair: row.pair,
  rate: row.rate,
  fee_bp: row.feeBp,
  min_amount: row.minAmountMinor,
  max_amount: row.maxAmountMinor,
  amount: row.amountMinor,
  pay_amount: payMinorOf(row),
  instructions: row.state === 'current' ? lines.map(({ name, value }) => `${name}: ${value}`).join('\n') : '',
  reference: row.state === 'current' && asksOperationId ? operationId : null,
  state: row.state,
  due_at: row.dueAt?.toISOString() ?? null,
  claimed_amount: row.claimedMinor,
  reason: row.state === 'refused' ? refusalOf(row.steps) : null,
  steps: row.steps.map((step) => ({
    state: step.state as Acceptance['state'],
    time: step.time,
    text: step.text ?? null,
  })),
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
});

/** Acceptances with the details of their payees, and with what their holders are to write as reference. */
export const withPayees = async (
  reader: Reader,
  rows: readonly AcceptanceRow[],
): Promise<AcceptanceCase[]> => {
  const payeeOf = await readPayees(
    reader,
    rows.map((row) => row.payeeId),
  );
  const holderOf = await readHolderNames(
    reader,
    rows.map((row) => row.holderId),
  );
  return rows.map((row) => {
    const { lines, asksOperationId } = payeeOf(row.payeeId);
    return { row, lines, asksOperationId, operationId: holderOf(row.holderId).operationId };
  });
};

/** One acceptance by its number, whoever it is for. */
export const readAcceptance = async (reader: Reader, id: number): Promise<AcceptanceCase | undefined> => {
  const rows = await reader.orm.select().from(acceptance).where(eq(acceptance.id, id));
  return (await withPayees(reader, rows))[0];
};

/** Reads one acceptance of one holder for changing it. */
export const lockAcceptance = async (
  tx: Tx,
  holderId: number,
  id: number,
): Promise<AcceptanceCase | undefined> => {
  const rows = await tx.orm
    .select()
    .from(acceptance)
    .where(and(eq(acceptance.holderId, holderId), eq(acceptance.id, id)))
    .for('update');
  return (await withPayees(tx, rows))[0];
};

/** What its holder says to have paid, as a line of the bank would have it. */
export const claimOf = ({ holderId, claimedMinor, amountMinor, createdAt }: AcceptanceRow) => ({
  holderId,
  createdAt,
  amountMinor: claimedMinor ?? amountMinor,
});

/** Claims that wait for a decision and may be meant by an amount, fees of banks allowed for; the oldest first. */
export const listClaimed = (reader: Reader, amountMinor: number, limit: number): Promise<AcceptanceRow[]> =>
  reader.orm
    .select()
    .from(acceptance)
    .where(
      and(
        sql`${amountMinor}::bigint between least_arriving(${acceptance.claimedMinor}) and ${acceptance.claimedMinor}`,
        eq(acceptance.state, 'claimed'),
      ),
    )
    .orderBy(acceptance.id)
    .limit(limit);

/** What changes of an acceptance besides its state. */
type Change = Partial<Pick<AcceptanceRow, 'claimedMinor' | 'fileIds' | 'transactionId' | 'dueAt'>>;

/** Gives an acceptance more time in the state that it is in; the caller has locked it. */
export const putOff = async (tx: Tx, { id }: Pick<AcceptanceRow, 'id'>, dueAt: Date): Promise<void> => {
  await tx.orm.update(acceptance).set({ dueAt }).where(eq(acceptance.id, id));
};

/** Moves an acceptance to its next state and adds the step that its holder sees; the caller has locked it. */
export const changeAcceptance = async (
  tx: Tx,
  { row, ...shown }: AcceptanceCase,
  state: AcceptanceRow['state'],
  now: Date,
  { text, ...change }: Change & { readonly text?: string } = {},
): Promise<AcceptanceCase> => {
  const step: CaseStep = { state, time: now.toISOString(), ...(text === undefined ? {} : { text }) };
  const changed = one(
    await tx.orm
      .update(acceptance)
      .set({ state, steps: [...row.steps, step], ...change })
      .where(and(eq(acceptance.holderId, row.holderId), eq(acceptance.id, row.id)))
      .returning(),
    `acceptance ${row.id} is gone`,
  );
  return { row: changed, ...shown };
};
