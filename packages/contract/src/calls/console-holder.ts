import { z } from 'zod';
import { access, defineCall } from '../core';
import { ACCOUNT_STATES } from '../enums';
import { id, page, pageOf, staffReason, text } from '../shapes/basics';
import { holderDetail, holderRow } from '../shapes/console';

export const list = /* @__PURE__ */ defineCall('consoleHolder.list', {
  access: access.staff(),
  summary: 'Account holders',
  description: 'By the beginning of the username, or by operation ID, e-mail or phone.',
  request: z.strictObject({
    query: text(0, 100).optional(),
    state: z.enum(ACCOUNT_STATES).optional(),
    ...page,
  }),
  response: pageOf(holderRow),
});

export const detail = /* @__PURE__ */ defineCall('consoleHolder.detail', {
  access: access.staff(),
  summary: 'One account holder',
  description: 'Wallet, plans, flow, cases. Reading it is itself on record.',
  request: z.strictObject({ id }),
  response: holderDetail,
  reasons: ['no_such_data'],
});

export const disable = /* @__PURE__ */ defineCall('consoleHolder.disable', {
  access: access.staff('admin'),
  summary: 'Disable an account',
  description: 'Code 403 from now on; the right to withdraw one’s cash stays (H10).',
  request: z.strictObject({ id, reason: staffReason }),
  response: holderDetail,
  reasons: ['no_such_data', 'wrong_state'],
});

export const enable = /* @__PURE__ */ defineCall('consoleHolder.enable', {
  access: access.staff('admin'),
  summary: 'Enable or activate an account',
  description: 'After 402 or 403.',
  request: z.strictObject({ id, reason: staffReason }),
  response: holderDetail,
  reasons: ['no_such_data', 'wrong_state'],
});
