import { generateKeyPairSync } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { checkFile } from '@fairlead/verifier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileAnswer } from '../../../http/answer';
import type { HolderCaller, Incoming } from '../../../http/route';
import { dataOf } from '../../../testing/client';
import { createTestContext, type TestContext } from '../../../testing/context';
import { signingTime, signQuiet } from '../../../testing/sign-quiet';
import { statementsRoutes } from '../routes';
import { signNextDay } from './sign-days';

const DAY_MS = 86_400_000;
const FIRST_DAY = new Date('2025-01-01T00:00:00.000Z').getTime();
/** Days of the history: more than the oldest list. */
const DAYS = 415;
/** Money comes on every so many days. */
const EVERY = 5;

const KEY = generateKeyPairSync('ed25519')
  .privateKey.export({ format: 'der', type: 'pkcs8' })
  .toString('base64');

const dayOf = (index: number): string => new Date(FIRST_DAY + index * DAY_MS).toISOString().slice(0, 10);

interface History {
  readonly context: TestContext;
  readonly holder: HolderCaller;
}

/**
 * The same programme with the same key: on one day the entry is 1.00 less, and all that follows is posted and signed as
 * if it had always been so. It is what a superuser with the key leaves who rewrites the past.
 * @param signFrom first day that is signed here
 */
const makeHistory = async (changedOn?: number, signFrom = 0): Promise<History> => {
  const context = await createTestContext({ ROOT_SIGNING_KEY: KEY });
  const holder = await context.makeHolder();
  const other = await context.makeHolder();
  for (let index = 0; index < DAYS; index += EVERY) {
    context.clock.set(new Date(FIRST_DAY + index * DAY_MS + DAY_MS / 2));
    await context.topUp(holder.holderId, index === changedOn ? 4_900 : 5_000);
    await context.topUp(other.holderId, 300);
    context.clock.set(signingTime(dayOf(index)));
    if (index < signFrom) continue;
    await signNextDay(context);
    await signQuiet(
      context,
      [1, 2, 3, 4].map((after) => dayOf(index + after)),
      KEY,
    );
  }
  context.clock.set(signingTime(dayOf(DAYS - 1)));
  return { context, holder };
};

const fileOf = async ({ context, holder }: History, call: 'exportFile' | 'signedDays', request: object) => {
  const route = statementsRoutes(context).find((one) => one.call === calls.statement[call]);
  const incoming = { request, caller: holder, timeZone: 'UTC' } as unknown as Incoming;
  const answer = await route?.handle(incoming);
  if (answer === undefined) throw new Error('no file came');
  return String((dataOf(answer) as FileAnswer).content);
};

interface Files {
  readonly statement: string;
  readonly days: string;
}

const filesOf = async (history: History, day = DAYS - 1): Promise<Files> => ({
  statement: await fileOf(history, 'exportFile', { month: dayOf(day).slice(0, 7) }),
  days: await fileOf(history, 'signedDays', {}),
});

/** The list as somebody saved it so many days before the last signed one. */
const savedAgo = (days: string, ago: number): string => {
  const { roots, ...rest } = JSON.parse(days) as { roots: { day: string }[] };
  return JSON.stringify({ ...rest, roots: roots.filter(({ day }) => day <= dayOf(DAYS - 1 - ago)) });
};

const AGES = [1, 30, 40, 90, 360];
/** An entry older than the oldest list, and the one of the 40th day before the last. */
const [LONG_AGO, FORTY_DAYS_AGO] = [10, 374 - (374 % EVERY)];

let truth: Files;
let longAgo: Files;
let fortyDays: Files;
let otherPlace: Files;
let honest: History;
const opened: TestContext[] = [];

const open = async (...terms: Parameters<typeof makeHistory>): Promise<History> => {
  const history = await makeHistory(...terms);
  opened.push(history.context);
  return history;
};

/** What a list of another programme, with a key of its own, looks like. */
const otherFiles = async (): Promise<Files> => {
  const elsewhere = await createTestContext({
    ROOT_SIGNING_KEY: generateKeyPairSync('ed25519')
      .privateKey.export({ format: 'der', type: 'pkcs8' })
      .toString('base64'),
  });
  opened.push(elsewhere);
  const holder = await elsewhere.makeHolder();
  elsewhere.clock.set(new Date(FIRST_DAY + (DAYS - 4) * DAY_MS));
  await elsewhere.topUp(holder.holderId, 100);
  elsewhere.clock.set(new Date(FIRST_DAY + DAYS * DAY_MS));
  while ((await signNextDay(elsewhere)) === 1) elsewhere.clock.turn(1);
  return filesOf({ context: elsewhere, holder });
};

beforeAll(async () => {
  // Each has a database of its own, and mostly waits for it.
  const histories = Promise.all([open(), open(LONG_AGO), open(FORTY_DAYS_AGO)]);
  otherPlace = await otherFiles();
  const [first, second, third] = await histories;
  honest = first;
  truth = await filesOf(first);
  longAgo = await filesOf(second);
  fortyDays = await filesOf(third);
}, 300_000);
afterAll(() => Promise.all(opened.map((context) => context.close())));

