import { calls } from '@fairlead/contract';
import { done, refuse } from '../../http/answer';
import { holderRoute, type Route, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { follow } from './follow';
import { findLead, readCard } from './leads';
import { listFollow } from './list';
import { publishOwn, publishPlan } from './publish';
import { listPublished } from './published';

/** Following a lead, and what leads publish. */
export const followRoutes = (services: Services): Route[] => {
  const route = staffRoutesOf(services);
  const { database, clock } = services;
  return [
    holderRoute(calls.assistance.list, ({ caller, request }) =>
      listFollow(database, caller.holderId, request, clock.now()),
    ),
    holderRoute(calls.assistance.follow, ({ caller, request }) =>
      follow(services, caller.holderId, request.operation_id),
    ),
    holderRoute(calls.assistance.leadCard, async ({ request }) => {
      const lead = await findLead(database, request.operation_id.trim());
      return lead === undefined
        ? refuse('operation_id_invalid')
        : done(await readCard(database, lead, clock.now()));
    }),
    holderRoute(calls.assistance.published, ({ caller, request }) =>
      listPublished(database, caller.holderId, request, clock.now()),
    ),
    holderRoute(calls.assistance.publish, ({ caller, request }) =>
      publishOwn(services, caller.holderId, request.product_id),
    ),
    route(calls.consoleOrder.publish, publishPlan),
  ];
};
