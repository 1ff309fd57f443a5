import type { CallOf, ParsedOf } from '@fairlead/contract';
import { deskClaim, type Tx } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { StaffCaller, StaffUseCase } from '../../http/route';
import { audit } from '../audit';
import { findWaiting, type QueueItem } from './queue';

type Request = ParsedOf<CallOf<'consoleQueue.take'>>;

/** Writes down who has it, and on record from whom; who asks last has it, as with a conversation. */
const claim = async (
  tx: Tx,
  caller: StaffCaller,
  { item, act, now }: { item: QueueItem; act: string; now: Date },
  staffId: number | null,
): Promise<void> => {
  const values = { staffId, changedAt: now };
  await tx.orm
    .insert(deskClaim)
    .values({ queue: item.queue, subjectId: Number(item.id), ...values })
    .onConflictDoUpdate({ target: [deskClaim.queue, deskClaim.subjectId], set: values });
  await audit(tx, {
    actor: { type: 'staff', id: caller.staffId },
    act,
    subjectType: item.queue,
    subjectId: Number(item.id),
    before: { owner: item.owner },
    after: { owner: staffId === null ? null : caller.username },
    time: now,
  });
};

const again = async (tx: Tx, caller: StaffCaller, { queue, id }: Request): Promise<Answer<QueueItem>> => {
  const found = await findWaiting(tx, caller, queue, id);
  return found === undefined ? refuse('no_such_data') : done(found.item);
};

/** Takes what waits. Who made a proposal cannot decide it, and would only keep others from it. */
export const takeWaiting: StaffUseCase<'consoleQueue.take'> = ({ database, clock }, caller, request) =>
  database.transaction(async (tx) => {
    const found = await findWaiting(tx, caller, request.queue, request.id);
    if (found === undefined) return refuse('no_such_data');
    if (found.madeBy === caller.staffId) return refuse('same_person');
    const { item } = found;
    await claim(tx, caller, { item, act: 'consoleQueue.take', now: clock.now() }, caller.staffId);
    return again(tx, caller, request);
  });

/** Leaves to others what one took oneself. */
export const leaveWaiting: StaffUseCase<'consoleQueue.leave'> = ({ database, clock }, caller, request) =>
  database.transaction(async (tx) => {
    const found = await findWaiting(tx, caller, request.queue, request.id);
    if (found === undefined) return refuse('no_such_data');
    const { item, madeBy } = found;
    if (item.owner !== caller.username || madeBy === caller.staffId) return refuse('wrong_state');
    await claim(tx, caller, { item, act: 'consoleQueue.leave', now: clock.now() }, null);
    return again(tx, caller, request);
  });
