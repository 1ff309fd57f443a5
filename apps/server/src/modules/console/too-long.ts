import type { CallOf, ResponseOf } from '@fairlead/contract';

type Name = ResponseOf<CallOf<'consoleQueue.take'>>['queue'];

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/**
 * After how many minutes something waits too long (docs/domain/overview.md#too-long); null of chats, each of which the desk
 * answers by a time of its own.
 */
export const LIMIT_MINUTES = {
  topups: DAY_MINUTES,
  withdrawals: DAY_MINUTES,
  proposals: DAY_MINUTES,
  objections: 3 * DAY_MINUTES,
  chats: null,
  feedback: 3 * DAY_MINUTES,
  quarantine: DAY_MINUTES,
  outbox: HOUR_MINUTES,
  network_tasks: HOUR_MINUTES,
} as const satisfies Record<Name, number | null>;
