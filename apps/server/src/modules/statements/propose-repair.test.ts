import { readFileSync } from 'node:fs';
import { calls } from '@fairlead/contract';
import { checkBooks, readFreezes, readWallet } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffCaller } from '../../http/route';
import { dataOf, openTestClient, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { planClient } from '../../testing/plan-client';
import { repairWallets } from './repair-wallets';

const RUNBOOK = new URL('../../../../../docs/runbook.md', import.meta.url);
const DAY_MS = 86_400_000;
const reason = 'A balance was changed past the ledger.';

let context: TestContext;
let client: TestClient;
let plans: Awaited<ReturnType<typeof planClient>>;
let maker: StaffCaller;
let checker: StaffCaller;
beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  plans = await planClient(context);
  maker = await client.makeStaff('maker', 'finance_maker');
  checker = await client.makeStaff('checker', 'finance_checker');
});
afterAll(() => context.close());

const check = () => checkBooks(context.database, () => context.clock.now());
/** A holder with money in a plan, whose stored balances somebody then changed, and whom a check froze. */
const spoilt = async () => {
  const caller = await plans.funded(20_000);
  await plans.putOk(caller);
  await plans.putOk(caller);
  const { holderId } = caller;
  const right = await readWallet(context.database, holderId);
  await context.asOwner(
    `update ledger.wallet set available = available + 1, promo = 7, seq = 1, head = sha256('x') where holder_id = ${holderId};
     update ledger.sub_account set ref = 99 where holder_id = ${holderId} and ref = (
       select max(ref) from ledger.sub_account where holder_id = ${holderId})`,
  );
  expect(await check()).toMatchObject({ passed: false, stopped: null, frozen: [{ holderId }] });
  return { caller, holderId, right };
};
const actsOn = async (holderId: number): Promise<string[]> => {
  const acts = await context.database.query<{ act: string }>(
    'select act from audit_entry where holder_id = $1 order by id',
    [holderId],
  );
  // That somebody of staff looked is a matter of its own.
  return acts.map(({ act }) => act).filter((act) => !act.startsWith('console'));
};

describe('the books of a frozen holder', () => {
  it('are repaired by two people, and move again after a check that finds nothing', async () => {
    const { caller, holderId, right } = await spoilt();
    const id = String(holderId);
    const proposal = dataOf(await client.call(calls.consoleBooks.proposeRepair, maker, { id, reason }));
    const seen = dataOf(await client.call(calls.consoleProposal.detail, checker, { id: proposal.id }));
    expect(seen.moves).toEqual([]);
    expect(seen.payload).toEqual(
      expect.arrayContaining([
        { name: 'available', value: 'stored 10001, moves say 10000' },
        { name: 'promo', value: 'stored 7, moves say 0' },
      ]),
    );
    const alone = await client.call(
      calls.consoleProposal.approve,
      { ...maker, roles: ['finance_checker'] },
      { id: proposal.id },
    );
    expect(alone).toMatchObject({ ok: false });
    expect(await client.call(calls.consoleProposal.approve, checker, { id: proposal.id })).toMatchObject({
      ok: true,
    });
    expect(await readWallet(context.database, holderId)).toEqual(right);
    await expect(plans.put(caller)).rejects.toThrow(`holder ${holderId} is frozen`);

    expect(await check()).toMatchObject({ passed: true, released: [holderId] });
    await plans.putOk(caller);
    expect(await actsOn(holderId)).toEqual([
      ...['freeze-wallet', 'propose.wallet_repair', 'approved.wallet_repair', 'release-wallet'],
    ]);
    await context.expectBooks();
  });

  it('are repaired by the program after seven days, where nobody did', async () => {
    const { caller, holderId, right } = await spoilt();
    context.clock.turn(7 * DAY_MS - 1);
    expect(await repairWallets(context)).toBe(0);
    context.clock.turn(1);
    expect(await repairWallets(context)).toBe(1);
    expect(await repairWallets(context)).toBe(0);
    expect(await readWallet(context.database, holderId)).toEqual(right);
    expect(await check()).toMatchObject({ passed: true, released: [holderId] });
    await plans.putOk(caller);
    expect(await actsOn(holderId)).toEqual(['freeze-wallet', 'repair-wallets', 'release-wallet']);
  });

  it('stay frozen where an entry itself is damaged', async () => {
    const { holderId } = await plans.funded(20_000);
    await context.asOwner(
      `begin; set local session_replication_role = replica;
       update ledger.transaction set remark = 'x' where holder_id = ${holderId}; commit`,
    );
    await check();
    context.clock.turn(7 * DAY_MS);
    expect(await repairWallets(context)).toBe(1);
    expect(await check()).toMatchObject({ passed: false, released: [] });
    expect(await readFreezes(context.database)).toMatchObject([{ holderId }]);
  });

  it('are put right by the runbook where an entry shows wrong figures', async () => {
    const { holderId } = await plans.funded(20_000);
    await context.asOwner(
      `begin; set local session_replication_role = replica;
       update ledger.transaction set available_after = 1, total_delta = 2 where holder_id = ${holderId}; commit`,
    );
    const repairAndCheck = async () => {
      const repair = { id: String(holderId), reason };
      await client.pass(checker, await client.call(calls.consoleBooks.proposeRepair, maker, repair));
      return check();
    };
    await check();
    expect(await repairAndCheck()).toMatchObject({ passed: false, released: [] });
    const [, statements = ''] = /```sql\n(.*?)```/s.exec(readFileSync(RUNBOOK, 'utf8')) ?? [];
    expect(statements).toContain(':holder');
    await context.asOwner(statements.replaceAll(':holder', String(holderId)));
    expect(await repairAndCheck()).toMatchObject({ released: [holderId] });
  });

  it('are not repaired where nobody is frozen', async () => {
    const { holderId } = await plans.funded(20_000);
    const proposed = await client.call(calls.consoleBooks.proposeRepair, maker, {
      id: String(holderId),
      reason,
    });
    expect(proposed).toEqual({ ok: false, reason: 'wrong_state' });
  });
});
