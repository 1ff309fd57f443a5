import type { CallOf, RequestOf } from '@fairlead/contract';
import type { Tx } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import { z } from 'zod';
import { type Answer, done, refuse } from '../../http/answer';
import { notify } from '../notices';
import { changeTopUp, lockTopUp, readTopUp, stepOf, type TopUpRow, topUpPosting } from '../wallet';
import { type Draft, defineKind, holderOf, type ProposalRow, postAll } from './kind';

const payload = z.object({
  amountMinor: z.number(),
  receiptNumber: z.string(),
  payee: z.string(),
  method: z.string(),
  remark: z.string(),
});
type Payload = z.output<typeof payload>;

const planOf = (row: ProposalRow, { amountMinor, remark }: Payload, time: Date) => [
  topUpPosting({ holderId: holderOf(row), topUpId: Number(row.subjectId), amountMinor, remark, time }),
];

/** The state that a case had before its posting was proposed. */
const stateBefore = (row: TopUpRow): 'asked' | 'card_sent' =>
  row.steps.some((step) => step.state === 'card_sent') ? 'card_sent' : 'asked';

/** A top-up: bank → available, with the receipt that proves it (domain §2, H3). */
export const topUpKind = defineKind<Payload>({
  payload,
  plan: async (_reader, row, stated, now) => planOf(row, stated, now),
  approve: async (tx, row, stated, now) => {
    const found = await lockTopUp(tx, Number(row.subjectId));
    if (found?.state !== 'posting_proposed') return refuse('wrong_state');
    const ids = await postAll(tx, planOf(row, stated, now));
    const { amountMinor, receiptNumber } = stated;
    await changeTopUp(tx, found, 'posted', stepOf('posted', now, receiptNumber), ids[0]);
    const parameters = { amount: amountMinor, receipt: receiptNumber };
    await notify(tx, { holderId: found.holderId, key: 'topup', parameters, time: now });
    return done(ids);
  },
  drop: async (tx, row, _stated, now) => {
    const found = await lockTopUp(tx, Number(row.subjectId));
    if (found?.state !== 'posting_proposed') return;
    const state = stateBefore(found);
    await changeTopUp(tx, found, state, stepOf(state, now));
  },
});

/** States what arrived for a case; from here the case waits for a checker. */
export const draftTopUp = async (
  tx: Tx,
  request: RequestOf<CallOf<'consoleTopup.propose'>>,
  now: Date,
): Promise<Answer<Draft>> => {
  const topUpId = Number(request.topup_id);
  const holderId = (await readTopUp(tx, topUpId))?.holderId;
  if (holderId === undefined) return refuse('no_such_data');
  await lockWallet(tx, holderId);
  const found = await lockTopUp(tx, topUpId);
  if (found?.state === 'posting_proposed') return refuse('proposal_pending');
  if (found?.state !== 'asked' && found?.state !== 'card_sent') return refuse('wrong_state');
  await changeTopUp(tx, found, 'posting_proposed', stepOf('posting_proposed', now));
  const { amount: amountMinor, receipt_number: receiptNumber, payee, method, remark = '' } = request;
  return done({
    kind: 'topup',
    holderId,
    subjectType: 'topup',
    subjectId: topUpId,
    payload: { amountMinor, receiptNumber, payee, method, remark },
    receipt: ['topup', method, payee, receiptNumber].join('/'),
  });
};
