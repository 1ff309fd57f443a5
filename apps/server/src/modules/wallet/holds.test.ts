import { randomUUID } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from '../../app/parts';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { clientOf, dataOf, openTestClient, PIN, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { walletJobs } from '../wallet';

const DAY_MS = 86_400_000;

let context: TestContext;
let client: TestClient;
let desk: ReturnType<typeof clientOf>;
let maker: StaffCaller;
let other: StaffCaller;
let checker: StaffCaller;
beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  desk = clientOf(routesOf(context));
  maker = await client.makeStaff('maker', 'finance_maker');
  other = await client.makeStaff('other', 'finance_checker');
  checker = await client.makeStaff('checker', 'finance_checker');
});
afterAll(() => context.close());

const holderWith = async (amountMinor: number): Promise<HolderCaller> => {
  const holder = await client.makePayee();
  await context.topUp(holder.holderId, amountMinor);
  return holder;
};
const propose = (holder: HolderCaller, amount: number) =>
  client.call(calls.consoleHold.proposeHold, maker, {
    holder_id: String(holder.holderId),
    amount,
    reason: 'dispute',
    remark: 'A payer asks for it back.',
  });
const holdsOf = async (holder: HolderCaller) =>
  dataOf(await desk(calls.consoleHold.list, checker, { holder_id: String(holder.holderId) })).items;
const wallet = async (holder: HolderCaller) => dataOf(await client.call(calls.wallet.property, holder, {}));
const openOne = async (holder: HolderCaller, amount: number) => {
  await client.pass(checker, await propose(holder, amount));
  const [hold] = await holdsOf(holder);
  if (hold === undefined) throw new Error('no hold was opened');
  return hold;
};
const releaseDue = async (): Promise<void> => {
  for (const job of walletJobs(context)) await job.run();
};

