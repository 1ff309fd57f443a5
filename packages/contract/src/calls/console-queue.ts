import { z } from 'zod';
import { access, defineCall } from '../core';
import { count, noRequest, time } from '../shapes/basics';

const queue = z.object({
  topups: count.describe('asked or card sent'),
  withdrawals: count.describe('requested or approved'),
  proposals: count.describe('pending'),
  mine: count.describe('pending ones that this person made'),
  objections: count,
  chats: count.describe('waiting for an answer'),
  feedback: count,
  quarantine: count.describe('reports held back'),
  oldest_at: time.nullable().describe('of all of them'),
});

export const counts = /* @__PURE__ */ defineCall('consoleQueue.counts', {
  access: access.staff(),
  summary: 'What waits for staff',
  description: 'Counts of the queues.',
  request: noRequest,
  response: queue,
});
