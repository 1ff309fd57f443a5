import { PRODUCT_KINDS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import {
  basisPoints,
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
import { product } from '../shapes/plans';
import { translatedEach } from '../shapes/translations';

const sayings = {
  put_content: text(1, 4000),
  put_rule: text(1, 4000),
  user_targeting: text(1, 2000),
  game_description: text(1, 4000),
};
const words = { title: text(1, 120), cover_file_id: idParam, ...sayings };

const translations = translatedEach(z.strictObject(sayings)).describe(
  'what it says in other languages than English, each whole; the title is a name, the same in all',
);

const creative = {
  image_file_ids: z.array(idParam).max(LIMITS.creativeImagesMax).optional(),
  poster_file_id: idParam.optional().describe('a still of the video'),
  landing_page_file_id: idParam.optional(),
};

/** Far above what delivery costs in any currency: a figure beyond it is a slip, or bills a whole budget for few views. */
const PER_THOUSAND_MAX = 1_000_000;
const PER_CONVERSION_MAX = 10_000_000;

const terms = {
  kind: z.enum(PRODUCT_KINDS),
  official: z.boolean(),
  network: text(1, 64),
  min_put_amount: positiveAmountMinor,
  max_put_amount: positiveAmountMinor,
  cost_per_thousand: positiveAmountMinor.max(PER_THOUSAND_MAX),
  payout_per_conversion: positiveAmountMinor.max(PER_CONVERSION_MAX),
  holder_share_bp: basisPoints.min(0).max(10_000),
  run_days: z.int().min(1).max(365),
  learning_conversions: z.int().min(30).max(50),
};

const staffProduct = product.extend({
  state: z.enum(['draft', 'open', 'retired']),
  changed_at: time,
  proposal_id: id.nullable(),
  translations,
});

export const list = /* @__PURE__ */ defineCall('consoleProduct.list', {
  access: access.staff('delivery', 'finance_checker', 'auditor', 'admin'),
  summary: 'The catalogue with drafts and retired products',
  description: 'Newest change first.',
  request: z.strictObject({
    state: staffProduct.shape.state.optional(),
    kind: terms.kind.optional(),
    ...sortedPage('changed_at', 'title'),
  }),
  response: pageOf(staffProduct).extend({
    networks: z.array(z.string()).describe('that this server speaks to: one of them delivers a new product'),
  }),
});

export const save = /* @__PURE__ */ defineCall('consoleProduct.save', {
  access: access.staff('delivery'),
  summary: 'Save a draft',
  description: 'A new one where id is absent. `version` guards against a change made meanwhile.',
  request: z.strictObject({
    id: idParam.optional(),
    version: z.int().min(0).describe('the version that was read; 0 for a new one'),
    ...words,
    ...creative,
    ...terms,
    translations: translations.optional().describe('none where absent: readers see the English'),
  }),
  response: staffProduct,
  reasons: ['no_such_data', 'changed_meanwhile'],
});

export const proposeVersion = /* @__PURE__ */ defineCall('consoleProduct.proposeVersion', {
  access: access.staff('delivery'),
  summary: 'Propose to publish a draft',
  description:
    'It states money rules, so another person approves it. Orders that were put keep their version.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: proposal,
  reasons: ['no_such_data', 'wrong_state', 'proposal_pending'],
});

export const retire = /* @__PURE__ */ defineCall('consoleProduct.retire', {
  access: access.staff('delivery'),
  summary: 'Take a product out of the catalogue',
  description: 'Orders that were put run on.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: staffProduct,
  reasons: ['no_such_data', 'wrong_state'],
});
