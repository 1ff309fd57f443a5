import { calls } from '@fairlead/contract';
import { isUnavailable } from '@fairlead/db';
import { type Statement, verifyStatement } from '@fairlead/verifier';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jobsOf } from '../src/app/parts';
import { systemClock } from '../src/clock';
import type { FileAnswer } from '../src/http/answer';
import type { HolderCaller, Incoming } from '../src/http/route';
import { audit } from '../src/modules/audit';
import { statementsRoutes } from '../src/modules/statements';
import { createTestContext, type TestContext } from '../src/testing/context';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
const KEY = 'MC4CAQAwBQYDK2VwBCIEIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f';

let context: TestContext;
let holder: HolderCaller;

const atOffset = (offsetMs: number): void =>
  context.clock.set(new Date(systemClock.now().getTime() + offsetMs));

const putOnRecord = (): Promise<void> =>
  context.database.transaction((tx) =>
    audit(tx, { actor: { type: 'system' }, act: 'a job', subjectType: 'nothing', time: context.clock.now() }),
  );

const writeMessage = (): Promise<unknown> =>
  context.database.query(
    `insert into chat_message (holder_id, conversation_id, sequence, author, kind, text, sent_at)
       select $1, 1, 1 + count(*), 'staff', 'text', 'good morning', $2 from chat_message`,
    [holder.holderId, context.clock.now()],
  );

const acts = [
  ['an entry of money', () => context.topUp(holder.holderId, 500)],
  ['an act on record', putOnRecord],
  ['a message', writeMessage],
] as const;

const signDays = async (): Promise<void> => {
  const job = jobsOf(context).find(({ name }) => name === 'sign-days');
  while ((await job?.run()) === 1);
};

/** How many rows and signed days are later than the database's clock says. */
const countAhead = async (): Promise<number> => {
  const [row] = await context.asOwner<{ ahead: number }>(
    `select count(*) as ahead from (select time from ledger.transaction union all select time from audit_entry
        union all select time from record_link union all select sent_at from chat_message
        union all select until from daily_root) at (time) where time > $1`,
    [new Date(systemClock.now().getTime() + 2_000)],
  );
  return row?.ahead ?? 0;
};

const stamp = (): Promise<unknown> =>
  context.asOwner(
    "insert into installation (money_mode, currency, stamped_at) values ('sandbox', 'USD', $1)",
    [systemClock.now()],
  );

beforeEach(async () => {
  context = await createTestContext({ ROOT_SIGNING_KEY: KEY });
  // Days that are over, signed, by a node whose clock is right.
  atOffset(-3 * DAY_MS);
  holder = await context.makeHolder();
  await context.topUp(holder.holderId, 500);
  atOffset(0);
  await signDays();
});
afterEach(() => context.close());

describe('a node whose clock is ahead', () => {
  it.each([
    ['a day', DAY_MS],
    ['a year', YEAR_MS],
    ['three seconds', 3_000],
  ])('by %s puts nothing on record, and signs no day that is not over', async (_what, offsetMs) => {
    await stamp();
    for (const [what, act] of acts) {
      atOffset(offsetMs);
      const failure: unknown = await act().then(
        () => undefined,
        (error: unknown) => error,
      );
      expect.soft(isUnavailable(failure), what).toBe(true);
    }
    await signDays();
    expect.soft(await countAhead()).toBe(0);
    // A node whose clock is right goes on, at the right time.
    atOffset(0);
    for (const [, act] of acts) await act();
    expect(await countAhead()).toBe(0);
    await context.expectBooks();
  });

  it('writes wrong times and signs days that are not over where nothing stamped the installation (control)', async () => {
    atOffset(2 * DAY_MS);
    for (const [, act] of acts) await act();
    await signDays();
    expect(await countAhead()).toBeGreaterThan(4);
  });
});

/** What was dated by the end of a signed day, because the clock said that it was not over. */
const countAtEnds = async (): Promise<number> => {
  const [row] = await context.asOwner<{ count: number }>(
    `select count(*) as count from (select time from ledger.transaction union all select time from audit_entry
        union all select time from record_link) at (time) join daily_root on until = time`,
  );
  return row?.count ?? 0;
};

/** The holder's statements of the months that the leaps touch, as the page that checks them sees them. */
const findStatementFaults = async (): Promise<unknown[]> => {
  const route = statementsRoutes(context).find(({ call }) => call === calls.statement.exportFile);
  const months = new Set(
    [-4, 0, 3].map((days) => new Date(systemClock.now().getTime() + days * DAY_MS).toISOString().slice(0, 7)),
  );
  const faults: unknown[] = [];
  for (const month of months) {
    const incoming = { request: { month }, caller: holder, timeZone: 'UTC' } as unknown as Incoming;
    const answer = await route?.handle(incoming);
    if (!answer?.ok) throw new Error(`no statement of ${month}`);
    const text = String((answer.data as FileAnswer).content);
    faults.push(...(await verifyStatement(JSON.parse(text) as Statement)));
  }
  return faults;
};

describe('a clock that leaps over the signing of a day', () => {
  it.each([
    ['ahead, and back', DAY_MS],
    ['back, and ahead', -DAY_MS],
  ])('the past stays: %s, and nothing comes into a day that was signed', async (_what, leapMs) => {
    const atEndsBefore = await countAtEnds();
    for (const offsetMs of [0, leapMs, 0, 2 * DAY_MS]) {
      atOffset(offsetMs);
      await signDays();
      for (const [, act] of acts) await act();
      await context.fundHouse(100);
    }
    atOffset(3 * DAY_MS + 600_000);
    await signDays();
    expect(await countAtEnds()).toBeGreaterThan(atEndsBefore);
    await context.expectBooks();
    expect(await findStatementFaults()).toEqual([]);
  });
});
