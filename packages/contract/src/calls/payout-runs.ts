import {
  PAYOUT_CONCERNS,
  PAYOUT_DOUBTS,
  PAYOUT_FORMATS,
  PAYOUT_RUN_STATES,
  PAYOUT_STATES,
  WITHDRAWAL_STATES,
} from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import {
  amountMinor,
  count,
  counted,
  countedPageOf,
  day,
  id,
  idParam,
  madeWithin,
  noRequest,
  page,
  sha256,
  staffReason,
  text,
  time,
} from '../shapes/basics';
import { holderRef, proposal } from '../shapes/console';
import { leftOut } from '../shapes/run-evidence';

const readers = access.staff('finance_maker', 'finance_checker', 'auditor', 'admin');

const payable = z.object({
  withdrawal_id: id,
  holder: holderRef,
  beneficiary: z.string(),
  last_four: z.string().describe('of where it goes'),
  amount: amountMinor,
  state: z.enum(WITHDRAWAL_STATES),
  requested_at: time,
  due_at: time.nullable(),
});

/** What a bank says of one payout. */
const said = z.object({
  id,
  booked_on: day,
  amount: amountMinor.describe('above zero: came in'),
  counterparty: z.string(),
});

const run = z.object({
  id,
  name: z.string(),
  state: z.enum(PAYOUT_RUN_STATES),
  payouts: count,
  amount: amountMinor.describe('of all payouts that were not left out'),
  settled: count.describe('of them, those that are paid, came back, or ended otherwise'),
  in_doubt: count.describe(
    'payouts of which what the banks say leaves a doubt, or that came back after they were settled',
  ),
  made_by: z.string(),
  made_at: time,
  decided_by: z.string().nullable(),
  decided_at: time.nullable(),
  proposal_id: id.nullable().describe('a pending proposal on it'),
});

const payout = payable.extend({
  end_to_end_id: z.string(),
  state: z.enum(PAYOUT_STATES),
  withdrawal_state: z.enum(WITHDRAWAL_STATES),
  doubt: z.enum(PAYOUT_DOUBTS).nullable(),
  concerns: z.array(z.enum(PAYOUT_CONCERNS)).describe('while nobody has decided about the run'),
  line: said.nullable(),
  return_line: said.nullable(),
});

export const due = /* @__PURE__ */ defineCall('consolePayoutRun.due', {
  access: access.staff('finance_maker'),
  summary: 'Withdrawals that a payout run may take',
  description:
    'Requested or approved, to a bank account, before their deadline, in no other run, and paid by no line of a bank; the earliest deadline first.',
  request: noRequest,
  response: z.object({
    accounts: z.array(z.string()).describe('the operator’s own, from which it may be paid'),
    items: z.array(payable).describe(`${LIMITS.payoutsPerRunMax} at most`),
    more: count.describe('beyond them'),
    by_hand: count.describe('that no file of a bank can pay, such as those to a wallet address'),
    paid_by_line: count.describe('left out, since a line of a bank with their own payment ID paid them out'),
  }),
});

export const list = /* @__PURE__ */ defineCall('consolePayoutRun.list', {
  access: readers,
  summary: 'Payout runs',
  description: 'The newest first.',
  request: z.strictObject({
    state: z.enum(PAYOUT_RUN_STATES).optional(),
    doubt: z.literal('open').optional().describe('those with payouts `in_doubt`'),
    ...madeWithin,
    ...counted,
    ...page,
  }),
  response: countedPageOf(run),
});

export const detail = /* @__PURE__ */ defineCall('consolePayoutRun.detail', {
  access: readers,
  summary: 'One payout run',
  description:
    'Each payout with what the bank says of it; what stands out about it while nobody has decided.',
  request: z.strictObject({ id: idParam }),
  response: run.extend({
    account: z.string().describe('the operator’s own, from which it is paid'),
    sum: z.object({
      sent: amountMinor,
      paid: amountMinor,
      bounced: amountMinor,
      open: amountMinor.describe('sent, without an end'),
    }),
    items: z.array(payout),
    files: z.array(z.object({ format: z.enum(PAYOUT_FORMATS), name: z.string(), hash: sha256 })),
    ready: count.describe('payouts whose lines two people may agree to now'),
    left_out: z.array(leftOut).describe('what was due when it was made, and is not in it'),
    left_out_reason: z.string().describe('in the words of the maker; may be empty'),
  }),
  reasons: ['no_such_data'],
});

export const file = /* @__PURE__ */ defineCall('consolePayoutRun.file', {
  access: access.staff('finance_maker', 'finance_checker'),
  summary: 'The file that the bank is given of a payout run',
  description:
    'ISO 20022 pain.001.001.09, or CSV. Drawn once, by the approval; it is the same at each download. Whose whole numbers stand in it, and who downloaded it, is on record.',
  request: z.strictObject({ id: idParam, format: z.enum(PAYOUT_FORMATS) }),
  response: z.string(),
  reasons: ['no_such_data', 'wrong_state'],
});

export const propose = /* @__PURE__ */ defineCall('consolePayoutRun.propose', {
  access: access.staff('finance_maker'),
  summary: 'Propose a payout run',
  description:
    'Another person decides about all of it; with it each withdrawal is approved, and the bank’s file is drawn. What is due and left out is kept with the proposal. Posts nothing.',
  request: z.strictObject({
    withdrawal_ids: z.array(idParam).min(1).max(LIMITS.payoutsPerRunMax),
    account: text(1, LIMITS.referenceMax),
    left_out_reason: staffReason
      .optional()
      .describe(
        'why the rest of what `due` lists waits; required if any of it was requested over an hour ago',
      ),
  }),
  response: proposal,
  reasons: ['no_such_data', 'wrong_state', 'changed_meanwhile'],
});

export const proposeSettlement = /* @__PURE__ */ defineCall('consolePayoutRun.proposeSettlement', {
  access: access.staff('finance_maker'),
  summary: 'Propose what the bank’s lines say of a payout run',
  description:
    'Every payout whose line has its end-to-end ID, amount and payee is paid by it: withdrawing → bank; one that came back goes on to available. With `lost`, nothing of that: the house bears what the bank paid of one that had ended (house → bank). Another person decides; each entry is posted once, with its line as its source.',
  request: z.strictObject({
    id: idParam,
    lost: z
      .strictObject({ withdrawal_id: idParam, reason: staffReason })
      .optional()
      .describe('a payout in doubt as `paid_though_ended`, whose payment neither bank nor holder gives back'),
  }),
  response: proposal,
  reasons: ['no_such_data', 'wrong_state', 'proposal_pending'],
});
