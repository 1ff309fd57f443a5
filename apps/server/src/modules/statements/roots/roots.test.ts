import { generateKeyPairSync } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { checkFile, publishedFaults, type Statement, verifyStatement } from '@fairlead/verifier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileAnswer } from '../../../http/answer';
import type { HolderCaller, Incoming, Route } from '../../../http/route';
import { dataOf } from '../../../testing/client';
import { createTestContext, type TestContext } from '../../../testing/context';
import { statementsRoutes } from '../routes';
import { signNextDay } from './sign-days';

const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

let context: TestContext;
let routes: Route[];
const holders: HolderCaller[] = [];

const at = (time: string): void => context.clock.set(new Date(time));

const signAll = async (signing: TestContext = context): Promise<number> => {
  let signed = 0;
  while ((await signNextDay(signing)) === 1) signed += 1;
  return signed;
};

const answerOf = async (call: Route['call'], request: object, caller?: HolderCaller) => {
  const incoming = { request, caller, timeZone: 'UTC' } as unknown as Incoming;
  return dataOf(
    (await routes.find((route) => route.call === call)?.handle(incoming)) ?? { ok: true, data: null },
  );
};

const published = async () =>
  calls.statement.transparency.response.parse(await answerOf(calls.statement.transparency, {}));

const statementOf = async (caller: HolderCaller, month = '2026-01'): Promise<Statement> => {
  const file = (await answerOf(calls.statement.exportFile, { month }, caller)) as FileAnswer;
  return calls.statement.exportFile.response.parse(JSON.parse(String(file.content)));
};

/** Three holders with money on three days, five seconds before and after a midnight among them. */
beforeAll(async () => {
  context = await createTestContext({ ROOT_SIGNING_KEY: newKey() });
  routes = statementsRoutes(context);
  for (let made = 0; made < 3; made += 1) holders.push(await context.makeHolder());
  const [first, second, third] = holders.map(({ holderId }) => holderId);
  for (const [time, holderId] of [
    ['2026-01-10T08:00:00.000Z', first],
    ['2026-01-10T23:59:55.000Z', first],
    ['2026-01-11T00:00:05.000Z', first],
    ['2026-01-11T09:00:00.000Z', second],
    ['2026-01-13T09:00:00.000Z', third],
  ] as const) {
    at(time);
    await context.topUp(holderId ?? 0, 1_000);
  }
});
afterAll(() => context.close());

describe('the signed root of a day', () => {
  it('comes after the day’s end, once, from the day of the first entry on', async () => {
    at('2026-01-11T00:04:00.000Z');
    expect(await signAll()).toBe(0);
    at('2026-01-11T00:05:00.000Z');
    expect(await Promise.all([signNextDay(context), signNextDay(context), signNextDay(context)])).toEqual(
      expect.arrayContaining([1, 0, 0]),
    );
    at('2026-01-14T00:06:00.000Z');
    expect(await signAll()).toBe(3);
    const { roots } = await published();
    expect(roots.map(({ day, holders: count }) => [day, count])).toEqual([
      ['2026-01-13', 4],
      ['2026-01-12', 3],
      ['2026-01-11', 3],
      ['2026-01-10', 2],
    ]);
    expect(roots[1]?.root).toBe(roots[2]?.root);
  });

  it('the past stays: is signed and names the day before: none can be exchanged alone', async () => {
    const told = await published();
    expect(told.keys).toHaveLength(1);
    expect(await publishedFaults(told)).toEqual([]);
    const forged = told.roots.map((root) =>
      root.day === '2026-01-11' ? { ...root, root: 'a'.repeat(64) } : root,
    );
    expect(await publishedFaults({ roots: forged })).toEqual(['2026-01-12', '2026-01-11']);
    const left = told.roots.filter(({ day }) => day !== '2026-01-12');
    expect(await publishedFaults({ roots: left })).toEqual(['2026-01-13']);
  });

  it('the past stays: holds each holder’s chain, and a statement proves its place in it', async () => {
    const told = await published();
    const trusted = { published: told };
    for (const caller of holders) {
      const statement = await statementOf(caller);
      expect(statement.roots[0]).toMatchObject({ day: '2026-01-13', holders: 4 });
      expect(await verifyStatement(statement, trusted)).toEqual([]);
    }
    const later = await statementOf(holders[0] as HolderCaller, '2026-02');
    expect(later.entries).toEqual([]);
    expect(later.roots.map(({ day, leaf }) => [day, leaf.sequence])).toEqual([
      ['2026-01-13', 3],
      ['2026-01-11', 3],
    ]);
    expect(await verifyStatement(later, trusted)).toEqual([]);
    expect((await statementOf(holders[0] as HolderCaller, '2025-12')).roots).toEqual([]);
  });

  it('the past stays: is found forged: another key, another root, another way', async () => {
    const statement = await statementOf(holders[0] as HolderCaller);
    const kindsOf = async (...given: Parameters<typeof verifyStatement>) => [
      ...new Set((await verifyStatement(...given)).map(({ kind }) => kind)),
    ];
    const { public_key: wrong } = (await publishedAnew()).roots[0] ?? {};
    const byOther = await checkFile(JSON.stringify(statement), { publicKey: wrong ?? '' });
    expect([byOther.result, byOther.lines.join(' ')]).toEqual([
      'not_connected',
      expect.stringContaining(`${statement.roots[0]?.public_key} did`),
    ]);
    const told = await published();
    const other = { roots: told.roots.map((root) => ({ ...root, signed_at: '2026-01-15T00:00:00.000Z' })) };
    expect(await kindsOf(statement, { published: other })).toEqual(['other_root_published']);
    const another = await statementOf(holders[1] as HolderCaller);
    expect(await kindsOf({ ...statement, roots: another.roots })).toContain('not_included');
  });

  it('is kept for good: the program may not change or remove one', async () => {
    const changes = ["update daily_root set root = 'x'", 'delete from daily_root', 'delete from root_place'];
    for (const change of changes) {
      await expect(context.database.query(change)).rejects.toThrow(/permission denied/);
    }
    for (const table of ['daily_root', 'root_place'])
      await expect(context.asOwner(`delete from ${table}`)).rejects.toThrow(/the past stays/);
  });

  it('is not made without a key', async () => {
    expect(await signAll({ ...context, config: { ...context.config, rootSigningKey: undefined } })).toBe(0);
  });

  it('the past stays: no longer holds a statement whose entries were rewritten', async () => {
    const moved = "update ledger.transaction set time = time - interval '1 day' where seq = 3";
    await context.asOwner(`begin; set local session_replication_role = replica; ${moved}; commit`);
    const faults = await verifyStatement(await statementOf(holders[0] as HolderCaller));
    expect(faults.map(({ kind }) => kind)).toContain('hash_differs');
  });
});

/** The same day signed by somebody else, in a programme of their own. */
const publishedAnew = async () => {
  const other = await createTestContext({ ROOT_SIGNING_KEY: newKey() });
  try {
    other.clock.set(new Date('2026-01-10T08:00:00.000Z'));
    await other.topUp((await other.makeHolder()).holderId, 1_000);
    other.clock.set(new Date('2026-01-12T08:00:00.000Z'));
    expect(await signAll(other)).toBe(2);
    const route = statementsRoutes(other).find(({ call }) => call === calls.statement.transparency);
    const answer = await route?.handle({ request: {} } as unknown as Incoming);
    return calls.statement.transparency.response.parse(answer?.ok ? answer.data : null);
  } finally {
    await other.close();
  }
};
