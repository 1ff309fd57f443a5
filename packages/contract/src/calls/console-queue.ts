import { z } from 'zod';
import { access, defineCall } from '../core';
import { count, id, noRequest, time } from '../shapes/basics';

/** What staff work off, each at a list of its own. */
const QUEUES = [
  'topups',
  'withdrawals',
  'proposals',
  'objections',
  'chats',
  'feedback',
  'quarantine',
  'outbox',
] as const;

const queue = z.object({
  queue: z
    .enum(QUEUES)
    .describe(
      'chats: of holders and guests, waiting for an answer; quarantine: reports held back; outbox: given up',
    ),
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

export const counts = /* @__PURE__ */ defineCall('consoleQueue.counts', {
  access: access.staff(),
  summary: 'What waits for staff',
  description:
    'Every queue with its age, and the longest waiting 20 of those whose lists the caller may read.',
  request: noRequest,
  response: z.object({ queues: z.array(queue), oldest: z.array(item) }),
});
