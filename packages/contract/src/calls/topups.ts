import { TOPUP_METHODS, TOPUP_STATES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import { idParam, page, pageOf, positiveAmountMinor, text } from '../shapes/basics';
import { ownTopup } from '../shapes/topups';

export const list = /* @__PURE__ */ defineCall('topup.list', {
  access: access.holderOrBlocked,
  summary: 'Top-up cases of the person',
  description: 'Newest first, each with its steps and, while its payment is awaited, where to pay.',
  request: z.strictObject({ state: z.enum(TOPUP_STATES).optional(), ...page }),
  response: pageOf(ownTopup),
});

export const request = /* @__PURE__ */ defineCall('topup.request', {
  access: access.holder,
  summary: 'Ask for a top-up',
  description: 'Opens a case for recharge support. Moves no money: staff post what arrived, by two people.',
  request: z.strictObject({
    amount: positiveAmountMinor,
    method: z.enum(TOPUP_METHODS).optional().describe('how the person would like to pay'),
    message: text(0, LIMITS.remarkMax).optional(),
  }),
  response: ownTopup,
});

export const paid = /* @__PURE__ */ defineCall('topup.paid', {
  access: access.holderOrBlocked,
  summary: 'Say that a case was paid, with receipts',
  description:
    'Receipts are optional and can be added until the case is decided. Moves no money: staff post what arrived, by two people.',
  request: z.strictObject({
    topup_id: idParam,
    file_ids: z
      .array(idParam)
      .max(LIMITS.topupReceiptsMax)
      .optional()
      .describe('images from POST /files/upload'),
  }),
  response: ownTopup,
  reasons: ['no_such_data', 'wrong_state'],
});
