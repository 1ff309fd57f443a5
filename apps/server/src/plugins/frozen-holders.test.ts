import { calls } from '@fairlead/contract';
import { readFreezes, readWallet } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Application, buildApp } from '../app/application';
import { releaseHolds } from '../modules/wallet';
import { createTestContext, type TestContext } from '../testing/context';
import { makeHold } from '../testing/hold';
import { urlOf } from './calls';
import { openSession } from './sessions';

let context: TestContext;
let application: Application;
let productId: string;
beforeAll(async () => {
  context = await createTestContext();
  application = await buildApp(context);
  productId = String(await context.makeProduct());
});
afterAll(async () => {
  await application.server.close();
  await context.close();
});

let keys = 0;
const putterOf = async (amountMinor: number) => {
  const { holderId } = await context.makeHolder();
  await context.topUp(holderId, amountMinor);
  const { token } = await context.database.transaction((tx) =>
    openSession(tx, holderId, 'test', context.clock.now()),
  );
  const put = async (): Promise<{ code: number; data: { reason?: string } }> => {
    keys += 1;
    const response = await application.server.inject({
      method: 'POST',
      url: urlOf(calls.plan.put, context.config.apiBasePath),
      headers: { 'x-ct': token, 'idempotency-key': `key-${keys}-frozen` },
      payload: { product_id: productId, amount: 5_000 },
    });
    return response.json();
  };
  return { holderId, put };
};

/** As a superuser who writes past every rule. */
const addToWallet = (holderId: number, amountMinor: number) =>
  context.asOwner(
    `update ledger.wallet set available = available + ${amountMinor} where holder_id = ${holderId}`,
  );

describe('a wallet that was changed behind the ledger', () => {
  it('is refused in the next put, which writes nothing; everybody else goes on', async () => {
    const [spoilt, other] = [await putterOf(20_000), await putterOf(20_000)];
    await addToWallet(spoilt.holderId, 1);
    // At once, so that both may be in one batch.
    const [refused, done] = await Promise.all([spoilt.put(), other.put()]);
    expect([refused.code, refused.data.reason, done.code]).toEqual([500, 'wallet_frozen', 200]);
    expect(await readWallet(context.database, spoilt.holderId)).toMatchObject({
      available: 20_001,
      escrow: 0,
    });
    const found = `wallet ${spoilt.holderId}: stored available 20001 and total 20001 after entry 1, its newest entry 1 says 20000 and 20000`;
    expect(await readFreezes(context.database)).toMatchObject([{ holderId: spoilt.holderId, reason: found }]);
    const onRecord = await context.database.query(
      'select act, actor_type from audit_entry where holder_id = $1',
      [spoilt.holderId],
    );
    expect(onRecord).toEqual([{ act: 'freeze-wallet', actor_type: 'system' }]);

    // A hand that puts the balance right ends nothing: two people do.
    await addToWallet(spoilt.holderId, -1);
    expect((await spoilt.put()).data.reason).toBe('wallet_frozen');
    expect((await other.put()).code).toBe(200);
  });

  it('holds up nothing that is due for others', async () => {
    const [spoilt, other] = [await putterOf(20_000), await putterOf(20_000)];
    for (const { holderId } of [spoilt, other]) await makeHold(context, holderId, 500);
    await addToWallet(spoilt.holderId, 1);
    context.clock.turn(60_000);
    expect(await releaseHolds(context)).toBe(1);
    expect(await readWallet(context.database, other.holderId)).toMatchObject({ available: 20_000, held: 0 });
    expect(await readWallet(context.database, spoilt.holderId)).toMatchObject({ held: 500 });
    expect((await readFreezes(context.database)).map(({ holderId }) => holderId)).toContain(spoilt.holderId);
  });
});
