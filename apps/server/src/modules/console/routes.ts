import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { type Route, staffRoute } from '../../http/route';
import type { Services } from '../../http/services';
import { changeHolderState } from '../account';
import { setLead } from '../follow';
import { verifyContact } from '../standing';
import { actOnHolder, openHolderCase } from './holder-case';
import { listQueue, readQueue } from './queue';
import { leaveWaiting, takeWaiting } from './take-waiting';

/** What one member of staff may do to an account alone; the answer is its case, to which all matters contribute. */
const holderActs = (services: Services): Route[] => [
  staffRoute(calls.consoleHolder.disable, ({ caller, request }) =>
    actOnHolder(services, caller, request, (tx, about) => changeHolderState(tx, about, 'disabled')),
  ),
  staffRoute(calls.consoleHolder.enable, ({ caller, request }) =>
    actOnHolder(services, caller, request, (tx, about) => changeHolderState(tx, about, 'active')),
  ),
  staffRoute(calls.consoleHolder.verifyContact, ({ caller, request }) =>
    actOnHolder(services, caller, request, (tx, about) => verifyContact(tx, about, request.contact)),
  ),
  staffRoute(calls.consoleHolder.allowLead, ({ caller, request }) =>
    actOnHolder(services, caller, request, (tx, about) => setLead(tx, about, true)),
  ),
  staffRoute(calls.consoleHolder.forbidLead, ({ caller, request }) =>
    actOnHolder(services, caller, request, (tx, about) => setLead(tx, about, false)),
  ),
];

/** What spans all matters: the queue of staff, and the case of a holder. */
export const consoleRoutes = (services: Services): Route[] => {
  const { database } = services;
  return [
    staffRoute(calls.consoleQueue.counts, async ({ caller }) => done(await readQueue(database, caller))),
    staffRoute(calls.consoleQueue.list, ({ caller, request }) => listQueue(database, caller, request)),
    staffRoute(calls.consoleQueue.take, ({ caller, request }) => takeWaiting(services, caller, request)),
    staffRoute(calls.consoleQueue.leave, ({ caller, request }) => leaveWaiting(services, caller, request)),
    staffRoute(calls.consoleHolder.detail, ({ caller, request }) =>
      openHolderCase(services, caller.staffId, Number(request.id)),
    ),
    ...holderActs(services),
  ];
};
