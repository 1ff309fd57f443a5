import type { EmbeddedPostgres } from '@fairlead/db';
import type { Backups, Job, Services } from '../../http/services';
import { watchBackups } from '../../plugins/backups';
import { watchDiskRoom } from '../../plugins/disk-room';
import type { Readiness } from '../../plugins/health';

/** What has to be looked after where the database is the program's own. */
export interface OwnDatabase {
  readonly checks: readonly Readiness[];
  readonly jobs: readonly Job[];
  readonly backups: Backups | undefined;
  /** Ends all that; a backup that is being made is given up. */
  close(): void;
}

/** Looks after the room on its disk, its folder and its backups. */
export const watchOwnDatabase = async (
  services: Services,
  { folder, url, fault }: Pick<EmbeddedPostgres, 'folder' | 'url' | 'fault'>,
): Promise<OwnDatabase> => {
  const watch = await watchBackups(services, url);
  const room = await watchDiskRoom(folder);
  return {
    // Red while another program could take its folder for free, too.
    checks: [room.readiness, { name: 'folder', fault }],
    jobs: watch === undefined ? [] : [watch.job, ...(watch.archiveJob ? [watch.archiveJob] : [])],
    backups: watch?.backups,
    close: () => {
      watch?.stop();
      room.close();
    },
  };
};
