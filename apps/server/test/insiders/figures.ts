import { calls } from '@fairlead/contract';
import { DAY_MS, nowOf, type World } from './world';

const monthOf = (time: string): string => time.slice(0, 7);
const of = <T>(list: readonly T[], is: (one: T) => boolean): number => list.filter(is).length;

/** What the holder's own lists and the crowd's objections must add to the months since the journey began. */
const wantedOf = (world: World) => {
  const { withdrawals, objections } = world.view;
  const holds = [...world.holds.values()];
  const now = nowOf(world);
  const lapsed = of(world.crowded, ({ at }) => at + 7 * DAY_MS <= now);
  const inState = (state: string) => of(objections, (one) => one.state === state);
  return {
    asked: withdrawals.length,
    paid: of(withdrawals, ({ steps }) => steps.some(({ state }) => state === 'paid')),
    refused: of(withdrawals, ({ state }) => state === 'refused'),
    back: of(withdrawals, ({ state }) => state === 'cancelled'),
    bounced: of(withdrawals, ({ state }) => state === 'bounced'),
    underWay: of(withdrawals, ({ state }) => state === 'requested' || state === 'approved'),
    held: holds.length,
    heldNow: of(holds, ({ isOpen }) => isOpen),
    made: objections.length + world.crowded.length,
    upheld: inState('upheld') + lapsed,
    rejected: inState('rejected'),
    unanswered: inState('open') + world.crowded.length - lapsed,
  };
};

type Figures = ReturnType<typeof wantedOf>;

const publicOf = async (world: World): Promise<Figures> => {
  const { periods } = await world.must(world.holder.token, calls.statement.figures, {});
  const since = monthOf(world.startedAt.toISOString());
  const told = periods.filter(({ from }) => from >= since);
  if (told.some(({ figures }) => figures === null)) throw new Error('a month is not told');
  const sum = (of: (period: NonNullable<(typeof told)[number]['figures']>) => number) =>
    told.reduce((all, { figures }) => all + (figures === null ? 0 : of(figures)), 0);
  return {
    asked: sum(({ withdrawals }) => withdrawals.asked),
    paid: sum(({ withdrawals }) => withdrawals.paid),
    refused: sum(({ withdrawals }) => withdrawals.refused),
    back: sum(({ withdrawals: { lapsed, taken_back } }) => lapsed + taken_back),
    bounced: sum(({ withdrawals }) => withdrawals.bounced),
    underWay: sum(({ withdrawals }) => withdrawals.open),
    held: sum(({ holds }) => holds.opened),
    heldNow: sum(({ holds }) => holds.open),
    made: sum(({ objections }) => objections.made),
    upheld: sum(({ objections }) => objections.upheld),
    rejected: sum(({ objections }) => objections.rejected),
    unanswered: sum(({ objections }) => objections.open),
  };
};

/** Fails where anybody who reads /transparency would not see what became of this holder's things. */
export const expectFigures = async (world: World): Promise<void> => {
  const wanted = wantedOf(world);
  const told = await publicOf(world);
  const apart = (Object.keys(wanted) as (keyof Figures)[]).filter((name) => wanted[name] !== told[name]);
  if (apart.length === 0) return;
  throw new Error(
    `the public figures differ: ${apart.map((name) => `${name} is told as ${told[name]}, not ${wanted[name]}`)}`,
  );
};

/** Five people begin something in each month. */
export const crowd = async (world: World): Promise<void> => {
  const month = monthOf(new Date(nowOf(world)).toISOString());
  if (world.crowded.some((each) => each.month === month)) return;
  for (const { id } of world.crowd) {
    const token = await world.signIn(id);
    await world.must(token, calls.objection.make, { subject_type: 'other', text: 'Something else.' });
    world.crowded.push({ month, at: nowOf(world) });
  }
};
