export { readEvidence } from './evidence';
export type { Queues } from './queue';
export { consoleRoutes } from './routes';
export type { Searches } from './search';
export { type TimelineSources, TOLD_ENTRIES } from './timeline';
