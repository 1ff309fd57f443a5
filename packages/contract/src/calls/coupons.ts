import { COUPON_STATES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { count, page, pageOf, text, time } from '../shapes/basics';
import { coupon } from '../shapes/coupons';

export const list = /* @__PURE__ */ defineCall('coupon.list', {
  access: access.holder,
  summary: 'Coupons of the person',
  description:
    'Of one state (unused where absent): unused ones soonest to expire first, the others latest first. Also the campaigns of the person: open, received, or over.',
  request: z.strictObject({ state: z.enum(COUPON_STATES).optional(), ...page }),
  response: pageOf(coupon).extend({
    totals: z.object({ unused: count, used: count, expired: count }),
    campaigns: z.array(
      z.object({
        campaign: z.string(),
        state: z.enum(['open', 'received', 'over']),
        ends_at: time.nullable(),
        valid_days: count.describe('days from the claim to the expiry of the coupon'),
        rule_text: z.string().describe('by staff; may be empty'),
        coupon: coupon.pick({ name: true, kind: true, effect: true, requirement: true }),
      }),
    ),
  }),
});

export const receive = /* @__PURE__ */ defineCall('coupon.receive', {
  access: access.holder,
  summary: 'Claim a coupon',
  description: 'The newcomer coupon once per person, ever, also under simultaneous claims.',
  request: z.strictObject({ campaign: text(1, 64).optional().describe("'newcomer' where absent") }),
  response: z.object({ coupon }),
  reasons: ['no_such_data', 'coupon_already_received', 'coupon_campaign_over'],
});
