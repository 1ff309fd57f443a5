import type { CallOf, RequestOf } from '@fairlead/contract';
import type { Reader, Tx } from '@fairlead/db';
import { lockWallet, openHold, type Posting, type ProgrammeAccount, readWallet } from '@fairlead/ledger';
import { z } from 'zod';
import { type Answer, done, refuse } from '../../http/answer';
import { notify } from '../notices';
import { after, lastTransactionId, originOf, TERMS } from '../wallet';
import { type Draft, defineKind, holderOf, type ProposalRow, postAll } from './kind';

const payload = z.object({ amountMinor: z.number(), originalId: z.number(), reason: z.string() });
type Payload = z.output<typeof payload>;

interface Original {
  readonly id: number;
  readonly kind: string;
  readonly amount: number;
}

const readOriginal = async (reader: Reader, holderId: number, id: number): Promise<Original | undefined> => {
  const [row] = await reader.query<Original>(
    `select id, kind, abs(case when available_delta = 0 then total_delta else available_delta end) as amount
       from ledger.transaction where holder_id = $1 and id = $2`,
    [holderId, id],
  );
  return row;
};

/** How much of a transaction was charged back before, or is about to be. */
const chargedBack = async (reader: Reader, holderId: number, originalId: number): Promise<number> => {
  const [row] = await reader.query<{ sum: number }>(
    `select coalesce(sum((payload->>'amountMinor')::bigint), 0)::bigint as sum from proposal
       where kind = 'chargeback' and holder_id = $1 and state in ('pending', 'approved')
         and (payload->>'originalId')::bigint = $2`,
    [holderId, originalId],
  );
  return row?.sum ?? 0;
};

/** At most what is there is held; what is missing is borne by the house, never by anybody's other money (domain §2). */
const divideChargeback = (amountMinor: number, availableMinor: number) => {
  const heldMinor = Math.min(amountMinor, availableMinor);
  return { heldMinor, houseMinor: amountMinor - heldMinor };
};

const housePosting = (to: ProgrammeAccount, amountMinor: number, reason: string, time: Date): Posting[] =>
  amountMinor === 0
    ? []
    : [
        {
          holderId: 0,
          kind: 'system_deduction',
          moves: [{ from: 'house', to, amountMinor }],
          time,
          remark: reason,
        },
      ];

const factsOf = async (reader: Reader, row: ProposalRow, stated: Payload) => {
  const holderId = holderOf(row);
  const to = originOf((await readOriginal(reader, holderId, stated.originalId))?.kind ?? null);
  const wallet = await readWallet(reader, holderId);
  if (to === null || wallet === undefined) throw new Error(`proposal ${row.id}: its original is unknown`);
  return { holderId, to, ...divideChargeback(stated.amountMinor, wallet.available) };
};

/** Money that came in and was taken back outside: available → held, 14 days to object, then back where it came from. */
export const chargebackKind = defineKind<Payload>({
  payload,
  plan: async (reader, row, stated, time) => {
    const { holderId, to, heldMinor, houseMinor } = await factsOf(reader, row, stated);
    const moves = [{ from: 'available', to: 'held', amountMinor: heldMinor }] as const;
    const held: Posting[] = heldMinor === 0 ? [] : [{ holderId, kind: 'system_deduction', moves, time }];
    return [...held, ...housePosting(to, houseMinor, stated.reason, time)];
  },
  approve: async (tx, row, stated, now) => {
    const { holderId, to, heldMinor, houseMinor } = await factsOf(tx, row, stated);
    const ids = await postAll(tx, housePosting(to, houseMinor, stated.reason, now));
    if (heldMinor > 0) {
      await openHold(tx, {
        holderId,
        account: 'held',
        kind: 'system_deduction',
        amountMinor: heldMinor,
        reason: 'chargeback',
        opener: `staff:${row.makerId}`,
        time: now,
        expiresAt: after(now, TERMS.chargebackMs),
        remark: stated.reason,
        linkId: stated.originalId,
      });
      ids.push(await lastTransactionId(tx, holderId));
    }
    const until = after(now, TERMS.chargebackMs).toISOString();
    const parameters = { amount: heldMinor, reason: stated.reason, until };
    await notify(tx, { holderId, key: 'chargeback.held', parameters, time: now });
    return done(ids);
  },
});

/** States a chargeback: it names the flow record it takes back and is at most its amount (domain §2). */
export const draftChargeback = async (
  tx: Tx,
  request: RequestOf<CallOf<'consoleHold.proposeChargeback'>>,
): Promise<Answer<Draft>> => {
  const originalId = Number(request.record_id);
  const [record] = await tx.query<{ holder_id: number }>(
    'select holder_id from ledger.transaction where id = $1 and holder_id > 0',
    [originalId],
  );
  if (record === undefined) return refuse('no_such_data');
  const holderId = record.holder_id;
  await lockWallet(tx, holderId);
  const original = await readOriginal(tx, holderId, originalId);
  const origin = originOf(original?.kind ?? null);
  // Only money that came in from outside can be called back there.
  if (original === undefined || origin === null || origin === 'media') return refuse('no_such_data');
  const before = await chargedBack(tx, holderId, originalId);
  if (before + request.amount > original.amount) return refuse('amount_above_original');
  return done({
    kind: 'chargeback',
    holderId,
    subjectType: 'holder',
    subjectId: holderId,
    payload: { amountMinor: request.amount, originalId, reason: request.reason },
  });
};
