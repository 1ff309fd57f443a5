import { lockWallet, type Posting } from '@fairlead/ledger';
import { z } from 'zod';
import { done, refuse } from '../../http/answer';
import { notify } from '../notifications';
import {
  defineKind,
  expirePending,
  holderOf,
  type ProposalDraft,
  type ProposalRow,
  postAll,
} from '../proposals';
import { differenceReason, readArrival, receiptOf } from '../topups';
import { changeAcceptance, lockAcceptance, readAcceptance } from './acceptance';

const payload = z.object({ amountMinor: z.number(), receiptNumber: z.string(), remark: z.string() });
type Payload = z.output<typeof payload>;

const planOf = (row: ProposalRow, { amountMinor, remark }: Payload, time: Date): readonly Posting[] => [
  {
    holderId: holderOf(row),
    kind: 'system_topup',
    moves: [{ from: 'bank', to: 'available', amountMinor }],
    time,
    remark,
    link: { kind: 'acceptance', id: Number(row.subjectId) },
  },
];

/**
 * What arrived through an acceptor: bank → available, with the receipt that proves it
 * (docs/domain/acceptors.md#confirmation).
 */
export const acceptanceKind = defineKind<Payload>({
  payload,
  plan: async (_reader, row, stated, now) => planOf(row, stated, now),
  approve: async (tx, row, stated, now) => {
    const holderId = holderOf(row);
    const found = await lockAcceptance(tx, holderId, Number(row.subjectId));
    if (found?.row.state !== 'claimed') return refuse('wrong_state');
    const ids = await postAll(tx, planOf(row, stated, now));
    const about = { holderId, subjectType: 'acceptance', subjectId: found.row.id } as const;
    await expirePending(tx, { ...about, exceptId: row.id }, now);
    const { amountMinor: amount, receiptNumber: receipt } = stated;
    await changeAcceptance(tx, found, 'confirmed', now, {
      dueAt: null,
      text: receipt,
      transactionId: ids[0] ?? null,
    });
    await notify(tx, { holderId, key: 'topup', parameters: { amount, receipt }, time: now });
    return done(ids);
  },
  parts: async (reader, row) => {
    const claim = (await readAcceptance(reader, Number(row.subjectId)))?.row;
    if (claim === undefined) return {};
    const { claimedMinor, amountMinor, payeeId } = claim;
    const asked = { amountMinor: claimedMinor ?? amountMinor, method: null, payeeId };
    return { arrival: await readArrival(reader, row, asked) };
  },
});

/** States what arrived for a claim. */
export const draftAcceptance: ProposalDraft<'consoleAcceptor.proposeConfirmation'> = async (tx, request) => {
  const id = request.acceptance_id;
  const holderId = (await readAcceptance(tx, id))?.row.holderId;
  if (holderId === undefined) return refuse('no_such_data');
  await lockWallet(tx, holderId);
  const found = await lockAcceptance(tx, holderId, id);
  if (found?.row.state !== 'claimed') return refuse('wrong_state');
  const { amount: amountMinor, receipt_number: receiptNumber } = request;
  const { payeeId, legalName, claimedMinor } = found.row;
  const receipt = receiptOf(payeeId, receiptNumber);
  if (!receipt.ok) return receipt;
  const claimed = { amountMinor: claimedMinor ?? amountMinor, method: null };
  const reason = differenceReason(claimed, { amountMinor, method: null }, request.difference_reason);
  if (!reason.ok) return reason;
  return done({
    kind: 'acceptance_confirmation',
    holderId,
    subjectType: 'acceptance',
    subjectId: id,
    payload: { amountMinor, receiptNumber, reason: reason.data, remark: legalName },
    receipt: receipt.data,
  });
};
