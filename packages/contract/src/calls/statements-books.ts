import { MOVEMENT_KINDS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { amountMinor, id, idParam, noRequest, page, pageOf, staffReason, time } from '../shapes/basics';
import { books } from '../shapes/books';
import { proposal } from '../shapes/console';

export const read = /* @__PURE__ */ defineCall('consoleBooks.read', {
  access: access.staff('finance_maker', 'finance_checker', 'auditor', 'admin'),
  summary: 'The books as of the last check',
  description:
    'With the alert, if money writes are stopped. That somebody read which holders are frozen is on record.',
  request: z.strictObject({
    part: z
      .enum(['state'])
      .optional()
      .describe(
        'the state of the books alone: `accounts`, which adds up every wallet, is empty, and nothing says which holders differ',
      ),
  }),
  response: books,
});

/** An entry of the ledger that touches the programme's accounts alone. */
const programmeEntry = z.object({
  transaction_id: id,
  kind: z.enum(MOVEMENT_KINDS),
  time,
  moves: z.array(z.object({ from: z.string(), to: z.string(), amount: amountMinor })),
  report_id: id.nullable().describe('of whose revenue it is the programme’s share'),
  order_id: id.nullable().describe('of the plan that it is about'),
});

export const entries = /* @__PURE__ */ defineCall('consoleBooks.entries', {
  access: access.staff('finance_maker', 'finance_checker', 'auditor', 'admin'),
  summary: 'Entries of the programme',
  description:
    'Entries of the ledger that touch no holder, whether or not cash moved by them; the newest first.',
  request: z.strictObject({
    id: idParam.optional().describe('that one alone'),
    kind: z.enum(MOVEMENT_KINDS).optional(),
    ...page,
  }),
  response: pageOf(programmeEntry),
});

export const check = /* @__PURE__ */ defineCall('consoleBooks.check', {
  access: access.staff('finance_checker', 'auditor', 'admin'),
  summary: 'Check the books now',
  description:
    'A failure of the programme stops money writes and raises the alert, one of a holder freezes that holder; a check that passes lifts the stop, and releases who was repaired. One that takes long goes on after the answer.',
  request: noRequest,
  response: books,
});

export const proposeRepair = /* @__PURE__ */ defineCall('consoleBooks.proposeRepair', {
  access: access.staff('finance_maker'),
  summary: 'Propose to repair the books of a frozen holder',
  description:
    'Approval sets the stored balances to the sums of the holder’s moves and posts nothing; the next check that finds no difference of the holder releases. After seven days without one the program repairs by itself.',
  request: z.strictObject({ id: idParam.describe('of the holder'), reason: staffReason }),
  response: proposal,
  reasons: ['no_such_data', 'wrong_state', 'proposal_pending'],
});
