import {
  ACCOUNT_STATES,
  ENTRIES,
  MOVEMENT_KINDS,
  OBJECTION_SUBJECTS,
  PROPOSAL_FLAGS,
  PROPOSAL_KINDS,
  PROPOSAL_STATES,
  TOPUP_METHODS,
} from '@fairlead/vocabulary';
import { z } from 'zod';
import { LIMITS } from '../limits';
import {
  amountMinor,
  count,
  day,
  id,
  language,
  positiveAmountMinor,
  sha256,
  staffReason,
  text,
  time,
} from './basics';
import { coupon } from './coupons';
import { holderRef } from './holder-ref';
import { order } from './plans';
import { runEvidence } from './run-evidence';
import { scoreEvent } from './standing';
import { topup } from './topups';
import { holderTraces } from './traces';
import { flowRecord, property } from './wallet';
import { withdrawal } from './withdrawals';

export { holderRef };

/** One ledger move that an act posts, in the words of the ledger: shown before anyone approves. */
export const move = z.object({
  from: z.string().describe('account as the ledger names it, for instance "bank" or "holder/17/available"'),
  to: z.string(),
  amount: amountMinor,
  type: z.enum(MOVEMENT_KINDS),
});
export type Move = z.output<typeof move>;

/** What one member of staff proposes and another decides. */
export const proposal = z.object({
  id,
  kind: z.enum(PROPOSAL_KINDS),
  state: z.enum(PROPOSAL_STATES),
  maker: z.string().describe('username of the member of staff'),
  checker: z.string().nullable(),
  people: z.number().int().describe('how many people it takes, who made it among them: 2 or 3'),
  agreed: z.array(z.string()).describe('usernames of those who agreed before the last one'),
  created_at: time,
  decided_at: time.nullable(),
  expires_at: time.describe('refused by itself then'),
  subject: z.object({
    type: z.enum([
      'holder',
      'topup',
      'withdrawal',
      'order',
      'network',
      'house',
      'payee',
      'acceptance',
      'hold',
      'campaign',
      'report',
      'report_file',
      'product',
      'content',
      'notification',
      'objection',
      'staff',
      'bank_line',
      'payout_run',
      'contacts',
      'recovery',
      'webhook',
    ]),
    id: z.string(),
    label: z.string(),
  }),
  amount: amountMinor.nullable().describe('null where it moves no money, or it is withheld'),
  refusal_reason: z.string().nullable(),
});

/** What stated reports say of one plan together. */
const reportSums = z.object({
  order_id: id,
  order_number: z.string(),
  holder: z.string().describe('username'),
  reports: count,
  impressions: count,
  clicks: count,
  conversions: count,
  spend: amountMinor,
  revenue: amountMinor.describe('the holder’s share'),
  budget: amountMinor,
  billed: amountMinor.describe('by all reports that count now'),
  above_history: z
    .boolean()
    .describe('with them, price or revenue for 1,000 views is far above what the product had before'),
});

/** Of money that a payee of the registry received. */
export const receiptNumber = text(1, LIMITS.referenceMax).describe(
  'of the bank; a payee’s receipt is posted once, however it is written and whatever the method',
);
export const differenceReason = staffReason
  .optional()
  .describe('required where amount or method is not what was asked for; shown to the holder');

/** What a payer asked for or claimed, beside what a maker says arrived: compared by the server. */
const arrival = z.object({
  asked_amount: positiveAmountMinor,
  asked_method: z.enum(TOPUP_METHODS).nullable().describe('null: the payer chose none'),
  amount: positiveAmountMinor,
  method: z.enum(TOPUP_METHODS).nullable(),
  amount_differs: z.boolean(),
  method_differs: z.boolean(),
  reason: z.string().nullable().describe('why it differs, in the words of the maker'),
  payee: z.string().describe('its name in the registry'),
  payee_retired: z.boolean().describe('it takes no further money: the payer was sent its card before'),
  receipt_number: z.string(),
  same_amount: z
    .array(z.object({ proposal_id: id, holder: z.string() }))
    .describe('up to five others of the same amount, proposed less than a day before or after'),
});
export type Arrival = z.output<typeof arrival>;

/** A line of a bank about money that came in or went out, and that no entry has yet. */
const arrivalLine = z.object({
  id,
  day: day,
  amount: amountMinor.describe('below zero where money went out'),
  counterparty: z.string(),
  reference: z.string(),
  text: z.string(),
  by_receipt: z.boolean().describe('the receipt or the reference stands in it; else the amount alone is so'),
  named: z.array(z.string()).describe('usernames of the holders whose operation IDs stand in it'),
  imported_by: z.string().describe('username of who imported its statement'),
  payout: z
    .object({ name: z.string(), set_at: time.describe('when the payout account was set last') })
    .nullable()
    .describe(
      'of money in: the name that the holder is paid to, to be compared with the counterparty; null where none is set',
    ),
  settles: z
    .object({ withdrawal_id: id, holder: holderRef, beneficiary: z.string(), last_four: z.string() })
    .nullable()
    .describe('the withdrawal that it pays, or above zero brings back'),
});
export type ArrivalLine = z.output<typeof arrivalLine>;

/** Something that does not fit: acknowledged by its key before approval. */
const proposalFlag = z.object({
  key: z.string().describe('names this one among the flags of the proposal'),
  flag: z.enum(PROPOSAL_FLAGS),
  about: z.string().describe('whom or which it names, empty where it names none'),
});
export type ProposalFlagged = z.output<typeof proposalFlag>;