describe('a hold', () => {
  it('no figure without a source: shows its moves, needs another person, tells its holder', async () => {
    const holder = await holderWith(10_000);
    const proposal = dataOf(await propose(holder, 4_000));
    const seen = dataOf(await client.call(calls.consoleProposal.detail, checker, { id: proposal.id }));
    const to = `holder/${holder.holderId}/held`;
    expect(seen.moves).toEqual([
      { from: `holder/${holder.holderId}/available`, to, amount: 4_000, type: 'hold' },
    ]);
    expect(await client.call(calls.consoleProposal.approve, maker, { id: proposal.id })).toMatchObject({
      reason: 'same_person',
    });
    expect(await wallet(holder)).toMatchObject({ available_balance: 10_000, held: 0 });
    await client.pass(checker, { ok: true, data: proposal });
    expect(await wallet(holder)).toMatchObject({
      available_balance: 6_000,
      held: 4_000,
      total_assets: 10_000,
      holds: [{ reason: 'dispute', remark: 'A payer asks for it back.' }],
    });
    const { items } = dataOf(await desk(calls.notification.list, holder, {}));
    expect(items[0]?.content).toContain('A payer asks for it back.');
    await context.expectBooks();
  });

  it('two people are two people: a maker who became a checker may still not open their own', async () => {
    const holder = await holderWith(1_000);
    const { id } = dataOf(await propose(holder, 500));
    const promoted: StaffCaller = { ...maker, roles: ['finance_checker'] };
    expect(await client.call(calls.consoleProposal.approve, promoted, { id })).toMatchObject({
      reason: 'same_person',
    });
  });

  it('takes no more than is there, neither when proposed nor when approved', async () => {
    const holder = await holderWith(1_000);
    expect(await propose(holder, 1_001)).toMatchObject({ reason: 'insufficient_balance' });
    const { id } = dataOf(await propose(holder, 1_000));
    expect(await propose(holder, 1)).toMatchObject({ reason: 'proposal_pending' });
    const out = { amount: 600, password: PIN };
    dataOf(await client.call(calls.withdrawal.request, holder, out, { key: randomUUID() }));
    expect(await client.call(calls.consoleProposal.approve, checker, { id })).toMatchObject({
      reason: 'insufficient_balance',
    });
    expect((await wallet(holder)).held).toBe(0);
  });

  it('no hold without reason and end: lifts by itself after 7 days, or 14 if renewed', async () => {
    const holder = await holderWith(2_000);
    const hold = await openOne(holder, 500);
    expect(Date.parse(hold.expires_at) - Date.parse(hold.opened_at)).toBe(7 * DAY_MS);
    const renewal = { id: hold.id, reason: 'The dispute goes on.' };
    expect(await client.call(calls.consoleHold.proposeRenewal, maker, renewal)).toMatchObject({
      reason: 'same_person',
    });
    const proposed = await client.call(calls.consoleHold.proposeRenewal, other, renewal);
    expect(
      await client.call(calls.consoleProposal.approve, other, { id: dataOf(proposed).id }),
    ).toMatchObject({
      reason: 'same_person',
    });
    await client.pass(checker, proposed);
    const [renewed] = await holdsOf(holder);
    expect(Date.parse(renewed?.expires_at ?? '') - Date.parse(hold.opened_at)).toBe(14 * DAY_MS);
    expect(await client.call(calls.consoleHold.proposeRenewal, other, renewal)).toMatchObject({
      reason: 'wrong_state',
    });
    context.clock.turn(7 * DAY_MS);
    await releaseDue();
    expect((await wallet(holder)).held).toBe(500);
    context.clock.turn(7 * DAY_MS);
    await releaseDue();
    expect(await wallet(holder)).toMatchObject({ held: 0, available_balance: 2_000 });
    expect(await holdsOf(holder)).toMatchObject([{ id: hold.id, state: 'lifted' }]);
    await context.expectBooks();
  });

  it('is released by one person, in the holder’s favour, and not twice', async () => {
    const holder = await holderWith(900);
    const { id } = await openOne(holder, 900);
    const request = { id, reason: 'The payer withdrew the claim.' };
    expect(dataOf(await desk(calls.consoleHold.release, maker, request)).state).toBe('lifted');
    expect(await wallet(holder)).toMatchObject({ held: 0, available_balance: 900 });
    expect(await desk(calls.consoleHold.release, checker, request)).toMatchObject({ reason: 'wrong_state' });
    expect(await desk(calls.consoleHold.release, checker, { ...request, id: '999999' })).toMatchObject({
      reason: 'no_such_data',
    });
    const [act] = dataOf(await desk(calls.consoleAudit.list, checker, { act: 'consoleHold.release' })).items;
    expect(act).toMatchObject({ actor: 'maker', holder_id: String(holder.holderId) });
    await context.expectBooks();
  });

  it('is listed by its end, soonest first, page by page', async () => {
    const first = await openOne(await holderWith(100), 100);
    context.clock.turn(1_000);
    const second = await openOne(await holderWith(100), 100);
    const read = async (cursor?: string) =>
      dataOf(await desk(calls.consoleHold.list, checker, { state: 'open', limit: 1, cursor }));
    const ids: string[] = [];
    for (let page = await read(); ; page = await read(page.next_cursor ?? '')) {
      ids.push(...page.items.map(({ id }) => id));
      if (page.next_cursor === null) break;
    }
    expect(ids.slice(-2)).toEqual([first.id, second.id]);
    expect(new Set(ids).size).toBe(ids.length);
    const everything = dataOf(await desk(calls.consoleHold.list, checker, {})).items;
    const states = everything.map(({ state }) => state);
    expect(states.lastIndexOf('open')).toBeLessThan(states.indexOf('lifted'));
  });

  it('two people are two people: of a chargeback it is released by nobody alone', async () => {
    const holder = await holderWith(900);
    const [came] = dataOf(await desk(calls.wallet.flow, holder, {})).items;
    const charge = { record_id: came?.id ?? '', amount: 900, reason: 'The bank took it back.' };
    await client.pass(checker, await desk(calls.consoleHold.proposeChargeback, maker, charge));
    const [hold] = await holdsOf(holder);
    const request = { id: hold?.id ?? '', reason: 'For a friend.' };
    // Not even by one who had no part in it.
    for (const by of [maker, checker, other])
      expect(await desk(calls.consoleHold.release, by, request)).toMatchObject({ reason: 'same_person' });
    expect(await wallet(holder)).toMatchObject({ held: 900, available_balance: 0 });
    await context.expectBooks();
  });
});
