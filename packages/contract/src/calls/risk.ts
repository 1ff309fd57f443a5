import { ACCOUNT_LINKS, RISK_RULES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { amountMinor, count, id, noRequest, time } from '../shapes/basics';
import { holderRef } from '../shapes/console';

const row = z.object({
  rule: z.enum(RISK_RULES),
  holder: holderRef.describe('of a ring, the lead where that is one of them'),
  others: z.array(holderRef).describe('who shares with them; empty where nobody does'),
  by: z.array(z.enum(ACCOUNT_LINKS)).describe('what they share'),
  time: time.describe('of the newest of what stands out'),
  subject: z
    .object({ type: z.enum(['holder', 'order', 'withdrawal']), id })
    .describe('where its figures stand'),
  label: z.string().describe('number of the plan, or the last four of the payout account; may be empty'),
  count: count.nullable().describe('how many withdrawals or puts'),
  amount: amountMinor.nullable(),
  state: z.string().nullable().describe('of the withdrawal or the plan'),
  before_minutes: count.nullable().describe('so long before the withdrawal the destination was changed'),
  times_bp: count.nullable().describe('so many times what the product usually brings; 10,000 are once'),
});

export const read = /* @__PURE__ */ defineCall('consoleRisk.read', {
  access: access.staff('support', 'finance_maker', 'finance_checker', 'auditor', 'admin'),
  summary: 'What stands out over all holders',
  description:
    'Up to 50 rows of each rule, newest first. A row is a reason to look: it holds no money, blocks nobody, and nothing is cleared by paying in.',
  request: noRequest,
  response: z.object({
    as_of: time,
    withdrawals_since: time.describe('withdrawals were looked at from then on'),
    plans_since: time,
    rules: z.array(z.object({ rule: z.enum(RISK_RULES), more: z.boolean(), rows: z.array(row) })),
  }),
});
