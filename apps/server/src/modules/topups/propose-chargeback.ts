import type { Reader, Tx } from '@fairlead/db';
import {
  type HoldRequest,
  lockWallet,
  openHold,
  type Posting,
  type ProgrammeAccount,
  planOpening,
  readChargebackEnd,
  readEntry,
  readEntryHolder,
  readPart,
  readWallet,
} from '@fairlead/ledger';
import { z } from 'zod';
import { type Answer, done, refuse } from '../../http/answer';
import { notify } from '../notifications';
import { type Accrual, chargeableOf, readAccrual, readOrder } from '../plans';
import {
  defineKind,
  holderOf,
  type ProposalDraft,
  type ProposalRow,
  postAll,
  sumChargedBack,
} from '../proposals';
import { after, originalFacts, originOf, TERMS } from '../wallet';

const payload = z.object({ amountMinor: z.number(), originalId: z.number(), reason: z.string() });
type Payload = z.output<typeof payload>;

interface Original {
  readonly id: number;
  readonly kind: string;
  readonly amount: number;
}

const readOriginal = async (reader: Reader, holderId: number, id: number): Promise<Original | undefined> => {
  const entry = await readEntry(reader, holderId, id);
  if (entry === undefined) return undefined;
  const { kind, availableDeltaMinor, totalDeltaMinor } = entry;
  return { id, kind, amount: Math.abs(availableDeltaMinor === 0 ? totalDeltaMinor : availableDeltaMinor) };
};

/**
 * How much of an original is left to charge back, or why it is none.
 * @param exceptId a proposal that does not count
 */
