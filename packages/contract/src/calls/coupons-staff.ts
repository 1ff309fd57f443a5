import { CAMPAIGN_STATES, COUPON_KINDS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import {
  count,
  id,
  idParam,
  pageOf,
  positiveAmountMinor,
  sortedPage,
  staffReason,
  text,
  time,
} from '../shapes/basics';
import { proposal } from '../shapes/console';
import { coupon, couponEffect } from '../shapes/coupons';
import { translatedEach } from '../shapes/translations';

const terms = {
  name: text(1, 80),
  kind: z.enum(COUPON_KINDS),
  requirement: positiveAmountMinor,
  valid_days: z.int().min(1).max(365),
  rule_text: text(0, 2000),
};

const nameTranslations = translatedEach(text(1, 80)).describe('the name in other languages than English');
const ruleTranslations = translatedEach(text(1, 2000)).describe('the rule in other languages than English');

const campaign = z.object({
  ...terms,
  name_translations: nameTranslations,
  rule_translations: ruleTranslations,
  id,
  campaign: z.string(),
  effect: couponEffect,
  state: z.enum(CAMPAIGN_STATES),
  received: count,
  used: count,
  starts_at: time,
  ends_at: time.nullable(),
  proposal_id: id.nullable().describe('a pending proposal on it'),
});

export const campaigns = /* @__PURE__ */ defineCall('consoleCoupon.campaigns', {
  access: access.staff('support', 'delivery', 'finance_maker', 'finance_checker', 'auditor', 'admin'),
  summary: 'Coupon campaigns',
  description: 'Newest first.',
  request: z.strictObject({
    id: idParam.optional().describe('that one alone'),
    state: campaign.shape.state.optional(),
    kind: campaign.shape.kind.optional(),
    ...sortedPage('starts_at'),
  }),
  response: pageOf(campaign),
});

export const proposeCampaign = /* @__PURE__ */ defineCall('consoleCoupon.proposeCampaign', {
  access: access.staff('finance_maker'),
  summary: 'Propose a campaign',
  description: 'Its gifts are paid by the house, so another person approves it.',
  request: z.strictObject({
    ...terms,
    campaign: text(1, 64).regex(/^[a-z0-9_]+$/),
    effect: z.strictObject(couponEffect.shape),
    name_translations: nameTranslations.optional(),
    rule_translations: ruleTranslations.optional(),
    starts_at: time,
    ends_at: time.optional(),
  }),
  response: proposal,
  reasons: ['proposal_pending'],
});

export const endCampaign = /* @__PURE__ */ defineCall('consoleCoupon.endCampaign', {
  access: access.staff('support', 'finance_maker', 'admin'),
  summary: 'End a campaign',
  description: 'Coupons that were received stay valid.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: campaign,
  reasons: ['no_such_data', 'wrong_state'],
});

export const grant = /* @__PURE__ */ defineCall('consoleCoupon.grant', {
  access: access.staff('support'),
  summary: 'Give a coupon of a campaign to a holder',
  description: 'Once per holder and campaign.',
  request: z.strictObject({ campaign_id: idParam, holder_id: idParam, reason: staffReason }),
  response: z.object({ coupon }),
  reasons: ['no_such_data', 'wrong_state', 'coupon_already_received'],
});
