import { BREAKDOWNS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import { fieldIssue, idParam, reportDay, text } from '../shapes/basics';
import { breakdown as breakdownShape, statistics } from '../shapes/statistics';

export const list = /* @__PURE__ */ defineCall('statistics.list', {
  access: access.holder,
  summary: 'Data overview',
  description: 'Sums over stored delivery reports in the zone of user_time_zone, else of X-TZ, else UTC.',
  request: z.strictObject({
    type: z.int().min(1).max(4).optional().describe('1 today (default), 2 week, 3 month, 4 all'),
    user_time_zone: text(0, 64).optional().describe('IANA name; empty: as X-TZ says'),
  }),
  response: statistics,
});

const DAY_MS = 86_400_000;
const daysOf = ({ from, until }: { from: string; until: string }): number =>
  (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;

export const breakdown = /* @__PURE__ */ defineCall('statistics.breakdown', {
  access: access.holder,
  summary: 'Figures of any days, by day, hour, plan or product',
  description:
    'Sums over the same reports as the data overview, beside those of as many days before, cut in the same zone.',
  request: z
    .strictObject({
      from: reportDay.describe('the first day'),
      until: reportDay.describe('the last day, at most a year later'),
      by: z.enum(BREAKDOWNS),
      order_id: idParam.optional().describe('of this plan alone'),
      user_time_zone: text(0, 64).optional().describe('IANA name; empty: as X-TZ says'),
    })
    .refine((days) => daysOf(days) >= 1, fieldIssue('too_small', 'until'))
    .refine((days) => daysOf(days) <= LIMITS.breakdownDaysMax, fieldIssue('too_big', 'until')),
  response: breakdownShape,
  reasons: ['no_such_data'],
});
