export { EmbeddedPostgresError, type EmbeddedPostgresFault } from './errors';
export type { EmbeddedPostgres, EmbeddedPostgresLog, EmbeddedPostgresOptions } from './options';
export { startEmbeddedPostgres } from './start';
export { visitEmbeddedPostgres } from './visit';
