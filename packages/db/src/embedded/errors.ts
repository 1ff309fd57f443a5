/** What went wrong, so that the program can choose its words and its exit; the message tells the remedy. */
export type EmbeddedPostgresFault =
  | 'platform_not_supported'
  | 'binaries_do_not_run'
  | 'data_folder_in_use'
  | 'data_folder_not_ours'
  | 'other_major_version'
  | 'initdb_failed'
  | 'archive_not_usable'
  | 'port_taken'
  | 'start_failed'
  | 'given_up';

/** The one error that `startEmbeddedPostgres` throws on purpose. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';

  constructor(
    readonly fault: EmbeddedPostgresFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
