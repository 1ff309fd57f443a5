import { randomUUID } from 'node:crypto';
import { calls } from '@fairlead/contract';
import fc from 'fast-check';
import { expectBounds, expectFlow } from './bounds';
import { crowd, expectFigures } from './figures';
import type { Insiders } from './fixture';
import * as holder from './holder-commands';
import * as staff from './staff-commands';
import { DAY_MS, HOUR_MS, look, nowOf, pick, type World } from './world';

/** All that ends by itself, of whatever matter. */
const DUES = `select min(due) as due from (
  select due_at as due from withdrawal union all select due_at from objection where state = 'open'
  union all select expires_at from ledger.hold where state = 'open' union all select due_at from put_order
) dues where due > $1`;

/** These have nothing to do with the journey, or their own clocks. */
const IDLE = new Set(['sign-days', 'ask-witnesses', 'send-outbox']);

const runJobs = async ({ server }: Insiders): Promise<void> => {
  for (const { name, run } of server.jobs) if (!IDLE.has(name)) await run();
};

const setTime = async (world: Insiders, ms: number): Promise<void> => {
  world.context.clock.set(new Date(ms));
  await runJobs(world);
};

/** To whatever is due next, or to the first moment of the next month. */
const nextStop = async (world: Insiders, until: number): Promise<number> => {
  const now = world.context.clock.now();
  const [row] = await world.context.asOwner<{ due: Date | null }>(DUES, [now]);
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  return Math.min(until, month, row?.due?.getTime() ?? until);
};

/** Looks as the holder does, and at what must hold. */
const check = async (world: World): Promise<void> => {
  world.view = await look(world);
  await expectBounds(world);
};

const LENGTHS = [HOUR_MS, 6 * HOUR_MS, DAY_MS, 2 * DAY_MS, 3 * DAY_MS, 7 * DAY_MS, 10 * DAY_MS];

const turn: staff.Command = async (world, a) => {
  const until = nowOf(world) + (pick(LENGTHS, a) ?? DAY_MS);
  while (nowOf(world) < until) {
    await setTime(world, await nextStop(world, until));
    await crowd(world);
    await check(world);
  }
  await expectFigures(world);
};

const COMMANDS = {
  ...{ topUp: holder.topUp, put: holder.put, stop: holder.stop, withdraw: holder.withdraw },
  ...{ takeBack: holder.takeBack, complain: holder.complain, objectToAccount: holder.objectToAccount },
  ...{ hold: staff.hold, renew: staff.renew, release: staff.release, chargeback: staff.chargeback },
  ...{ withdrawal: staff.withdrawal, answer: staff.answer, decide: staff.decide, disable: staff.disable },
  ...{ signOut: staff.signOut, lend: staff.lend, lowerScore: staff.lowerScore, place: staff.place },
  ...{ report: staff.report, colleagues: staff.colleagues, turn },
} satisfies Record<string, staff.Command>;
type CommandName = keyof typeof COMMANDS;
export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

const WEIGHTS: Readonly<Record<CommandName, number>> = {
  ...{ topUp: 4, put: 8, stop: 2, withdraw: 12, takeBack: 2, complain: 10, objectToAccount: 1 },
  ...{ hold: 8, renew: 3, release: 2, chargeback: 5, withdrawal: 14, answer: 6, decide: 10, disable: 3 },
  ...{ signOut: 1, lend: 1, lowerScore: 1, place: 6, report: 9, colleagues: 4, turn: 16 },
};

export type Step = readonly [CommandName, number, number, number];

const number = fc.noBias(fc.nat(839));
const names = COMMAND_NAMES.map((name) => ({ arbitrary: fc.constant(name), weight: WEIGHTS[name] }));
const step: fc.Arbitrary<Step> = fc.tuple(fc.oneof(...names), number, number, number);

/** @param length of every sequence; shorter ones only come from shrinking */
export const stepsOf = (length: number): fc.Arbitrary<Step[]> =>
  fc.array(step, { minLength: 0, maxLength: length, size: 'max' });

/** A journey begins in a month of its own, so that the public figures since then are its own. */
const begin = async (insiders: Insiders): Promise<World> => {
  const { context } = insiders;
  const now = context.clock.now();
  await setTime(insiders, Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 8));
  const world: World = {
    ...insiders,
    ...{
      holder: await insiders.makePayee(),
      startedAt: context.clock.now(),
      pending: [],
      plans: [],
      topUps: [],
    },
    ...{ holds: new Map(), known: new Set(), onPaper: new Map(), objectedTo: new Set(), crowded: [] },
    ...{ view: {} as World['view'], next: () => randomUUID() },
  };
  await crowd(world);
  world.view = await look(world);
  await holder.topUp(world, 1, 0, 0);
  await check(world);
  return world;
};

/** House money, or none: an upheld objection is paid out of it. */
const levelHouse = async (insiders: Insiders, isFunded: boolean): Promise<void> => {
  const { house } = await insiders.must('', calls.statement.reconciliation, {});
  if (isFunded && house < 1_000_000) await insiders.context.fundHouse(1_000_000);
};

/** Plays one sequence; after each step the holder looks, and what was promised holds. */
export const playJourney = async (
  insiders: Insiders,
  isFunded: boolean,
  steps: readonly Step[],
): Promise<void> => {
  await levelHouse(insiders, isFunded);
  const world = await begin(insiders);
  for (const [name, a, b, c] of steps) {
    insiders.context.clock.turn(60_000);
    world.view = await look(world);
    await COMMANDS[name](world, a, b, c);
    await check(world);
    world.reach(name);
  }
  await expectFlow(world);
  await expectFigures(world);
  await insiders.context.expectBooks();
};
