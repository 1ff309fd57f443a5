import { calls } from '@fairlead/contract';
import { type Route, staffRoute } from '../../http/route';
import type { Services } from '../../http/services';
import { approveProposal, refuseProposal, withdrawProposal } from './decide';
import type { Matters } from './kind';
import { listProposals, readProposalDetail } from './read';

/** What was proposed, and what checkers decide; each matter has the calls by which makers propose. */
export const proposalsRoutes = (services: Services, matters: Matters): Route[] => {
  const { database } = services;
  return [
    staffRoute(calls.consoleProposal.list, ({ caller, request }) =>
      listProposals(database, caller.staffId, request),
    ),
    staffRoute(calls.consoleProposal.detail, ({ request }) =>
      readProposalDetail(services, matters, database, Number(request.id)),
    ),
    staffRoute(calls.consoleProposal.approve, ({ caller, request }) =>
      approveProposal(services, matters, caller, {
        id: Number(request.id),
        acknowledged: request.acknowledged ?? [],
      }),
    ),
    staffRoute(calls.consoleProposal.refuse, ({ caller, request }) =>
      refuseProposal(services, matters, caller, Number(request.id), request.reason),
    ),
    staffRoute(calls.consoleProposal.withdraw, ({ caller, request }) =>
      withdrawProposal(services, matters, caller, Number(request.id)),
    ),
  ];
};
