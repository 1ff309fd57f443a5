export { copyDataFolder, copyTree, sizeOfDataFolder, syncPath } from './backup';
export { EmbeddedPostgresError, type EmbeddedPostgresFault } from './errors';
export type { EmbeddedPostgres, EmbeddedPostgresLog, EmbeddedPostgresOptions, Recovery } from './options';
export { startEmbeddedPostgres } from './start';
export { visitEmbeddedPostgres } from './visit';
