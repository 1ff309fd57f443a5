import type { CallOf, ParsedOf } from '@fairlead/contract';
import type { Tx } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import { z } from 'zod';
import { type Answer, done, refuse } from '../../http/answer';
import { notify } from '../notifications';
import {
  type Draft,
  defineKind,
  expirePending,
  holderOf,
  type ProposalDraft,
  type ProposalRow,
  postAll,
} from '../proposals';
import { wasSentCard } from '../support';
import { stepOf } from '../wallet';
import { differenceReason, readArrival, readAskedBy } from './arrival';
import { holdPayee, type PayeeRow } from './payees';
import { topUpPosting } from './postings';
import { receiptOf } from './receipt';
import { changeTopUp, lockTopUp, readTopUp, receiptsOf, stateBefore, type TopUpRow } from './topup';

const payload = z.object({
  amountMinor: z.number(),
  receiptNumber: z.string(),
  /** Absent in proposals of before payees went by their numbers. */
  payeeId: z.number().optional(),
  method: z.string(),
  remark: z.string(),
  /** What the payer sent to show it, as it was when this was stated. */
  evidenceFileIds: z.string().optional(),
});
type Payload = z.output<typeof payload>;

const planOf = (row: ProposalRow, { amountMinor, remark }: Payload, time: Date) => [
  topUpPosting({ holderId: holderOf(row), topUpId: Number(row.subjectId), amountMinor, remark, time }),
];

/** Another maker's statement about the same case waits still. */
const hasAnother = async (tx: Tx, { id, subjectId }: ProposalRow): Promise<boolean> => {
  const pending = await tx.query<{ id: number }>('select id from pending_proposals($1, $2)', [
    'topup',
    subjectId,
  ]);
  return pending.some((other) => other.id !== id);
};

/** A top-up: bank → available, with the receipt that proves it (docs/domain/topups.md#posting). */
export const topUpKind = defineKind<Payload>({
  payload,
  plan: async (_reader, row, stated, now) => planOf(row, stated, now),
  approve: async (tx, row, stated, now) => {
    const found = await lockTopUp(tx, Number(row.subjectId));
    if (found?.state !== 'posting_proposed') return refuse('wrong_state');
    if (stated.payeeId === undefined) return refuse('payee_not_approved');
    const ids = await postAll(tx, planOf(row, stated, now));
    const about = { holderId: found.holderId, subjectType: 'topup', subjectId: found.id } as const;
    await expirePending(tx, { ...about, exceptId: row.id }, now);
    const { amountMinor, receiptNumber } = stated;
    await changeTopUp(tx, found, 'posted', stepOf('posted', now, receiptNumber), {
      ...{ transactionId: ids[0], amountMinor },
    });
    const parameters = { amount: amountMinor, receipt: receiptNumber };
    await notify(tx, { holderId: found.holderId, key: 'topup', parameters, time: now });
    return done(ids);
  },
  drop: async (tx, row, _stated, now) => {
    const found = await lockTopUp(tx, Number(row.subjectId));
    if (found?.state !== 'posting_proposed' || (await hasAnother(tx, row))) return;
    const state = stateBefore(found);
    await changeTopUp(tx, found, state, stepOf(state, now));
  },
  parts: async (reader, row) => {
    const found = await readTopUp(reader, Number(row.subjectId));
    return found === undefined
      ? {}
      : { arrival: await readArrival(reader, row, await readAskedBy(reader, found)) };
  },
});

type Request = ParsedOf<CallOf<'consoleTopup.propose'>>;

/** A payee that takes nobody's money any more takes that of who was sent a card of it: the card is with them still. */
const mayHaveReceived = async (tx: Tx, holderId: number, { id, state }: PayeeRow): Promise<boolean> =>
  state === 'approved' || (state === 'retired' && (await wasSentCard(tx, { holderId, payeeId: id })));

/** What the maker states, checked against the registry and against what was asked for. */
const statementOf = async (
  tx: Tx,
  row: TopUpRow,
  request: Request,
): Promise<Answer<Pick<Draft, 'payload' | 'receipt'>>> => {
  const { amount: amountMinor, receipt_number: receiptNumber, method, remark = '' } = request;
  const registered = await holdPayee(tx, request.payee_id);
  if (registered === undefined || !(await mayHaveReceived(tx, row.holderId, registered)))
    return refuse('invalid_fields', { fields: { payee_id: 'not_one_of' } });
  const payeeId = registered.id;
  const receipt = receiptOf(payeeId, receiptNumber);
  if (!receipt.ok) return receipt;
  const reason = differenceReason(
    await readAskedBy(tx, row),
    { amountMinor, method },
    request.difference_reason,
  );
  if (!reason.ok) return reason;
  const evidenceFileIds = receiptsOf(row).join(',');
  const payload = {
    amountMinor,
    receiptNumber,
    payeeId,
    method,
    reason: reason.data,
    remark,
    evidenceFileIds,
  };
  return done({ payload, receipt: receipt.data });
};

/** States what arrived for a case, beside other makers too; from here the case waits for a checker. */
export const draftTopUp: ProposalDraft<'consoleTopup.propose'> = async (tx, request, { now }) => {
  const topUpId = request.topup_id;
  const holderId = (await readTopUp(tx, topUpId))?.holderId;
  if (holderId === undefined) return refuse('no_such_data');
  await lockWallet(tx, holderId);
  const found = await lockTopUp(tx, topUpId);
  const isProposed = found?.state === 'posting_proposed';
  if (!isProposed && found?.state !== 'asked' && found?.state !== 'card_sent') return refuse('wrong_state');
  const stated = await statementOf(tx, found, request);
  if (!stated.ok) return stated;
  if (!isProposed) await changeTopUp(tx, found, 'posting_proposed', stepOf('posting_proposed', now));
  return done({ kind: 'topup', holderId, subjectType: 'topup', subjectId: topUpId, ...stated.data });
};
