export { hasStatements, readCoverage } from './coverage';
export { bankStatementsJobs } from './jobs';
export { isPaidTo } from './match';
export { coverageShape } from './present';
export { bankMatchKind, findMismatches } from './propose-match';
export { bankStatementsRoutes } from './staff-routes';
