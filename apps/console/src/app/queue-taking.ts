import type { Call } from '@fairlead/contract';
import { leave, type list, take } from '@fairlead/contract/calls/console';
import { answer } from '@fairlead/contract/calls/feedback-staff';
import { decideQuarantined, retryOutbox } from '@fairlead/contract/calls/networks-reports';
import { decide } from '@fairlead/contract/calls/objections-staff';
import { tell } from '@fairlead/contract/calls/plans-staff';
import { approve } from '@fairlead/contract/calls/proposals';
import { assign } from '@fairlead/contract/calls/support-staff';
import { sendCard } from '@fairlead/contract/calls/topups-staff';
import { proposeApproval } from '@fairlead/contract/calls/withdrawals-staff';
import { callApi } from '../shared/api';
import type { RowOf } from '../shared/api/use-call';
import { may, type Staff } from '../shared/session/staff';
import type { RowActs } from '../shared/ui/acts';
import { queueStrings } from './strings';

type Item = RowOf<typeof list>;

/** An act of each queue: whoever may not make it would only keep others from what waits there. */
const WORK: Readonly<Record<Item['queue'], Call>> = {
  topups: sendCard,
  withdrawals: proposeApproval,
  proposals: approve,
  objections: decide,
  chats: assign,
  feedback: answer,
  quarantine: decideQuarantined,
  outbox: retryOutbox,
  network_tasks: tell,
};

const takeIt = ({ queue, id }: Item): Promise<unknown> =>
  queue === 'chats' ? callApi(assign, { conversation_id: id }) : callApi(take, { queue, id });

const leaveIt = async ({ queue, id }: Item): Promise<unknown> =>
  queue === 'chats' ? undefined : callApi(leave, { queue, id });

/** Takes what waits, from nobody or from a colleague, or leaves it again; a chat is handed over at its own place. */
export const takingActs = (staff: Staff): RowActs<Item> => ({
  acts: [
    {
      ...{ label: queueStrings.take, call: take, run: takeIt, bulk: { fields: [], run: takeIt } },
      isOpen: ({ owner, queue }) => owner !== staff.username && may(staff, WORK[queue]),
    },
    {
      ...{ label: queueStrings.leave, call: leave, run: leaveIt, bulk: { fields: [], run: leaveIt } },
      // A proposal of one's own is nobody's to leave, and another's to take.
      isOpen: ({ owner, queue }) => owner === staff.username && queue !== 'chats' && queue !== 'proposals',
    },
  ],
});
