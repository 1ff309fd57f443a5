import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import { id, idParam, noResponse, text, time, username } from '../shapes/basics';

/** The lists of the console of which a view can be kept, by the first part of their address. */
const VIEW_PAGES = [
  ...(['proposals', 'objections', 'feedback', 'topups', 'withdrawals', 'payout-runs', 'bank-lines'] as const),
  ...(['cash', 'payees', 'acceptances', 'holders', 'holds', 'plans', 'reports', 'outbox'] as const),
  ...(['products', 'texts', 'campaigns', 'notices', 'notice-templates', 'messages', 'canned'] as const),
  ...(['staff', 'staff-changes', 'webhooks', 'webhook-deliveries', 'audit', 'house', 'keys'] as const),
  ...(['queue', 'bank', 'books'] as const),
] as const;

const name = text(1, 40).regex(/\S/);
/** A query as a browser writes it: names and values, nothing that leaves the page. */
const query = text(0, 1000).regex(/^[A-Za-z0-9_.~*%&=+-]*$/);

const view = z.object({
  id,
  page: z.enum(VIEW_PAGES),
  name,
  query: query.describe('filters, order and columns as in the address of the page'),
  is_shared: z.boolean().describe('every member of staff sees it'),
  owner: username.describe('who keeps it'),
  created_at: time,
});

export const list = /* @__PURE__ */ defineCall('consoleView.list', {
  access: access.staff(),
  summary: 'Kept views of a list',
  description: 'One’s own and those that are shared, by name.',
  request: z.strictObject({ page: z.enum(VIEW_PAGES) }),
  response: z.object({ views: z.array(view) }),
});

export const save = /* @__PURE__ */ defineCall('consoleView.save', {
  access: access.staff(),
  summary: 'Keep a view of a list',
  description: `For oneself, at most ${LIMITS.savedViewsMax}; the same name again replaces it.`,
  request: z.strictObject({ page: z.enum(VIEW_PAGES), name, query }),
  response: view,
  reasons: ['limit_already_reached'],
});

export const share = /* @__PURE__ */ defineCall('consoleView.share', {
  access: access.staff('admin'),
  summary: 'Share a view with all staff, or no longer',
  description: 'One’s own. It is on record, and everybody sees whose it is and what it filters.',
  request: z.strictObject({ id: idParam, is_shared: z.boolean() }),
  response: view,
  reasons: ['no_such_data'],
});

export const remove = /* @__PURE__ */ defineCall('consoleView.remove', {
  access: access.staff(),
  summary: 'Keep a view no longer',
  description: 'One’s own; an admin also what others share. What was shared stays on record.',
  request: z.strictObject({ id: idParam }),
  response: noResponse,
  reasons: ['no_such_data'],
});
