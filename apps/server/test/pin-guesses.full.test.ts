import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessRoutes } from '../src/modules/access';
import { checkTerms } from '../src/modules/content';
import { clientOf, digestOf } from '../src/testing/client';
import { createTestContext, type TestContext } from '../src/testing/context';
import { type Build, buildServer, type ServerProcess, startServer } from './support/program';
import { makePutter } from './support/put-client';

const GUESSES = 500;
const SERVERS = 3;
const RIGHT = digestOf('246813');

let context: TestContext;
let built: Build;
let servers: readonly ServerProcess[];

beforeAll(async () => {
  // The pepper of the servers that are started.
  context = await createTestContext({ PIN_PEPPER: 'p'.repeat(32) });
  built = await buildServer();
  servers = await Promise.all(Array.from({ length: SERVERS }, () => startServer(built, context.databaseUrl)));
}, 300_000);
afterAll(async () => {
  for (const server of servers) await server.stop();
  built.remove();
  await context.close();
});

/** Tells a transaction password to a server, by the check or by a withdrawal; what it answers about it. */
const guess = async (turn: number, token: string, password: string): Promise<string> => {
  const server = servers[turn % SERVERS];
  const byCheck = turn % 2 === 0;
  const response = await fetch(
    `${server?.url}/facebook-business/${byCheck ? 'check/password' : 'user/withdraw'}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-ct': token, 'idempotency-key': `guess-${turn}-aaaa` },
      body: JSON.stringify(byCheck ? { password } : { amount: 1_000, password }),
      signal: AbortSignal.timeout(60_000),
    },
  );
  const { code, data } = (await response.json()) as { code: number; data?: { reason?: string } };
  return `${code} ${data?.reason ?? ''}`.trim();
};

describe(`${GUESSES} guesses at a transaction password, at once, over ${SERVERS} processes and both calls`, () => {
  it('five are evaluated; then the right one is not looked at either', { timeout: 300_000 }, async () => {
    const { token, holderId } = await makePutter(context, 100_000);
    const call = clientOf(accessRoutes(context, checkTerms));
    const caller = { kind: 'holder', holderId, sessionId: 0, state: 'active' } as const;
    expect((await call(calls.wallet.setPassword, caller, { password: RIGHT })).ok).toBe(true);
    const answers = await Promise.all(
      Array.from({ length: GUESSES }, (_, turn) => guess(turn, token, digestOf(String(300_000 + turn)))),
    );
    const counts: Record<string, number> = {};
    for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
    // The fifth that is evaluated locks, and says so.
    expect(counts).toEqual({
      '400 wrong_transaction_password': 4,
      '400 transaction_password_locked': GUESSES - 4,
    });
    const locks = await context.asOwner('select pin_locks, pin_failures from account_holder where id = $1', [
      holderId,
    ]);
    expect(locks).toEqual([{ pin_locks: 1, pin_failures: 0 }]);
    for (const turn of [1_000, 1_001, 1_002])
      expect(await guess(turn, token, RIGHT)).toBe('400 transaction_password_locked');
  });
});
