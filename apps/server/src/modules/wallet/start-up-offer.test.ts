import { randomUUID } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { readProgramme } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { dataOf, openTestClient, PIN, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { walletJobs } from '../wallet';

const DAY_MS = 86_400_000;

let context: TestContext;
let client: TestClient;
let maker: StaffCaller;
let checker: StaffCaller;
beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  maker = await client.makeStaff('maker', 'finance_maker');
  checker = await client.makeStaff('checker', 'finance_checker');
  await context.fundHouse(10_000);
});
afterAll(() => context.close());

const holderWith = async (amountMinor: number): Promise<HolderCaller> => {
  const holder = await client.makePayee();
  await context.topUp(holder.holderId, amountMinor);
  return holder;
};
const offer = async (holder: HolderCaller, amount: number) => {
  const request = { id: String(holder.holderId), amount, reason: 'First plans' };
  return client.pass(checker, await client.call(calls.consoleHolder.proposeStartUp, maker, request));
};
const fundsOf = async (holder: HolderCaller) =>
  dataOf(await client.call(calls.wallet.property, holder, {})).start_up_funds;
const answer = (holder: HolderCaller, offerId: string, accept: boolean, key: string = randomUUID()) =>
  client.call(calls.wallet.answerStartUp, holder, { offer_id: offerId, accept }, { key });
const withdraw = (holder: HolderCaller, amount: number) =>
  client.call(calls.withdrawal.request, holder, { amount, password: PIN }, { key: randomUUID() });

describe('never pay to unlock: start-up funds that nobody asked for', () => {
  it('two who collude offer a cent before each withdrawal: it lends nothing and blocks none', async () => {
    const holder = await holderWith(5_000);
    for (let round = 0; round < 5; round += 1) {
      expect((await offer(holder, 1)).moves).toEqual([]);
      expect(dataOf(await withdraw(holder, 1_000)).state).toBe('requested');
      expect(await fundsOf(holder)).toMatchObject({ unspent: 0, offer: { amount: 1 } });
      context.clock.turn(8 * DAY_MS);
      for (const job of walletJobs(context)) await job.run();
      expect((await fundsOf(holder)).offer).toBeNull();
    }
    await context.expectBooks();
  });

  it('are lent once their holder accepts, once, and are told with the offer’s end', async () => {
    const holder = await holderWith(5_000);
    const house = (await readProgramme(context.database)).house;
    await offer(holder, 700);
    const { offer: open } = await fundsOf(holder);
    expect(open?.until).toBe(new Date(context.clock.now().getTime() + 7 * DAY_MS).toISOString());
    const key = randomUUID();
    const accepted = await answer(holder, open?.id ?? '', true, key);
    expect(dataOf(accepted)).toEqual({ lent: 700 });
    expect(await answer(holder, open?.id ?? '', true, key)).toEqual(accepted);
    expect(await answer(holder, open?.id ?? '', true)).toMatchObject({ reason: 'wrong_state' });
    expect(await fundsOf(holder)).toEqual({ unspent: 700, running: 0, offer: null });
    expect((await readProgramme(context.database)).house).toBe(house - 700);
    const { items } = dataOf(await client.call(calls.notification.list, holder, {}));
    expect(items.map(({ title }) => title)).toEqual(['Start-up funds', 'Start-up funds offered']);
    await context.expectBooks();
  });

  it('are not lent where they are declined, lapsed, or another’s', async () => {
    const holder = await holderWith(5_000);
    await offer(holder, 300);
    const { offer: declined } = await fundsOf(holder);
    const other = await holderWith(1);
    expect(await answer(other, declined?.id ?? '', true)).toMatchObject({ reason: 'no_such_data' });
    expect(dataOf(await answer(holder, declined?.id ?? '', false))).toEqual({ lent: 0 });
    expect(await answer(holder, declined?.id ?? '', true)).toMatchObject({ reason: 'wrong_state' });
    await offer(holder, 300);
    const { offer: late } = await fundsOf(holder);
    context.clock.turn(7 * DAY_MS);
    expect(await answer(holder, late?.id ?? '', true)).toMatchObject({ reason: 'wrong_state' });
    expect((await fundsOf(holder)).unspent).toBe(0);
  });

  it('are offered one at a time, and never beyond what the house has', async () => {
    const holder = await holderWith(5_000);
    const house = (await readProgramme(context.database)).house;
    const propose = async (amount: number) =>
      dataOf(
        await client.call(calls.consoleHolder.proposeStartUp, maker, {
          ...{ id: String(holder.holderId), amount, reason: 'First plans' },
        }),
      ).id;
    const approve = async (amount: number) =>
      client.call(calls.consoleProposal.approve, checker, { id: await propose(amount) });
    await offer(holder, house);
    expect(await approve(1)).toMatchObject({ reason: 'proposal_pending' });
    const { offer: open } = await fundsOf(holder);
    const other = await holderWith(1);
    await offer(other, house);
    await client.acceptStartUp(other);
    expect(await answer(holder, open?.id ?? '', true)).toMatchObject({ reason: 'house_not_funded' });
    expect((await fundsOf(holder)).offer?.id).toBe(open?.id);
  });
});
