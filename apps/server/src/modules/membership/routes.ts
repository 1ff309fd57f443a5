import { calls } from '@fairlead/contract';
import { holderRoute, type Route } from '../../http/route';
import type { Services } from '../../http/services';
import { openMembership, refundMembership } from './act';

export const membershipRoutes = (services: Services): Route[] => [
  holderRoute(calls.membership.open, (incoming) => openMembership(services, incoming)),
  holderRoute(calls.membership.refund, (incoming) => refundMembership(services, incoming)),
];
