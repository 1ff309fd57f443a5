import { calls } from '@fairlead/contract';
import type { Queues } from '../modules/console';

/** Everything that staff work off: each matter's list, an act of it, and its function that says what waits there. */
export const STAFF_QUEUES: Queues = {
  topups: {
    list: calls.consoleTopup.list,
    work: calls.consoleTopup.sendCard,
    waiting: 'waiting_topups',
  },
  withdrawals: {
    list: calls.consoleWithdrawal.list,
    work: calls.consoleWithdrawal.proposeApproval,
    waiting: 'waiting_withdrawals',
  },
  proposals: {
    list: calls.consoleProposal.list,
    work: calls.consoleProposal.approve,
    waiting: 'waiting_proposals',
  },
  objections: {
    list: calls.consoleObjection.list,
    work: calls.consoleObjection.decide,
    waiting: 'waiting_objections',
  },
  chats: {
    list: calls.consoleSupport.conversations,
    work: calls.consoleSupport.assign,
    waiting: 'waiting_chats',
  },
  feedback: {
    list: calls.consoleFeedback.list,
    work: calls.consoleFeedback.answer,
    waiting: 'waiting_feedback',
  },
  quarantine: {
    list: calls.consoleReport.list,
    work: calls.consoleReport.decideQuarantined,
    waiting: 'waiting_reports',
  },
  outbox: {
    list: calls.consoleReport.outbox,
    work: calls.consoleReport.retryOutbox,
    waiting: 'waiting_outbox',
  },
  network_tasks: {
    list: calls.consoleOrder.list,
    work: calls.consoleOrder.tell,
    waiting: 'waiting_network_tasks',
  },
};
