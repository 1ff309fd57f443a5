import { z } from 'zod';
import { amountMinor, basisPoints, count, time } from './basics';

/** Sums over accepted delivery reports (docs/domain/plans.md#statistics). */
export const figures = z.object({
  spend: amountMinor,
  impressions: count,
  clicks: count,
  click_rate_bp: basisPoints.nullable().describe('clicks ÷ impressions; null without impressions'),
  conversions: count,
  cost_per_conversion: amountMinor
    .nullable()
    .describe('spend ÷ conversions, half-even; null without conversions'),
  revenue: amountMinor.describe('the holder’s share'),
  net: amountMinor.describe('revenue − spend'),
});
export type Figures = z.output<typeof figures>;

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
  previous: figures.nullable().describe('the same length of time before; null for all time'),
  series: z
    .array(z.object({ start: time, ...figures.shape }))
    .describe('by hour today, by day for week and month, by month for all time'),
});
export type Statistics = z.output<typeof statistics>;
