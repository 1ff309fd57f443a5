export { listOpenObjections } from './objection';
export { objectionUpheldKind } from './propose-uphold';
export { objectionsJobs, objectionsRoutes } from './routes';
