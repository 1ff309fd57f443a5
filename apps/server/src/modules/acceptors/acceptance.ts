import type { Acceptance } from '@fairlead/contract';
import {
  acceptance,
  and,
  type CaseStep,
  eq,
  one,
  or,
  type PayeeLine,
  type Reader,
  type SQL,
  sql,
  type Tx,
} from '@fairlead/db';
import { readHolderNames } from '../account';
import { readPayees } from '../topups';
import { after } from '../wallet';
import { payMinorOf } from './terms';

/** An acceptance as its table keeps it. */
export type AcceptanceRow = typeof acceptance.$inferSelect;

/** An acceptance with the payment details of its payee. */
export interface AcceptanceCase {
  readonly row: AcceptanceRow;
  readonly lines: readonly PayeeLine[];
  readonly asksOperationId: boolean;
  readonly operationId: string;
  /** Whether the payee is approved still: nobody pays by one that was retired (docs/domain/topups.md#retired-payees). */
  readonly isPayable: boolean;
}

const HOUR_MS = 3_600_000;

/**
 * Staff answer a claim by then; else it is refused, and the holder may object
 * (docs/domain/acceptors.md#states).
 */
export const CLAIM_LIFE_MS = 7 * 24 * HOUR_MS;

/** A claim past its deadline is put off until so long after it was made, however often a confirmation of it is proposed. */
const CLAIM_LIMIT_MS = 2 * CLAIM_LIFE_MS;

const refusalOf = (steps: readonly CaseStep[]): string | null =>
  steps.findLast((step) => step.state === 'refused')?.text ?? null;

/** What its holder is told to pay by; nothing while no money may be paid by it. */
const detailsOf = ({ row, lines, asksOperationId, operationId, isPayable }: AcceptanceCase) => {
  if (row.state !== 'current' || !isPayable) return { instructions: '', reference: null };
  return {
    instructions: lines.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    reference: asksOperationId ? operationId : null,
  };
};

/** An acceptance as its holder sees it; the payee's details only while money may be paid by it. */
export const acceptanceShape = ({ row, ...shown }: AcceptanceCase): Acceptance => ({
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
  ...detailsOf({ row, ...shown }),
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
    const { lines, asksOperationId, state } = payeeOf(row.payeeId);
    const { operationId } = holderOf(row.holderId);
    return { row, lines, asksOperationId, operationId, isPayable: state === 'approved' };
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

/** Since when it is a claim: its holder said so, or an upheld objection made it one again; null where it is none. */
const claimedAt = ({ state, steps }: AcceptanceRow): Date | null => {
  const time = state === 'claimed' ? steps.findLast((step) => step.state === 'claimed')?.time : undefined;
  return time === undefined ? null : new Date(time);
};

/** From when a claim that nobody answered can be objected to, and until when it can be put off; null where it is none. */
export const claimTimes = (
  row: AcceptanceRow,
): { readonly objectableFrom: Date; readonly putOffUntil: Date } | null => {
  const claimed = claimedAt(row);
  if (claimed === null) return null;
  return { objectableFrom: after(claimed, CLAIM_LIFE_MS), putOffUntil: after(claimed, CLAIM_LIMIT_MS) };
};

const mayBeMeantBy = (amountMinor: number): SQL =>
  sql`${amountMinor}::bigint between least_arriving(${acceptance.claimedMinor}) and ${acceptance.claimedMinor}`;

/** Claims that wait for a decision and may be meant by an amount, fees of banks allowed for; the oldest first. */
export const listClaimed = (reader: Reader, amountMinor: number, limit: number): Promise<AcceptanceRow[]> =>
  reader.orm
    .select()
    .from(acceptance)
    .where(and(mayBeMeantBy(amountMinor), eq(acceptance.state, 'claimed')))
    .orderBy(acceptance.id)
    .limit(limit);

/**
 * Claims that may be meant by an amount, as above, and that were refused since a time, by staff or because nobody answered,
 * or to whose refusal an objection is open (docs/domain/topups.md#posting). The oldest first.
 */
export const listRefusedClaims = (
  reader: Reader,
  amountMinor: number,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<AcceptanceRow[]> => {
  const wasLately = sql`exists (select from jsonb_array_elements(${acceptance.steps}) s
    where s ->> 'state' = 'refused' and (s ->> 'time')::timestamptz >= ${since.toISOString()}::timestamptz)`;
  const isObjectedTo = sql`exists (
    select from objections_to(${acceptance.holderId}, 'acceptance', ${acceptance.id}) j where j.state = 'open')`;
  return reader.orm
    .select()
    .from(acceptance)
    .where(and(eq(acceptance.state, 'refused'), mayBeMeantBy(amountMinor), or(wasLately, isObjectedTo)))
    .orderBy(acceptance.id)
    .limit(limit);
};

/** What changes of an acceptance besides its state. */
type Change = Partial<Pick<AcceptanceRow, 'claimedMinor' | 'fileIds' | 'transactionId' | 'dueAt'>>;

/** Gives an acceptance more time in the state that it is in, with null an open end; the caller has locked it. */
export const putOff = async (
  tx: Tx,
  { id }: Pick<AcceptanceRow, 'id'>,
  dueAt: Date | null,
): Promise<void> => {
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
