import { createHash } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../config';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { createTestContext, type TestContext } from '../../testing/context';
import { createSampleDatabase } from '../../testing/sample-database';
import { jobsOf, routesOf } from '../parts';
import { type Client, createClient } from '../sample-data/client';
import { preparePayout } from '../sample-data/money';
import { addHolder } from '../sample-data/people';
import { demoDeskJob } from './index';

const password = createHash('md5').update('246813').digest('hex');

let context: TestContext;
let client: Client;
let person: HolderCaller;
let desk: ReturnType<typeof demoDeskJob>;

beforeAll(async () => {
  context = await createTestContext({ SANDBOX_SPEED: '8640', DEMO_DESK: 'on' }, await createSampleDatabase());
  client = createClient(routesOf(context));
  person = await addHolder(context, client, 'newcomer', 'Newcomer', '+1 555 010 0177');
  desk = demoDeskJob(context, routesOf(context));
}, 600_000);
afterAll(() => context.close());

/** So many seconds of the desk's work; two nodes at once, as in life. */
const work = async (seconds: number): Promise<void> => {
  const other = demoDeskJob(context, routesOf(context));
  for (let second = 0; second < seconds; second += 1) {
    context.clock.turn(1_000);
    await Promise.all([desk.run(), other.run()]);
  }
};

const topUps = async () => (await client(calls.topup.list, person, {})).items;

describe('the demo desk', () => {
  it('answers the first message of a chat within 20 seconds, in the words of its reader, once', async () => {
    const { items } = await client(calls.support.conversations, person, {});
    const id = items.find(({ topic }) => topic === 'general')?.id ?? '';
    await client(calls.support.send, person, {
      conversation_id: id,
      client_id: 'question-1',
      text: 'Hello?',
    });
    await context.asOwner(`update account_holder set lang = 'de' where id = $1`, [person.holderId]);
    await work(20);
    await client(calls.support.send, person, { conversation_id: id, client_id: 'question-2', text: 'And?' });
    await work(20);
    const said = await client(calls.support.messages, person, { conversation_id: id });
    expect(said.items.map(({ from }) => from)).toEqual(['holder', 'staff', 'holder']);
    expect(said.items[1]?.text).toMatch(/^Das ist der Demo-Schalter/);
  });

  it('leaves the cases of guests to people', async () => {
    const { case_number } = await client(calls.guest.open, null, {
      ...{ name: 'Locked out', lang: 'en', topic: 'password', text: 'I lost my phone.' },
    });
    await work(20);
    const [said] = await context.asOwner<{ answered: number }>(
      'select answered_up_to as answered from guest_case where case_number = $1',
      [case_number],
    );
    expect(said?.answered).toBe(0);
  });

  it('sends the payment card of a top-up and posts what was asked for, by two', async () => {
    await client(calls.topup.request, person, { amount: 20_000 });
    await work(6);
    const [sent] = await topUps();
    expect(sent).toMatchObject({ state: 'card_sent', card: { payee_name: 'Sample payee', amount: 20_000 } });
    await work(24);
    expect((await topUps())[0]).toMatchObject({ state: 'posted', card: null });
    const [made] = await context.asOwner<{ maker: string; checker: string; receipt: string }>(
      `select m.username as maker, c.username as checker, p.payload->>'receiptNumber' as receipt from proposal p
         join staff m on m.id = p.maker_id join staff c on c.id = p.checker_id
        where p.holder_id = $1 and p.kind = 'topup'`,
      [person.holderId],
    );
    expect(made).toMatchObject({ maker: 'demo_maker', checker: 'demo_checker' });
    expect(made?.receipt).toMatch(/^demo-top-up-\d+$/);
    await context.expectBooks();
  });

  it('approves a withdrawal and pays it', async () => {
    await preparePayout(client, person);
    await client(calls.withdrawal.request, person, { amount: 5_000, password });
    await work(30);
    const [paid] = (await client(calls.withdrawal.list, person, {})).items;
    expect(paid).toMatchObject({ state: 'paid', reference: expect.stringMatching(/^demo-withdrawal-\d+$/) });
    await context.expectBooks();
  });

  it('leaves to people what somebody of staff refused', async () => {
    await client(calls.topup.request, person, { amount: 30_000 });
    for (let second = 0; second < 23; second += 1) {
      context.clock.turn(1_000);
      await desk.run();
    }
    const [waits] = await context.asOwner<{ id: number }>(
      `select id from proposal where state = 'pending' and kind = 'topup' and holder_id = $1`,
      [person.holderId],
    );
    const [row] = await context.asOwner<{ id: number }>(`select id from staff where username = 'checker'`);
    const checker: StaffCaller = {
      ...{ kind: 'staff', staffId: Number(row?.id), username: 'checker', tokenHash: Buffer.alloc(0) },
      roles: ['finance_checker'],
    };
    const refusal = { id: String(waits?.id), reason: 'Nothing of it came in.' };
    await client(calls.consoleProposal.refuse, checker, refusal);
    await work(30);
    expect((await topUps())[0]?.state).toBe('card_sent');
  });

  it.each([
    ['the sandbox without sample data', { SAMPLE_DATA: 'off' }],
    ['the sandbox with it turned off', { DEMO_DESK: 'off' }],
  ])('is not there in %s', (_where, settings) => {
    const named = (services: TestContext) => jobsOf(services).map(({ name }) => name);
    expect(named({ ...context, config: parseConfig(settings) })).not.toContain('demo desk');
    expect(named(context)).toContain('demo desk');
  });
});
