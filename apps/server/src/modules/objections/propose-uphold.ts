import { eq, objection, type Reader, type Tx } from '@fairlead/db';
import { listEntries, lockWallet, readChainEnd, readProgramme, readTaken } from '@fairlead/ledger';
import { MOVEMENT_KINDS, OBJECTION_EFFECTS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { done, refuse } from '../../http/answer';
import { hasActedOn } from '../audit';
import { defineKind, holderOf, type Kind, mayReadKind, type ProposalDraft, tookPart } from '../proposals';
import { answerObjection, lockObjection } from './answer-objection';
import { creditPosting, planAnswer, planEffect, readAbout } from './effect';
import { type ObjectionRow, readRejecters } from './objection';
import type { Subjects } from './subject';

const payload = z.object({
  amountMinor: z.number(),
  // One that states none was made while the house's money alone took two.
  effect: z.enum(OBJECTION_EFFECTS).default('house_pays'),
  /** The withdrawal that comes back. */
  withdrawalId: z.number().optional(),
  reason: z.string(),
  stated: z.string(),
});

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

/** An answer posts a few at most: what it gives back, and, of revenue, what is settled with it. */
const POSTED_MAX = 50;

/** What was posted to a holder since their chain ended there; the wallet is locked, so nobody else posted meanwhile. */
const listPostedSince = async (tx: Tx, holderId: number, afterSeq: number): Promise<number[]> => {
  const page = { kinds: MOVEMENT_KINDS, range: null, descending: false, afterSeq, limit: POSTED_MAX };
  return (await listEntries(tx, holderId, page)).map(({ id }) => id);
};

/**
 * An objection upheld where one person may not (docs/domain/objections.md#upheld-by-two): two people agree, neither of whom
 * did what it is about. Where they do not, it stays open, and its deadline upholds it.
 */
export const objectionUpheldKind = (subjects: Subjects): Kind =>
  defineKind<z.output<typeof payload>>({
    payload,
    plan: async (reader, row, { amountMinor, effect }, now) => {
      const id = Number(row.subjectId);
      if (effect === 'house_pays') return [creditPosting({ holderId: holderOf(row), id }, amountMinor, now)];
      const found = await readObjection(reader, id);
      return found === undefined ? [] : planAnswer(reader, subjects, found, now);
    },
    // They are of a chargeback, which not everybody reads who answers objections.
    facts: async (reader, row, { roles }) => {
      const found = mayReadKind(roles, 'chargeback')
        ? await readObjection(reader, Number(row.subjectId))
        : undefined;
      return found === undefined ? [] : readAbout(reader, subjects, found);
    },
    tookPart: async (tx, row, staffId) => {
      const found = await readObjection(tx, Number(row.subjectId));
      return found !== undefined && didIt(tx, found, staffId);
    },
    approve: async (tx, row, { amountMinor, effect, reason }, now) => {
      const found = await lockObjection(tx, holderOf(row), Number(row.subjectId));
      if (found?.state !== 'open') return refuse('already_decided');
      const planned = await planEffect(tx, subjects, found);
      // What both were shown, and all of it: nobody could object to the rest. A withdrawal may have been paid meanwhile.
      if (planned === null || planned.kind !== effect || planned.amountMinor !== amountMinor)
        return refuse('wrong_state');
      if (effect === 'house_pays' && (await readProgramme(tx)).house < amountMinor)
        return refuse('house_not_funded');
      const { holderId } = found;
      const chainEnd = await readChainEnd(tx, holderId);
      const decision = { upheld: true, answer: reason, decidedBy: row.makerId };
      await answerObjection(tx, subjects, found, decision, now);
      return done(await listPostedSince(tx, holderId, chainEnd));
    },
  });

/** States that an objection is right, where one person may not uphold it; all that it is about comes back. */
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
    if (effect === null || effect.takesTwo !== true) return refuse('wrong_state');
    const { kind, amountMinor, withdrawalId } = effect;
    return done({
      kind: 'objection_upheld',
      holderId,
      subjectType: 'objection',
      subjectId: id,
      payload: {
        ...{ amountMinor, effect: kind, reason: request.answer, stated: row.text },
        ...(withdrawalId === undefined ? {} : { withdrawalId }),
      },
    });
  };
