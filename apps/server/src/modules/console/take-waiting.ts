import type { CallOf, ParsedOf } from '@fairlead/contract';
import { deskClaim, type Tx } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import { mayRead } from '../../http/may-read';
import type { StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { audit } from '../audit';
import { findWaiting, type QueueItem, type Queues } from './queue';

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

const again = async (
  tx: Tx,
  queues: Queues,
  caller: StaffCaller,
  request: Request,
): Promise<Answer<QueueItem>> => {
  const found = await findWaiting(tx, queues, caller, request);
  return found === undefined ? refuse('no_such_data') : done(found.item);
};

/** Takes what waits. Who made a proposal cannot decide it, and whose roles cannot work it would only keep others from it. */
export const takeWaiting = (
  { database, clock }: Services,
  queues: Queues,
  caller: StaffCaller,
  request: Request,
): Promise<Answer<QueueItem>> =>
  database.transaction(async (tx) => {
    const found = await findWaiting(tx, queues, caller, request);
    if (found === undefined) return refuse('no_such_data');
    if (found.madeBy === caller.staffId) return refuse('same_person');
    if (!mayRead(caller.roles, queues[request.queue].work)) return refuse('role_missing');
    const { item } = found;
    await claim(tx, caller, { item, act: 'consoleQueue.take', now: clock.now() }, caller.staffId);
    return again(tx, queues, caller, request);
  });

/** Leaves to others what one took oneself. */
export const leaveWaiting = (
  { database, clock }: Services,
  queues: Queues,
  caller: StaffCaller,
  request: Request,
): Promise<Answer<QueueItem>> =>
  database.transaction(async (tx) => {
    const found = await findWaiting(tx, queues, caller, request);
    if (found === undefined) return refuse('no_such_data');
    const { item, madeBy } = found;
    if (item.owner !== caller.username || madeBy === caller.staffId) return refuse('wrong_state');
    await claim(tx, caller, { item, act: 'consoleQueue.leave', now: clock.now() }, null);
    return again(tx, queues, caller, request);
  });
