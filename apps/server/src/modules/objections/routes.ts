import { type CallOf, calls, type RequestOf, type ResponseOf } from '@fairlead/contract';
import { and, eq, objection, type Reader } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { ownRows } from '../../http/own-rows';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import { holderRoute, type Route, staffRoute } from '../../http/route';
import type { Job, Services } from '../../http/services';
import { propose } from '../proposals';
import { lapseObjections } from './lapse-objections';
import { makeObjection } from './make-objection';
import { objectionShape } from './objection';
import { payObjections } from './pay-objections';
import { draftUphold } from './propose-uphold';
import { reportArrival } from './report-arrival';
import { decideObjection, listAllObjections } from './staff';

const PAUSE_MS = 30_000;

/** A holder's own objections, newest first. */
const listObjections = async (
  reader: Reader,
  holderId: number,
  request: RequestOf<CallOf<'objection.list'>>,
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

/** Objections: the holder's side and the staff's. */
export const objectionsRoutes = (services: Services): Route[] => [
  holderRoute(calls.objection.make, ({ caller, request }) =>
    makeObjection(services, caller.holderId, request),
  ),
  holderRoute(calls.objection.list, ({ caller, request }) =>
    listObjections(services.database, caller.holderId, request),
  ),
  staffRoute(calls.consoleObjection.list, ({ request }) => listAllObjections(services, request)),
  staffRoute(calls.consoleObjection.decide, ({ caller, request }) =>
    decideObjection(services, caller, request),
  ),
  staffRoute(calls.consoleObjection.proposeUphold, ({ caller, request }) =>
    propose(services, caller, (tx) => draftUphold(tx, caller, request)),
  ),
  holderRoute(calls.withdrawal.reportArrival, ({ caller, request }) =>
    reportArrival(services, caller.holderId, request),
  ),
];

export const objectionsJobs = (services: Services): Job[] => [
  { name: 'lapse-objections', pauseMs: PAUSE_MS, run: () => lapseObjections(services) },
  { name: 'pay-objections', pauseMs: PAUSE_MS, run: () => payObjections(services) },
];
