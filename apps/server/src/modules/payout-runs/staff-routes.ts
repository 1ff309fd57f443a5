import { calls } from '@fairlead/contract';
import { type Route, staffFileRoute, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { proposalRoutesOf } from '../proposals';
import { draftRun } from './propose-run';
import { draftSettlement } from './propose-settlement';
import { readRunFile } from './read-file';
import { listDue, listRuns, showRun } from './show-runs';

/** Withdrawals that one file of the bank pays. */
export const payoutRunsRoutes = (services: Services): Route[] => {
  const route = staffRoutesOf(services);
  const proposal = proposalRoutesOf(services);
  return [
    route(calls.consolePayoutRun.due, listDue),
    route(calls.consolePayoutRun.list, listRuns),
    route(calls.consolePayoutRun.detail, showRun),
    staffFileRoute(calls.consolePayoutRun.file, (incoming) => readRunFile(services, incoming)),
    proposal(calls.consolePayoutRun.propose, draftRun),
    proposal(calls.consolePayoutRun.proposeSettlement, draftSettlement),
  ];
};
