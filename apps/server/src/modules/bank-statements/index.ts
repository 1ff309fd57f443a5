export { readCoverage } from './coverage';
export { bankStatementsJobs } from './jobs';
export { coverageShape } from './present';
export { bankMatchKind, findMismatches } from './propose-match';
export { bankStatementsRoutes } from './staff-routes';
