import { calls } from '@fairlead/contract';
import { PLAN } from './fixture';
import {
  actsOf,
  DAY_MS,
  flowOf,
  nowOf,
  type Objection,
  type SeenHold,
  type Withdrawal,
  type World,
} from './world';

/** docs/promises.md#what-colluding-staff-can-do says the same in words. */
const BOUNDS = {
  heldMs: 14 * DAY_MS,
  windowMs: 90 * DAY_MS,
  chargebackMs: 21 * DAY_MS,
  withdrawalMs: 7 * DAY_MS,
  answerMs: 7 * DAY_MS,
  escrowMs: (1 + PLAN.runDays) * DAY_MS,
} as const;

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
const msOf = (time: string): number => new Date(time).getTime();
const days = (ms: number): string => (ms / DAY_MS).toFixed(2);

const keep = (stands: boolean, words: () => string): void => {
  if (!stands) throw new Error(words());
};

const noteHolds = ({ holds, view }: World, now: number): void => {
  for (const hold of view.property.holds) {
    if (!holds.has(hold.id)) holds.set(hold.id, { hold, until: now, isOpen: true });
  }
  for (const seen of holds.values()) {
    if (seen.isOpen) seen.until = now;
    seen.isOpen &&= view.property.holds.some(({ id }) => id === seen.hold.id);
  }
};

/** For how long something was held in the 90 days until now; what is held twice counts once. */
const heldMs = (seen: readonly SeenHold[], now: number): number => {
  const spans = seen.map(({ hold, until }) => ({ from: msOf(hold.opened_at), until }));
  let end = now - BOUNDS.windowMs;
  return spans
    .sort((one, other) => one.from - other.from)
    .reduce((all, { from, until }) => {
      const begin = Math.max(from, end);
      end = Math.max(end, until);
      return all + Math.max(0, until - begin);
    }, 0);
};

const expectHolds = (world: World, now: number): void => {
  noteHolds(world, now);
  const all = [...world.holds.values()];
  const [charged, held] = [true, false].map((is) =>
    all.filter(({ hold }) => (hold.reason === 'chargeback') === is),
  ) as [SeenHold[], SeenHold[]];
  const staffMs = heldMs(held, now);
  keep(staffMs <= BOUNDS.heldMs, () => `staff held money for ${days(staffMs)} days of the last 90`);
  for (const seen of charged) {
    const { hold, until, isOpen } = seen;
    const ms = until - msOf(hold.opened_at);
    keep(ms <= BOUNDS.chargebackMs, () => `a chargeback held ${hold.amount} for ${days(ms)} days`);
    // With what was held before it: a chargeback is no way to hold for longer.
    const allMs = isOpen ? heldMs([...held, seen], now) : 0;
    keep(allMs <= BOUNDS.chargebackMs, () => `a chargeback and holds kept money for ${days(allMs)} days`);
  }
  const chargedMinor = sum(charged.map(({ hold }) => hold.amount));
  const cameMinor = sum(world.topUps.map(({ amountMinor }) => amountMinor));
  keep(chargedMinor <= cameMinor, () => `${chargedMinor} were charged back of ${cameMinor} that came in`);
};

const isUnderWay = ({ state }: Withdrawal): boolean => state === 'requested' || state === 'approved';

const expectWithdrawals = ({ view }: World, now: number): void => {
  for (const row of view.withdrawals.filter(isUnderWay)) {
    const ms = now - msOf(row.created_at);
    keep(ms < BOUNDS.withdrawalMs, () => `a withdrawal is ${row.state} after ${days(ms)} days`);
  }
  const onTheWay = sum(view.withdrawals.filter(isUnderWay).map(({ amount }) => amount));
  const { withdrawing } = view.property;
  keep(withdrawing === onTheWay, () => `${withdrawing} are on the way, ${onTheWay} were asked for`);
};

/** Own money of a plan that nobody placed, or whose run is over, is back. */
const expectEscrow = ({ plans, view }: World, now: number): void => {
  const young = plans.filter(({ putAt }) => now < putAt + BOUNDS.escrowMs);
  const most = sum(young.map(({ budgetMinor }) => budgetMinor));
  const { to_be_consumed: escrow } = view.property;
  keep(escrow <= most, () => `${escrow} wait in plans, of which ${most} may`);
};

