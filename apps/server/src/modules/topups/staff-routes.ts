import { calls } from '@fairlead/contract';
import { type Route, staffRoute } from '../../http/route';
import type { Services } from '../../http/services';
import { propose } from '../proposals';
import { listTopUpCases } from './list-cases';
import { listPayees } from './list-payees';
import { draftChargeback } from './propose-chargeback';
import { draftPayee, draftRetirement } from './propose-payee';
import { draftTopUp } from './propose-topup';
import { refuseTopUp } from './refuse-topup';
import { sendTopUpCard } from './send-topup-card';

/** Staff's side of money on its way in, by whom it is paid, and its way back. */
export const topupsStaffRoutes = (services: Services): Route[] => {
  const { database } = services;
  return [
    staffRoute(calls.consoleTopup.list, ({ request }) => listTopUpCases(database, request)),
    staffRoute(calls.consoleTopup.sendCard, ({ caller, request }) =>
      sendTopUpCard(services, caller, request),
    ),
    staffRoute(calls.consoleTopup.refuse, ({ caller, request }) => refuseTopUp(services, caller, request)),
    staffRoute(calls.consoleTopup.propose, ({ caller, request }) =>
      propose(services, caller, (tx, now) => draftTopUp(tx, request, now)),
    ),
    staffRoute(calls.consolePayee.list, ({ request }) => listPayees(database, request)),
    staffRoute(calls.consolePayee.propose, ({ caller, request }) =>
      propose(services, caller, (tx, now) => draftPayee(tx, caller, request, now)),
    ),
    staffRoute(calls.consolePayee.proposeRetirement, ({ caller, request }) =>
      propose(services, caller, (tx) => draftRetirement(tx, request)),
    ),
    staffRoute(calls.consoleHold.proposeChargeback, ({ caller, request }) =>
      propose(services, caller, (tx) => draftChargeback(tx, request)),
    ),
  ];
};
