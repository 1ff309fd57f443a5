import { calls } from '@fairlead/contract';
import { PIN } from '../../src/testing/client';
import { PLAN } from './fixture';
import { type Command, postTopUp } from './staff-commands';
import { flowOf, nowOf, pick, type World } from './world';

const AMOUNTS = [10_000, 50_000, 2_500] as const;

export const topUp: Command = async (world, a) => {
  const amount = pick(AMOUNTS, a) ?? 10_000;
  const asked = await world.may(world.holder.token, calls.topup.request, { amount });
  if (asked !== null) await postTopUp(world, asked.id, amount);
};

export const put: Command = async (world, a) => {
  const { available_balance: available } = world.view.property;
  const amount = Math.min(available, pick([5_000, PLAN.budgetMaxMinor, 1_000], a) ?? 1_000);
  if (amount === 0) return;
  const request = { product_id: world.productId, amount };
  const made = await world.may(world.holder.token, calls.plan.put, request);
  if (made === null) return;
  const { id, number } = made.order;
  const kept = { id, number, budgetMinor: amount, putAt: nowOf(world), agreed: new Map<string, number>() };
  world.plans.push({ ...kept, versions: 0 });
};

export const stop: Command = async (world, a) => {
  const plan = pick(world.plans, a);
  if (plan === undefined) return;
  const call = a % 2 === 0 ? calls.plan.stop : calls.plan.cancel;
  await world.may(world.holder.token, call, { order_id: plan.id });
};

/** What is available can be asked for at any time, whatever staff did with the account. */
export const withdraw: Command = async (world, a) => {
  const { available_balance: available } = world.view.property;
  if (available === 0) return;
  const amount = a % 3 === 0 ? Math.ceil(available / 2) : available;
  const asked = await world.may(world.holder.token, calls.withdrawal.request, { amount, password: PIN });
  if (asked === null) throw new Error(`a withdrawal of ${amount} of ${available} was refused`);
};

export const takeBack: Command = async (world, a) => {
  const found = pick(
    world.view.withdrawals.filter(({ state }) => state === 'requested' || state === 'approved'),
    a,
  );
  if (found === undefined) return;
  await world.may(world.holder.token, calls.withdrawal.cancel, { withdrawal_id: found.id });
};

const object = (world: World, subject_type: 'hold' | 'flow' | 'account', subject_id?: string) =>
  world.may(world.holder.token, calls.objection.make, {
    ...{ subject_type, text: 'This is not right.' },
    ...(subject_id === undefined ? {} : { subject_id }),
  });

const objectOnce = async (world: World, type: 'hold' | 'flow', id: string): Promise<void> => {
  if (world.objectedTo.has(`${type} ${id}`)) return;
  world.objectedTo.add(`${type} ${id}`);
  await object(world, type, id);
};

/** What a person does who reads: objects to each hold and each chargeback, says that a payment did not arrive. */
export const complain: Command = async (world) => {
  const { property, withdrawals, objections } = world.view;
  for (const { id } of property.holds) await objectOnce(world, 'hold', id);
  for (const { id, type, total_delta } of await flowOf(world)) {
    if (type === 'system_deduction' && total_delta < 0) await objectOnce(world, 'flow', id);
  }
  for (const { id, state } of withdrawals) {
    const isSaid = objections.some(({ subject_id, state: said }) => subject_id === id && said === 'open');
    if (state !== 'paid' || isSaid) continue;
    await world.may(world.holder.token, calls.withdrawal.reportArrival, {
      withdrawal_id: id,
      arrived: false,
    });
  }
};

export const objectToAccount: Command = async (world) => {
  await object(world, 'account');
};