/** What two people agreed that a plan spent, never more than was put. */
const spentOf = (world: World): number =>
  sum(world.plans.map(({ agreed, budgetMinor }) => Math.min(budgetMinor, sum([...agreed.values()]))));

/** Nothing is gone but what was called paid, what two agreed was spent, and what was charged back. */
const expectMoney = (world: World): void => {
  const { view, holds } = world;
  const came = sum(world.topUps.map(({ amountMinor }) => amountMinor));
  const paid = sum(view.withdrawals.filter(({ state }) => state === 'paid').map(({ amount }) => amount));
  const charged = sum(
    [...holds.values()]
      .filter(({ hold, isOpen }) => hold.reason === 'chargeback' && !isOpen)
      .map(({ hold }) => hold.amount),
  );
  const least = came - paid - spentOf(world) - charged;
  const there = view.property.total_assets;
  keep(there >= least, () => `${there} are there, of which at least ${least} must be`);
};

const newestAbout = (objections: readonly Objection[], id: string): Objection | undefined =>
  objections.find(({ subject_type, subject_id }) => subject_type === 'withdrawal' && subject_id === id);

/** The house has not enough, and the holder's page says that it owes. */
const isOwed = async (world: World, { effect }: Objection): Promise<boolean> => {
  if (effect === null || effect.paid) return false;
  const { house } = await world.must(world.holder.token, calls.statement.reconciliation, {});
  return house < effect.amount;
};

/** Somebody else answered it, under a number of their own. */
const isAnsweredByAnother = async (
  world: World,
  { id }: Objection,
  by: readonly string[],
): Promise<boolean> => {
  const acts = await actsOf(world);
  const found = acts.find(({ act, subject_id }) => act === 'consoleObjection.decide' && subject_id === id);
  return found?.number != null && !by.some((name) => world.staff[name as 'maker'].number === found.number);
};

/**
 * Of a payment that no bank saw: within 7 days of the objection the house pays it all, or owes it in public, or a third
 * person rejected the objection under their own number.
 */
const expectPaper = async (world: World, now: number): Promise<void> => {
  for (const [id, by] of world.onPaper) {
    const row = world.view.withdrawals.find((each) => each.id === id);
    const said = newestAbout(world.view.objections, id);
    if (row === undefined || said === undefined) continue;
    const isOver = now >= msOf(said.created_at) + BOUNDS.answerMs;
    keep(said.state !== 'open' || !isOver, () => `nobody answered for ${BOUNDS.answerMs / DAY_MS} days`);
    if (said.state === 'upheld') {
      const whole = said.effect?.amount === row.amount && (said.effect.paid || (await isOwed(world, said)));
      keep(
        whole,
        () => `${row.amount} were paid on paper, upheld and ${JSON.stringify(said.effect)} came back`,
      );
    }
    if (said.state === 'rejected' && !(await isAnsweredByAnother(world, said, by))) {
      throw new Error('who called it paid rejected the objection');
    }
  }
};

/** The flow accounts for all of it, by the few kinds in which money may leave. */
export const expectFlow = async (world: World): Promise<void> => {
  const flow = await flowOf(world);
  const total = sum(flow.map(({ total_delta }) => total_delta));
  const { total_assets } = world.view.property;
  keep(total === total_assets, () => `the records give ${total}, the wallet ${total_assets}`);
  const taking = new Set(flow.filter(({ total_delta }) => total_delta < 0).map(({ type }) => type));
  const allowed = ['manual_withdrawal', 'ad_billing', 'system_deduction'];
  const others = [...taking].filter((type) => !allowed.includes(type));
  keep(others.length === 0, () => `money left as ${others}`);
};

/** All that holds after every step, from what the holder sees alone. */
export const expectBounds = async (world: World): Promise<void> => {
  const now = nowOf(world);
  expectHolds(world, now);
  expectWithdrawals(world, now);
  expectEscrow(world, now);
  expectMoney(world);
  await expectPaper(world, now);
};
