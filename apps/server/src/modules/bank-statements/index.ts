export { hasStatements, readCoverage } from './coverage';
export { readImporters } from './importers';
export { bankStatementsJobs } from './jobs';
export { isPaidTo } from './match';
export { coverageShape } from './present';
export { bankMatchKind, findMismatches } from './propose-match';
export { keepMatches, lockStatements } from './run-matching';
export { listSaidLines, type SaidLine } from './said-lines';
export { bankStatementsRoutes } from './staff-routes';
