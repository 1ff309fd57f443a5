import { BANK_FAULTS, BANK_FORMATS, CASH_KINDS, MOVEMENT_KINDS, TOPUP_METHODS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { bankCoverage } from '../shapes/bank';
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
  ofAmount,
  page,
  sha256,
  staffReason,
  text,
  time,
} from '../shapes/basics';
import { holderRef, proposal } from '../shapes/console';

const readers = access.staff('finance_maker', 'finance_checker', 'auditor', 'admin');

const statement = z.object({
  id,
  format: z.enum(BANK_FORMATS),
  account: z.string(),
  from: day,
  until: day,
  opening: amountMinor,
  closing: amountMinor,
  lines: count.describe('in the file'),
  known_lines: count.describe('of them, that an earlier statement had brought'),
  differing_lines: count.describe('that it words otherwise than an earlier one'),
  matched: count.describe('of its own lines, those that entries answer'),
  hash: sha256.describe('of the file'),
  imported_by: z.string(),
  imported_at: time,
});

/** What was asked for and not posted yet: a line may be its money. */
const openCase = z.object({
  kind: z.enum(['topup', 'withdrawal']),
  id,
  holder: holderRef,
  amount: amountMinor.describe('above zero: to come in'),
  created_at: time,
  named: z.boolean().describe('the operation ID of its holder stands in the line'),
});

/** An entry of the ledger by which cash came or went. */
const entry = z.object({
  transaction_id: id,
  kind: z.enum(MOVEMENT_KINDS),
  time,
  amount: amountMinor.describe('above zero: came in'),
  numbers: z.array(z.string()).describe('receipts and references that were stated for it'),
  holder_id: id.nullable(),
  operation_id: z.string().nullable(),
});

/** What a line is the money of, where it names one holder alone, by operation ID, and one case of theirs can be meant. */
const posting = z.object({
  topup_id: id,
  holder: holderRef,
  asked_amount: amountMinor,
  asked_method: z.enum(TOPUP_METHODS).nullable(),
  payee_id: id.nullable().describe('whose payment card was sent for the case last; null: none was'),
  method: z.enum(TOPUP_METHODS).nullable().describe('by which that payee is paid'),
  agrees: z
    .boolean()
    .describe(
      'amount and method are those that were asked for, a card was sent, and the line has a number of its own',
    ),
  proposal_id: id.nullable().describe('a pending proposal about the case'),
});

const line = z.object({
  id,
  statement_id: id.describe('the first that brought it'),
  account: z.string(),
  place: count,
  booked_on: day,
  amount: amountMinor.describe('above zero: came in'),
  reference: z.string(),
  end_to_end_id: z.string(),
  counterparty: z.string(),
  text: z.string(),
  wordings: z
    .array(z.object({ statement_id: id, counterparty: z.string(), text: z.string() }))
    .describe('how later statements word it otherwise'),
  matched_by: z.enum(['number', 'two_people']).nullable().describe('null: no entry claims it'),
  transaction_ids: z.array(id),
  proposal_id: id.nullable().describe('a pending proposal on it'),
  posting: posting
    .nullable()
    .describe(
      'what to propose for it; null of what went out, is claimed or worded in two ways, and where there is a doubt',
    ),
});

export const coverage = /* @__PURE__ */ defineCall('consoleBank.coverage', {
  access: readers,
  summary: 'What the banks say against what the ledger says',
  description:
    'The same figures as in public, with each account, each gap between its statements and each day on which they differ.',
  request: noRequest,
  response: bankCoverage.extend({
    accounts: z.array(z.object({ account: z.string(), day, closing: amountMinor })),
    gaps: z.array(
      z.object({
        account: z.string(),
        after: day.describe('the last day that is known before it'),
        before: day.describe('the first that is known after it'),
        amount: amountMinor.describe('by how much the balance changed meanwhile'),
      }),
    ),
    differing_at: z
      .array(z.object({ account: z.string(), day }))
      .describe('the days that two statements of an account end with different balances'),
  }),
});

