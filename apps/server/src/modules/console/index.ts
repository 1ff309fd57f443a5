export { readEvidence } from './evidence';
export { queueGauges } from './gauges';
export { keepFiguresJob } from './overview-figures';
export type { Queues } from './queue';
export { consoleRoutes } from './routes';
export type { Searches } from './search';
export { type TimelineSources, TOLD_ENTRIES } from './timeline';
