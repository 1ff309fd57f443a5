import { allCalls, calls } from '@fairlead/contract';
import { PROPOSAL_KINDS } from '@fairlead/vocabulary';
import { type TimelineSources, TOLD_ENTRIES } from '../modules/console';

const PAYOUT = ['payout.edit'];
/** What only shows something to staff. */
const READINGS: readonly string[] = allCalls
  .filter(({ access, method }) => access.kind === 'staff' && method === 'GET')
  .map(({ id }) => id);
const STAGES = ['propose', 'approved', 'refused', 'expired', 'withdrawn'];
/** What tells of itself as a proposal, a message or a note is not told once more as an act. */
const TOLD_ELSEWHERE: readonly string[] = [
  ...STAGES.flatMap((stage) => PROPOSAL_KINDS.map((kind) => `${stage}.${kind}`)),
  ...['consoleSupport.send', 'consoleSupport.sendCard', 'consoleTopup.sendCard'],
  ...['consoleCase.addNote', 'consoleCase.setTag', ...PAYOUT],
];

/** Everything that happens to a holder: each matter's list, and its function that tells what happened. */
export const CASE_TIMELINE: TimelineSources = {
  entry: {
    kind: 'money',
    list: calls.consoleHolder.flow,
    told: 'ledger.told_entries',
    more: [TOLD_ENTRIES],
  },
  topup: { kind: 'money', list: calls.consoleTopup.list, told: 'told_topups' },
  destination: { kind: 'money', list: calls.consoleWithdrawal.list, told: 'told_acts', more: [PAYOUT, []] },
  plan: { kind: 'plan', list: calls.consoleOrder.list, told: 'told_plans' },
  proposal: { kind: 'decision', list: calls.consoleProposal.list, told: 'told_proposals' },
  message: { kind: 'talk', list: calls.consoleSupport.messages, told: 'told_messages' },
  sign_in: { kind: 'sign_in', list: calls.consoleHolder.sessions, told: 'told_sign_ins' },
  notice: { kind: 'notice', list: calls.consoleNotification.list, told: 'told_notices' },
  note: { kind: 'note', list: calls.consoleCase.facts, told: 'told_notes' },
  act: {
    kind: 'act',
    list: calls.consoleAudit.list,
    told: 'told_acts',
    more: [null, [...READINGS, ...TOLD_ELSEWHERE]],
  },
  reading: { kind: 'reading', list: calls.consoleAudit.list, told: 'told_acts', more: [READINGS, []] },
};