export const list = /* @__PURE__ */ defineCall('consoleBank.list', {
  access: readers,
  summary: 'Statements of the banks',
  description: 'The newest import first.',
  request: z.strictObject({
    id: idParam.optional().describe('that one alone'),
    account: text(1, 64).optional().describe('a part of its number'),
    ...madeWithin,
    ...counted,
    ...page,
  }),
  response: countedPageOf(statement),
});

export const upload = /* @__PURE__ */ defineCall('consoleBank.upload', {
  access: access.staff('finance_maker'),
  summary: 'Import a statement of a bank',
  description:
    'Multipart field `file`: ISO 20022 camt.053 or CSV. Taken whole or not at all, with every fault named; `line_differs` is one of a statement that is taken: both wordings of the line are kept. Posts nothing: lines are linked to entries of the ledger where number, amount and direction agree.',
  request: noRequest,
  response: z.object({
    statement_id: id.nullable().describe('of a file that is known, the statement that it is'),
    hash: sha256,
    lines: count,
    known_lines: count.describe('that an earlier statement had brought'),
    matched: count.describe('lines that were linked, older ones too'),
    faults: z.array(
      z.object({
        fault: z.enum(BANK_FAULTS),
        place: count.nullable().describe('of the line in the file, from 1; null: the file as a whole'),
        amount: amountMinor.nullable().describe('by how much sums differ'),
      }),
    ),
  }),
});

export const lines = /* @__PURE__ */ defineCall('consoleBank.lines', {
  access: readers,
  summary: 'Lines of the banks',
  description: 'The newest import first.',
  request: z.strictObject({
    id: idParam.optional().describe('that one alone'),
    statement_id: idParam.optional(),
    state: z.enum(['matched', 'unclaimed']).optional(),
    ...madeWithin,
    ...ofAmount,
    ...counted,
    ...page,
  }),
  response: countedPageOf(line),
});

export const entries = /* @__PURE__ */ defineCall('consoleBank.entries', {
  access: readers,
  summary: 'Cash that came or went by the books',
  description: 'Entries of the ledger that touched the bank, the newest first.',
  request: z.strictObject({
    id: idParam.optional().describe('that one alone, matched or not'),
    state: z
      .enum(['unmatched', 'all', 'borne_by_house'])
      .optional()
      .describe(
        'unmatched, where it is absent: those that no line of a bank answers; borne_by_house: what that public figure adds up',
      ),
    kind: z.enum(CASH_KINDS).optional(),
    direction: z.enum(['in', 'out']).optional(),
    ...madeWithin,
    ...ofAmount,
    ...counted,
    ...page,
  }),
  response: countedPageOf(entry),
});

export const suggestions = /* @__PURE__ */ defineCall('consoleBank.suggestions', {
  access: readers,
  summary: 'What a line may belong to',
  description:
    'Entries of the same amount and direction within thirty days, and cases of that amount that are not posted yet. A suggestion links nothing and posts nothing.',
  request: z.strictObject({ line_id: idParam }),
  response: z.object({
    items: z.array(entry).describe('20 at most, the nearest day first'),
    cases: z
      .array(openCase)
      .describe('not posted yet, of the same amount; those that the line names first, 20 at most'),
  }),
  reasons: ['no_such_data'],
});

export const proposeMatch = /* @__PURE__ */ defineCall('consoleBank.proposeMatch', {
  access: access.staff('finance_maker'),
  summary: 'Propose which entries a line answers',
  description:
    'Where no number connects them. The entries add up to the line. Another person decides; nothing is posted.',
  request: z.strictObject({
    line_id: idParam,
    transaction_ids: z.array(idParam).min(1).max(50),
    reason: staffReason,
  }),
  response: proposal,
  reasons: ['no_such_data', 'wrong_state', 'proposal_pending'],
});
