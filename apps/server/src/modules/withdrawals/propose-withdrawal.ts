import type { Reason } from '@fairlead/contract';
import type { Reader, Tx } from '@fairlead/db';
import { lockWallet, planClosing } from '@fairlead/ledger';
import { z } from 'zod';
import { type Answer, done, refuse } from '../../http/answer';
import {
  type Draft,
  type DraftContext,
  defineKind,
  expirePending,
  holderOf,
  type Kind,
  numberKey,
  type ProposalRow,
  readPending,
} from '../proposals';
import { isOverdue } from './end-withdrawal';
import {
  approveWithdrawal,
  payWithdrawal,
  planReturn,
  refuseWithdrawal,
  returnWithdrawal,
} from './take-step';
import { lockWithdrawal, readWithdrawal, type WithdrawalRow, withdrawalClosing } from './withdrawal';

const payload = z.object({
  amountMinor: z.number(),
  reference: z.string().optional(),
  reason: z.string().optional(),
  receiptNumber: z.string().optional(),
});
type Payload = z.output<typeof payload>;

/**
 * The kinds about one withdrawal, and the states in which each is possible
 * (docs/domain/withdrawals.md#states).
 */
const POSSIBLE_IN = {
  withdrawal_approval: ['requested'],
  withdrawal_payment: ['approved'],
  withdrawal_refusal: ['requested', 'approved'],
  withdrawal_bounce: ['paid'],
} as const;
type WithdrawalKind = keyof typeof POSSIBLE_IN;

/** Why nothing of this kind can be said of a withdrawal now, or null. */
const objectionTo = (kind: WithdrawalKind, row: WithdrawalRow | undefined, now: Date): Reason | null => {
  if (row === undefined || !(POSSIBLE_IN[kind] as readonly string[]).includes(row.state))
    return 'wrong_state';
  return isOverdue(row, now) ? 'withdrawal_overdue' : null;
};

type Act = (tx: Tx, found: WithdrawalRow, stated: Payload, now: Date) => Promise<number[]>;

/** Locks the withdrawal, looks at its state and deadline again, and acts; what else is proposed about it is over then. */
const actOn =
  (kind: WithdrawalKind, act: Act) =>
  async (tx: Tx, row: ProposalRow, stated: Payload, now: Date): Promise<Answer<readonly number[]>> => {
    const found = await lockWithdrawal(tx, holderOf(row), Number(row.subjectId));
    const reason = objectionTo(kind, found, now);
    if (found === undefined || reason !== null) return refuse(reason ?? 'wrong_state');
    const posted = await act(tx, found, stated, now);
    const about = { holderId: found.holderId, subjectType: 'withdrawal', subjectId: found.id } as const;
    await expirePending(tx, { ...about, exceptId: row.id }, now);
    return done(posted);
  };

const closing = async (reader: Reader, row: ProposalRow, to: 'bank' | 'available', time: Date) => {
  const found = { holderId: holderOf(row), id: Number(row.subjectId) };
  return [await planClosing(reader, await withdrawalClosing(reader, found, to, time, ''))];
};

const approval = defineKind<Payload>({
  payload,
  plan: async () => [],
  approve: actOn('withdrawal_approval', async (tx, found, _stated, now) => {
    await approveWithdrawal(tx, found, now);
    return [];
  }),
});

const payment = defineKind<Payload>({
  payload,
  plan: (reader, row, _stated, now) => closing(reader, row, 'bank', now),
  approve: actOn('withdrawal_payment', async (tx, found, { reference = '' }, now) => [
    (await payWithdrawal(tx, found, reference, now)).transactionId,
  ]),
});

const refusal = defineKind<Payload>({
  payload,
  plan: (reader, row, _stated, now) => closing(reader, row, 'available', now),
  approve: actOn('withdrawal_refusal', async (tx, found, { reason = '' }, now) => [
    await refuseWithdrawal(tx, found, reason, now),
  ]),
});

const bounce = defineKind<Payload>({
  payload,
  plan: async (_reader, row, { amountMinor, reason = '' }, time) => [
    planReturn({ holderId: holderOf(row), id: Number(row.subjectId), amountMinor }, reason, time),
  ],
  approve: actOn('withdrawal_bounce', (tx, found, { reason = '' }, now) =>
    returnWithdrawal(tx, found, reason, now),
  ),
});

/**
 * What staff decide about a withdrawal; paying and refusing are the second phase of its hold
 * (docs/domain/withdrawals.md#decision).
 */
export const withdrawalKinds: Readonly<Record<WithdrawalKind, Kind>> = {
  withdrawal_approval: approval,
  withdrawal_payment: payment,
  withdrawal_refusal: refusal,
  withdrawal_bounce: bounce,
};

/** What a maker states about a withdrawal besides its number. */
export interface Statement {
  readonly reference?: string;
  readonly reason?: string;
  readonly receiptNumber?: string;
}

/**
 * States what shall become of a withdrawal; a maker has one open proposal about it, whatever its kind, and keeps no other
 * maker from it.
 */
export const draftWithdrawal = async (
  tx: Tx,
  kind: WithdrawalKind,
  withdrawalId: number,
  statement: Statement,
  { now, maker: { staffId: makerId } }: DraftContext,
): Promise<Answer<Draft>> => {
  const holderId = (await readWithdrawal(tx, withdrawalId))?.holderId;
  if (holderId === undefined) return refuse('no_such_data');
  await lockWallet(tx, holderId);
  const found = await lockWithdrawal(tx, holderId, withdrawalId);
  const reason = objectionTo(kind, found, now);
  if (found === undefined || reason !== null) return refuse(reason ?? 'wrong_state');
  const pendingOf = await readPending(tx, {
    ...{ subjectType: 'withdrawal', subjectIds: [withdrawalId], makerId },
  });
  if (pendingOf(withdrawalId) !== null) return refuse('proposal_pending');
  const number = statement.reference ?? statement.receiptNumber;
  const key = number === undefined ? undefined : numberKey(number);
  if (key === '') {
    const field = statement.reference === undefined ? 'receipt_number' : 'reference';
    return refuse('invalid_fields', { fields: { [field]: 'invalid_format' } });
  }
  return done({
    kind,
    holderId,
    subjectType: 'withdrawal',
    subjectId: withdrawalId,
    payload: { amountMinor: found.amountMinor, ...statement },
    ...(key === undefined ? {} : { receipt: [kind, key].join('/') }),
  });
};
