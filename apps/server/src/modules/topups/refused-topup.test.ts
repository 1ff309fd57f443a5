import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OBJECTION_SUBJECTS } from '../../app/objection-subjects';
import { routesOf } from '../../app/parts';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { bankCsvFile, bankDesk } from '../../testing/bank-file';
import { dataOf, openTestClient, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { readHolderName } from '../account';
import { objectionsJobs } from '../objections';

const DAY_MS = 86_400_000;

let context: TestContext;
let client: TestClient;
let support: StaffCaller;
let another: StaffCaller;
let maker: StaffCaller;
beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  support = await client.makeStaff('support', 'support');
  another = await client.makeStaff('another', 'support');
  maker = await client.makeStaff('maker', 'finance_maker');
});
afterAll(() => context.close());

const ask = async (holder: HolderCaller, amount: number): Promise<string> =>
  dataOf(await client.call(calls.topup.request, holder, { amount })).id;
const refuse = (by: StaffCaller, id: string) =>
  client.call(calls.consoleTopup.refuse, by, { topup_id: id, reason: 'not_arrived' });
const object = (holder: HolderCaller, id: string) =>
  client.call(calls.objection.make, holder, {
    ...{ subject_type: 'topup' as const, subject_id: id, text: 'I paid on Monday.' },
  });
const decide = (by: StaffCaller, id: string, upheld: boolean) =>
  client.call(calls.consoleObjection.decide, by, { id, upheld, answer: 'Looked at.' });
const stateOf = async (holder: HolderCaller) =>
  dataOf(await client.call(calls.topup.list, holder, {})).items[0]?.state;

it('no hold without reason and end: who refused a top-up does not answer for it; upheld, the case is open again', async () => {
  const holder = await context.makeHolder();
  const id = await ask(holder, 5_100);
  expect(await object(holder, id)).toMatchObject({ reason: 'objection_window_over' });
  dataOf(await refuse(support, id));
  const [told] = dataOf(await client.call(calls.notification.list, holder, {})).items;
  expect(told?.link).toBe(`/wallet?topup=${id}`);
  expect(await object(await context.makeHolder(), id)).toMatchObject({ reason: 'no_such_data' });
  const objection = dataOf(await object(holder, id));
  expect(await decide(support, objection.id, false)).toMatchObject({ reason: 'same_person' });
  expect(await decide(support, objection.id, true)).toMatchObject({ reason: 'same_person' });
  expect(dataOf(await decide(another, objection.id, true))).toMatchObject({
    ...{ state: 'upheld', effect: { kind: 'case_reopened', amount: 5_100 } },
  });
  expect(await stateOf(holder)).toBe('asked');
  // Who refused it before does not do so again.
  expect(await refuse(support, id)).toMatchObject({ reason: 'same_person' });
  dataOf(await refuse(another, id));
  expect(await stateOf(holder)).toBe('refused');
});

it('no hold without reason and end: an objection to a refused top-up that nobody answers opens the case', async () => {
  const holder = await context.makeHolder();
  const id = await ask(holder, 5_200);
  dataOf(await refuse(support, id));
  dataOf(await object(holder, id));
  context.clock.turn(7 * DAY_MS);
  for (const job of objectionsJobs(context, OBJECTION_SUBJECTS)) await job.run();
  expect(await stateOf(holder)).toBe('asked');
});

it('no hold without reason and end: a case whose money the bank has is posted, never refused', async () => {
  const [victim, other] = [await context.makeHolder(), await context.makeHolder()];
  const { operationId } = await readHolderName(context.database, victim.holderId);
  const [named, foreign, plain] = [
    await ask(victim, 6_100),
    await ask(other, 6_200),
    await ask(other, 6_300),
  ];
  const day = context.clock.now().toISOString().slice(0, 10);
  const send = bankDesk(routesOf(context), maker);
  const lines = [
    { day, amount: 6_200, reference: 'B-1', text: `For ${operationId}` },
    { day, amount: 6_300, reference: 'B-2', text: 'Thank you' },
  ];
  expect(dataOf(await send(bankCsvFile({ from: day, until: day, opening: 0, lines }))).faults).toEqual([]);
  // Of another amount, but of this person.
  expect(await refuse(support, named)).toMatchObject({ reason: 'bank_line_answers' });
  // Of the amount, but of another person.
  expect((await refuse(support, foreign)).ok).toBe(true);
  // Of the amount, and of nobody by name.
  expect(await refuse(support, plain)).toMatchObject({ reason: 'bank_line_answers' });
});

it('no hold without reason and end: what the bank has is not refused again by rejecting the objection', async () => {
  const holder = await context.makeHolder();
  const { operationId } = await readHolderName(context.database, holder.holderId);
  const id = await ask(holder, 5_400);
  dataOf(await refuse(support, id));
  context.clock.turn(DAY_MS);
  const day = context.clock.now().toISOString().slice(0, 10);
  const lines = [{ day, amount: 5_400, reference: 'B-5400', text: `For ${operationId}` }];
  const file = bankCsvFile({ from: day, until: day, opening: 12_500, lines });
  expect(dataOf(await bankDesk(routesOf(context), maker)(file)).faults).toEqual([]);
  const objection = dataOf(await object(holder, id));
  expect(await decide(another, objection.id, false)).toMatchObject({ reason: 'bank_line_answers' });
  dataOf(await decide(another, objection.id, true));
  expect(await stateOf(holder)).toBe('asked');
});

it('no hold without reason and end: a case that lies can be objected to after seven days, for as long as it lies', async () => {
  const holder = await context.makeHolder();
  const id = await ask(holder, 5_500);
  context.clock.turn(7 * DAY_MS - 1);
  expect(await object(holder, id)).toMatchObject({ reason: 'objection_window_over' });
  context.clock.turn(1);
  expect(await object(await context.makeHolder(), id)).toMatchObject({ reason: 'no_such_data' });
  dataOf(await object(holder, id));
  context.clock.turn(7 * DAY_MS);
  for (const job of objectionsJobs(context, OBJECTION_SUBJECTS)) await job.run();
  const [answered] = dataOf(await client.call(calls.objection.list, holder, {})).items;
  expect(answered).toMatchObject({ state: 'upheld', answered_by: 'deadline', effect: null });
  // Nothing is posted by it: that it was paid is known by the bank alone.
  expect(await stateOf(holder)).toBe('asked');
  dataOf(await object(holder, id));
});

it('no hold without reason and end: the objection to a case that lies is not rejected while the bank has its money', async () => {
  const holder = await context.makeHolder();
  const { operationId } = await readHolderName(context.database, holder.holderId);
  const id = await ask(holder, 5_600);
  const day = context.clock.now().toISOString().slice(0, 10);
  const lines = [{ day, amount: 5_600, reference: 'B-5600', text: `For ${operationId}` }];
  const file = bankCsvFile({ from: day, until: day, opening: 17_900, lines });
  expect(dataOf(await bankDesk(routesOf(context), maker)(file)).faults).toEqual([]);
  context.clock.turn(7 * DAY_MS);
  const objection = dataOf(await object(holder, id));
  expect(await decide(another, objection.id, false)).toMatchObject({ reason: 'bank_line_answers' });
  expect(dataOf(await decide(another, objection.id, true))).toMatchObject({ state: 'upheld', effect: null });
  expect(await stateOf(holder)).toBe('asked');
});
