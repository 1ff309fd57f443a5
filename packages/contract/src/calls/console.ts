import { z } from 'zod';
import { access, defineCall } from '../core';
import {
  count,
  counted,
  countedPageOf,
  id,
  idParam,
  madeWithin,
  noRequest,
  sortedPage,
  time,
} from '../shapes/basics';
import { queueName } from '../shapes/queues';

const queue = z.object({
  queue: queueName,
  waiting: count,
  mine: count.describe('those that this person took, or proposals that this person made'),
  oldest_at: time.nullable(),
});

const item = z.object({
  queue: queue.shape.queue,
  id,
  holder_id: id.nullable(),
  subject: z
    .string()
    .describe('username of the holder or number of a guest’s case; empty for the programme’s own'),
  since: time,
  owner: z.string().nullable().describe('who took it; of a proposal, who made it'),
});

const waitingIn = z.strictObject({
  queue: queue.shape.queue.exclude(['chats']).describe('a chat is taken by `consoleSupport.assign`'),
  id: idParam,
});
const workers = access.staff('support', 'delivery', 'finance_maker', 'finance_checker', 'admin');

export const counts = /* @__PURE__ */ defineCall('consoleQueue.counts', {
  access: access.staff(),
  summary: 'How much waits for staff',
  description: 'Every queue with its age.',
  request: noRequest,
  response: z.object({ queues: z.array(queue) }),
});

export const list = /* @__PURE__ */ defineCall('consoleQueue.list', {
  access: access.staff(),
  summary: 'What waits for staff',
  description: 'Of the queues whose lists the caller may read; longest waiting first.',
  request: z.strictObject({
    queue: queue.shape.queue.optional(),
    owner: z.enum(['me', 'nobody']).optional(),
    staff_id: idParam.optional().describe('who took it; of a proposal, who made it'),
    holder_id: idParam.optional(),
    age: z
      .enum(['late'])
      .optional()
      .describe('late: what waits longer than it should; chats, which are due by the hour, never'),
    ...madeWithin,
    ...counted,
    ...sortedPage('since'),
  }),
  response: countedPageOf(item),
});

export const take = /* @__PURE__ */ defineCall('consoleQueue.take', {
  access: workers,
  summary: 'Take what waits',
  description:
    'From nobody or from a colleague, so that two do not work on one thing. Never one’s own proposal, nor what one’s roles cannot work off.',
  request: waitingIn,
  response: item,
  reasons: ['no_such_data', 'same_person'],
});

export const leave = /* @__PURE__ */ defineCall('consoleQueue.leave', {
  access: workers,
  summary: 'Leave what one took to others',
  description: 'It waits as long as it has waited.',
  request: waitingIn,
  response: item,
  reasons: ['no_such_data', 'wrong_state'],
});
