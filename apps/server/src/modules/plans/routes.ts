import { calls } from '@fairlead/contract';
import { done, refuse } from '../../http/answer';
import { holderRoute, type Route } from '../../http/route';
import type { Services } from '../../http/services';
import { watchProduct } from '../products';
import { cancelOrder, stopOrder } from './life/end-early';
import { setLimits } from './life/limits';
import { lowerBudget } from './life/lower';
import { pauseOrder, resumeOrder } from './life/pause';
import { createPut } from './life/put';
import { quotePut } from './life/quote';
import { raiseBudget } from './life/raise';
import { dayIn } from './order/day';
import { windowsAt } from './order/windows';
import { plansStaffRoutes } from './staff-routes';
import { readDetail } from './views/detail';
import { listOrders } from './views/list-orders';
import { listProducts, showProduct } from './views/products';
import { countWaiting } from './views/queries';

export const plansRoutes = (services: Services): readonly Route[] => {
  const { database, clock, config } = services;
  const windows = windowsAt(config.sandboxSpeed);
  return [
    holderRoute(calls.plan.products, (incoming) => listProducts(services, incoming)),
    holderRoute(calls.plan.list, ({ request, caller }) =>
      listOrders(database, caller.holderId, request, clock.now(), windows),
    ),
    holderRoute(calls.plan.detail, async ({ request, caller, lang }) => {
      const key = { holderId: caller.holderId, orderId: request.order_id };
      const detail = await readDetail(database, key, clock.now(), windows, lang);
      return detail === undefined ? refuse('no_such_data') : done(detail);
    }),
    holderRoute(calls.plan.appDetail, (incoming) => showProduct(services, incoming)),
    holderRoute(calls.plan.watch, ({ request, caller }) => watchProduct(services, caller.holderId, request)),
    holderRoute(calls.plan.quote, async ({ request, caller, lang }) => {
      const now = clock.now();
      const today = dayIn(config.programmeTimeZone, now);
      const quote = await quotePut(database, caller.holderId, request, { now, today, language: lang });
      return quote === undefined ? refuse('no_such_data') : done(quote);
    }),
    holderRoute(calls.plan.put, createPut(services)),
    holderRoute(calls.plan.awaitPutCount, async ({ caller }) =>
      done({ count: await countWaiting(database, caller.holderId, clock.now()) }),
    ),
    holderRoute(calls.plan.cancel, (incoming) => cancelOrder(services, incoming)),
    holderRoute(calls.plan.stop, (incoming) => stopOrder(services, incoming)),
    holderRoute(calls.plan.pause, (incoming) => pauseOrder(services, incoming)),
    holderRoute(calls.plan.resume, (incoming) => resumeOrder(services, incoming)),
    holderRoute(calls.plan.raise, (incoming) => raiseBudget(services, incoming)),
    holderRoute(calls.plan.lower, (incoming) => lowerBudget(services, incoming)),
    holderRoute(calls.plan.setLimits, (incoming) => setLimits(services, incoming)),
    ...plansStaffRoutes(services),
  ];
};
