import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { askedOnce } from '../../http/asked-once';
import {
  holderFileRoute,
  holderRoute,
  publicFileRoute,
  publicRoute,
  type Route,
  staffRoutesOf,
} from '../../http/route';
import type { Services } from '../../http/services';
import { proposalRoutesOf } from '../proposals';
import { checkBooksNow, readBooks } from './books';
import { readStatement } from './document';
import { exportStatement } from './export';
import { operatorOf } from './operator';
import { papersRoutes } from './papers/routes';
import { listEntries } from './programme-entries';
import { draftRepair } from './propose-repair';
import { readPublicFigures } from './public-figures';
import { readReconciliation } from './reconciliation';
import { rootProver } from './roots/read-roots';
import { signedDaysFile } from './signed-days';
import { readSource } from './source';
import { listStaffActs } from './staff-acts';
import { readTransparency } from './transparency';

/** A month may hold very many entries, each with the proof that the signed root contains it. */
const EXPORT_PATIENCE = { patience: { longMs: 60_000 } };

/** Figures of everybody together, which nobody's own act can be missed in, with the moment that they are of. */
const MAY_LAG = { mayLag: true };

/** Adds up all wallets and every move of the bank, for whoever asks: never more often than so, on one node. */
const RECONCILIATION_KEPT_MS = 5_000;

/** What stands behind the figures, and the statements of it. */
export const statementsRoutes = (services: Services): Route[] => {
  const { config, database, clock, log } = services;
  const route = staffRoutesOf(services);
  const proposal = proposalRoutesOf(services);
  const prove = rootProver((day) => log.fatal({ day }, 'a signed root differs from the ledger'));
  const signedDays = signedDaysFile(database);
  const seenAt = (lagMs: number): Date => new Date(clock.now().getTime() - lagMs);
  const reconciliation = askedOnce(clock, RECONCILIATION_KEPT_MS, () =>
    database.offload((reader, lagMs) => readReconciliation(reader, seenAt(lagMs)), MAY_LAG),
  );
  return [
    holderRoute(calls.statement.source, ({ caller, request, timeZone }) =>
      database.offload((reader) =>
        readSource(reader, caller.holderId, request, { timeZone, now: clock.now() }),
      ),
    ),
    holderFileRoute(calls.statement.exportFile, async ({ caller, request, timeZone, lang }) => {
      const { month, format = 'json' } = request;
      const { currency } = config;
      const terms = { month, timeZone, now: clock.now(), currency, operator: operatorOf(config), prove };
      const document = await database.offload(
        (reader) => readStatement(reader, caller.holderId, terms),
        EXPORT_PATIENCE,
      );
      return done(await exportStatement(document, format, lang));
    }),
    ...papersRoutes(services),
    holderRoute(calls.statement.staffActs, ({ caller, request, lang }) =>
      database.offload((reader) => listStaffActs(reader, caller.holderId, request, lang)),
    ),
    publicRoute(calls.statement.reconciliation, async () => done(await reconciliation())),
    publicRoute(calls.statement.transparency, async () =>
      done(await database.offload((reader) => readTransparency(reader, config, clock.now()))),
    ),
    publicRoute(calls.statement.figures, async () =>
      done(
        await database.offload((reader, lagMs) => readPublicFigures(reader, config, seenAt(lagMs)), MAY_LAG),
      ),
    ),
    publicFileRoute(calls.statement.signedDays, async () => done(await signedDays())),
    route(calls.consoleBooks.read, async (_means, _caller, { part }) =>
      done(await readBooks(services, part === 'state')),
    ),
    route(calls.consoleBooks.entries, listEntries),
    route(calls.consoleBooks.check, async (means, caller) =>
      done(await checkBooksNow(means, caller.staffId)),
    ),
    proposal(calls.consoleBooks.proposeRepair, draftRepair),
  ];
};
