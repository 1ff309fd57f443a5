import { BREAKDOWNS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { amountMinor, basisPoints, count, day, id, time } from './basics';

/** Sums over accepted delivery reports (docs/domain/plans.md#statistics). */
export const figures = z.object({
  spend: amountMinor,
  impressions: count,
  clicks: count,
  click_rate_bp: basisPoints.nullable().describe('clicks ÷ impressions; null without impressions'),
  conversions: count,
  cost_per_conversion: amountMinor
    .nullable()
    .describe('spend ÷ conversions, rounded up; null without conversions'),
  revenue: amountMinor.describe('the holder’s share'),
  net: amountMinor.describe('revenue − spend'),
});
export type Figures = z.output<typeof figures>;

const giftSpend = amountMinor
  .optional()
  .describe(
    'of the spend, what coupons, start-up funds and the operator paid: net + this is what became of own money',
  );

/** The ad centre's overview: this period, the one before, and a series. */
export const statistics = z.object({
  type: z.int().min(1).max(4),
  time_zone: z.string().describe('IANA name the days were cut in'),
  from: time.nullable().describe('null: since the beginning'),
  to: time,
  as_of: time
    .nullable()
    .describe('end of the newest accepted bucket, or its receipt while it is open; null without reports'),
  final_until: time.nullable().describe('everything before it is closed and changes no more'),
  source_count: count.describe('accepted reports behind the totals'),
  demo: z.boolean().describe('some of it is sample data or from the demo network'),
  entered_by_hand: z.boolean().describe('some of it came from a report that staff entered'),
  totals: figures,
  gift_spend: giftSpend,
  previous: figures.nullable().describe('the same length of time before; null for all time'),
  series: z
    .array(z.object({ start: time, ...figures.shape, gift_spend: giftSpend }))
    .describe('by hour today, by day for week and month, by month for all time'),
});
export type Statistics = z.output<typeof statistics>;

/** Figures of any days, told apart by something, each beside the same of the period before. */
export const breakdown = z.object({
  by: z.enum(BREAKDOWNS),
  time_zone: z.string().describe('IANA name the days were cut in'),
  days: z.object({ from: day, until: day }).describe('first and last, both whole'),
  plan: z
    .object({ id, number: z.string(), title: z.string() })
    .nullable()
    .describe('of which alone; null: of all'),
  from: time,
  to: time.describe('the end of the last day, or now while it lasts'),
  as_of: statistics.shape.as_of,
  final_until: statistics.shape.final_until,
  source_count: statistics.shape.source_count,
  demo: statistics.shape.demo,
  entered_by_hand: statistics.shape.entered_by_hand,
  totals: figures,
  previous: z.object({ from: time, to: time, totals: figures }).describe('as long as this period has lasted'),
  rows: z
    .array(
      z.object({
        key: z
          .string()
          .describe('the day, the hour of the day from 0 to 23, or the id of the plan or product; or `rest`'),
        title: z.string().nullable().describe('of the plan or product; null else'),
        number: z.string().nullable().describe('of the plan; null else'),
        ...figures.shape,
        before: figures.describe('of the same in the period before; of the day as many days earlier'),
      }),
    )
    .describe(
      'they add up to the totals. Days and hours in their order, none without a report; plans and products by spend, ' +
        'those beyond the first 100 as the one row `rest`',
    ),
  change: z
    .object({
      direction: z.enum(['fell', 'rose']),
      plan: z.object({ id, title: z.string() }),
      at: time.describe('when the plan ended, or began to run'),
    })
    .nullable()
    .describe('the one plan whose end or start explains the whole change of the spend; null where none does'),
});
