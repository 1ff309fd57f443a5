import { PAYEE_STATES, TOPUP_METHODS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { OPERATION_ID_IN_WORDS } from '../limits';
import { fieldIssue, id, idParam, pageOf, sortedPage, staffReason, text, time } from '../shapes/basics';
import { proposal } from '../shapes/console';

const lines = z.array(z.strictObject({ name: text(1, 60), value: text(1, 200) }));

const payee = z.object({
  id,
  name: z.string(),
  method: z.enum(TOPUP_METHODS),
  lines,
  asks_operation_id: z.boolean().describe('the payer writes their operation ID as the reference'),
  state: z.enum(PAYEE_STATES),
  maker: z.string(),
  checker: z.string().nullable(),
  created_at: time,
  approved_at: time.nullable(),
  proposal_id: id.nullable().describe('a pending proposal on it'),
});

export const list = /* @__PURE__ */ defineCall('consolePayee.list', {
  access: access.staff('support', 'finance_maker', 'finance_checker', 'auditor', 'admin'),
  summary: 'Payee registry',
  description: 'The only source of payment details that reach a person. Newest first.',
  request: z.strictObject({
    id: idParam.optional().describe('that one alone'),
    state: payee.shape.state.optional(),
    method: payee.shape.method.optional(),
    ...sortedPage('created_at', 'name'),
  }),
  response: pageOf(payee),
});

export const propose = /* @__PURE__ */ defineCall('consolePayee.propose', {
  access: access.staff('finance_maker'),
  summary: 'Propose a payee',
  description: 'Counts after another person has approved it. A change is a new payee.',
  request: z
    .strictObject({
      name: text(1, 120),
      method: z.enum(TOPUP_METHODS),
      lines: lines
        .min(1)
        .max(10)
        .describe('none says "operation ID" in words: that the payer writes it is declared'),
      asks_operation_id: z.boolean().optional().describe('absent: no'),
      reason: staffReason,
    })
    .refine(
      (payee) => !payee.lines.some(({ name, value }) => OPERATION_ID_IN_WORDS.test(`${name} ${value}`)),
      fieldIssue('invalid_format', 'lines'),
    ),
  response: proposal,
});

export const proposeRetirement = /* @__PURE__ */ defineCall('consolePayee.proposeRetirement', {
  access: access.staff('finance_maker'),
  summary: 'Propose to retire a payee',
  description: 'No further card is made from it, and no top-up is stated for it.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: proposal,
  reasons: ['no_such_data', 'wrong_state', 'proposal_pending'],
});
