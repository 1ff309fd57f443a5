import { HOLDER_ACCOUNTS, SHARES_FROM_PLANS, SOURCE_FIGURES, STAFF_ROLES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { bankCoverage } from '../shapes/bank';
import {
  amountMinor,
  count,
  day,
  id,
  idParam,
  month,
  noRequest,
  page,
  pageOf,
  reportDay,
  sha256,
  text,
  time,
} from '../shapes/basics';
import { publicFigures } from '../shapes/public-figures';
import {
  jobsRun,
  signedDaysDocument,
  signedRoot,
  signingKeys,
  source as sourceShape,
  statementDocument,
} from '../shapes/statements';

export const exportFile = /* @__PURE__ */ defineCall('statement.exportFile', {
  access: access.holderOrBlocked,
  summary: 'Export a month',
  description:
    'A file: the JSON document below, which the verifier checks offline, or the same as CSV or PDF.',
  request: z.strictObject({
    month,
    format: z.enum(['json', 'csv', 'pdf']).optional().describe("'json' where absent"),
  }),
  response: statementDocument,
});

export const source = /* @__PURE__ */ defineCall('statement.source', {
  access: access.holderOrBlocked,
  summary: 'What a figure is made of',
  description:
    'Down to the ledger transaction or the delivery report. Narrowed by the fields that apply to it.',
  request: z.strictObject({
    figure: z.enum(SOURCE_FIGURES),
    order_id: idParam.optional(),
    record_id: idParam.optional().describe('with flow_record'),
    type: z.int().min(1).max(4).optional().describe('period of the statistics'),
    period: z.literal('before').optional().describe('with `type` 1, 2 or 3: what that one is compared with'),
    from: reportDay.optional().describe('in place of `type`: reports from this day on, with `until`'),
    until: reportDay.optional().describe('and up to the end of this day'),
    days_earlier: z
      .int()
      .min(1)
      .max(366)
      .optional()
      .describe('these days so many days earlier, as a breakdown compares them'),
    hour: z.int().min(0).max(23).optional().describe('of reports, those of this hour of the day'),
    product_id: idParam.optional().describe('of reports, those of plans on this product'),
    others: z
      .enum(['plan', 'product'])
      .optional()
      .describe('of reports, those that a breakdown of these days by this adds up in its row `rest`'),
    user_time_zone: text(0, 64).optional(),
    ...page,
  }),
  response: sourceShape,
  reasons: ['no_such_data'],
});

export const staffActs = /* @__PURE__ */ defineCall('statement.staffActs', {
  access: access.holderOrBlocked,
  summary: 'What staff did with this account',
  description:
    'Newest first, mirrored from the audit log: staff by role and lasting number, not by name, and the system’s jobs.',
  request: z.strictObject({
    ...page,
    only: z
      .literal('decisions')
      .optional()
      .describe(
        'without what was read, said or merely proposed: however often that is done, it hides no decision',
      ),
  }),
  response: pageOf(
    z.object({
      id,
      time,
      role: z.enum([...STAFF_ROLES, 'system']),
      number: id
        .nullable()
        .describe('of the member of staff, never changed, never given twice; null for the system'),
      since: time
        .nullable()
        .describe('when their account was made, raised or reset last before the act; null for the system'),
      act: z.string().describe('call or job; `propose.topup`, `approved.topup` and the like for proposals'),
      text: z
        .string()
        .describe('the reason, answer or notice written to the holder; empty where there is none'),
      amount: amountMinor.nullable().describe('of a proposal about money; null else'),
      subject_type: z.string(),
      subject_id: z.string(),
    }),
  ),
});

const lineOf = <const Name extends string>(...names: readonly Name[]) =>
  z.object({ name: z.enum(names), amount: amountMinor });
/** Start-up funds are one line, whether they run or not. */
const OWED = HOLDER_ACCOUNTS.filter((account) => account !== 'start_up_running');

export const reconciliation = /* @__PURE__ */ defineCall('statement.reconciliation', {
  access: access.public,
  summary: 'What is owed against what is held',
  description:
    'Sums over all holders and the programme’s own accounts, from the ledger; and what the banks say of its cash.',
  request: noRequest,
  response: z.object({
    as_of: time,
    owed: z
      .array(lineOf(...OWED, 'media'))
      .describe('to holders by kind of account, to networks, gifts promised'),
    held: z.array(lineOf('bank', 'network_receivable')).describe('cash, and what networks owe'),
    owed_total: amountMinor,
    held_total: amountMinor,
    house: amountMinor.describe('the programme’s own money, of what is held'),
    difference: amountMinor.describe('held − owed − own money and revenue: 0 when the books are right'),
    bank: bankCoverage.describe('the cash of the ledger against the last statements of the banks'),
  }),
});

export const transparency = /* @__PURE__ */ defineCall('statement.transparency', {
  access: access.public,
  summary: 'Signed roots, keys, checks and overdue networks',
  description: 'What anyone needs to check an exported statement, and what the programme owes late.',
  request: noRequest,
  response: z.object({
    roots: z.array(signedRoot).describe('newest 31, newest first; all of them: `/transparency/days`'),
    keys: signingKeys,
    log: z
      .object({
        origin: z.string(),
        key: z.string().describe('as `fairlead-witness --log` takes it'),
        cosignatures: z
          .array(z.object({ witness: z.string(), day, time, fits: z.boolean() }))
          .describe('newest of each witness; `fits`: the days as they are now are those that it signed'),
      })
      .nullable()
      .describe('the signed days as a transparency log at `/log`; null where none is signed'),
    stamps: z
      .array(
        z.object({
          day,
          authority: z.string().describe('as the operator calls it'),
          time: time.describe('as the authority says'),
          digest: sha256
            .nullable()
            .describe('of the day as it is now; null where the stamp was given for another one'),
        }),
      )
      .describe(
        'timestamps (RFC 3161) of the days in `roots`, each a file at `/log/timestamps/DAY/AUTHORITY.tsr`',
      ),
    books: z.object({
      checked_at: time.nullable().describe('when a check was last finished'),
      passed: z.boolean().describe('it was in time and found nothing, and nobody is frozen'),
      unchecked: z.boolean().describe('the last one could not be finished, or is older than two hours'),
      money_writes: z.enum(['open', 'stopped']),
      frozen: z
        .object({ holders: count, since: time.nullable().describe('of who waits longest') })
        .describe('whose money stands still because their own books differ'),
    }),
    jobs: jobsRun.describe('whether what ends by itself ends; late after an hour'),
    overdue: z.array(
      z.object({
        network: z.string(),
        amount: amountMinor.describe('owed beyond 30 days'),
        paid_by_house: amountMinor,
        since: time,
      }),
    ),
    orders: z
      .object({
        settled: count,
        lost: count,
        lost_share_bp: z.int().nullable().describe(`null below ${SHARES_FROM_PLANS} settled`),
      })
      .describe('all settled orders, losing ones too'),
  }),
});

export const figures = /* @__PURE__ */ defineCall('statement.figures', {
  access: access.public,
  summary: 'Withdrawals, holds and objections by month and outcome',
  description:
    'Computed from the rows at each call. Counts and times alone, and none of them leads to a person: a period is of several people, or is told later.',
  request: noRequest,
  response: publicFigures,
});

export const signedDays = /* @__PURE__ */ defineCall('statement.signedDays', {
  access: access.public,
  summary: 'All signed days as a file',
  description:
    'A file to keep: the JSON document below. The verifier holds a statement against it, however much later.',
  request: noRequest,
  response: signedDaysDocument,
});
