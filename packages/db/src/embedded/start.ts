import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { archiveSettings, markRecovery, prepareArchive, recoverySettings, rememberArchive } from './archive';
import { findBinaries } from './binaries';
import { type Claim, claimFolder } from './claims';
import { ensureCluster } from './cluster';
import { EmbeddedPostgresError } from './errors';
import type { EmbeddedPostgres, EmbeddedPostgresLog, EmbeddedPostgresOptions } from './options';
import { choosePlace, type Place } from './place';
import { pickPort } from './ports';
import { clearLeftover } from './postmaster-file';
import { type Launch, launch, type ServerProcess } from './server-process';
import { DATABASE, SUPERUSER } from './settings';
import { Supervisor } from './supervisor';

const FIRST_START_TRIES = 5;
const RETRY_PAUSE_MS = 200;
/** Recovery after a crash may take a while on a slow disk; only what hangs is given up. */
const READY_WITHIN_MS = 60_000;
/** By an archive it reads all that was written since the backup. */
const RECOVERED_WITHIN_MS = 12 * 3_600_000;

async function claim(home: string, log: EmbeddedPostgresLog): Promise<Claim> {
  const claimed = await claimFolder(join(home, 'claims'), log);
  if (claimed) return claimed;
  throw new EmbeddedPostgresError(
    'data_folder_in_use',
    `Another program uses the data in ${home}; it may be frozen, or run in another container. ` +
      'Stop it, or give this one another DATA_DIR.',
  );
}

function openInside(dataDir: string): string {
  try {
    mkdirSync(join(dataDir, 'postgres'), { recursive: true, mode: 0o755 });
    return realpathSync(join(dataDir, 'postgres'));
  } catch (cause) {
    const problem = `The data folder ${dataDir} cannot be made or entered: ${(cause as Error).message}`;
    throw new EmbeddedPostgresError('data_folder_not_ours', problem, { cause });
  }
}

/** The port of the last start, so that an operator's tools find the database again. */
function rememberedPort(path: string): number | undefined {
  const port = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined;
}

/** A server that runs is not given up for a note: on a full disk there is no room even for that. */
function rememberPort(path: string, port: number, log: EmbeddedPostgresLog): void {
  try {
    writeFileSync(path, `${port}\n`);
  } catch (error) {
    log.warn(`${path} cannot be written: ${(error as Error).message}`);
  }
}

/** Tries more than once: what a killed server left behind may need a moment to vanish. */
async function launchFirst(
  options: EmbeddedPostgresOptions,
  how: Omit<Launch, 'port'>,
): Promise<{ server: ServerProcess; port: number }> {
  const memory = join(how.place.home, 'port');
  for (let count = 1; ; count += 1) {
    const port = options.port ?? (await pickPort(rememberedPort(memory)));
    try {
      const server = await launch({ ...how, port });
      rememberPort(memory, port, options.log);
      return { server, port };
    } catch (error) {
      const taken = error instanceof EmbeddedPostgresError && error.fault === 'port_taken';
      if (count === FIRST_START_TRIES || (taken && options.port !== undefined)) throw error;
      options.log.warn((error as Error).message);
      await pause(RETRY_PAUSE_MS);
    }
  }
}

/** What this start does otherwise than others: with the log besides keeping it, and for how many. */
async function settingsOf(
  { archive, recovery, settings, readyWithinMs, log }: EmbeddedPostgresOptions,
  place: Place,
): Promise<Pick<Launch, 'settings' | 'readyWithinMs'>> {
  if (archive !== undefined) await prepareArchive(place, archive, log);
  rememberArchive(place, archive);
  if (recovery !== undefined) markRecovery(place);
  return {
    settings: {
      ...(archive === undefined ? {} : archiveSettings(archive)),
      ...(recovery === undefined ? {} : recoverySettings(recovery)),
      ...settings,
    },
    readyWithinMs: readyWithinMs ?? (recovery === undefined ? READY_WITHIN_MS : RECOVERED_WITHIN_MS),
  };
}

async function startClaimed(options: EmbeddedPostgresOptions, place: Place) {
  const binaries = findBinaries(place.identity, place.shelf);
  if (await clearLeftover(place.cluster)) {
    options.log.info('A database left over from a program that was killed has been stopped.');
  }
  if (!existsSync(place.cluster)) options.log.info(`Preparing a new database in ${place.cluster}.`);
  const password = await ensureCluster(binaries, place);
  const how = { binaries, place, log: options.log, ...(await settingsOf(options, place)) };
  const { server, port } = await launchFirst(options, how);
  const launchAgain = () => launch({ ...how, port });
  return {
    url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`,
    supervisor: new Supervisor(server, launchAgain, options),
  };
}

/**
 * Starts the product's own PostgreSQL 18 on `dataDir` and keeps it running: real
 * durability (`fsync`, checksums), reachable on 127.0.0.1 with a generated password only. Makes the data
 * folder at the first start. The caller awaits `stop()` before it ends, on SIGINT, SIGTERM and SIGHUP too.
 *
 * Throws `EmbeddedPostgresError`; its `fault` says which of the foreseeable things is in the way, its
 * message what to do about it.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const inside = openInside(options.dataDir);
  const { log } = options;
  const claims = [await claim(inside, log)];
  const release = () => {
    for (const one of claims) one.release();
  };
  try {
    const place = choosePlace(inside);
    if (place.home !== inside) claims.push(await claim(place.home, log));
    const { url, supervisor } = await startClaimed(options, place);
    const stop = () => supervisor.stop().finally(release);
    const fault = () => claims.map((one) => one.fault()).find((found) => found !== null) ?? null;
    return { url, folder: place.home, pid: () => supervisor.pid(), fault, stop };
  } catch (error) {
    release();
    throw error;
  }
}