const restOf = async (
  tx: Tx,
  holderId: number,
  original: Original,
  exceptId = 0,
): Promise<Answer<number>> => {
  if (original.kind === 'system_topup')
    return done(
      original.amount - (await sumChargedBack(tx, { holderId, originalId: original.id }, exceptId)),
    );
  if (original.kind !== 'profit_sharing') return refuse('no_such_data');
  const accrual = await readAccrual(tx, holderId, original.id);
  return accrual === undefined
    ? refuse('settlement_not_original')
    : done(await chargeableOf(tx, accrual, exceptId));
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

interface Facts {
  readonly holderId: number;
  readonly original: Original;
  /** Where the money goes once the hold is over. */
  readonly to: ProgrammeAccount;
  readonly accrual: Accrual | undefined;
  /** Where what is held comes from. */
  readonly from: 'available' | 'settling';
  /** At most what is there is held. */
  readonly heldMinor: number;
  /** What is missing is paid by the operator, never by anybody's other money. */
  readonly houseMinor: number;
}

/** Revenue that is not settled yet stands in `settling`; everything else that came in may have become available. */
const sourceOf = async (reader: Reader, holderId: number, accrual: Accrual | undefined) => {
  const order = accrual && (await readOrder(reader, holderId, accrual.orderId));
  if (order !== undefined && order.status !== 'settlement_successful') {
    return { from: 'settling', thereMinor: await readPart(reader, holderId, 'settling', order.id) } as const;
  }
  const thereMinor = (await readWallet(reader, holderId))?.available ?? 0;
  return { from: 'available', thereMinor } as const;
};

const factsOf = async (reader: Reader, row: ProposalRow, stated: Payload): Promise<Facts> => {
  const holderId = holderOf(row);
  const original = await readOriginal(reader, holderId, stated.originalId);
  const to = originOf(original?.kind ?? null);
  if (original === undefined || to === null) throw new Error(`proposal ${row.id}: its original is unknown`);
  const accrual = await readAccrual(reader, holderId, stated.originalId);
  const { from, thereMinor } = await sourceOf(reader, holderId, accrual);
  const heldMinor = Math.min(stated.amountMinor, thereMinor);
  return { holderId, original, to, accrual, from, heldMinor, houseMinor: stated.amountMinor - heldMinor };
};

/** How much of a chargeback is kept from its holder's own cash, and what the house pays of it. */
export const readChargebackShares = async (
  reader: Reader,
  row: ProposalRow,
): Promise<{ readonly ownMinor: number; readonly houseMinor: number }> => {
  const { from, heldMinor, houseMinor } = await factsOf(reader, row, payload.parse(row.payload));
  return { ownMinor: from === 'available' ? heldMinor : 0, houseMinor };
};

/** What is set aside, for the time in which its holder may object; none where nothing is there. */
const requestOf = (
  { holderId, from, heldMinor, accrual }: Facts,
  { makerId }: ProposalRow,
  { reason, originalId }: Payload,
  time: Date,
  expiresAt = after(time, TERMS.chargebackMs),
): HoldRequest[] =>
  heldMinor === 0
    ? []
    : [
        {
          ...{ holderId, account: 'held', kind: 'system_deduction', amountMinor: heldMinor },
          ...{ reason: 'chargeback', opener: `staff:${makerId}`, remark: reason, linkId: originalId },
          ...{ time, expiresAt },
          ...(from === 'settling' && accrual !== undefined ? { settlingOf: accrual.orderId } : {}),
        },
      ];

const tell = async (
  tx: Tx,
  { holderId, from, heldMinor, houseMinor }: Facts,
  { reason }: Payload,
  { now, end }: { readonly now: Date; readonly end: Date },
) => {
  const about = { holderId, time: now };
  if (heldMinor === 0)
    return notify(tx, { ...about, key: 'chargeback.house', parameters: { amount: houseMinor, reason } });
  const key = from === 'settling' ? 'chargeback.heldRevenue' : 'chargeback.held';
  return notify(tx, { ...about, key, parameters: { amount: heldMinor, reason, until: end.toISOString() } });
};

/** Until when it holds: shorter where staff held money of this person before; null where too few days are left. */
const endOf = (reader: Reader, { holderId, from, heldMinor }: Facts, now: Date): Promise<Date | null> =>
  from === 'available' && heldMinor > 0
    ? readChargebackEnd(reader, holderId, now)
    : Promise.resolve(after(now, TERMS.chargebackMs));

/** Money that came in and was taken back outside: held where it stands, 14 days to object at most, then back where it came from. */
export const chargebackKind = defineKind<Payload>({
  payload,
  plan: async (reader, row, stated, time) => {
    const facts = await factsOf(reader, row, stated);
    const postings = housePosting(facts.to, facts.houseMinor, stated.reason, time);
    for (const request of requestOf(facts, row, stated, time))
      postings.push(await planOpening(reader, request));
    return postings;
  },
  facts: (reader, row) => originalFacts(reader, holderOf(row), payload.parse(row.payload).originalId),
  approve: async (tx, row, stated, now) => {
    const facts = await factsOf(tx, row, stated);
    // A report may have been corrected since it was proposed.
    const rest = await restOf(tx, facts.holderId, facts.original, row.id);
    if (!rest.ok) return rest;
    if (stated.amountMinor > rest.data) return refuse('amount_above_original');
    const end = await endOf(tx, facts, now);
    if (end === null) return refuse('hold_days_used');
    const ids = await postAll(tx, housePosting(facts.to, facts.houseMinor, stated.reason, now));
    for (const request of requestOf(facts, row, stated, now, end))
      ids.push((await openHold(tx, request)).entry.id);
    await tell(tx, facts, stated, { now, end });
    return done(ids);
  },
});

/** States a chargeback: it names the flow record that brought the money in, and is at most what is left of it. */
export const draftChargeback: ProposalDraft<'consoleHold.proposeChargeback'> = async (tx, request) => {
  const originalId = request.record_id;
  const holderId = await readEntryHolder(tx, originalId);
  if (holderId === undefined) return refuse('no_such_data');
  await lockWallet(tx, holderId);
  const original = await readOriginal(tx, holderId, originalId);
  if (original === undefined) return refuse('no_such_data');
  const rest = await restOf(tx, holderId, original);
  if (!rest.ok) return rest;
  if (request.amount > rest.data) return refuse('amount_above_original');
  return done({
    kind: 'chargeback',
    holderId,
    subjectType: 'holder',
    subjectId: holderId,
    payload: { amountMinor: request.amount, originalId, reason: request.reason },
  });
};
