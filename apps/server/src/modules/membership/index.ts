export { endMembership } from './act';
export { readMembership } from './read';
export { membershipRoutes } from './routes';
export { MEMBERSHIP } from './terms';
