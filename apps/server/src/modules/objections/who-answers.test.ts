import { calls } from '@fairlead/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from '../../app/parts';
import type { StaffCaller } from '../../http/route';
import { clientOf, dataOf, makeStaff } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { planClient } from '../../testing/plan-client';
import { acceptOrder, advanceDueOrders, windowsAt } from '../plans';

let context: TestContext;
let call: ReturnType<typeof clientOf>;
let plans: Awaited<ReturnType<typeof planClient>>;
beforeAll(async () => {
  context = await createTestContext();
  plans = await planClient(context);
  call = clientOf(routesOf(context));
});
afterEach(() => context.expectBooks());
afterAll(() => context.close());

const reject = (id: string, by: StaffCaller) =>
  call(calls.consoleObjection.decide, by, { id, upheld: false, answer: 'looked at it' });

describe('an objection to a plan', () => {
  it('two people are two people: is not answered by who let a report of it pass that was held back', async () => {
    const support = await makeStaff(context, 'support', 'support');
    const maker = await makeStaff(context, 'maker', 'delivery', 'support');
    const checker = await makeStaff(context, 'checker', 'finance_checker', 'support');
    const holder = await plans.funded();
    const { order } = await plans.putOk(holder);
    await acceptOrder(context, Number(order.id));
    const { outcome, reportId } = await plans.report(Number(order.id), { clicks: 2_001 });
    expect(outcome).toBe('quarantined');
    const request = { id: String(reportId), accept: true, reason: 'the network confirmed it' };
    const proposed = dataOf(await call(calls.consoleReport.decideQuarantined, maker, request));
    dataOf(await call(calls.consoleProposal.approve, checker, { id: proposed.id }));
    const { runMs, reportsMs } = windowsAt(context.config.sandboxSpeed);
    for (const waitMs of [runMs(30), reportsMs]) {
      context.clock.turn(waitMs);
      await advanceDueOrders(context);
    }
    const made = dataOf(
      await call(calls.objection.make, holder, {
        ...{ subject_type: 'order', subject_id: order.id, text: 'this is wrong' },
      }),
    );
    for (const by of [maker, checker]) {
      expect(await reject(made.id, by)).toMatchObject({ reason: 'same_person' });
    }
    expect((await reject(made.id, support)).ok).toBe(true);
  });
});

describe('an objection that was rejected', () => {
  it('two people are two people: is not rejected again by one alone, nor costs points again', async () => {
    const [one, two, refuser] = [
      await makeStaff(context, 'one', 'support'),
      await makeStaff(context, 'two', 'support'),
      await makeStaff(context, 'refuser', 'support'),
    ];
    const holder = await context.makeHolder();
    const { id } = dataOf(await call(calls.topup.request, holder, { amount: 8_200 }));
    dataOf(await call(calls.consoleTopup.refuse, refuser, { topup_id: id, reason: 'not_arrived' }));
    const subject = { subject_type: 'topup', subject_id: id, text: 'I paid on Monday.' } as const;
    const object = async () => dataOf(await call(calls.objection.make, holder, subject)).id;
    const scoreOf = async () =>
      (
        await context.database.query<{ score: number }>(
          'select credit_score as score from account_holder where id = $1',
          [holder.holderId],
        )
      )[0]?.score;
    dataOf(await reject(await object(), one));
    const score = await scoreOf();
    const again = await object();
    expect(await reject(again, one)).toEqual({ ok: false, reason: 'same_person' });
    dataOf(await reject(again, two));
    // Two have looked at it: its holder does not go on until nobody is left who may answer.
    dataOf(await reject(await object(), one));
    expect(await scoreOf()).toBe(score);
    // Another thing is looked at anew, and costs anew.
    const other = { subject_type: 'account', text: 'I cannot sign in.' } as const;
    dataOf(await reject(dataOf(await call(calls.objection.make, holder, other)).id, one));
    expect(await scoreOf()).toBe((score ?? 0) - 20);
  });
});
