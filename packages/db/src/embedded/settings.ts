/** The database of the product within the cluster, and the role that owns it. */
export const DATABASE = 'fairlead';
export const SUPERUSER = 'postgres';

/**
 * How all files are synced to disk at once, after making and before recovering: by one call where the
 * system has it. One for each of 1,300 files takes seconds on a busy disk.
 */
export const SYNC_METHOD = process.platform === 'linux' ? 'syncfs' : 'fsync';

/** Given at every start and not kept in the data folder, so that an old folder follows the program. */
const SETTINGS: Readonly<Record<string, string>> = {
  // Nothing acknowledged is ever lost.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // Reachable from this machine only, with the password.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  // Small: the whole product stays within 300 MB.
  shared_buffers: '32MB',
  max_connections: '60',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  temp_buffers: '2MB',
  huge_pages: 'off',
  io_method: 'sync',
  jit: 'off',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  autovacuum_max_workers: '2',
  // Pages logged in full are most of the log, and of its archive; these binaries know neither lz4 nor zstd.
  wal_compression: 'pglz',
  // Recovery after a crash replays at most this much: back within 2 s.
  max_wal_size: '128MB',
  min_wal_size: '64MB',
  // A backup whose disk hangs fails, before the log that is kept for it fills the disk of the data.
  max_slot_wal_keep_size: '2GB',
  recovery_init_sync_method: SYNC_METHOD,
  // One zone everywhere; figures of other zones are made in queries.
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The log names faults, never the values in a statement.
  log_destination: 'stderr',
  logging_collector: 'off',
  // Whose message it is: the errors of statements are told apart by it.
  log_line_prefix: '%b| ',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  lc_messages: 'C',
};

/** The words that start PostgreSQL on a data folder and port, with settings of this start. */
export function serverWords(cluster: string, port: number, more: Readonly<Record<string, string>>): string[] {
  const settings = Object.entries({ ...SETTINGS, ...more, port: String(port) });
  return ['-D', cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
