import { calls } from '@fairlead/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { HolderCaller } from '../../http/route';
import { type Arrivals, openArrivals } from '../../testing/arrivals';
import { dataOf } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { addPayee } from '../../testing/payee';
import { addUpload } from '../../testing/stored-image';
import { readHolderName } from '../account';
import { lapseAcceptances } from './lapse-acceptances';

const DAY_MS = 86_400_000;
const AMOUNT = 20_000;

let context: TestContext;
let arrivals: Arrivals;
let payeeId: string;
let receipts = 0;
beforeAll(async () => {
  context = await createTestContext();
  arrivals = await openArrivals(context);
  payeeId = await addPayee(context);
});
afterEach(() => context.expectBooks());
afterAll(() => context.close());

const inDays = (days: number): string =>
  new Date(context.clock.now().getTime() + days * DAY_MS).toISOString();

/** What its holder says to have paid by an acceptance; its id. */
const claim = async (holder: HolderCaller): Promise<string> => {
  const { client, maker, checker } = arrivals;
  const { proposal, code } = dataOf(
    await client.call(calls.consoleAcceptor.issue, maker, {
      ...{ holder_id: String(holder.holderId), type: 'enterprise', legal_name: 'Quay Exchange B.V.' },
      ...{ payee_id: payeeId, pair: 'EUR/USD', rate: '1.0850', fee_bp: 50 },
      ...{ min_amount: 1_000, max_amount: 50_000, amount: AMOUNT, expires_at: inDays(1) },
    }),
  );
  dataOf(await client.call(calls.consoleProposal.approve, checker, { id: proposal.id }));
  const { id } = dataOf(await client.call(calls.acceptor.detail, holder, { type: 'enterprise', code }));
  const file_ids = [await addUpload(context, holder.holderId)];
  dataOf(await client.call(calls.acceptor.claim, holder, { acceptance_id: id, amount: AMOUNT, file_ids }));
  return id;
};

const confirm = async (acceptance_id: string): Promise<string> => {
  receipts += 1;
  const stated = { acceptance_id, amount: AMOUNT, receipt_number: `CLAIM-${receipts}` };
  return dataOf(await arrivals.client.call(calls.consoleAcceptor.proposeConfirmation, arrivals.maker, stated))
    .id;
};

const object = (holder: HolderCaller, id: string) =>
  arrivals.client.call(calls.objection.make, holder, {
    ...{ subject_type: 'acceptance' as const, subject_id: id, text: 'I paid on Monday.' },
  });
const decide = (id: string, upheld: boolean) =>
  arrivals.client.call(calls.consoleObjection.decide, arrivals.support, { id, upheld, answer: 'Looked at.' });

/** What its holder sees of their newest acceptance, after the job has run. */
const afterJob = async (holder: HolderCaller) => {
  await lapseAcceptances(context);
  return dataOf(await arrivals.client.call(calls.acceptor.list, holder, {})).items[0];
};

it('no hold without reason and end: a confirmation taken back and proposed again puts a claim off only once', async () => {
  const { client, maker } = arrivals;
  const holder = await context.makeHolder();
  const id = await claim(holder);
  const dueAt = inDays(14);
  context.clock.turn(6 * DAY_MS);
  const first = await confirm(id);
  context.clock.turn(DAY_MS);
  expect(await afterJob(holder)).toMatchObject({ state: 'claimed', due_at: dueAt });
  dataOf(await client.call(calls.consoleProposal.withdraw, maker, { id: first }));
  const second = await confirm(id);
  context.clock.turn(7 * DAY_MS - 1);
  expect(await afterJob(holder)).toMatchObject({ state: 'claimed', due_at: dueAt });
  context.clock.turn(1);
  expect(await afterJob(holder)).toMatchObject({
    ...{ state: 'refused', due_at: null, reason: 'not_confirmed_in_time' },
  });
  expect(await arrivals.detail(second)).toMatchObject({ state: 'expired' });
});

it('no hold without reason and end: a claim that a line of the bank answers is put off once, and lies then as a top-up does', async () => {
  const { client, checker, bring } = arrivals;
  const holder = await context.makeHolder();
  const id = await claim(holder);
  const dueAt = inDays(14);
  const { operationId } = await readHolderName(context.database, holder.holderId);
  await bring({ amount: AMOUNT, reference: 'SEPA-200001', text: `For ${operationId}` });
  context.clock.turn(6 * DAY_MS);
  expect(await afterJob(holder)).toMatchObject({ state: 'claimed', due_at: dueAt });
  context.clock.turn(7 * DAY_MS);
  expect(await afterJob(holder)).toMatchObject({ state: 'claimed', due_at: null });
  const objection = dataOf(await object(holder, id));
  expect(await decide(objection.id, false)).toMatchObject({ reason: 'bank_line_answers' });
  expect(dataOf(await decide(objection.id, true))).toMatchObject({ state: 'upheld', effect: null });
  expect(await afterJob(holder)).toMatchObject({ state: 'claimed', due_at: null });
  // As long as it lies; and what is there can be posted.
  dataOf(await object(holder, id));
  dataOf(await client.call(calls.consoleProposal.approve, checker, { id: await confirm(id) }));
  expect(await afterJob(holder)).toMatchObject({ state: 'confirmed' });
});

it('no hold without reason and end: its holder can object to a claim that is seven days old', async () => {
  const holder = await context.makeHolder();
  const id = await claim(holder);
  context.clock.turn(6 * DAY_MS);
  await confirm(id);
  context.clock.turn(DAY_MS - 1);
  expect(await object(holder, id)).toMatchObject({ reason: 'objection_window_over' });
  context.clock.turn(1);
  expect(await afterJob(holder)).toMatchObject({ state: 'claimed' });
  expect(await object(await context.makeHolder(), id)).toMatchObject({ reason: 'no_such_data' });
  const { id: objection } = dataOf(await object(holder, id));
  // Refused by its last deadline in the meantime, it is a claim again where the objection is upheld.
  context.clock.turn(7 * DAY_MS);
  expect(await afterJob(holder)).toMatchObject({ state: 'refused' });
  expect(dataOf(await decide(objection, true))).toMatchObject({ effect: { kind: 'case_reopened' } });
  expect(await afterJob(holder)).toMatchObject({ state: 'claimed', due_at: inDays(7) });
});
