import { calls } from '@fairlead/contract';
import { holderRoute, type Route } from '../../http/route';
import type { Services } from '../../http/services';
import { listCoupons } from './list';
import { receiveCoupon } from './receive';

export const couponsRoutes = (services: Services): Route[] => {
  const { database, clock } = services;
  return [
    holderRoute(calls.coupon.list, ({ request, caller }) =>
      listCoupons(database, caller.holderId, request, clock.now()),
    ),
    holderRoute(calls.coupon.receive, (incoming) => receiveCoupon(services, incoming)),
  ];
};
