import { calls } from '@fairlead/contract';
import { publicRoute, type Route, staffRoute } from '../../http/route';
import type { Services } from '../../http/services';
import { objectInCase, openCase, readCase, writeInCase } from './guest-side';
import { answerGuest, listCases, openCaseOfGuest } from './staff-side';

/** People without a login, and the staff who answer them. */
export const guestsRoutes = (services: Services): Route[] => [
  publicRoute(calls.guest.open, (incoming) => openCase(services, incoming)),
  publicRoute(calls.guest.messages, ({ request }) => readCase(services, request)),
  publicRoute(calls.guest.send, ({ request }) => writeInCase(services, request)),
  publicRoute(calls.guest.object, ({ request }) => objectInCase(services, request)),
  staffRoute(calls.consoleSupport.conversations, ({ request }) => listCases(services.database, request)),
  staffRoute(calls.consoleSupport.messages, ({ request }) => openCaseOfGuest(services.database, request)),
  staffRoute(calls.consoleSupport.send, ({ caller, request }) => answerGuest(services, caller, request)),
];
