import { calls } from '@fairlead/contract';
import { holderRoute, type Route, staffRoutesOf } from '../../http/route';
import type { Job, Services } from '../../http/services';
import { proposalRoutesOf } from '../proposals';
import { claimPayment } from './claim-payment';
import { lapseAcceptances } from './lapse-acceptances';
import { listAcceptances, readCurrent } from './list-acceptances';
import { openAcceptance } from './open-acceptance';
import { draftAcceptance } from './propose-confirmation';
import { issueAcceptance, listAllAcceptances, refuseClaim } from './staff';

const PAUSE_MS = 30_000;

/** Foreign-exchange acceptors: the holder's side and the staff's. */
export const acceptorsRoutes = (services: Services): Route[] => {
  const route = staffRoutesOf(services);
  const proposal = proposalRoutesOf(services);
  const { database, clock } = services;
  return [
    holderRoute(calls.acceptor.list, ({ caller, request }) =>
      listAcceptances(database, caller.holderId, request),
    ),
    holderRoute(calls.acceptor.current, ({ caller }) => readCurrent(database, caller.holderId, clock.now())),
    holderRoute(calls.acceptor.detail, ({ caller, request }) =>
      openAcceptance(services, caller.holderId, request),
    ),
    holderRoute(calls.acceptor.claim, ({ caller, request }) =>
      claimPayment(services, caller.holderId, request),
    ),
    route(calls.consoleAcceptor.list, listAllAcceptances),
    route(calls.consoleAcceptor.issue, issueAcceptance),
    route(calls.consoleAcceptor.refuse, refuseClaim),
    proposal(calls.consoleAcceptor.proposeConfirmation, draftAcceptance),
  ];
};

export const acceptorsJobs = (services: Services): Job[] => [
  { name: 'lapse-acceptances', pauseMs: PAUSE_MS, run: () => lapseAcceptances(services) },
];
