import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMoneyStopped } from '@fairlead/db';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { checkBooks, readControl } from '@fairlead/ledger';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HolderCaller } from '../http/route';
import { createTestContext, type TestContext } from '../testing/context';
import { watchPast } from './going-back';

const FATAL = 60;

/** Makes and renames databases, from beside them. */
let beside: TestDatabase;
let folder: string;
beforeAll(async () => {
  beside = await createTestDatabase();
});
afterAll(() => beside.drop());

let context: TestContext;
let holder: HolderCaller;
let name: string;
let file: string;
let lines: { readonly level: number; readonly msg: string }[];
beforeEach(async () => {
  context = await createTestContext();
  name = new URL(context.databaseUrl).pathname.slice(1);
  folder = mkdtempSync(join(tmpdir(), 'fairlead-past-'));
  file = join(folder, 'newest-entry.json');
  lines = [];
  await context.asOwner(
    "insert into installation (money_mode, currency, stamped_at) values ('sandbox', 'USD', $1)",
    [context.clock.now()],
  );
  holder = await context.makeHolder();
  for (const amount of [100, 200, 300]) await topUp(amount);
});
afterEach(async () => {
  await context.close();
  await beside.asOwner(`drop database if exists ${name}_other with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

const topUp = (amountMinor: number): Promise<void> => context.topUp(holder.holderId, amountMinor);
const startWatch = () => {
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  return watchPast({ ...context, log }, file);
};
const fatalLines = (): string[] => lines.filter(({ level }) => level === FATAL).map(({ msg }) => msg);
const check = () => checkBooks(context.database, () => context.clock.now());

/** Nobody may be connected to a database that is copied or renamed. */
const fromBeside = async (text: string): Promise<void> => {
  await vi.waitFor(async () => {
    await beside.asOwner('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await beside.asOwner(text);
  }, 20_000);
};
const copy = (): Promise<void> => fromBeside(`create database ${name}_other template ${name}`);
/** The address leads to the copy from here on. */
const restoreCopy = async (): Promise<void> => {
  await fromBeside(`alter database ${name} rename to ${name}_lost`);
  await fromBeside(`alter database ${name}_other rename to ${name}`);
  await beside.asOwner(`drop database ${name}_lost with (force)`);
};
const accept = (first: string, second: string): Promise<unknown> =>
  context.asOwner('select ledger.accept_going_back($1, $2, $3, $4)', [
    ...[first, second, 'restored after the fire', context.clock.now()],
  ]);

const LOST = /^the database went back in time: entry 5 \(number 5 of holder 1\), seen on time line 1, /;
const LOWER = /is no more in the chain; the newest is 3 on time line 1$/;
const OTHER = /is another in the chain; the newest is 6 on time line 1$/;

describe('a database that went back in time', () => {
  it.each([
    ['has a lower newest entry', [], LOWER],
    ['has other entries in place of those', [7, 8, 9], OTHER],
  ])('stops money writes where it %s, until two people accept it', async (_what, amounts, figures) => {
    await copy();
    for (const amount of [400, 500]) await topUp(amount);
    const watch = await startWatch();
    await watch.job.run();
    await watch.keep();
    expect(fatalLines()).toEqual([]);

    await restoreCopy();
    for (const amount of amounts) await topUp(amount);
    for (let times = 0; times < 3; times += 1) await watch.job.run();
    const [said, ...more] = fatalLines();
    expect(more).toEqual([]);
    const words = said?.replace(/: money writes are stopped$/, '');
    expect(words).toMatch(LOST);
    expect(words).toMatch(figures);
    expect(await topUp(1).catch(isMoneyStopped)).toBe(true);
    expect(await readControl(context.database)).toMatchObject({ writesStopped: true, reason: words });

    // Neither a check of the books nor a restart frees the writes.
    expect(await check()).toMatchObject({ passed: false, differences: [words] });
    context.clock.turn(1_000);
    const next = await startWatch();
    await next.job.run();
    expect(fatalLines()).toHaveLength(2);
    expect(await topUp(1).catch(isMoneyStopped)).toBe(true);

    await expect(
      context.database.query("select ledger.accept_going_back('a', 'b', 'c', null)"),
    ).rejects.toThrow(/permission denied/);
    await expect(accept('Ada', ' ada')).rejects.toThrow('name two people');
    await accept('Ada', 'Grace');
    await next.job.run();
    expect(await check()).toMatchObject({ passed: true });
    await topUp(1);
    await next.job.run();
    expect(fatalLines()).toHaveLength(2);
    const acts = 'select act, after from audit_entry order by id desc limit 1';
    expect(await context.database.query(acts)).toEqual([
      { act: 'ledger.acceptGoingBack', after: { by: 'Ada and Grace', reason: 'restored after the fire' } },
    ]);
    await context.expectBooks();
  });

  it('stops them where it is on an earlier time line, though nothing seen is missing', async () => {
    const watch = await startWatch();
    await watch.job.run();
    await watch.keep();
    const kept = readFileSync(file, 'utf8');
    writeFileSync(file, kept.replace('"timeline":1', '"timeline":7'));
    await (await startWatch()).job.run();
    expect(fatalLines()).toEqual([
      'the database went back in time: its chain was seen on time line 7, up to entry 3; the newest is 3 on time line 1: money writes are stopped',
    ]);
    expect(await topUp(1).catch(isMoneyStopped)).toBe(true);
  });
});

describe('a database that lost nothing', () => {
  it('is served on after it moved: what was seen is there', async () => {
    const watch = await startWatch();
    await watch.job.run();
    await copy();
    await restoreCopy();
    await topUp(1);
    await watch.job.run();
    expect(lines).toEqual([]);
    await topUp(1);
  });

  it('is not compared with what was seen of another one, or with a file that cannot be read', async () => {
    const watch = await startWatch();
    await watch.job.run();
    await watch.keep();
    const kept = readFileSync(file, 'utf8').replace(/"hash":"\w+"/, '"hash":"00"');
    for (const text of [kept.replace(/"installation":"[^"]+"/, '"installation":"another"'), '{"half']) {
      writeFileSync(file, text);
      const watch = await startWatch();
      await watch.job.run();
      // What it writes meanwhile must not come after the next text.
      await watch.keep();
    }
    expect(fatalLines()).toEqual([]);
    expect(lines).toEqual([expect.objectContaining({ msg: expect.stringContaining('cannot be read') })]);
    // The control: of this one, it is.
    writeFileSync(file, kept);
    await (await startWatch()).job.run();
    expect(fatalLines()).toHaveLength(1);
  });
});
