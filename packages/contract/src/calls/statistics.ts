import { z } from 'zod';
import { access, defineCall } from '../core';
import { text } from '../shapes/basics';
import { statistics } from '../shapes/statistics';

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
