import { calls } from '@fairlead/contract';
import { readWallet } from '@fairlead/ledger';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { OBJECTION_SUBJECTS } from '../../app/objection-subjects';
import { routesOf } from '../../app/parts';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { bankDesk, camtFile } from '../../testing/bank-file';
import { BANK_CARD, dataOf, openTestClient, PIN, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { lapseObjections } from './lapse-objections';

const DAY_MS = 86_400_000;
const PAID = { state: 'upheld', effect: { kind: 'house_pays', amount: 2_000, paid: true } };

let context: TestContext;
let client: TestClient;
let maker: StaffCaller;
let checker: StaffCaller;
let importStatement: ReturnType<typeof bankDesk>;
beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  maker = await client.makeStaff('maker', 'finance_maker');
  checker = await client.makeStaff('checker', 'finance_checker');
  importStatement = bankDesk(routesOf(context), maker);
  await context.fundHouse(1_000_000);
});
afterEach(() => context.expectBooks());
afterAll(() => context.close());

const today = () => context.clock.now().toISOString().slice(0, 10);
const available = async ({ holderId }: HolderCaller) =>
  (await readWallet(context.database, holderId))?.available;
const newest = async (holder: HolderCaller) =>
  dataOf(await client.call(calls.objection.list, holder, {})).items[0];
const saysMissing = (holder: HolderCaller, withdrawal_id: string) =>
  client.call(calls.withdrawal.reportArrival, holder, { withdrawal_id, arrived: false });
const letLapse = async (days: number): Promise<void> => {
  context.clock.turn(days * DAY_MS);
  await lapseObjections(context, OBJECTION_SUBJECTS);
};

/** A withdrawal of 20.00 of 50.00 that takes its holder too long, and that two people record as paid a day later. */
const paidMeanwhile = async () => {
  const holder = await client.makePayee();
  await context.topUp(holder.holderId, 5_000);
  const request = { amount: 2_000, password: PIN };
  const { id } = dataOf(await client.call(calls.withdrawal.request, holder, request, { key: 'out-2000' }));
  const about = { subject_type: 'withdrawal', subject_id: id, text: 'It takes too long.' } as const;
  dataOf(await client.call(calls.objection.make, holder, about));
  context.clock.turn(DAY_MS);
  const named = { withdrawal_id: id };
  await client.pass(checker, await client.call(calls.consoleWithdrawal.proposeApproval, maker, named));
  const payment = { ...named, reference: `paid-${id}` };
  await client.pass(checker, await client.call(calls.consoleWithdrawal.proposePayment, maker, payment));
  return { holder, id };
};

/** The bank says that it paid the withdrawal. */
const bankPaid = async (id: string): Promise<void> => {
  const line = { day: today(), amount: -2_000, reference: `paid-${id}`, counterparty: BANK_CARD.user_name };
  const file = camtFile({ from: today(), until: today(), opening: 0, lines: [line] });
  expect(dataOf(await importStatement(file))).toMatchObject({ faults: [], matched: 1 });
};

describe('an objection to a withdrawal that was paid meanwhile', () => {
  it('is upheld at its deadline and pays nothing once more, where a bank shows the payment', async () => {
    const { holder, id } = await paidMeanwhile();
    await bankPaid(id);
    await letLapse(6);
    expect(await newest(holder)).toMatchObject({
      ...{ state: 'upheld', answered_by: 'deadline', answer: 'paid_meanwhile', effect: null },
    });
    expect(await available(holder)).toBe(3_000);
    const [row] = dataOf(await client.call(calls.withdrawal.list, holder, {})).items;
    expect(row).toMatchObject({ state: 'paid', reason: null });
    // Whom it did not reach says so, and has another seven days at most to wait.
    dataOf(await saysMissing(holder, id));
    await letLapse(7);
    expect(await newest(holder)).toMatchObject(PAID);
    expect(await available(holder)).toBe(5_000);
  });

  it('"paid" is a word: pays where no bank shows the payment', async () => {
    const { holder } = await paidMeanwhile();
    await letLapse(6);
    expect(await newest(holder)).toMatchObject(PAID);
    expect(await available(holder)).toBe(5_000);
  });

  it('pays at its own deadline where its holder says meanwhile that the payment did not arrive', async () => {
    const { holder, id } = await paidMeanwhile();
    await bankPaid(id);
    expect(dataOf(await saysMissing(holder, id)).arrival).toBe('missing');
    expect(await saysMissing(holder, id)).toMatchObject({ reason: 'objection_open' });
    expect(dataOf(await client.call(calls.objection.list, holder, {})).items).toHaveLength(1);
    await letLapse(6);
    expect(await newest(holder)).toMatchObject(PAID);
    expect(await available(holder)).toBe(5_000);
  });
});
