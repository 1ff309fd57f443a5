export { countObjections, listOpenObjections } from './objection';
export { findOpenObjection, openObjection, withdrawObjection } from './own-objection';
export { objectionUpheldKind } from './propose-uphold';
export { readObjectionFigures, readObjectionPeople } from './public-figures';
export { objectionsJobs, objectionsRoutes } from './routes';
export { housePays, type Subject, type Subjects } from './subject';
