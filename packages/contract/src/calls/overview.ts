import { HOLDER_STEPS, MOVEMENT_KINDS, SETUP_AREAS, SHARES_FROM_PLANS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { amountMinor, basisPoints, count, day, id, noRequest, time } from '../shapes/basics';
import { queueName } from '../shapes/queues';
import { reconciliation } from './statements';

const steps = z.object({
  registered: count,
  ...(Object.fromEntries(HOLDER_STEPS.map((step) => [step, count])) as Record<
    (typeof HOLDER_STEPS)[number],
    typeof count
  >),
});

const cash = z.object({
  days: z.array(z.object({ day, in: amountMinor, out: amountMinor })).describe('30 days (UTC), oldest first'),
  kinds: z
    .array(
      z.object({
        kind: z.enum(MOVEMENT_KINDS),
        is_in: z.boolean(),
        amount: amountMinor,
        moves: count,
      }),
    )
    .describe('what the days are made of, largest first'),
  before: z.object({ in: amountMinor, out: amountMinor }).describe('of the 30 days before'),
});

const due = z.object({
  day: day.nullable().describe('of the deadline (UTC); null: it has passed'),
  count,
  amount: amountMinor,
});

const network = z.object({
  network: z.string(),
  running: count.describe('plans that it delivers'),
  delivered: z
    .object({ since: time, spend: amountMinor })
    .optional()
    .describe('spend of its accepted reports of the last hour; absent of figures that were kept before'),
  owed: amountMinor.describe('validated revenue not yet received'),
  oldest_due_at: time.nullable(),
  overdue: amountMinor.describe('of it, longer than it may'),
  quarantined: count.describe('reports held back that nobody decided'),
  failed: count.describe('messages to it that were given up'),
});

const product = z.object({
  id,
  title: z.string(),
  settled: count,
  lost: count,
  median_net_bp: basisPoints.nullable(),
  lost_share_bp: basisPoints.nullable().describe(`null, as the median, below ${SHARES_FROM_PLANS} settled`),
  billed: amountMinor,
  revenue: amountMinor,
});

const late = z.object({
  queue: queueName,
  late: count.describe('what waits longer than it should'),
  limit_minutes: count.nullable().describe('null: each has a time of its own by which it is due'),
});

export const read = /* @__PURE__ */ defineCall('consoleOverview.read', {
  access: access.staff(),
  summary: 'How the business stands',
  description:
    'Each part for those who may read the rows behind it; null for the others. What would take a scan is as of `taken_at`, the rest as of now.',
  request: noRequest,
  response: z.object({
    taken_at: time
      .nullable()
      .describe('of the house, the steps and the networks; null before the first time'),
    house: reconciliation.response.nullable(),
    cash: cash.nullable().describe('that came and went by the books'),
    payouts: z.array(due).nullable().describe('withdrawals that are not paid, by their deadline'),
    in_doubt: count
      .nullable()
      .describe(
        'payouts of runs of which what the bank says leaves a doubt, or that came back after they were settled; what came since `taken_at` of runs that wait for nothing else is not in it',
      ),
    late: z.array(late).describe('of the queues whose lists the caller may read'),
    steps: steps.nullable().describe('how many account holders ever took each'),
    cohorts: z
      .array(steps.extend({ week: day.describe('Monday of the week of registration (UTC)') }))
      .nullable()
      .describe('the last eight weeks in which somebody registered, newest first'),
    networks: z.array(network).nullable(),
    products: z.array(product).nullable().describe('the eight with the most settled plans'),
    agents: z.array(
      z.object({
        id,
        username: z.string(),
        waiting: count.describe('that they took, or proposed'),
        oldest_at: time,
      }),
    ),
  }),
});

export const setup = /* @__PURE__ */ defineCall('consoleOverview.setup', {
  access: access.staff('admin'),
  summary: 'What the installation still lacks',
  description:
    'What the command `fairlead doctor` says of it: all of it in live mode, of people and business in a sandbox, and nothing where its sample data is. What lies outside is asked at most every five minutes.',
  request: noRequest,
  response: z.object({
    checks: z.array(
      z.object({
        area: z.enum(SETUP_AREAS),
        check: z.string().describe('of what, the same each time'),
        verdict: z.enum(['ok', 'missing', 'advice']),
        text: z.string().describe('in English, as everything for staff'),
        way: z
          .string()
          .describe('a command, a page of the console or of the documentation; empty where all is well'),
      }),
    ),
  }),
});
