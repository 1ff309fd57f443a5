import type { Lapse, ProposalDetail, Reason } from '@fairlead/contract';
import { and, eq, objection, type Reader, sql, type Tx } from '@fairlead/db';
import { type Posting, post, readProgramme } from '@fairlead/ledger';
import { enableByObjection, readHolder } from '../account';
import { notify } from '../notifications';
import type { ObjectionRow } from './objection';
import type { Answered, Effect, Objected, Subject, Subjects } from './subject';

type About = Pick<ObjectionRow, 'holderId' | 'subjectType' | 'subjectId'>;

/** What was given back before for the same thing. */
const readPaid = async (
  reader: Reader,
  { holderId, subjectType, subjectId }: About,
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

interface Target {
  readonly subject: Subject;
  readonly objected: Objected;
}

/** Whose effect an objection has: its own thing's, or the one's whose record that is; null where it has no number. */
const targetOf = async (
  reader: Reader,
  subjects: Subjects,
  { holderId, subjectType, subjectId }: About,
): Promise<Target | null> => {
  if (subjectId === null || subjectType === 'account' || subjectType === 'other') return null;
  const objected = { holderId, id: subjectId };
  const subject = subjects[subjectType];
  const behind = await subject.behind?.(reader, objected);
  return behind
    ? { subject: subjects[behind.type], objected: { holderId, id: behind.id } }
    : { subject, objected };
};

const ofAccount = async (reader: Reader, holderId: number): Promise<Effect | null> => {
  const holder = await readHolder(reader, holderId);
  return holder?.state === 'disabled' ? { kind: 'account_enabled', amountMinor: 0 } : null;
};

const effectOn = async (reader: Reader, about: About, target: Target | null): Promise<Effect | null> => {
  if (about.subjectType === 'account') return ofAccount(reader, about.holderId);
  const before = (orderId?: number) => readPaid(reader, about, orderId);
  return (await target?.subject.effect?.(reader, target.objected, before)) ?? null;
};

/** What upholding it would do now; null where it is answered in words (docs/domain/objections.md#effect). */
export const planEffect = async (reader: Reader, subjects: Subjects, about: About): Promise<Effect | null> =>
  effectOn(reader, about, await targetOf(reader, subjects, about));

/** What upholding it by two people would post now, where that is no money of the house. */
export const planAnswer = async (
  reader: Reader,
  subjects: Subjects,
  about: About,
  now: Date,
): Promise<readonly Posting[]> => {
  const target = await targetOf(reader, subjects, about);
  return (await target?.subject.plan?.(reader, target.objected, now)) ?? [];
};

/** What two people who uphold it are shown of what it is about. */
export const readAbout = async (
  reader: Reader,
  subjects: Subjects,
  about: About,
): Promise<ProposalDetail['payload']> => {
  const target = await targetOf(reader, subjects, about);
  return (await target?.subject.facts?.(reader, target.objected)) ?? [];
};

/** What its deadline answers in place of its effect, or null. */
export const readMet = async (
  reader: Reader,
  subjects: Subjects,
  row: ObjectionRow,
): Promise<Lapse | null> => {
  const target = await targetOf(reader, subjects, row);
  return (await target?.subject.met?.(reader, target.objected, row.createdAt)) ?? null;
};

/** Why nobody can reject it now, or null. */
export const readMustUphold = async (
  reader: Reader,
  subjects: Subjects,
  about: About,
): Promise<Reason | null> => {
  const target = await targetOf(reader, subjects, about);
  return (await target?.subject.mustUphold?.(reader, target.objected)) ?? null;
};

/** Money that is gone comes back from the house: house → available. */
export const creditPosting = (
  { holderId, id }: Pick<ObjectionRow, 'holderId' | 'id'>,
  amountMinor: number,
  time: Date,
): Posting => ({
  holderId,
  kind: 'objection_credit',
  moves: [{ from: 'house', to: 'available', amountMinor }],
  time,
  link: { kind: 'objection', id },
});

/** Pays what the house owes for an upheld objection, where it can. Answers the ledger transaction. */
export const payCredit = async (
  tx: Tx,
  row: Pick<ObjectionRow, 'holderId' | 'id'>,
  amountMinor: number,
  now: Date,
): Promise<number | null> => {
  if ((await readProgramme(tx)).house < amountMinor) return null;
  const { id } = await post(tx, creditPosting(row, amountMinor, now));
  await notify(tx, {
    holderId: row.holderId,
    key: 'objection.paid',
    parameters: { amount: amountMinor },
    link: '/objection',
    time: now,
  });
  return id;
};

type Kept = Pick<ObjectionRow, 'effect' | 'effectMinor' | 'effectOrderId' | 'effectTransactionId'>;
/** Words alone. */
export const NONE: Kept = { effect: null, effectMinor: 0, effectOrderId: null, effectTransactionId: null };

/** What an answer does, at once and whole; what the house cannot pay yet it owes. The caller has locked the wallet. */
export const takeEffect = async (
  tx: Tx,
  subjects: Subjects,
  row: ObjectionRow,
  answered: Answered,
  now: Date,
): Promise<Kept> => {
  const target = await targetOf(tx, subjects, row);
  const effect = answered.upheld ? await effectOn(tx, row, target) : null;
  await target?.subject.answer?.(tx, target.objected, answered, now);
  if (effect === null) return NONE;
  if (effect.kind === 'account_enabled') await enableByObjection(tx, row.holderId);
  const effectMinor = effect.amountMinor;
  const transactionId = effect.kind === 'house_pays' ? await payCredit(tx, row, effectMinor, now) : null;
  return {
    effect: effect.kind,
    effectMinor,
    effectOrderId: effect.orderId ?? null,
    effectTransactionId: transactionId,
  };
};
