import { calls } from '@fairlead/contract';
import { expect } from 'vitest';
import { confirmControl } from '../../src/modules/plans';
import * as control from './control';
import * as orders from './orders';
import { byHolder, type Command, limitOf, pick, withOrder } from './plan-commands';
import { HOUR_MS, type ModelOrder } from './reference';

const isRunning = ({ status }: ModelOrder): boolean => status === 'putting';

export const pause = byHolder(calls.plan.pause, control.pause, 'putting');
export const resume = byHolder(calls.plan.resume, control.resume, 'putting');

/** The network answers: to the last message, to an older one, or to the same again. Some it never answers. */
export const confirm: Command = (journey, a, b, c) =>
  withOrder(
    journey,
    a,
    (order) => isRunning(order) && order.asked > 0,
    async (order) => {
      const number = Math.max(0, order.asked - (pick([0, 0, 0, 1, 2], b) ?? 0));
      const { lowering, budget } = order;
      const delivered = pick([0, 0, control.spentOf(order) + 300, budget, budget + 1], c) ?? 0;
      const heard = control.confirm(journey.model, order, number, delivered);
      orders.finishIfSpent(journey.model, order);
      expect(await confirmControl(journey.context, order.id, number, 'network', delivered)).toBe(heard);
      journey.reach(heard ? 'control: confirmed' : 'control: unheard');
      if (heard && lowering !== null) {
        journey.reach(delivered > lowering.to ? 'lower: to what is delivered' : 'lower: confirmed');
      }
    },
  );

export const raise: Command = (journey, a, b) =>
  withOrder(journey, a, isRunning, async (order) => {
    const { available } = order.holder.wallet;
    const amount = Math.max(1, pick([1, 500, 1_777, 6_000, 15_000, available, available + 1], b) ?? 1);
    const answer = await journey.plan(
      calls.plan.raise,
      journey.callerOf(order.holder),
      { order_id: String(order.id), amount },
      { key: journey.next() },
    );
    const refused = orders.raise(journey.model, order, amount, await limitOf(journey, order.holder));
    expect(answer.ok ? null : answer.reason).toBe(refused);
    journey.reach(`raise: ${refused ?? 'done'}`);
  });

export const lower: Command = (journey, a, b) =>
  withOrder(journey, a, isRunning, async (order) => {
    const spent = control.spentOf(order);
    const middle = Math.floor((spent + order.budget) / 2);
    const budget = Math.max(1, pick([spent, middle, middle, 1, spent - 1, order.budget], b) ?? 1);
    const request = { order_id: String(order.id), budget };
    const caller = journey.callerOf(order.holder);
    const answer = await journey.plan(calls.plan.lower, caller, request, { key: journey.next() });
    const refused = control.lower(journey.model, order, budget);
    expect(answer.ok ? null : answer.reason).toBe(refused);
    journey.reach(`lower: ${refused ?? 'asked'}`);
  });

const COSTS = [undefined, 200, 400, 2_000] as const;
const LOSSES = [undefined, 300, 1_000, 3_000] as const;
const SPENDS = [undefined, 1, 500, 2_000] as const;
const CAPS = [null, null, 100, 700, 2_000] as const;
const ENDS = [undefined, -HOUR_MS, HOUR_MS / 3, 5 * HOUR_MS, 48 * HOUR_MS] as const;

export const setLimits: Command = (journey, a, b, c) =>
  withOrder(journey, a, isRunning, async (order) => {
    const [cost, loss, spend] = [pick(COSTS, b), pick(LOSSES, b >> 4), pick(SPENDS, b >> 8)];
    const after = pick(ENDS, c);
    const cap = pick(CAPS, c >> 4) ?? null;
    const endsAt = after === undefined ? undefined : journey.model.now + after;
    const limits = {
      ...{ cost_per_conversion: cost ?? null, loss: loss ?? null, spend_without_conversion: spend ?? null },
      ...{ ends_at: endsAt === undefined ? null : new Date(endsAt).toISOString(), daily_cap: cap },
    };
    const request = { order_id: String(order.id), limits };
    const caller = journey.callerOf(order.holder);
    const answer = await journey.plan(calls.plan.setLimits, caller, request, { key: journey.next() });
    const given = Object.entries({ cost, loss, spend, endsAt }).filter(([, value]) => value !== undefined);
    const refused = control.setLimits(journey.model, order, Object.fromEntries(given), cap);
    expect(answer.ok ? null : answer.reason).toBe(refused);
    journey.reach(`limits: ${refused ?? 'set'}`);
  });
