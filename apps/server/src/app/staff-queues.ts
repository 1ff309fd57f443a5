import { calls } from '@fairlead/contract';
import type { Queues } from '../modules/console';

/** Everything that staff work off: each matter's list, and its function that says what waits there. */
export const STAFF_QUEUES: Queues = {
  topups: { list: calls.consoleTopup.list, waiting: 'waiting_topups' },
  withdrawals: { list: calls.consoleWithdrawal.list, waiting: 'waiting_withdrawals' },
  proposals: { list: calls.consoleProposal.list, waiting: 'waiting_proposals' },
  objections: { list: calls.consoleObjection.list, waiting: 'waiting_objections' },
  chats: { list: calls.consoleSupport.conversations, waiting: 'waiting_chats' },
  feedback: { list: calls.consoleFeedback.list, waiting: 'waiting_feedback' },
  quarantine: { list: calls.consoleReport.list, waiting: 'waiting_reports' },
  outbox: { list: calls.consoleReport.outbox, waiting: 'waiting_outbox' },
  network_tasks: { list: calls.consoleOrder.list, waiting: 'waiting_network_tasks' },
};
