import { expect, it, vi } from 'vitest';
import { parseConfig } from '../../config';
import type { Services } from '../../http/services';
import { createLog } from '../../log';
import { turnableClock } from '../../testing/clock';
import { watchBackups } from './watch-backups';

const HOUR_MS = 3_600_000;

/** A mount whose server is gone: nothing that is asked of it is answered. */
vi.mock('node:fs/promises', async (load) => ({
  ...(await load<typeof import('node:fs/promises')>()),
  mkdir: () => new Promise(() => undefined),
}));

it('a backup disk that does not answer holds up no start, and no stop waits for it', async () => {
  const config = parseConfig({ PIN_PEPPER: 'p'.repeat(32), DATA_DIR: '/own/data', BACKUP_DIR: '/mnt/gone' });
  const clock = turnableClock();
  // Nothing asks the database.
  const services = { config, clock, log: createLog('silent') } as unknown as Services;
  const made = await watchBackups(services, 'postgres://nobody');
  const watch = made ?? expect.fail('no backups are wanted');
  expect(watch.backups.state()).toMatchObject({ takenAt: null, fault: 'BACKUP_DIR: no answer within 2 s' });
  clock.turn(HOUR_MS);
  const run = watch.job.run();
  watch.stop();
  expect(await run).toBe(0);
});
