import { calls } from '@fairlead/contract';
import { type Route, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { proposalRoutesOf } from '../proposals';
import { listTopUpCases } from './list-cases';
import { listPayees } from './list-payees';
import { draftChargeback } from './propose-chargeback';
import { draftPayee, draftRetirement } from './propose-payee';
import { draftTopUp } from './propose-topup';
import { refuseTopUp } from './refuse-topup';
import { sendCard } from './send-card';
import { sendTopUpCard } from './send-topup-card';

/** Staff's side of money on its way in, by whom it is paid, and its way back. */
export const topupsStaffRoutes = (services: Services): Route[] => {
  const route = staffRoutesOf(services);
  const proposal = proposalRoutesOf(services);
  return [
    route(calls.consoleTopup.list, listTopUpCases),
    route(calls.consoleTopup.sendCard, sendTopUpCard),
    route(calls.consoleSupport.sendCard, sendCard),
    route(calls.consoleTopup.refuse, refuseTopUp),
    proposal(calls.consoleTopup.propose, draftTopUp),
    route(calls.consolePayee.list, listPayees),
    proposal(calls.consolePayee.propose, draftPayee),
    proposal(calls.consolePayee.proposeRetirement, draftRetirement),
    proposal(calls.consoleHold.proposeChargeback, draftChargeback),
  ];
};
