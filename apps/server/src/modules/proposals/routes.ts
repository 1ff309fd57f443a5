import { calls } from '@fairlead/contract';
import { type Route, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { approveProposal, refuseProposal, withdrawProposal } from './decide';
import type { Matters } from './kind';
import { readPlace } from './place';
import { listProposals, readProposalDetail } from './read';

/** What was proposed, and what checkers decide; each matter has the calls by which makers propose. */
export const proposalsRoutes = (services: Services, matters: Matters): Route[] => {
  const route = staffRoutesOf(services);
  return [
    route(calls.consoleProposal.list, listProposals),
    route(calls.consoleProposal.place, readPlace),
    route(calls.consoleProposal.detail, (means, { roles }, { id }) =>
      readProposalDetail(means, matters, means.database, id, roles),
    ),
    route(calls.consoleProposal.approve, (means, caller, { id, acknowledged = [] }) =>
      approveProposal(means, matters, caller, { id, acknowledged }),
    ),
    route(calls.consoleProposal.refuse, (means, caller, { id, reason }) =>
      refuseProposal(means, matters, caller, id, reason),
    ),
    route(calls.consoleProposal.withdraw, (means, caller, { id }) =>
      withdrawProposal(means, matters, caller, id),
    ),
  ];
};
