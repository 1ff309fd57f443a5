import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { rememberedArchive } from './archive';
import { EmbeddedPostgresError } from './errors';
import type { EmbeddedPostgresLog } from './options';
import { homeOf } from './place';
import { servedPort } from './postmaster-file';
import { DATABASE, SUPERUSER } from './settings';
import { startEmbeddedPostgres } from './start';

/** A program that starts is ready by then, or says itself why not. */
const PATIENCE_MS = 10_000;
const RETRY_PAUSE_MS = 100;

/** The database of a data folder, reached from beside the program. */
export interface Visit {
  readonly url: string;
  /** Leaves everything as it was: stops what was started for the visit, and nothing else. */
  leave(): Promise<void>;
}

function readPassword(home: string): string {
  try {
    return readFileSync(join(home, 'password'), 'utf8').trim();
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'data_folder_not_ours',
      `The password of the database in ${home} cannot be read: do this as the user that the program runs as.`,
      { cause },
    );
  }
}

const isInUse = (error: unknown): boolean =>
  error instanceof EmbeddedPostgresError && error.fault === 'data_folder_in_use';

/**
 * Reaches the database of `dataDir`: through the program that runs on it, else by starting it for as long as the visit
 * takes. Makes no database; undefined where there is none. Throws `EmbeddedPostgresError`.
 */
export async function visitEmbeddedPostgres(options: {
  readonly dataDir: string;
  readonly log: EmbeddedPostgresLog;
}): Promise<Visit | undefined> {
  const inside = join(options.dataDir, 'postgres');
  const home = homeOf(inside);
  const cluster = join(home, 'cluster');
  if (!existsSync(cluster)) return undefined;
  for (const deadline = performance.now() + PATIENCE_MS; ; ) {
    const port = servedPort(cluster);
    if (port !== undefined) {
      const url = `postgres://${SUPERUSER}:${readPassword(home)}@127.0.0.1:${port}/${DATABASE}`;
      return { url, leave: async () => undefined };
    }
    try {
      const started = await startEmbeddedPostgres({ ...options, archive: rememberedArchive(home) });
      return { url: started.url, leave: () => started.stop() };
    } catch (error) {
      // A program that is just starting has the folder, and its database is not up yet.
      if (!isInUse(error) || performance.now() > deadline) throw error;
      await pause(RETRY_PAUSE_MS);
    }
  }
}
