import type { CallOf, RequestOf } from '@fairlead/contract';
import { eq, objection, type Reader, type Tx } from '@fairlead/db';
import { lockWallet, readProgramme } from '@fairlead/ledger';
import { z } from 'zod';
import { type Answer, done, refuse } from '../../http/answer';
import type { StaffCaller } from '../../http/route';
import { type Draft, defineKind, holderOf } from '../proposals';
import { answerObjection, lockObjection } from './answer-objection';
import { creditPosting, planEffect } from './effect';
import type { ObjectionRow } from './objection';

const payload = z.object({ amountMinor: z.number(), reason: z.string(), stated: z.string() });

/** Whether this member of staff did what the objection is about: that person does not decide it. */
export const didIt = async (tx: Tx, row: ObjectionRow, staffId: number): Promise<boolean> => {
  const found = await tx.query(
    `select 1 from audit_entry where actor_type = 'staff' and actor_id = $2 and holder_id = $1
       and ($3 = 'account' or (subject_type = $3 and subject_id = $4)) and act not like 'consoleObjection.%'
     union all select 1 from proposal where holder_id = $1 and $2 in (maker_id, checker_id)
       and ((subject_type = $3 and subject_id = $4) or ($3 = 'flow' and transaction_ids @> to_jsonb($4::bigint))
         or ($3 = 'hold' and kind in ('chargeback', 'hold', 'hold_renewal')))
     limit 1`,
    [row.holderId, staffId, row.subjectType, row.subjectId ?? 0],
  );
  return found.length > 0;
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
export const objectionUpheldKind = defineKind<z.output<typeof payload>>({
  payload,
  plan: async (_reader, row, { amountMinor }, now) => [
    creditPosting(
      { holderId: holderOf(row), id: Number(row.subjectId), subjectType: 'other', subjectId: null },
      amountMinor,
      now,
    ),
  ],
  approve: async (tx, row, { amountMinor, reason }, now) => {
    const found = await lockObjection(tx, holderOf(row), Number(row.subjectId));
    if (found?.state !== 'open') return refuse('already_decided');
    if (await didIt(tx, found, row.checkerId ?? 0)) return refuse('same_person');
    const effect = await planEffect(tx, found);
    if (effect?.kind !== 'house_pays' || effect.amountMinor < amountMinor) return refuse('wrong_state');
    if ((await readProgramme(tx)).house < amountMinor) return refuse('house_not_funded');
    const decision = { upheld: true, answer: reason, decidedBy: row.makerId, amountMinor };
    const { effectTransactionId } = await answerObjection(tx, found, decision, now);
    return done(effectTransactionId === null ? [] : [effectTransactionId]);
  },
});

/** States that an objection is right and what the house pays for it: at most what it is about. */
export const draftUphold = async (
  tx: Tx,
  { staffId }: StaffCaller,
  request: RequestOf<CallOf<'consoleObjection.proposeUphold'>>,
): Promise<Answer<Draft>> => {
  const named = await readObjection(tx, Number(request.id));
  if (named === undefined) return refuse('no_such_data');
  const { holderId, id } = named;
  await lockWallet(tx, holderId);
  const row = await lockObjection(tx, holderId, id);
  if (row?.state !== 'open') return refuse('already_decided');
  if (await didIt(tx, row, staffId)) return refuse('same_person');
  const effect = await planEffect(tx, row);
  if (effect?.kind !== 'house_pays') return refuse('wrong_state');
  const amountMinor = request.amount ?? effect.amountMinor;
  if (amountMinor > effect.amountMinor) return refuse('amount_above_original');
  return done({
    kind: 'objection_upheld',
    holderId,
    subjectType: 'objection',
    subjectId: id,
    payload: { amountMinor, reason: request.answer, stated: row.text },
  });
};
