import { calls } from '@fairlead/contract';
import { holderRoute, type Route, staffRoute } from '../../http/route';
import type { Services } from '../../http/services';
import { propose } from '../proposals';
import { listCoupons } from './list';
import { draftCampaign } from './propose-campaign';
import { receiveCoupon } from './receive';
import { endCampaign, grantCoupon, listAllCampaigns } from './staff';

export const couponsRoutes = (services: Services): Route[] => {
  const { database, clock } = services;
  return [
    holderRoute(calls.coupon.list, ({ request, caller }) =>
      listCoupons(database, caller.holderId, request, clock.now()),
    ),
    holderRoute(calls.coupon.receive, (incoming) => receiveCoupon(services, incoming)),
    staffRoute(calls.consoleCoupon.campaigns, ({ request }) =>
      listAllCampaigns(database, request, clock.now()),
    ),
    staffRoute(calls.consoleCoupon.proposeCampaign, ({ caller, request }) =>
      propose(services, caller, (tx, now) => draftCampaign(tx, request, now)),
    ),
    staffRoute(calls.consoleCoupon.endCampaign, ({ caller, request }) =>
      endCampaign(services, caller, request),
    ),
    staffRoute(calls.consoleCoupon.grant, ({ caller, request }) => grantCoupon(services, caller, request)),
  ];
};
