import { calls } from '@fairlead/contract';
import { holderRoute, type Route } from '../../http/route';
import type { Services } from '../../http/services';
import { readSource } from './source';

/** What stands behind the figures, and the statements of it. */
export const statementRoutes = ({ database, clock }: Services): Route[] => [
  holderRoute(calls.statement.source, ({ caller, request, timeZone }) =>
    database.snapshot((reader) =>
      readSource(reader, caller.holderId, request, { timeZone, now: clock.now() }),
    ),
  ),
];
