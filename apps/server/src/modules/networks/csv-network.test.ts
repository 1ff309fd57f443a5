import { calls } from '@fairlead/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../testing/client';
import { openReportDesk } from '../../testing/report-desk';
import { advanceDueOrders } from '../plans';
import { sendDueOutbox } from '.';

const DAY_MS = 24 * 3_600_000;

let desk: Awaited<ReturnType<typeof openReportDesk>>;
beforeAll(async () => {
  desk = await openReportDesk();
});
afterEach(() => desk.context.expectBooks());
afterAll(() => desk.context.close());

describe('an order of a network without an interface', () => {
  it('waits for staff, who place it by hand and are named', async () => {
    const { holder, id } = await desk.waiting();
    const { order, reasons } = await desk.plans.detailOf(holder, id);
    expect(order.status).toBe('matching');
    expect(reasons).toMatchObject([{ reason: 'awaiting_placement', remedy: 'cancel', who_acts: 'staff' }]);
    expect(reasons[0]?.due_at).not.toBeNull();
    expect(dataOf(await desk.place(id)).status).toBe('putting');
    expect(await desk.causesOf(holder, id)).toEqual([
      ...['order_made / holder', 'amount_put / holder', 'placed_by_hand / staff'],
    ]);
    expect(await desk.actsOf(holder)).toEqual([['consoleOrder.place', null, 'order', id]]);
    expect(await desk.place(id)).toEqual({ ok: false, reason: 'wrong_state' });
    expect(await desk.plans.walletOf(holder)).toMatchObject({ escrow: 5_000 });
  });

  it('gives all back where nobody places it, and stops at once when its holder says so', async () => {
    const left = await desk.waiting();
    const stopped = await desk.running();
    await desk.plans.send(calls.plan.stop, stopped.holder, { order_id: stopped.id });
    await sendDueOutbox(desk.context);
    expect((await desk.plans.detailOf(stopped.holder, stopped.id)).order.status).toBe('put_finished');
    expect((await desk.causesOf(stopped.holder, stopped.id)).at(-1)).toBe('stopped_by_holder / programme');
    desk.context.clock.turn(DAY_MS);
    await advanceDueOrders(desk.context);
    expect((await desk.causesOf(left.holder, left.id)).at(-1)).toBe('network_silent / programme');
    expect(await desk.plans.walletOf(left.holder)).toMatchObject({ available: 10_000, escrow: 0 });
    expect(await desk.place(left.id)).toEqual({ ok: false, reason: 'wrong_state' });
  });

  it('pauses at once when its holder says so, and goes on as soon', async () => {
    const { holder, id } = await desk.running();
    await desk.plans.send(calls.plan.pause, holder, { order_id: id });
    await sendDueOutbox(desk.context);
    expect((await desk.causesOf(holder, id)).at(-1)).toBe('paused / programme');
    await desk.plans.send(calls.plan.resume, holder, { order_id: id });
    await sendDueOutbox(desk.context);
    expect((await desk.causesOf(holder, id)).at(-1)).toBe('resumed / programme');
  });

  it('lowers a budget at once, and gives back what is not needed any more', async () => {
    const { holder, id } = await desk.running();
    await desk.plans.send(calls.plan.lower, holder, { order_id: id, budget: 2_000 });
    await sendDueOutbox(desk.context);
    expect((await desk.causesOf(holder, id)).at(-1)).toBe('budget_lowered / programme');
    expect((await desk.plans.detailOf(holder, id)).order.budget).toBe(2_000);
    expect(await desk.plans.walletOf(holder)).toMatchObject({ available: 8_000, escrow: 2_000 });
  });

  it('leaves to staff what the network has to be told, until somebody says that it was', async () => {
    const { holder, id } = await desk.running();
    const waits = async () =>
      dataOf(await desk.call(calls.consoleOrder.list, desk.maker, { network_task: 'open' })).items.some(
        (order) => order.id === id,
      );
    const tasks = async () =>
      dataOf(await desk.call(calls.consoleOrder.detail, desk.maker, { id })).network_tasks;
    const tell = async (upTo: string | undefined) =>
      desk.call(calls.consoleOrder.tell, desk.maker, { id, up_to: upTo ?? '', reason: 'told by telephone' });
    expect(await waits()).toBe(false);

    await desk.plans.send(calls.plan.pause, holder, { order_id: id });
    await sendDueOutbox(desk.context);
    const [paused] = await tasks();
    expect(paused).toMatchObject({ kind: 'control', created_at: desk.context.clock.now().toISOString() });
    // What its holder wants while somebody is on the telephone is not told yet.
    await desk.plans.send(calls.plan.resume, holder, { order_id: id });
    await sendDueOutbox(desk.context);
    expect(dataOf(await tell(paused?.id)).id).toBe(id);
    expect(await tasks()).toMatchObject([{ kind: 'control' }]);
    expect(await waits()).toBe(true);

    // Once it is over, that alone has to be told.
    await desk.plans.send(calls.plan.stop, holder, { order_id: id });
    await sendDueOutbox(desk.context);
    const open = await tasks();
    expect(open).toMatchObject([{ kind: 'cancel' }]);
    expect(await waits()).toBe(true);
    dataOf(await tell(open.at(-1)?.id));
    expect(await tasks()).toEqual([]);
    expect(await waits()).toBe(false);
    expect(await tell(open.at(-1)?.id)).toEqual({ ok: false, reason: 'wrong_state' });
    expect((await desk.actsOf(holder)).map(([act]) => act)).toEqual([
      ...['consoleOrder.tell', 'consoleOrder.tell', 'consoleOrder.place'],
    ]);
  });

  it('waits at the desk until it is placed or comes to nothing', async () => {
    const inQueue = async (id: string) =>
      dataOf(await desk.call(calls.consoleQueue.list, desk.maker, { queue: 'network_tasks' })).items.filter(
        (item) => item.id === id,
      );
    const { id } = await desk.waiting();
    const put = desk.context.clock.now().toISOString();
    expect(await inQueue(id)).toMatchObject([{ queue: 'network_tasks', since: put }]);
    dataOf(await desk.place(id));
    expect(await inQueue(id)).toEqual([]);
    const other = await desk.waiting();
    await desk.plans.send(calls.plan.cancel, other.holder, { order_id: other.id });
    await sendDueOutbox(desk.context);
    expect(await inQueue(other.id)).toEqual([]);
  });

  it('is the only one that staff can place', async () => {
    const { id } = await desk.waiting('test');
    expect(await desk.place(id)).toEqual({ ok: false, reason: 'wrong_state' });
    expect(await desk.place('999999')).toEqual({ ok: false, reason: 'no_such_data' });
  });
});