/** Who a proposal is about, as the books have it now. */
const proposalHolder = z.object({
  holder: holderRef,
  registered_at: time,
  available: amountMinor,
  held: amountMinor,
  withdrawing: amountMinor,
  paid_in: amountMinor.describe('by top-ups, ever'),
  paid_out: amountMinor.describe('by withdrawals, ever, less what came back'),
  open_objections: z.array(z.object({ id, subject_type: z.enum(OBJECTION_SUBJECTS), text: z.string() })),
  ...holderTraces,
});
export type ProposalHolder = z.output<typeof proposalHolder>;

/** Where a withdrawal goes, beside where the person was paid before. */
const proposalDestination = z.object({
  method: z.string(),
  beneficiary: z.string(),
  bank: z.string().describe('its name; empty of a wallet address'),
  last_four: z.string(),
  set_at: time.nullable().describe('null: it was changed since the request'),
  former: z
    .array(z.object({ amount: amountMinor, beneficiary: z.string(), last_four: z.string(), asked_at: time }))
    .describe('the last five that were paid'),
});
export type ProposalDestination = z.output<typeof proposalDestination>;

/** A proposal with all that a checker must see before deciding. */
export const proposalDetail = proposal.extend({
  arrival: arrival.nullable().describe('of a top-up or a confirmation, null of every other kind'),
  moves: z.array(move).describe('what approval would post, or has posted'),
  payload: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .describe('what the maker stated, field by field, as text'),
  flags: z.array(proposalFlag).describe('while it is pending; approval names each of them'),
  bank_lines: z
    .array(arrivalLine)
    .nullable()
    .describe(
      'of the banks, with its number or amount, or that it settles or links, or that paid what it gives back; null of all else, and decided',
    ),
  about_holder: proposalHolder.nullable().describe('while it is pending'),
  destination: proposalDestination.nullable().describe('of a withdrawal, while it is pending'),
  transaction_ids: z.array(id).describe('ledger transactions of the approval'),
  report_sums: z.array(reportSums).optional().describe('of reports that people state, plan by plan'),
  payout_run: runEvidence.optional().describe('of a payout run, unless it is older than what is kept of it'),
  is_withheld: z.boolean().optional().describe('true: what it states is not for the roles of who asks'),
});
export type Proposal = z.output<typeof proposal>;
export type ProposalDetail = z.output<typeof proposalDetail>;

export const staffTopup = topup.extend({
  holder: holderRef,
  message: z.string().nullable(),
  receipt_urls: z
    .array(z.string())
    .describe('of the payment, as its holder sent them; a picture proves nothing'),
  proposal_id: id.nullable(),
});

export const holderRow = holderRef.extend({
  nickname: z.string(),
  lang: language.describe('what the person reads the app in'),
  state: z.enum(ACCOUNT_STATES),
  entry: z.enum(ENTRIES),
  created_at: time,
});

/** The case view of one account holder. */
export const holderDetail = z.object({
  holder: holderRow.extend({
    email: z.string().nullable(),
    phone: z.string().nullable(),
    credit_score: z.int(),
    shop_level: z.int(),
    state_reason: z.string().nullable(),
    is_lead: z.boolean().describe('allowed to publish plans to followers'),
  }),
  wallet: property,
  orders: z.array(order).describe('newest 20'),
  flow: z.array(flowRecord).describe('newest 20'),
  topups: z.array(topup).describe('newest 20'),
  withdrawals: z.array(withdrawal).describe('newest 20'),
  coupons: z.array(coupon).describe('newest 20, in every state'),
  score_events: z.array(scoreEvent).describe('newest 20'),
});

export const staffOrder = order.extend({ holder: holderRef, network: z.string() });

export const remittance = z.object({
  id,
  network: z.string(),
  amount: amountMinor,
  receipt_number: z.string(),
  received_at: time,
  transaction_id: id,
  orders_settled: count,
  proposal_id: id.nullable().describe('by which two people recorded it'),
  demo: z.boolean(),
});

/** What one network owes. */
export const networkBalance = z.object({
  network: z.string(),
  owed: amountMinor.describe('validated revenue not yet received'),
  oldest_due_at: time.nullable(),
  media_owed: amountMinor.describe('what the programme owes it for delivery'),
});

/** One row of the audit log: append-only, hash-chained (docs/domain/audit.md#chain). */
export const auditRow = z.object({
  id,
  time,
  actor: z
    .string()
    .describe('username of staff, "holder" or "system"; staff with such a name have " (staff)" behind it'),
  act: z.string().describe('call id or name of the job'),
  subject_type: z.string(),
  subject_id: z.string(),
  holder_id: id.nullable(),
  holder: z.string().nullable().describe('username'),
  amount: amountMinor.nullable().describe('of the proposal that it is about, or of its own'),
  receipt: z.string().nullable().describe('of the proposal that it is about'),
  address: z.string().nullable().describe('from which it was done or tried, where that is kept'),
  is_read: z.boolean().describe('something was only looked at, or saved as a file'),
  changes: z
    .array(z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() }))
    .describe('what stood there before and after, with names of staff for their numbers'),
  text: z.string().describe('the same in one line'),
  hash: sha256,
});
