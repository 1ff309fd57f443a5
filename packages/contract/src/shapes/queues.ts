import { z } from 'zod';

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
  'network_tasks',
] as const;

export const queueName = z
  .enum(QUEUES)
  .describe(
    'chats: of holders and guests, waiting for an answer; quarantine: reports held back; outbox: given up; network_tasks: plans of networks without an interface',
  );