describe('a statement against a list that was kept', () => {
  it.each(AGES)(
    'says where it ends and nothing was changed, the list of %d days ago beside that of today',
    async (ago) => {
      const lists = [savedAgo(truth.days, ago), truth.days];
      const { result, lines } = await checkFile(truth.statement, { lists });
      const ends = dayOf(DAYS - 1 - ago);
      expect([result, lines[0]]).toEqual([
        'newer',
        `NEWER THAN YOUR LIST: what came after ${ends}, where the oldest of them ends, may have been rewritten and signed again.`,
      ]);
      const older = await checkFile((await filesOf(honest, DAYS - 1 - ago - 31)).statement, { lists });
      expect([older.result, older.lines[0]]).toEqual([
        'verified',
        expect.stringMatching(`by your lists, the oldest of which reaches to ${ends}\\.$`),
      ]);
    },
  );

  it('needs no list of today where its own days lead back to the list', async () => {
    expect((await checkFile(truth.statement, { lists: [savedAgo(truth.days, 1)] })).result).toBe('newer');
    const old = await checkFile(truth.statement, { lists: [savedAgo(truth.days, 90)] });
    expect(old.result).toBe('not_connected');
    expect(old.lines.join(' ')).toContain('Save the list of all signed days');
  });

  it.each(AGES)('is found rewritten and signed anew by a list of %d days ago', async (ago) => {
    const old = savedAgo(truth.days, ago);
    const { result, lines } = await checkFile(longAgo.statement, { lists: [old, longAgo.days] });
    expect(result).toBe('not_verified');
    expect(lines.join(' ')).toContain(`The signed day ${dayOf(LONG_AGO)} is not the same in all files`);
    expect((await checkFile(longAgo.statement, { lists: [old] })).verified).toBe(false);
    // The statement of before against the list of today, which the programme shows everyone now.
    expect((await checkFile(truth.statement, { lists: [longAgo.days] })).result).toBe('not_verified');
  });

  it.each([
    [1, 'not_verified'],
    [30, 'not_verified'],
    [44, 'not_verified'],
    // What was changed after the list ends is not the list's to tell: it says how far it reaches.
    [45, 'newer'],
    [90, 'newer'],
  ])('of 44 days ago rewritten, a list of %d days ago says %s', async (ago, result) => {
    expect(dayOf(DAYS - 1 - 44)).toBe(dayOf(FORTY_DAYS_AGO));
    const report = await checkFile(fortyDays.statement, {
      lists: [savedAgo(truth.days, ago), fortyDays.days],
    });
    expect([report.result, report.lines[0]]).toEqual([
      result,
      expect.stringMatching(
        result === 'newer' ? `what came after ${dayOf(DAYS - 1 - ago)}, ` : '^NOT VERIFIED\\.$',
      ),
    ]);
  });

  it('says no more than consistent with itself where there is none, rewritten or not', async () => {
    for (const { statement } of [truth, longAgo, fortyDays]) {
      const { result, verified } = await checkFile(statement);
      expect([result, verified]).toEqual(['consistent', false]);
    }
  });

  it('does not verify with the list of another programme, nor with one that lacks the days between', async () => {
    const { days } = otherPlace;
    expect((await checkFile(truth.statement, { lists: [days] })).result).toBe('not_verified');
    expect((await checkFile(truth.statement, { lists: [savedAgo(days, 2)] })).verified).toBe(false);
    const newest31 = JSON.stringify({
      roots: (JSON.parse(truth.days) as { roots: object[] }).roots.slice(0, 31),
    });
    expect((await checkFile(truth.statement, { lists: [newest31] })).result).toBe('verified');
    const lists = [savedAgo(truth.days, 90), newest31];
    expect((await checkFile(truth.statement, { lists })).result).toBe('not_connected');
  });
});

describe('an entry rewritten before its month is over, all days left as they were signed', () => {
  /** The newest entry but one, and the roots of the true history up to the day before the last. */
  const changed = DAYS - (DAYS % EVERY) - EVERY;
  let rewritten: History;
  const copy = async (table: string, condition: string) => {
    const [rows] = await honest.context.asOwner<{ all: unknown }>(
      `select json_agg(t) as all from ${table} t where ${condition}`,
    );
    await rewritten.context.asOwner(
      `insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`,
      [JSON.stringify(rows?.all)],
    );
  };

  beforeAll(async () => {
    rewritten = await open(changed, DAYS);
    await copy('daily_root', `day < '${dayOf(DAYS - 1)}'`);
    expect(await signNextDay(rewritten.context)).toBe(1);
  }, 300_000);

  it('is not verified by a list of after it, where the places of those days were removed', async () => {
    const { statement: whole, days } = await filesOf(rewritten);
    // The place of before the month is made anew where none is kept; who forges the file leaves it out.
    const { roots, ...rest } = JSON.parse(whole) as { roots: object[] };
    const statement = JSON.stringify({ ...rest, roots: roots.slice(0, 1), days: [] });
    expect((await checkFile(statement)).result).toBe('consistent');
    for (const lists of [[savedAgo(days, 1)], [savedAgo(days, 1), days]]) {
      const report = await checkFile(statement, { lists });
      expect(report.result).toBe('not_connected');
      expect(report.lines.join(' ')).toContain('does not show a day in that list that holds them');
    }
  });

  it('is found by the statement itself, where the places were left', async () => {
    await copy('root_place', `day < '${dayOf(DAYS - 1)}'`);
    const { statement } = await filesOf(rewritten);
    const { result, faults } = await checkFile(statement);
    expect(result).toBe('not_verified');
    expect(faults.map(({ kind }) => kind)).toContain('leaf_differs');
  });
});
