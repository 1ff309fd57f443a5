import type { Reader, Tx } from '@fairlead/db';
import { type Posting, planClosing } from '@fairlead/ledger';
import { z } from 'zod';
import { type Answer, done, refuse } from '../../http/answer';
import { keepMatches, lockStatements } from '../bank-statements';
import {
  type Draft,
  defineKind,
  expirePending,
  type ProposalDraft,
  type ProposalRow,
  type Touched,
} from '../proposals';
import {
  listByIds,
  payWithdrawal,
  planReturn,
  returnWithdrawal,
  type WithdrawalRow,
  withdrawalClosing,
} from '../withdrawals';
import { bearLoss, findLoss, lossPayload, lossPosting, readLoss } from './payout-loss';
import { lockInOrder } from './propose-run';
import { keepLines, type RunRow, readRun, runName } from './runs';
import { readStandings, type Standing } from './standing';

/** What its holder reads of a payment that the bank sent back. */
const CAME_BACK = 'The bank returned the payment';

const payload = z.object({
  amountMinor: z.number(),
  name: z.string(),
  paid: z.number(),
  returned: z.number(),
  /** Which line, and which by which it came back, answers the payment of which withdrawal. */
  rows: z.array(
    z.object({
      holderId: z.number(),
      withdrawalId: z.number(),
      amountMinor: z.number(),
      lineId: z.number(),
      returnLineId: z.number().nullable(),
    }),
  ),
  /** In place of rows: what the bank paid though it had ended, and the house bears. */
  loss: lossPayload.optional(),
  reason: z.string().optional(),
});
type Payload = z.output<typeof payload>;
type Stated = Payload['rows'][number];

/** A payout with the lines that settle it. */
interface Ready extends Standing {
  readonly line: NonNullable<Standing['line']>;
}

/** Payouts of which the lines of the banks leave no doubt, and that are not settled by them yet. */
export const isReady = (standing: Standing): standing is Ready =>
  standing.line !== null && (standing.state === 'line_found' || standing.state === 'return_found');

const statedOf = ({ payout, row, line, returnLine }: Ready): Stated => ({
  ...{ holderId: row.holderId, withdrawalId: row.id, amountMinor: row.amountMinor },
  ...{ lineId: line.id, returnLineId: returnLine?.id ?? payout.returnLineId },
});

const isSame = (a: Stated, b: Stated): boolean =>
  a.withdrawalId === b.withdrawalId &&
  a.amountMinor === b.amountMinor &&
  a.lineId === b.lineId &&
  a.returnLineId === b.returnLineId;

/** What of the proposal still stands exactly so; null where anything of it does not. */
const readAgreed = async (
  reader: Reader,
  row: ProposalRow,
  stated: Payload,
  now: Date,
): Promise<readonly Ready[] | null> => {
  const run = await readRun(reader, Number(row.subjectId));
  if (run?.state !== 'approved') return null;
  const ready = (await readStandings(reader, run, now)).filter(isReady);
  const agreed = stated.rows.flatMap((one) => ready.find((now) => isSame(one, statedOf(now))) ?? []);
  return agreed.length === stated.rows.length ? agreed : null;
};

const postingsOf = async (reader: Reader, { row, returnLine }: Ready, time: Date): Promise<Posting[]> => [
  ...(row.state === 'paid'
    ? []
    : [await planClosing(reader, await withdrawalClosing(reader, row, 'bank', time, ''))]),
  ...(returnLine === null ? [] : [planReturn(row, CAME_BACK, time)]),
];

/** Pays one by its line, gives back what came back, and keeps which entry each line answers. */
const settle = async (
  tx: Tx,
  { payout, line, returnLine }: Ready,
  row: WithdrawalRow,
  { proposalId, now }: { readonly proposalId: number; readonly now: Date },
): Promise<number[]> => {
  const posted: { transactionId: number; lineId: number; amountMinor: number }[] = [];
  let current = row;
  if (row.state !== 'paid') {
    const { paid, transactionId } = await payWithdrawal(tx, row, payout.endToEndId, now);
    posted.push({ transactionId, lineId: line.id, amountMinor: -row.amountMinor });
    current = paid;
  }
  if (returnLine !== null) {
    const ids = await returnWithdrawal(tx, current, CAME_BACK, now);
    posted.push(
      ...ids.map((transactionId) => ({ transactionId, lineId: returnLine.id, amountMinor: row.amountMinor })),
    );
  }
  const { holderId, id: subjectId } = row;
  await expirePending(tx, { holderId, subjectType: 'withdrawal', subjectId }, now);
  await keepMatches(tx, posted, { proposalId, now });
  await keepLines(tx, payout, { lineId: line.id, returnLineId: returnLine?.id ?? null });
  return posted.map(({ transactionId }) => transactionId);
};

