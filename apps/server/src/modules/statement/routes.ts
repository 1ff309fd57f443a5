import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { holderFileRoute, holderRoute, publicRoute, type Route } from '../../http/route';
import type { Services } from '../../http/services';
import { exportStatement } from './export';
import { readReconciliation } from './reconciliation';
import { readSource } from './source';
import { listStaffActs } from './staff-acts';

/** What stands behind the figures, and the statements of it. */
export const statementRoutes = ({ config, database, clock }: Services): Route[] => [
  holderRoute(calls.statement.source, ({ caller, request, timeZone }) =>
    database.snapshot((reader) =>
      readSource(reader, caller.holderId, request, { timeZone, now: clock.now() }),
    ),
  ),
  holderFileRoute(calls.statement.exportFile, ({ caller, request, timeZone }) =>
    database.snapshot((reader) =>
      exportStatement(reader, caller.holderId, request, {
        timeZone,
        now: clock.now(),
        currency: config.currency,
      }),
    ),
  ),
  holderRoute(calls.statement.staffActs, ({ caller, request }) =>
    listStaffActs(database, caller.holderId, request),
  ),
  publicRoute(calls.statement.reconciliation, async () =>
    done(await database.snapshot((reader) => readReconciliation(reader, clock.now()))),
  ),
];
