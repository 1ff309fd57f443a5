export { listClaimed, listRefusedClaims } from './acceptance';
export { acceptanceSubject } from './objection';
export { acceptanceKind } from './propose-confirmation';
export { acceptanceIssueKind } from './propose-issue';
export { acceptorsJobs, acceptorsRoutes } from './routes';
