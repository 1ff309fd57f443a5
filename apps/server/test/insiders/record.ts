import type { Call, calls, RequestOf, ResponseOf } from '@fairlead/contract';
import type { Name } from './fixture';
import { actsOf, nowOf, type World } from './world';

/** Fails where the holder's own record does not show this act, of this person, now. */
export const expectOnRecord = async (world: World, member: Name, act: string): Promise<void> => {
  const { number } = world.staff[member];
  const time = new Date(nowOf(world)).toISOString();
  const found = (await actsOf(world)).find(
    (entry) =>
      entry.act === act && entry.number === number && entry.time === time && !world.known.has(entry.id),
  );
  if (found === undefined) throw new Error(`${act} of no. ${number} is not on the holder's record`);
  world.known.add(found.id);
  world.reach(`on record: ${act}`);
};

/** An act of staff that touches the holder. Where it is done the holder's record shows it at once. */
export const touch = async <C extends Call>(
  world: World,
  member: Name,
  call: C,
  request: RequestOf<C>,
  act: string = call.id,
): Promise<ResponseOf<C> | null> => {
  const data = await world.may(world.staff[member].token, call, request);
  if (data !== null) await expectOnRecord(world, member, act);
  return data;
};

type Proposed = typeof calls.consoleHold.proposeHold;

/** A proposal about the holder: kept until somebody decides it. */
export const propose = async <C extends Call>(
  world: World,
  maker: Name,
  call: C,
  request: RequestOf<C>,
  more: { readonly agreed?: NonNullable<World['pending'][number]['agreed']> } = {},
): Promise<string | null> => {
  const data = (await world.may(
    world.staff[maker].token,
    call,
    request,
  )) as unknown as ResponseOf<Proposed> | null;
  if (data === null) return null;
  await expectOnRecord(world, maker, `propose.${data.kind}`);
  world.pending.push({ id: data.id, kind: data.kind, maker, ...more });
  return data.id;
};
