import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from './index';
import { isDebianPostgresInstalled, startDebianPostgres } from './testing';

const STALLED = 'what is written does not reach the disk';
/** Longer than the test lasts; `strace` lets go before. */
const HELD_US = 60_000_000;

const isStraceInstalled = (() => {
  try {
    execFileSync('strace', ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();
const mayHold = isDebianPostgresInstalled && isStraceInstalled && process.getuid?.() === 0;

/** Holds each call of that session that waits for the disk. */
const holdDisk = async (pid: number): Promise<ChildProcess> => {
  const inject = `inject=fsync,fdatasync:delay_enter=${HELD_US}`;
  const tracer = spawn('strace', ['-o', '/dev/null', '-e', inject, '-p', String(pid)]);
  // It says that it is attached.
  await once(tracer.stderr, 'data');
  return tracer;
};

const drill = () => {
  it('is red while a commit waits for it, though reads go on, and green again by itself', {
    timeout: 120_000,
  }, async () => {
    const postgres = await startDebianPostgres();
    const limits = { answerMs: 60_000, statementMs: 60_000 };
    const database = openDatabase({ url: postgres.url, max: 3, as: 'owner', limits });
    await database.query('create table slot (value int)');
    expect(await database.writeFault()).toBeNull();
    const writer = await database.connect();
    const { rows } = await writer.query<{ pid: number }>('select pg_backend_pid() as pid');
    const tracer = await holdDisk(Number(rows[0]?.pid));
    const write = writer.query('insert into slot values (1)');
    await vi.waitFor(async () => expect(await database.writeFault()).toBe(STALLED), 20_000);
    expect(await database.isWritable()).toBe(false);
    expect(await database.holdsCommits()).toBe(true);
    expect(await database.query('select count(*)::int as count from slot')).toEqual([{ count: 0 }]);
    tracer.kill('SIGKILL');
    await write;
    writer.release();
    expect(await database.writeFault()).toBeNull();
    await database.close();
    postgres.stop();
  });
};

/** Where it cannot be held, one line says so: nothing can be said about it then. */
const orTell = () =>
  it('was not tried: it needs root, and the packages postgresql-15 and strace', () =>
    expect(mayHold).toBe(false));

describe('readiness of a database whose disk takes nothing', mayHold ? drill : orTell);
