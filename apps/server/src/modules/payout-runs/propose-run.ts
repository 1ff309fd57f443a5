import { calls } from '@fairlead/contract';
import type { Reader, Tx } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import { z } from 'zod';
import { type Answer, done, refuse } from '../../http/answer';
import { mayRead } from '../../http/may-read';
import { defineKind, expirePending, type ProposalDraft, type ProposalRow, type Touched } from '../proposals';
import { approveWithdrawal, isPayable, listByIds, lockWithdrawal, type WithdrawalRow } from '../withdrawals';
import { drawFiles } from './draw-files';
import { listNotOffered, listOffered } from './due';
import { readSentLines } from './paid-lines';
import { gatherEvidence, keptEvidence, showEvidence } from './run-evidence';
import { addRun, changeRun, letGo, listPayouts, readRun, runName } from './runs';

const payload = keptEvidence.extend({
  amountMinor: z.number(),
  name: z.string(),
  payouts: z.number(),
  account: z.string(),
});
type Payload = z.output<typeof payload>;

const touchedBy = async (reader: Reader, row: ProposalRow): Promise<Touched[]> =>
  (await listPayouts(reader, Number(row.subjectId))).map(({ holderId, withdrawalId, amountMinor }) => ({
    ...{ holderId, subjectType: 'withdrawal', subjectId: withdrawalId, amountMinor },
  }));

/** Locks the wallets of some withdrawals in the order of everyone, then the withdrawals, as they are then. */
export const lockInOrder = async (
  tx: Tx,
  rows: readonly { readonly holderId: number; readonly withdrawalId: number }[],
): Promise<Map<number, WithdrawalRow>> => {
  const holderIds = [...new Set(rows.map(({ holderId }) => holderId))].toSorted((a, b) => a - b);
  for (const holderId of holderIds) await lockWallet(tx, holderId);
  const locked = new Map<number, WithdrawalRow>();
  for (const { holderId, withdrawalId } of rows.toSorted((a, b) => a.withdrawalId - b.withdrawalId)) {
    const row = await lockWithdrawal(tx, holderId, withdrawalId);
    if (row !== undefined) locked.set(withdrawalId, row);
  }
  return locked;
};

/**
 * A second person agrees to a run: each of its withdrawals is approved, and the bank's file is drawn. What ended meanwhile
 * is left out, and so is what a bank paid by a line of its own, so that never more is paid than was agreed to. Posts nothing
 * (docs/domain/payout-runs.md#decision).
 */
export const payoutRunKind = defineKind<Payload>({
  payload,
  plan: async () => [],
  touched: touchedBy,
  shown: async (reader, row, stated, viewing) => {
    if (!mayRead(viewing.roles, calls.consolePayoutRun.detail)) return {};
    const shown = await showEvidence(reader, row, stated, viewing);
    return shown === undefined ? {} : { payout_run: shown };
  },
  drop: async (tx, row, _stated, now) => {
    const runId = Number(row.subjectId);
    await changeRun(tx, runId, { state: 'ended', decidedBy: null, decidedAt: now });
    await letGo(tx, runId);
  },
  approve: async (tx, row, _stated, now, config): Promise<Answer<readonly number[]>> => {
    const runId = Number(row.subjectId);
    const run = await readRun(tx, runId);
    const payouts = await listPayouts(tx, runId);
    if (run?.state !== 'proposed') return refuse('wrong_state');
    const locked = await lockInOrder(tx, payouts);
    const lineOf = await readSentLines(tx, [...locked.values()]);
    const kept = payouts.flatMap((payout) => {
      const found = locked.get(payout.withdrawalId);
      const isKept = found !== undefined && isPayable(found, now) && lineOf(found.id) === undefined;
      return isKept ? [{ payout, row: found }] : [];
    });
    if (kept.length === 0) return refuse('wrong_state');
    const keptIds = new Set(kept.map(({ payout }) => payout.withdrawalId));
    const others = payouts.map(({ withdrawalId }) => withdrawalId).filter((id) => !keptIds.has(id));
    if (others.length > 0) await letGo(tx, runId, others);
    for (const { row: found } of kept) {
      if (found.state !== 'requested') continue;
      await approveWithdrawal(tx, found, now);
      const about = { holderId: found.holderId, subjectType: 'withdrawal', subjectId: found.id } as const;
      await expirePending(tx, about, now);
    }
    await drawFiles(tx, run, kept, config, now);
    await changeRun(tx, runId, { state: 'approved', decidedBy: row.checkerId, decidedAt: now });
    return done([]);
  },
});

/** One that was requested since may have come while the run was being made: whoever makes it need not know of it. */
const NOTICED_MS = 3_600_000;

/**
 * Puts withdrawals that wait into a run, the earliest deadline first. Whoever leaves out what they were offered says why
 * (docs/domain/payout-runs.md#evidence).
 */
export const draftRun: ProposalDraft<'consolePayoutRun.propose'> = async (
  tx,
  { withdrawal_ids: ids, account, left_out_reason: leftOutReason },
  { now, maker, config },
) => {
  const wanted = [...new Set(ids)];
  const rows = await listByIds(tx, wanted);
  if (rows.length < wanted.length) return refuse('no_such_data');
  if (!config.bankAccounts.includes(account))
    return refuse('invalid_fields', { fields: { account: 'not_one_of' } });
  const lineOf = await readSentLines(tx, rows);
  if (!rows.every((row) => isPayable(row, now) && lineOf(row.id) === undefined)) return refuse('wrong_state');
  const sorted = rows.toSorted(
    (a, b) => (a.dueAt?.getTime() ?? 0) - (b.dueAt?.getTime() ?? 0) || a.id - b.id,
  );
  const left = (await listOffered(tx, now)).rows.filter(({ id }) => !wanted.includes(id));
  const isNoticed = left.some(({ createdAt }) => now.getTime() - createdAt.getTime() > NOTICED_MS);
  if (isNoticed && leftOutReason === undefined)
    return refuse('invalid_fields', { fields: { left_out_reason: 'required' } });
  const notTaken = [
    ...left.map((row) => ({ row, run: null, line: null })),
    ...(await listNotOffered(tx, now)),
  ];
  const evidence = await gatherEvidence(tx, sorted, notTaken, now);
  const runId = await addRun(tx, { account, madeBy: maker.staffId, madeAt: now }, sorted);
  const amountMinor = rows.reduce((sum, row) => sum + row.amountMinor, 0);
  return done({
    kind: 'payout_run',
    subjectType: 'payout_run',
    subjectId: runId,
    payload: {
      ...{ amountMinor, name: runName(runId), payouts: rows.length, account },
      ...evidence,
      ...(left.length === 0 || leftOutReason === undefined ? {} : { leftOutReason }),
    },
    touched: sorted.map((row) => ({
      ...{ holderId: row.holderId, subjectType: 'withdrawal', subjectId: row.id },
      amountMinor: row.amountMinor,
    })),
  });
};
