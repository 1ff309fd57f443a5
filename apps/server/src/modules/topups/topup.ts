import type { Topup } from '@fairlead/contract';
import {
  and,
  type CaseStep,
  eq,
  inArray,
  or,
  type Reader,
  type SQL,
  sql,
  type Tx,
  topUp,
} from '@fairlead/db';
import { readAvailableDeltas } from '@fairlead/ledger';
import { tellCase } from '../support';

/** A top-up case as its table keeps it. */
export type TopUpRow = typeof topUp.$inferSelect;

/** A case with what the ledger says was posted for it. */
export interface TopUpCase extends TopUpRow {
  readonly postedMinor: number | null;
}

const textOf = (steps: readonly CaseStep[], state: string): string | null =>
  steps.findLast((step) => step.state === state)?.text ?? null;

/** What the person wrote when asking. */
export const messageOf = (row: TopUpRow): string | null => textOf(row.steps, 'asked');

/** The images by which its holder shows that they paid. */
export const receiptsOf = ({ steps }: TopUpRow): readonly number[] =>
  steps.flatMap(({ fileIds }) => fileIds ?? []);

/** A case as its owner sees it. */
export const topUpShape = (row: TopUpCase): Topup => ({
  id: String(row.id),
  amount: row.amountMinor,
  posted_amount: row.postedMinor,
  state: row.state,
  method: (row.method ?? null) as Topup['method'],
  reason: row.state === 'refused' ? textOf(row.steps, 'refused') : null,
  steps: row.steps.map((step) => ({
    state: step.state as Topup['steps'][number]['state'],
    time: step.time,
    text: step.text ?? null,
  })),
  receipts: receiptsOf(row).length,
  created_at: row.createdAt.toISOString(),
});

/** Cases with what the ledger says was posted for each. */
export const withPosted = async (reader: Reader, rows: readonly TopUpRow[]): Promise<TopUpCase[]> => {
  const posted = await readAvailableDeltas(
    reader,
    'top_up',
    rows.flatMap(({ id: linkId, holderId, transactionId: id }) =>
      id === null ? [] : [{ id, holderId, linkId }],
    ),
  );
  return rows.map((row) => ({ ...row, postedMinor: posted.get(row.transactionId ?? 0) ?? null }));
};

/** Whose case it is; for staff, who know it by its number alone. */
export const readTopUp = async (reader: Reader, topUpId: number): Promise<TopUpRow | undefined> => {
  const [row] = await reader.orm.select().from(topUp).where(eq(topUp.id, topUpId));
  return row;
};

/** A case of this holder that was posted, for its receipt; another's is as absent as one that never was. */
export const readPostedTopUp = async (
  reader: Reader,
  holderId: number,
  topUpId: number,
): Promise<{ readonly topup: Topup; readonly transactionId: number } | undefined> => {
  const own = and(eq(topUp.holderId, holderId), eq(topUp.id, topUpId), eq(topUp.state, 'posted'));
  const [row] = await withPosted(reader, await reader.orm.select().from(topUp).where(own));
  if (row === undefined || row.transactionId === null) return undefined;
  return { topup: topUpShape(row), transactionId: row.transactionId };
};

/** Moves a case on and adds the step that its owner sees, in an open chat too; the caller has locked it. */
export const changeTopUp = async (
  tx: Tx,
  row: TopUpRow,
  state: TopUpRow['state'],
  step: CaseStep,
  posted?: { readonly transactionId: number | undefined; readonly amountMinor: number },
): Promise<void> => {
  const transactionId = posted?.transactionId ?? row.transactionId;
  await tx.orm
    .update(topUp)
    .set({ state, steps: [...row.steps, step], transactionId })
    .where(and(eq(topUp.holderId, row.holderId), eq(topUp.id, row.id)));
  const { id: topUpId, holderId, amountMinor } = row;
  await tellCase(tx, { holderId, topUpId, amountMinor, postedMinor: posted?.amountMinor ?? null, state });
};

/** The state that a case had before its posting was proposed, or before it was refused. */
export const stateBefore = (row: TopUpRow): 'asked' | 'card_sent' =>
  row.steps.some((step) => step.state === 'card_sent') ? 'card_sent' : 'asked';

/** Reads a case for changing it. */
export const lockTopUp = async (tx: Tx, topUpId: number): Promise<TopUpRow | undefined> => {
  const [row] = await tx.orm.select().from(topUp).where(eq(topUp.id, topUpId)).for('update');
  return row;
};

const mayBeMeantBy = (amountMinor: number): SQL =>
  sql`${amountMinor}::bigint between least_arriving(${topUp.amountMinor}) and ${topUp.amountMinor}`;

/** Cases that wait for their money and may be meant by an amount, fees of banks allowed for; the oldest first. */
export const listAwaited = (reader: Reader, amountMinor: number, limit: number): Promise<TopUpRow[]> =>
  reader.orm
    .select()
    .from(topUp)
    .where(and(mayBeMeantBy(amountMinor), inArray(topUp.state, ['asked', 'card_sent', 'posting_proposed'])))
    .orderBy(topUp.id)
    .limit(limit);

/**
 * Cases that may be meant by an amount, as above, and that staff refused since a time, or to whose refusal an objection is
 * open: whoever refused them may not have known what the bank has (docs/domain/topups.md#posting). The oldest first.
 */
export const listRefused = (
  reader: Reader,
  amountMinor: number,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<TopUpRow[]> => {
  const wasLately = sql`exists (select from jsonb_array_elements(${topUp.steps}) s
    where s ->> 'state' = 'refused' and (s ->> 'time')::timestamptz >= ${since.toISOString()}::timestamptz)`;
  const isObjectedTo = sql`exists (
    select from objections_to(${topUp.holderId}, 'topup', ${topUp.id}) j where j.state = 'open')`;
  return reader.orm
    .select()
    .from(topUp)
    .where(and(eq(topUp.state, 'refused'), mayBeMeantBy(amountMinor), or(wasLately, isObjectedTo)))
    .orderBy(topUp.id)
    .limit(limit);
};
