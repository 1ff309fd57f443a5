import { and, eq, inArray, objection, type Reader, sql, type Tx } from '@fairlead/db';
import { type Posting, post, readProgramme, readTaken } from '@fairlead/ledger';
import type { ObjectionEffect } from '@fairlead/vocabulary';
import { enableByObjection, readHolder } from '../account';
import { notify } from '../notifications';
import { closeOrderObjection, liftHold, readOrder } from '../plans';
import { readFacts } from '../wallet';
import { changeWithdrawal, endUnpaid, lockWithdrawal, readWithdrawal } from '../withdrawals';
import type { ObjectionRow } from './objection';

/** What upholding an objection does now; the sum is what it gives back or frees. */
export interface Effect {
  readonly kind: ObjectionEffect;
  readonly amountMinor: number;
  /** The plan whose money it was: what is paid for one plan is counted together. */
  readonly orderId?: number;
  readonly withdrawalId?: number;
}

type Subject = Pick<ObjectionRow, 'holderId' | 'subjectType' | 'subjectId'>;

const pays = (amountMinor: number, more: Pick<Effect, 'orderId' | 'withdrawalId'> = {}): Effect | null =>
  amountMinor > 0 ? { kind: 'house_pays', amountMinor, ...more } : null;

/** What was given back before for the same thing. */
const readPaid = async (
  reader: Reader,
  { holderId, subjectType, subjectId }: Subject,
  orderId?: number,
): Promise<number> => {
  const same =
    orderId === undefined
      ? and(eq(objection.subjectType, subjectType), eq(objection.subjectId, subjectId ?? 0))
      : eq(objection.effectOrderId, orderId);
  const [row] = await reader.orm
    .select({ sum: sql<number>`coalesce(sum(${objection.effectMinor}), 0)`.mapWith(Number) })
    .from(objection)
    .where(and(eq(objection.holderId, holderId), eq(objection.effect, 'house_pays'), same));
  return row?.sum ?? 0;
};

const ofHold = async (reader: Reader, { holderId, subjectId }: Subject): Promise<Effect | null> => {
  const { holds } = await readFacts(reader, holderId);
  const hold = holds.find(({ id }) => id === subjectId);
  return hold === undefined ? null : { kind: 'hold_lifted', amountMinor: hold.amountMinor };
};

const ofWithdrawal = async (
  reader: Reader,
  holderId: number,
  withdrawalId: number,
): Promise<Effect | null> => {
  const row = await readWithdrawal(reader, withdrawalId);
  if (row?.holderId !== holderId) return null;
  const { state, amountMinor } = row;
  if (state === 'paid') return pays(amountMinor, { withdrawalId });
  const isUnderWay = state === 'requested' || state === 'approved';
  return isUnderWay ? { kind: 'withdrawal_returned', amountMinor, withdrawalId } : null;
};

/** What the plan cost its holder: own money billed, less revenue and what was given back before. */
const ofOrder = async (reader: Reader, subject: Subject): Promise<Effect | null> => {
  const orderId = subject.subjectId ?? 0;
  const order = await readOrder(reader, subject.holderId, orderId);
  if (order === undefined) return null;
  const loss = order.billedOwnMinor - order.revenueMinor;
  return pays(loss - (await readPaid(reader, subject, orderId)), { orderId });
};

/** What a record took from the total; of a withdrawal's, what the withdrawal's own objection does. */
const ofFlow = async (reader: Reader, subject: Subject): Promise<Effect | null> => {
  const { holderId, subjectId } = subject;
  const record = await readTaken(reader, holderId, subjectId ?? 0);
  if (record === undefined || record.takenMinor <= 0) return null;
  if (record.linkKind === 'withdrawal') return ofWithdrawal(reader, holderId, record.linkId);
  const restMinor = record.takenMinor - (await readPaid(reader, subject));
  if (record.orderId === null) return pays(restMinor);
  const { orderId } = record;
  const order = await readOrder(reader, holderId, orderId);
  const ofPlanMinor = (order?.billedOwnMinor ?? 0) - (await readPaid(reader, subject, orderId));
  return pays(Math.min(restMinor, ofPlanMinor), { orderId });
};

const ofAccount = async (reader: Reader, { holderId }: Subject): Promise<Effect | null> => {
  const holder = await readHolder(reader, holderId);
  return holder?.state === 'disabled' ? { kind: 'account_enabled', amountMinor: 0 } : null;
};

