import fc from 'fast-check';
import { acceptorsJobs } from '../../src/modules/acceptors';
import { accountJobs } from '../../src/modules/account/jobs';
import { advanceDueOrders } from '../../src/modules/plans';
import { walletJobs } from '../../src/modules/wallet';
import { withdrawalsJobs } from '../../src/modules/withdrawals';
import { expectChain } from '../support/chain';
import { lapse as lapseAcceptances } from './acceptances';
import { exchange, issueAcceptance } from './acceptor-commands';
import { adoptWithdrawals, close, windUpAll } from './closing';
import { expectAgreement } from './compare';
import * as control from './control-commands';
import { beginJourney, type Journey, type ModelFixture } from './fixture';
import * as money from './money-commands';
import { advanceDue } from './orders';
import * as plan from './plan-commands';
import { DAY_MS, HOUR_MS, ordersOf, sumOf } from './reference';
import { lapse } from './withdrawals';

const duesOf = ({ model }: Journey): number[] =>
  [
    ...model.holders.flatMap((holder) => [
      ...holder.withdrawals.map((row) => row.dueAt),
      ...holder.acceptances.map((row) => row.dueAt),
      ...holder.holds.map((row) => (row.open ? row.expiresAt : null)),
    ]),
    ...ordersOf(model).map((order) => order.dueAt),
  ].filter((due): due is number => due !== null);

/** What time alone does, on both sides. Deadlines are compared after every step: the jobs need to run only when one is over. */
const runJobs = async (journey: Journey): Promise<void> => {
  const { context, model } = journey;
  const isClosing = model.holders.some(({ closingSince, closed }) => closingSince !== null && !closed);
  if (!isClosing && !duesOf(journey).some((due) => due <= model.now)) return;
  await advanceDueOrders(context);
  const moneyJobs = [...withdrawalsJobs(context), ...walletJobs(context)];
  for (const job of [...moneyJobs, ...acceptorsJobs(context), ...accountJobs(context)]) await job.run();
  advanceDue(model);
  lapse(model);
  lapseAcceptances(model);
  windUpAll(model);
  await adoptWithdrawals(journey);
};

const setTime = async (journey: Journey, timeMs: number): Promise<void> => {
  journey.model.now = timeMs;
  journey.context.clock.set(new Date(timeMs));
  await runJobs(journey);
};

const nextDue = (journey: Journey, until: number): number =>
  Math.min(until, ...duesOf(journey).filter((due) => due > journey.model.now));

const LENGTHS = [
  ...[
    HOUR_MS / 4,
    HOUR_MS / 4,
    HOUR_MS / 2,
    HOUR_MS / 2,
    HOUR_MS,
    HOUR_MS,
    2 * HOUR_MS,
    5 * HOUR_MS,
    11 * HOUR_MS,
  ],
  ...[DAY_MS, 2 * DAY_MS, 3 * DAY_MS, 3 * DAY_MS, 8 * DAY_MS, 31 * DAY_MS],
];

/** Time passes and the jobs run whenever something is due. */
const turn: plan.Command = async (journey, a) => {
  const until = journey.model.now + (plan.pick(LENGTHS, a) ?? DAY_MS);
  while (journey.model.now < until) await setTime(journey, nextDue(journey, until));
};

/**
 * Time passes and no node is up; then one starts. Only where one order at most is due: which of two that are due at
 * the same moment finds the house's last money is left open.
 */
const sleep: plan.Command = async (journey, a) => {
  const until = journey.model.now + (plan.pick(LENGTHS, a) ?? DAY_MS);
  const due = ordersOf(journey.model).filter((order) => order.dueAt !== null && order.dueAt <= until);
  if (due.length <= 1) await setTime(journey, until);
};

const COMMANDS = {
  ...{
    topUp: money.topUp,
    fundHouse: money.fundHouse,
    grantStartUp: money.grantStartUp,
    coupon: plan.coupon,
  },
  ...{
    put: plan.put,
    putAgain: plan.putAgain,
    accept: plan.accept,
    refuse: plan.refuse,
    stopped: plan.stopped,
  },
  ...{
    pause: control.pause,
    resume: control.resume,
    confirm: control.confirm,
    setLimits: control.setLimits,
    raise: control.raise,
    lower: control.lower,
  },
  ...{ cancel: plan.cancel, stop: plan.stop, report: plan.report, restate: plan.restate, remit: plan.remit },
  ...{ remitByStaff: money.remitByStaff, returnStartUp: money.returnStartUp, withdraw: money.withdraw },
  ...{ cancelWithdrawal: money.cancelWithdrawal, decideWithdrawal: money.decideWithdrawal, hold: money.hold },
  ...{ chargebackRevenue: money.chargebackRevenue },
  ...{ chargeback: money.chargeback, issueAcceptance, exchange, close, turn, sleep },
} satisfies Record<string, plan.Command>;
type Name = keyof typeof COMMANDS;
export const COMMAND_NAMES = Object.keys(COMMANDS) as Name[];

/** How often each comes, among about a hundred. */
const WEIGHTS: Readonly<Record<Name, number>> = {
  ...{ topUp: 6, fundHouse: 2, grantStartUp: 3, coupon: 6, put: 16, putAgain: 2, accept: 15, refuse: 1 },
  ...{ stopped: 2, cancel: 2, stop: 3, report: 18, restate: 14, remit: 4, remitByStaff: 3, returnStartUp: 4 },
  ...{ pause: 4, resume: 2, confirm: 4, setLimits: 3, raise: 2, lower: 3 },
  ...{ withdraw: 4, cancelWithdrawal: 1, decideWithdrawal: 5, hold: 2, chargeback: 2, turn: 10, sleep: 2 },
  ...{ chargebackRevenue: 4 },
  ...{ issueAcceptance: 2, exchange: 7, close: 1 },
};

export type Step = readonly [Name, number, number, number];

const number = fc.noBias(fc.nat(1_000_000));
const names = COMMAND_NAMES.map((name) => ({
  arbitrary: fc.constant(name),
  weight: WEIGHTS[name],
}));
const step: fc.Arbitrary<Step> = fc.tuple(fc.oneof(...names), number, number, number);

/** @param length of every sequence; shorter ones only come from shrinking */
export const stepsOf = (length: number): fc.Arbitrary<Step[]> =>
  fc.array(step, { minLength: length, maxLength: length, size: 'max' });

/** Where every journey begins: money, a coupon or two, and start-up funds if the house has any. */
const PRELUDE: readonly Step[] = [
  ...([0, 1, 2] as const).flatMap((holder): Step[] => [
    ['topUp', holder, 5, 0],
    ['coupon', holder, holder, 4],
    ['coupon', holder, holder + 2, 3],
  ]),
  ['grantStartUp', 0, 2, 0],
];

/** Plays one sequence in the product and in the model; they agree after every step. */
export const playJourney = async (
  fixture: ModelFixture,
  level: number,
  steps: readonly Step[],
): Promise<void> => {
  const journey = await beginJourney(fixture, level);
  const startSum = sumOf(journey.model);
  for (const [name, a, b, c] of [...PRELUDE, ...steps]) {
    // No two commands at the same moment: deadlines differ, and so does the order in which they are met.
    await setTime(journey, journey.model.now + 1_000 + (a % 997));
    await COMMANDS[name](journey, a, b, c);
    await runJobs(journey);
    await expectAgreement(journey, startSum);
    journey.reach(name);
  }
  for (const { id } of journey.model.holders) await expectChain(journey.context.database, id);
};