/** What was to be paid, and how it ended, where the house would bear what the bank paid all the same. */
const lossFacts = async (reader: Reader, row: ProposalRow) => {
  const { loss } = payload.parse(row.payload);
  const [ended] = loss === undefined ? [] : await listByIds(reader, [loss.withdrawalId]);
  if (loss === undefined || ended === undefined) return [];
  return [
    { name: 'withdrawal_amount_minor', value: String(ended.amountMinor) },
    { name: 'withdrawal_state', value: ended.state },
    ...(ended.reason === null ? [] : [{ name: 'withdrawal_reason', value: ended.reason }]),
  ];
};

/**
 * A second person agrees to what the lines of the banks say of a run: all of what was proposed, exactly so, or nothing
 * (docs/adr/0087-payout-runs.md).
 */
export const payoutSettlementKind = defineKind<Payload>({
  payload,
  plan: async (reader, row, stated, now) => {
    if (stated.loss !== undefined) {
      const loss = await readLoss(reader, stated.loss, now);
      return loss === undefined ? [] : [lossPosting(loss, now)];
    }
    const agreed = (await readAgreed(reader, row, stated, now)) ?? [];
    const postings: Posting[] = [];
    for (const one of agreed) postings.push(...(await postingsOf(reader, one, now)));
    return postings;
  },
  facts: lossFacts,
  touched: async (_reader, row): Promise<Touched[]> => touchedBy(payload.parse(row.payload)),
  approve: async (tx, row, stated, now): Promise<Answer<readonly number[]>> => {
    await lockStatements(tx);
    if (stated.loss !== undefined) {
      const loss = await readLoss(tx, stated.loss, now);
      if (loss === undefined) return refuse('wrong_state');
      return done([await bearLoss(tx, loss, { proposalId: row.id, now })]);
    }
    const locked = await lockInOrder(tx, stated.rows);
    const agreed = await readAgreed(tx, row, stated, now);
    if (agreed === null) return refuse('wrong_state');
    const ids: number[] = [];
    for (const one of agreed) {
      const found = locked.get(one.row.id);
      if (found === undefined) throw new Error(`withdrawal ${one.row.id} was not locked`);
      ids.push(...(await settle(tx, one, found, { proposalId: row.id, now })));
    }
    return done(ids);
  },
});

/** The withdrawal that each line of a proposed settlement pays or brings back, by the line's number. */
export const readSettled = async (
  reader: Reader,
  row: ProposalRow,
): Promise<ReadonlyMap<number, WithdrawalRow>> => {
  const { rows, loss } = payload.parse(row.payload);
  const lined = [...rows, ...(loss === undefined ? [] : [{ ...loss, returnLineId: null }])];
  const withdrawals = await listByIds(
    reader,
    lined.map(({ withdrawalId }) => withdrawalId),
  );
  return new Map(
    lined.flatMap(({ withdrawalId, lineId, returnLineId }) => {
      const found = withdrawals.find(({ id }) => id === withdrawalId);
      return found === undefined
        ? []
        : [lineId, ...(returnLineId === null ? [] : [returnLineId])].map((id) => [id, found] as const);
    }),
  );
};

const touchedBy = ({ rows }: Payload): Touched[] =>
  rows.map(({ holderId, withdrawalId, amountMinor }) => ({
    ...{ holderId, subjectType: 'withdrawal', subjectId: withdrawalId, amountMinor },
  }));

/**
 * Proposes that the house bears one that had ended and was paid all the same. It is about the line: the run's settlement, for
 * which holders wait, neither waits for it nor is refused by it.
 */
const draftLoss = async (
  tx: Tx,
  run: RunRow,
  { withdrawal_id: withdrawalId, reason }: { readonly withdrawal_id: number; readonly reason: string },
  now: Date,
): Promise<Answer<Draft>> => {
  const loss = await findLoss(tx, run, withdrawalId, now);
  if (loss === undefined) return refuse('wrong_state');
  const stated: Payload = {
    ...{ amountMinor: loss.amountMinor, name: loss.endToEndId, paid: 0, returned: 0 },
    ...{ rows: [], loss, reason },
  };
  return done({
    kind: 'payout_settlement',
    subjectType: 'bank_line',
    subjectId: loss.lineId,
    payload: { ...stated },
  });
};

/**
 * Proposes all payouts of a run of which the lines of the banks leave no doubt; or, of one that is named, that the house
 * bears what the bank paid of it.
 */
export const draftSettlement: ProposalDraft<'consolePayoutRun.proposeSettlement'> = async (
  tx,
  { id, lost },
  { now },
) => {
  const run = await readRun(tx, id);
  if (run === undefined) return refuse('no_such_data');
  if (lost !== undefined) return draftLoss(tx, run, lost, now);
  const rows = (await readStandings(tx, run, now)).filter(isReady).map(statedOf);
  if (rows.length === 0) return refuse('wrong_state');
  const returned = rows.filter(({ returnLineId }) => returnLineId !== null).length;
  const stated: Payload = {
    amountMinor: rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    ...{ name: runName(id), paid: rows.length - returned, returned, rows },
  };
  return done({
    kind: 'payout_settlement',
    subjectType: 'payout_run',
    subjectId: id,
    payload: { ...stated },
    touched: touchedBy(stated),
  });
};
