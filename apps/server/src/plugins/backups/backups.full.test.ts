import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from '@fairlead/db';
import { readPast } from '@fairlead/ledger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OwnInstallation, startOwnInstallation } from '../../testing/own-installation';
import { examine } from './back-up';
import { watchBackups } from './watch-backups';

const HOUR_MS = 3_600_000;

let own: OwnInstallation;
let folder: string;
beforeEach(async () => {
  own = await startOwnInstallation((place) => ({
    ...{ BACKUP_DIR: join(place, 'backups'), BACKUP_EVERY: '1h', BACKUP_KEEP: '2' },
  }));
  folder = join(own.folder, 'backups');
  writeFileSync(join(own.dataDir, 'pin-pepper'), 'secret\n', { mode: 0o600 });
  await own.fund(7_000);
}, 60_000);
afterEach(() => own.close());

const watch = async () => {
  const made = await watchBackups(own.services, own.postgres.url);
  if (made === undefined) throw new Error('no backups are wanted');
  return made;
};

const newestEntry = async () => (await readPast(own.services.database, null))?.past.entry ?? null;

/** As a superuser who writes past every rule. */
const changeHouse = (byMinor: number): string =>
  `update ledger.programme_account set balance_minor = balance_minor + ${byMinor}
     where kind = 'house' and stripe = (select min(stripe) from ledger.programme_account where kind = 'house')`;

describe('backups of the own database', { timeout: 120_000 }, () => {
  it('are made when they are due, and the oldest goes once a newer one was tried out', async () => {
    const { backups, job } = await watch();
    expect(backups.state()).toEqual({ takenAt: null, ageMs: 0, isLate: false, fault: null });
    const first = own.services.clock.now();
    await job.run();
    await job.run();
    expect(readdirSync(folder)).toEqual(['fairlead-20260302T100000Z']);
    own.services.clock.turn(HOUR_MS);
    expect(backups.state()).toMatchObject({ takenAt: first, ageMs: HOUR_MS, isLate: false });
    await job.run();
    own.services.clock.turn(HOUR_MS);
    await job.run();
    expect(readdirSync(folder).sort()).toEqual(['fairlead-20260302T110000Z', 'fairlead-20260302T120000Z']);
    own.services.clock.turn(2 * HOUR_MS + 1);
    expect(backups.state().isLate).toBe(true);
    // A new start knows them.
    const known = { ageMs: 2 * HOUR_MS + 1, isLate: true, fault: null };
    expect((await watch()).backups.state()).toMatchObject(known);
    expect(own.lines).toEqual([]);
  });

  it('bring back what was posted before, with the secrets, and are told from one that does not', async () => {
    const { job } = await watch();
    const entry = await newestEntry();
    await job.run();
    await own.fund(1);
    const later = await newestEntry();
    const [name = ''] = readdirSync(folder);
    expect(readdirSync(join(folder, name)).sort()).toEqual(['pin-pepper', 'postgres']);
    const restored = join(own.folder, 'restored');
    await copyTree(join(folder, name), restored, { sync: false });
    expect(await examine(restored, entry)).toEqual({ faults: [], newest: entry });
    expect((await examine(restored, later)).faults).toEqual([`entry ${later?.id} is not in it`]);
  });

  it('that fail their trial replace no older one, and say why until one does not', async () => {
    const { backups, job } = await watch();
    await job.run();
    await own.asOwner(changeHouse(1));
    own.services.clock.turn(HOUR_MS);
    await job.run();
    const unverified = 'fairlead-20260302T110000Z.unverified';
    expect(readdirSync(folder).sort()).toEqual(['fairlead-20260302T100000Z', unverified]);
    expect(backups.state()).toMatchObject({ ageMs: HOUR_MS, fault: expect.stringContaining(unverified) });
    // Not tried again each minute.
    own.services.clock.turn(60_000);
    await job.run();
    expect(own.lines.map(({ level, msg }) => [level, msg])).toEqual([[50, 'the backup failed']]);
    await own.asOwner(changeHouse(-1));
    own.services.clock.turn(HOUR_MS);
    await job.run();
    expect(backups.state().fault).toBeNull();
    expect(readdirSync(folder).sort()).toEqual(['fairlead-20260302T100000Z', 'fairlead-20260302T120100Z']);
  });

  it('that cannot be written are a fault, and made when the folder is back', async () => {
    const { backups, job } = await watch();
    renameSync(folder, `${folder}-away`);
    await job.run();
    expect(backups.state().fault).toMatch(/ENOENT/);
    mkdirSync(folder);
    own.services.clock.turn(HOUR_MS);
    await job.run();
    expect(backups.state().fault).toBeNull();
    expect(readdirSync(folder)).toEqual(['fairlead-20260302T110000Z']);
  });

  it('keep no program down whose backup disk is missing, and are made when it is there', async () => {
    const disk = join(own.folder, 'disk');
    // No folder can be made in a file.
    writeFileSync(disk, '');
    const { config } = own.services;
    const settings = config.backups ?? expect.fail('no backups are wanted');
    const backups = { ...settings, folder: join(disk, 'backups') };
    const services = { ...own.services, config: { ...config, backups } };
    const made = (await watchBackups(services, own.postgres.url)) ?? expect.fail('no backups are made');
    const ageMs = Number.POSITIVE_INFINITY;
    expect(made.backups.state()).toMatchObject({
      ...{ takenAt: null, ageMs, fault: expect.stringMatching(/^BACKUP_DIR: ENOTDIR/) },
    });
    expect(own.lines.map(({ level, msg }) => [level, msg])).toEqual([[50, 'the backup failed']]);
    rmSync(disk);
    own.services.clock.turn(HOUR_MS);
    await made.job.run();
    expect(made.backups.state()).toMatchObject({ ageMs: 0, fault: null });
    expect(readdirSync(backups.folder)).toEqual(['fairlead-20260302T110000Z']);
  });

  it('are waited for by no stop, and what is left of one is swept by the next', async () => {
    const first = await watch();
    const run = first.job.run();
    await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(1), { timeout: 30_000, interval: 5 });
    first.stop();
    await run;
    expect(readdirSync(folder).filter((name) => name.endsWith('Z'))).toEqual([]);
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), { timeout: 30_000, interval: 50 });
    own.services.clock.turn(1_000);
    // What a killed one leaves.
    mkdirSync(join(folder, 'fairlead-20260302T090000Z.part', 'postgres'), { recursive: true });
    mkdirSync(join(folder, 'fairlead-20260302T090000Z.trial'), { recursive: true });
    const { job, backups } = await watch();
    await job.run();
    expect(backups.state().fault).toBeNull();
    expect(readdirSync(folder)).toEqual(['fairlead-20260302T100001Z']);
  });
});
