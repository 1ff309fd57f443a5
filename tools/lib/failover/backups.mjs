// Backups of a failover set-up, and a second set-up made from one, as it was at a moment.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPrimary } from './cluster.mjs';
import { PROGRAMS, postgresPrograms } from './packages.mjs';
import { postgresPid, runProgram, startProgram, waitFor } from './processes.mjs';
import { pgbackrestSettings } from './settings.mjs';
import { makeSetup } from './setup.mjs';

const RESTORE_MS = 3_600_000;

/**
 * A backup of the primary: whole the first time and where that is asked for, what has changed since then otherwise. With each
 * whole one the oldest beyond two goes, with the log that only it needed.
 */
export const backUp = async (setup, isFull = false) => {
  const primary = await findPrimary(setup);
  if (primary === undefined) throw new Error('there is no primary to back up');
  const settings = `--config=${join(setup.dir, primary.name, 'pgbackrest.conf')}`;
  await runProgram(setup.dir, PROGRAMS.pgbackrest, [
    settings,
    '--stanza=fairlead',
    ...(isFull ? ['--type=full'] : []),
    'backup',
  ]);
  return runProgram(setup.dir, PROGRAMS.pgbackrest, [settings, '--stanza=fairlead', 'info']);
};

/** Settings of the restore would make a later standby stop at the same moment. */
const forgetTarget = (data) => {
  const file = join(data, 'postgresql.auto.conf');
  const kept = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^(restore_command|recovery_target)/.test(line));
  writeFileSync(file, kept.join('\n'));
};

/** Lets a restored PostgreSQL read its log up to the moment, alone, and stops it. */
const recover = async ({ dir }, { name, port, data }) => {
  const programs = postgresPrograms();
  const alone = [
    ...['-c', `port=${port}`, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${join(dir, name)}`],
    // It must write into no archive, least of all into the one that it comes from, and waits for no standby.
    ...['-c', 'archive_mode=off', '-c', 'synchronous_standby_names='],
  ];
  startProgram(dir, `recovery-${name}`, join(programs, 'postgres'), ['-D', data, ...alone]);
  const isOut = async () => {
    if (postgresPid(data) === undefined)
      throw new Error(`the recovery ended: see ${dir}/log/recovery-${name}.log`);
    // The copy was made in production, and says so until the recovery has begun.
    if (existsSync(join(data, 'recovery.signal'))) return false;
    const state = await runProgram(dir, join(programs, 'pg_controldata'), ['-D', data]);
    return /state: +in production/.test(state);
  };
  await waitFor('PostgreSQL', async () => postgresPid(data) !== undefined, 30_000);
  await waitFor('the end of the recovery', isOut, RESTORE_MS);
  await runProgram(dir, join(programs, 'pg_ctl'), ['-D', data, '-m', 'fast', '-w', 'stop']);
  forgetTarget(data);
};

/**
 * Makes a set-up of its own from the newest backup before a moment and the archived log; the first stays as it is, and
 * nothing of the new one is started.
 * @param {import('./setup.mjs').Setup} setup
 * @param {string} target an empty folder
 * @param {string | undefined} moment as in `2026-03-29 14:05:00+00`; the end of the archive where absent
 */
export const restore = async (setup, target, moment) => {
  const made = await makeSetup(target, { etcds: setup.etcds.length, secrets: setup.secrets });
  const [first] = made.nodes;
  const settings = join(made.dir, first.name, 'restore.conf');
  writeFileSync(settings, pgbackrestSettings(made, first, join(setup.dir, 'backup')), { mode: 0o644 });
  const until = moment === undefined ? [] : ['--type=time', `--target=${moment}`, '--target-action=promote'];
  await runProgram(made.dir, PROGRAMS.pgbackrest, [
    ...[`--config=${settings}`, '--stanza=fairlead', ...until],
    'restore',
  ]);
  await recover(made, first);
  return made;
};
