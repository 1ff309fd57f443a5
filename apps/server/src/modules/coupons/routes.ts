import { calls } from '@fairlead/contract';
import { holderRoute, type Route, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { proposalRoutesOf } from '../proposals';
import { listCoupons } from './list';
import { draftCampaign } from './propose-campaign';
import { receiveCoupon } from './receive';
import { endCampaign, grantCoupon, listAllCampaigns } from './staff';

export const couponsRoutes = (services: Services): Route[] => {
  const route = staffRoutesOf(services);
  const proposal = proposalRoutesOf(services);
  const { database, clock } = services;
  return [
    holderRoute(calls.coupon.list, ({ request, caller, lang }) =>
      listCoupons(database, caller.holderId, request, { now: clock.now(), language: lang }),
    ),
    holderRoute(calls.coupon.receive, (incoming) => receiveCoupon(services, incoming)),
    route(calls.consoleCoupon.campaigns, listAllCampaigns),
    proposal(calls.consoleCoupon.proposeCampaign, draftCampaign),
    route(calls.consoleCoupon.endCampaign, endCampaign),
    route(calls.consoleCoupon.grant, grantCoupon),
  ];
};
