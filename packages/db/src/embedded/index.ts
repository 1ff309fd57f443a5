export { EmbeddedPostgresError, type EmbeddedPostgresFault } from './errors';
export type { EmbeddedPostgres, EmbeddedPostgresLog, EmbeddedPostgresOptions } from './options';
export type { ServerExit } from './server-process';
export { startEmbeddedPostgres } from './start';
