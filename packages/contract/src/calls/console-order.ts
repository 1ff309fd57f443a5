import { z } from 'zod';
import { access, defineCall } from '../core';
import { ORDER_STATUSES } from '../enums';
import { id, page, pageOf } from '../shapes/basics';
import { staffOrder } from '../shapes/console';

export const list = /* @__PURE__ */ defineCall('consoleOrder.list', {
  access: access.staff(),
  summary: 'Plans of everyone',
  description: 'Newest first.',
  request: z.strictObject({
    status: z.enum(ORDER_STATUSES).optional(),
    holder_id: id.optional(),
    ...page,
  }),
  response: pageOf(staffOrder),
});
