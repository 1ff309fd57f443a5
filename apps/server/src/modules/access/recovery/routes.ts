import { calls } from '@fairlead/contract';
import { holderRoute, publicRoute, type Route } from '../../../http/route';
import type { Services } from '../../../http/services';
import { proposalRoutesOf } from '../../proposals';
import { askForLink } from './ask';
import { draftRecovery } from './propose-recovery';
import { readCaseState, setPasswordByLink, setPasswordInCase } from './set-password';
import { vetoRecovery } from './veto';

/** Ways to a new login password for who forgot it. */
export const recoveryRoutes = (services: Services): Route[] => {
  const proposal = proposalRoutesOf(services);
  return [
    publicRoute(calls.recovery.ask, ({ request }) => askForLink(services, request)),
    publicRoute(calls.recovery.setPassword, ({ request }) => setPasswordByLink(services, request)),
    publicRoute(calls.recovery.caseState, ({ request }) => readCaseState(services, request)),
    publicRoute(calls.recovery.setPasswordInCase, ({ request }) => setPasswordInCase(services, request)),
    holderRoute(calls.recovery.veto, ({ caller }) => vetoRecovery(services, caller)),
    proposal(calls.consoleRecovery.propose, draftRecovery),
  ];
};
