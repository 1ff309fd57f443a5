import { eq, objection, type Reader, type Tx } from '@fairlead/db';
import { lockWallet, readProgramme, readTaken } from '@fairlead/ledger';
import { z } from 'zod';
import { done, refuse } from '../../http/answer';
import { hasActedOn } from '../audit';
import { defineKind, holderOf, type Kind, type ProposalDraft, tookPart } from '../proposals';
import { answerObjection, lockObjection } from './answer-objection';
import { creditPosting, planEffect } from './effect';
import { type ObjectionRow, readRejecters } from './objection';
import type { Subjects } from './subject';

const payload = z.object({ amountMinor: z.number(), reason: z.string(), stated: z.string() });

/** What sets money aside, and keeps it so: whoever took part in it did what a hold is about. */
const HOLDING = ['chargeback', 'hold', 'hold_renewal'] as const;

/** By which a report that was held back counts: whoever let it pass did what its plan cost. */
const LETTING_PASS = ['quarantined_report'] as const;

const kindsOf = (subjectType: string, linkKind: string | null | undefined) => {
  if (subjectType === 'order') return LETTING_PASS;
  return subjectType === 'hold' || linkKind === 'hold' ? HOLDING : [];
};

/**
 * Whether this member of staff did what the objection is about: that person does not decide it. So does who alone
 * rejected it before; once a second person has, either may, so that no holder outlasts all who answer.
 */
export const didIt = async (tx: Tx, row: ObjectionRow, staffId: number): Promise<boolean> => {
  const rejecters = await readRejecters(tx, row);
  if (rejecters.length === 1 && rejecters[0] === staffId) return true;
  const { holderId, subjectType, subjectId: id } = row;
  const subject = { type: subjectType, id: id ?? 0 };
  const acts = { holderId, subject: subjectType === 'account' ? null : subject, except: 'consoleObjection' };
  if (await hasActedOn(tx, staffId, acts)) return true;
  // What a hold ended in is posted by nobody: whoever held it did it.
  const record = subjectType === 'flow' && id !== null ? await readTaken(tx, holderId, id) : undefined;
  return tookPart(tx, staffId, {
    holderId,
    subject,
    transactionId: subjectType === 'flow' ? id : null,
    kinds: kindsOf(subjectType, record?.linkKind),
  });
};

/** An objection by its number, whoever's it is. */
export const readObjection = async (reader: Reader, id: number): Promise<ObjectionRow | undefined> => {
  const [row] = await reader.orm.select().from(objection).where(eq(objection.id, id));
  return row;
};

/**
 * An objection upheld out of house money: two people agree, neither of whom did what it is about. Where they do not, it
 * stays open, and its deadline upholds it.
 */
export const objectionUpheldKind = (subjects: Subjects): Kind =>
  defineKind<z.output<typeof payload>>({
    payload,
    plan: async (_reader, row, { amountMinor }, now) => [
      creditPosting({ holderId: holderOf(row), id: Number(row.subjectId) }, amountMinor, now),
    ],
    tookPart: async (tx, row, staffId) => {
      const found = await readObjection(tx, Number(row.subjectId));
      return found !== undefined && didIt(tx, found, staffId);
    },
    approve: async (tx, row, { amountMinor, reason }, now) => {
      const found = await lockObjection(tx, holderOf(row), Number(row.subjectId));
      if (found?.state !== 'open') return refuse('already_decided');
      const effect = await planEffect(tx, subjects, found);
      // What both were shown, and all of it: nobody could object to the rest.
      if (effect?.kind !== 'house_pays' || effect.amountMinor !== amountMinor) return refuse('wrong_state');
      if ((await readProgramme(tx)).house < amountMinor) return refuse('house_not_funded');
      const decision = { upheld: true, answer: reason, decidedBy: row.makerId };
      const { effectTransactionId } = await answerObjection(tx, subjects, found, decision, now);
      return done(effectTransactionId === null ? [] : [effectTransactionId]);
    },
  });

/** States that an objection is right; the house pays all that it is about. */
export const draftUphold =
  (subjects: Subjects): ProposalDraft<'consoleObjection.proposeUphold'> =>
  async (tx, request, { maker: { staffId } }) => {
    const named = await readObjection(tx, request.id);
    if (named === undefined) return refuse('no_such_data');
    const { holderId, id } = named;
    await lockWallet(tx, holderId);
    const row = await lockObjection(tx, holderId, id);
    if (row?.state !== 'open') return refuse('already_decided');
    if (await didIt(tx, row, staffId)) return refuse('same_person');
    const effect = await planEffect(tx, subjects, row);
    if (effect?.kind !== 'house_pays') return refuse('wrong_state');
    return done({
      kind: 'objection_upheld',
      holderId,
      subjectType: 'objection',
      subjectId: id,
      payload: { amountMinor: effect.amountMinor, reason: request.answer, stated: row.text },
    });
  };
