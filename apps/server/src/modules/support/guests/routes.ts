import { calls } from '@fairlead/contract';
import { publicRoute, type Route } from '../../../http/route';
import type { Services } from '../../../http/services';
import { objectInCase, openCase, readCase, writeInCase } from './guest-side';

/** People without a login; the desk that answers them is that of support. */
export const guestsRoutes = (services: Services): Route[] => [
  publicRoute(calls.guest.open, (incoming) => openCase(services, incoming)),
  publicRoute(calls.guest.messages, ({ request }) => readCase(services, request)),
  publicRoute(calls.guest.send, ({ request }) => writeInCase(services, request)),
  publicRoute(calls.guest.object, ({ request }) => objectInCase(services, request)),
];
