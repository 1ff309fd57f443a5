import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { type Route, staffRoute, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { propose } from '../proposals';
import { readCoverage } from './coverage';
import { importStatement } from './import-statement';
import { listEntries, listLines, listStatements } from './list-statements';
import { coverageShape } from './present';
import { draftMatch } from './propose-match';
import { suggestEntries } from './suggest';

/** What the banks say, and which entries of the ledger it answers. */
export const bankStatementsRoutes = (services: Services): Route[] => {
  const { database } = services;
  const route = staffRoutesOf(services);
  return [
    staffRoute(calls.consoleBank.coverage, async () => {
      const coverage = await database.snapshot((reader) => readCoverage(reader));
      return done({
        ...coverageShape(coverage),
        accounts: coverage.accounts.map(({ account, day, closingMinor: closing }) => ({
          account,
          day,
          closing,
        })),
        gaps: coverage.gaps.map(({ amountMinor: amount, ...gap }) => ({ ...gap, amount })),
      });
    }),
    route(calls.consoleBank.list, listStatements),
    staffRoute(calls.consoleBank.upload, ({ caller, form }) => importStatement(services, caller, form)),
    route(calls.consoleBank.lines, listLines),
    route(calls.consoleBank.entries, listEntries),
    route(calls.consoleBank.suggestions, suggestEntries),
    staffRoute(calls.consoleBank.proposeMatch, ({ caller, request }) =>
      propose(services, caller, (tx) => draftMatch(tx, request)),
    ),
  ];
};
