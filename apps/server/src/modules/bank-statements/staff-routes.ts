import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { type Route, type StaffUseCase, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { proposalRoutesOf } from '../proposals';
import { readCoverage } from './coverage';
import { importStatement } from './import-statement';
import { listEntries, listLines, listStatements } from './list-statements';
import { coverageShape } from './present';
import { draftMatch } from './propose-match';
import { suggestEntries } from './suggest';

const showCoverage: StaffUseCase<'consoleBank.coverage'> = async ({ database }) => {
  const coverage = await database.offload((reader) => readCoverage(reader));
  return done({
    ...coverageShape(coverage),
    accounts: coverage.accounts.map(({ account, day, closingMinor: closing }) => ({ account, day, closing })),
    gaps: coverage.gaps.map(({ amountMinor: amount, ...gap }) => ({ ...gap, amount })),
    differing_at: [...coverage.differingDays],
  });
};

/** What the banks say, and which entries of the ledger it answers. */
export const bankStatementsRoutes = (services: Services): Route[] => {
  const route = staffRoutesOf(services);
  const proposal = proposalRoutesOf(services);
  return [
    route(calls.consoleBank.coverage, showCoverage),
    route(calls.consoleBank.list, listStatements),
    route(calls.consoleBank.upload, importStatement),
    route(calls.consoleBank.lines, listLines),
    route(calls.consoleBank.entries, listEntries),
    route(calls.consoleBank.suggestions, suggestEntries),
    proposal(calls.consoleBank.proposeMatch, draftMatch),
  ];
};
