import { calls } from '@fairlead/contract';
import { type Route, staffRoute } from '../../http/route';
import type { Services } from '../../http/services';
import { approveProposal, refuseProposal } from './decide';
import type { Kinds } from './kind';
import { listProposals, readProposalDetail } from './read';

/** What was proposed, and what checkers decide; each matter has the calls by which makers propose. */
export const proposalsRoutes = (services: Services, kinds: Kinds): Route[] => {
  const { database } = services;
  return [
    staffRoute(calls.consoleProposal.list, ({ caller, request }) =>
      listProposals(database, caller.staffId, request),
    ),
    staffRoute(calls.consoleProposal.detail, ({ request }) =>
      readProposalDetail(services, kinds, database, Number(request.id)),
    ),
    staffRoute(calls.consoleProposal.approve, ({ caller, request }) =>
      approveProposal(services, kinds, caller, Number(request.id)),
    ),
    staffRoute(calls.consoleProposal.refuse, ({ caller, request }) =>
      refuseProposal(services, kinds, caller, Number(request.id), request.reason),
    ),
  ];
};
