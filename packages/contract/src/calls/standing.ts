import { z } from 'zod';
import { access, defineCall } from '../core';
import { amountMinor, basisPoints, count, noRequest, page, pageOf, time } from '../shapes/basics';
import { scoreEvent } from '../shapes/standing';

const levelStep = z.object({
  level: z.int().min(1).max(5),
  settled_orders: count,
  score: count,
  months_without_issue: count,
  put_limit_bp: basisPoints.describe('the product’s maximum times this; 10,000 is once'),
});

export const creditScore = /* @__PURE__ */ defineCall('standing.creditScore', {
  access: access.holder,
  summary: 'Credit score, event by event',
  description: 'Newest first, each with its cause. Touches put limits and review speed only.',
  request: z.strictObject(page),
  response: pageOf(scoreEvent).extend({ score: z.int().min(0).max(1000) }),
});

export const shopLevel = /* @__PURE__ */ defineCall('standing.shopLevel', {
  access: access.holder,
  summary: 'Shop level',
  description: 'The formula, the present values and the next step. Never by deposits, never bought.',
  request: noRequest,
  response: z.object({
    level: z.int().min(1).max(5),
    settled_orders: count,
    score: count,
    months_without_issue: count,
    steps: z.array(levelStep).describe('all five, the formula itself'),
    next_level: z.int().nullable(),
    membership: z.object({
      active: z.boolean(),
      ends_at: time.nullable(),
      price: amountMinor,
      days: count,
      refund_until: time.nullable(),
      refund_amount: amountMinor.nullable().describe('if refunded now'),
    }),
  }),
});
