export { readObjectionFigures, readObjectionPeople } from './public-figures';
export { objectionsJobs, objectionsRoutes } from './routes';
export type { Subject, Subjects } from './subject';
