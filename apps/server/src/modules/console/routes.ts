import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { type Route, staffRoute } from '../../http/route';
import type { Services } from '../../http/services';
import { checkBooksNow, readBooks } from './books';
import { openHolderCase } from './holder-detail';
import { listHolderFlow, listHolderSessions, signHolderOut } from './holder-records';
import { changeHolderState } from './holder-state';
import { listHolds, releaseHold } from './holds';
import { setLead } from './lead';
import { listAudit } from './list-audit';
import { listHolders } from './list-holders';
import { listAllOrders } from './list-orders';
import { listOutbox, retryOutbox } from './list-outbox';
import { listRemittances } from './list-remittances';
import { listReports } from './list-reports';
import { listTopUpCases } from './list-topups';
import { listWithdrawalRequests } from './list-withdrawals';
import { offerPlan } from './offer';
import { readOrderDetail } from './order-detail';
import { placePlan } from './place';
import { listQueue, readQueue } from './queue';
import { refuseTopUp } from './refuse-topup';
import { sendTopUpCard } from './send-topup-card';
import { leaveWaiting, takeWaiting } from './take-waiting';
import { verifyContact } from './verify-contact';

/** What staff read, and the few acts that one of them may do alone. */
export const consoleRoutes = (services: Services): Route[] => {
  const { database } = services;
  return [
    staffRoute(calls.consoleQueue.counts, async ({ caller }) => done(await readQueue(database, caller))),
    staffRoute(calls.consoleQueue.list, ({ caller, request }) => listQueue(database, caller, request)),
    staffRoute(calls.consoleQueue.take, ({ caller, request }) => takeWaiting(services, caller, request)),
    staffRoute(calls.consoleQueue.leave, ({ caller, request }) => leaveWaiting(services, caller, request)),
    staffRoute(calls.consoleTopup.list, ({ request }) => listTopUpCases(database, request)),
    staffRoute(calls.consoleTopup.sendCard, ({ caller, request }) =>
      sendTopUpCard(services, caller, request),
    ),
    staffRoute(calls.consoleTopup.refuse, ({ caller, request }) => refuseTopUp(services, caller, request)),
    staffRoute(calls.consoleWithdrawal.list, ({ caller, request }) =>
      listWithdrawalRequests(database, caller.roles, request),
    ),
    staffRoute(calls.consoleHolder.list, ({ request }) => listHolders(database, request)),
    staffRoute(calls.consoleHolder.detail, ({ caller, request }) =>
      openHolderCase(services, caller.staffId, Number(request.id)),
    ),
    staffRoute(calls.consoleHolder.disable, ({ caller, request }) =>
      changeHolderState(services, caller.staffId, request, 'disabled'),
    ),
    staffRoute(calls.consoleHolder.enable, ({ caller, request }) =>
      changeHolderState(services, caller.staffId, request, 'active'),
    ),
    staffRoute(calls.consoleHolder.verifyContact, ({ caller, request }) =>
      verifyContact(services, caller, request),
    ),
    staffRoute(calls.consoleHolder.allowLead, ({ caller, request }) =>
      setLead(services, caller.staffId, request, true),
    ),
    staffRoute(calls.consoleHolder.forbidLead, ({ caller, request }) =>
      setLead(services, caller.staffId, request, false),
    ),
    staffRoute(calls.consoleHolder.flow, ({ request }) => listHolderFlow(database, request)),
    staffRoute(calls.consoleHolder.sessions, ({ request }) => listHolderSessions(services, request)),
    staffRoute(calls.consoleHolder.revokeSessions, ({ caller, request }) =>
      signHolderOut(services, caller, request),
    ),
    staffRoute(calls.consoleHold.list, ({ request }) => listHolds(database, request)),
    staffRoute(calls.consoleHold.release, ({ caller, request }) => releaseHold(services, caller, request)),
    staffRoute(calls.consoleOrder.offer, ({ caller, request }) => offerPlan(services, caller, request)),
    staffRoute(calls.consoleOrder.place, ({ caller, request }) => placePlan(services, caller, request)),
    staffRoute(calls.consoleOrder.list, ({ request }) => listAllOrders(database, request)),
    staffRoute(calls.consoleOrder.detail, ({ request }) => readOrderDetail(services, request)),
    staffRoute(calls.consoleBooks.read, async () => done(await readBooks(database))),
    staffRoute(calls.consoleBooks.check, async ({ caller }) =>
      done(await checkBooksNow(services, caller.staffId)),
    ),
    staffRoute(calls.consoleReport.list, ({ request }) => listReports(database, request)),
    staffRoute(calls.consoleReport.outbox, ({ request }) => listOutbox(database, request)),
    staffRoute(calls.consoleReport.retryOutbox, ({ caller, request }) =>
      retryOutbox(services, caller.staffId, Number(request.id)),
    ),
    staffRoute(calls.consoleRemittance.list, ({ request }) => listRemittances(database, request)),
    staffRoute(calls.consoleAudit.list, ({ request }) => listAudit(database, request)),
  ];
};
