import { calls } from '@fairlead/contract';
import { type Route, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { approveProposal, refuseProposal } from './decide';
import type { Kinds } from './kind';
import { listProposals, readProposalDetail } from './read';

/** What was proposed, and what checkers decide; each matter has the calls by which makers propose. */
export const proposalsRoutes = (services: Services, kinds: Kinds): Route[] => {
  const route = staffRoutesOf(services);
  return [
    route(calls.consoleProposal.list, listProposals),
    route(calls.consoleProposal.detail, (means, _caller, { id }) =>
      readProposalDetail(means, kinds, means.database, id),
    ),
    route(calls.consoleProposal.approve, (means, caller, { id }) =>
      approveProposal(means, kinds, caller, id),
    ),
    route(calls.consoleProposal.refuse, (means, caller, { id, reason }) =>
      refuseProposal(means, kinds, caller, id, reason),
    ),
  ];
};