/** What upholding it would do now; null where it is answered in words (docs/domain/objections.md#effect). */
export const planEffect = async (reader: Reader, subject: Subject): Promise<Effect | null> => {
  switch (subject.subjectType) {
    case 'hold':
      return ofHold(reader, subject);
    case 'withdrawal':
      return ofWithdrawal(reader, subject.holderId, subject.subjectId ?? 0);
    case 'order':
      return ofOrder(reader, subject);
    case 'flow':
      return ofFlow(reader, subject);
    case 'account':
      return ofAccount(reader, subject);
    default:
      return null;
  }
};

/** A code in the place of words of staff; the languages have its phrase. */
const NOT_ARRIVED = 'payment_did_not_arrive';

/** Money that is gone comes back from the house: house → available. */
export const creditPosting = (
  row: Subject & { readonly id: number },
  amountMinor: number,
  time: Date,
): Posting => ({
  holderId: row.holderId,
  kind: 'objection_credit',
  moves: [{ from: 'house', to: 'available', amountMinor }],
  time,
  link: { kind: 'objection', id: row.id },
});

/** Pays what the house owes for an upheld objection, where it can. Answers the ledger transaction. */
export const payCredit = async (
  tx: Tx,
  row: Subject & { readonly id: number },
  amountMinor: number,
  now: Date,
): Promise<number | null> => {
  if ((await readProgramme(tx)).house < amountMinor) return null;
  const { id } = await post(tx, creditPosting(row, amountMinor, now));
  await notify(tx, {
    holderId: row.holderId,
    key: 'objection.paid',
    parameters: { amount: amountMinor },
    time: now,
  });
  return id;
};

type Kept = Pick<ObjectionRow, 'effect' | 'effectMinor' | 'effectOrderId' | 'effectTransactionId'>;
const NONE: Kept = { effect: null, effectMinor: 0, effectOrderId: null, effectTransactionId: null };

const giveBack = async (tx: Tx, { holderId }: Subject, { kind, withdrawalId }: Effect, now: Date) => {
  if (withdrawalId === undefined) return;
  const row = await lockWithdrawal(tx, holderId, withdrawalId);
  if (row === undefined) throw new Error(`withdrawal ${withdrawalId} is gone`);
  if (kind === 'withdrawal_returned') await endUnpaid(tx, row, now);
  else await changeWithdrawal(tx, row, 'bounced', now, { reason: NOT_ARRIVED, dueAt: null });
};

/**
 * What upholding does, at once; what the house cannot pay yet it owes. The caller has locked the wallet.
 * @param amountMinor less than the whole, where two people agreed on that
 */
export const takeEffect = async (
  tx: Tx,
  row: ObjectionRow,
  { amountMinor, by }: { readonly amountMinor?: number; readonly by: 'staff' | 'programme' },
  now: Date,
): Promise<Kept> => {
  const { holderId, subjectId } = row;
  const effect = await planEffect(tx, row);
  if (row.subjectType === 'order' && subjectId !== null)
    await closeOrderObjection(tx, { holderId, orderId: subjectId }, by, now);
  if (effect === null) return NONE;
  if (effect.kind === 'hold_lifted') await liftHold(tx, { holderId, holdId: subjectId ?? 0 }, now);
  if (effect.kind === 'account_enabled') await enableByObjection(tx, holderId);
  await giveBack(tx, row, effect, now);
  const effectMinor = Math.min(amountMinor ?? effect.amountMinor, effect.amountMinor);
  const transactionId = effect.kind === 'house_pays' ? await payCredit(tx, row, effectMinor, now) : null;
  return {
    effect: effect.kind,
    effectMinor,
    effectOrderId: effect.orderId ?? null,
    effectTransactionId: transactionId,
  };
};

/** Objections of these subjects that are open, of one holder. */
export const findOpen = async (
  tx: Tx,
  holderId: number,
  subjectTypes: readonly ObjectionRow['subjectType'][],
  subjectId: number,
): Promise<ObjectionRow | undefined> => {
  const [row] = await tx.orm
    .select()
    .from(objection)
    .where(
      and(
        eq(objection.holderId, holderId),
        inArray(objection.subjectType, [...subjectTypes]),
        eq(objection.subjectId, subjectId),
        eq(objection.state, 'open'),
      ),
    );
  return row;
};
