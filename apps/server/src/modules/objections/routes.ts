import { type CallOf, calls, type ParsedOf, type ResponseOf } from '@fairlead/contract';
import { and, eq, objection, type Reader } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { ownRows } from '../../http/own-rows';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import { holderRoute, type Route, staffRoutesOf } from '../../http/route';
import type { Job, Services } from '../../http/services';
import { lapseObjections } from './lapse-objections';
import { makeObjection } from './make-objection';
import { objectionShape } from './objection';
import { decideObjection, listAllObjections } from './staff';
import type { Subjects } from './subject';

const PAUSE_MS = 30_000;

/** A holder's own objections, newest first. */
const listObjections = async (
  reader: Reader,
  holderId: number,
  request: ParsedOf<CallOf<'objection.list'>>,
): Promise<Answer<ResponseOf<CallOf<'objection.list'>>>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const own = ownRows([[objection.holderId, holderId]], objection.id, start.below);
  const rows = await reader.orm
    .select()
    .from(objection)
    .where(and(own.where, request.state === undefined ? undefined : eq(objection.state, request.state)))
    .orderBy(...own.order)
    .limit(start.limit + 1);
  return done(pageOf(rows, start.limit, ({ id }) => id, objectionShape));
};

/** Objections: the holder's side and the staff's; each matter gives what of its own one may object to. */
export const objectionsRoutes = (services: Services, subjects: Subjects): Route[] => {
  const route = staffRoutesOf(services);
  return [
    holderRoute(calls.objection.make, ({ caller, request }) =>
      makeObjection(services, subjects, caller.holderId, request),
    ),
    holderRoute(calls.objection.list, ({ caller, request }) =>
      listObjections(services.database, caller.holderId, request),
    ),
    route(calls.consoleObjection.list, listAllObjections),
    route(calls.consoleObjection.decide, (means, caller, request) =>
      decideObjection(means, subjects, caller, request),
    ),
  ];
};

export const objectionsJobs = (services: Services, subjects: Subjects): Job[] => [
  { name: 'lapse-objections', pauseMs: PAUSE_MS, run: () => lapseObjections(services, subjects) },
];
