export { backupAgeReader } from './age';
export { backUp, examine, UnverifiedBackup } from './back-up';
export { watchBackups } from './watch-backups';
