export { findFollowing, listFollowers, readLeads } from './following';
export { setLead } from './lead';
export { followRoutes } from './routes';
