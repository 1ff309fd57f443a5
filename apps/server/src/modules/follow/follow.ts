import type { CallOf, ResponseOf } from '@fairlead/contract';
import { and, eq, following, inArray, leadOffer, type Tx } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import { type Answer, done, refuse } from '../../http/answer';
import type { Services } from '../../http/services';
import { addRecord, findFollowing, readCurrent } from './following';
import { holdLead, listOpen } from './leads';
import { offerPublication } from './offers';

/** What the lead has open is offered to the new follower too, each publication once. */
const offerOpen = async (tx: Tx, holderId: number, leadId: number, recordId: number, now: Date) => {
  const open = await listOpen(tx, leadId, now);
  if (open.length === 0) return;
  const ids = open.map(({ id }) => id);
  const known = await tx.orm
    .select({ id: leadOffer.publicationId })
    .from(leadOffer)
    .where(and(eq(leadOffer.holderId, holderId), inArray(leadOffer.publicationId, ids)));
  const offered = new Set(known.map(({ id }) => id));
  for (const publication of open.filter(({ id }) => !offered.has(id))) {
    await offerPublication(tx, leadId, publication, [{ holder_id: holderId, record_id: recordId }], now);
  }
};

const stop = async (tx: Tx, holderId: number, now: Date): Promise<void> => {
  const before = await findFollowing(tx, holderId);
  if (before === undefined) return;
  await addRecord(tx, { holderId, event: 'stopped', leadId: before.leadId, time: now });
  await tx.orm.delete(following).where(eq(following.holderId, holderId));
};

/**
 * Follows a lead, changes to another, or stops (docs/domain/follow.md#following). One lead at a time;
 * nothing is spent. Plans already offered stay until they expire, whoever is followed then.
 * @param operationId as typed; null stops, also where nobody is followed
 */
export const follow = (
  { database, clock }: Services,
  holderId: number,
  operationId: string | null,
): Promise<Answer<ResponseOf<CallOf<'assistance.follow'>>>> =>
  database.transaction(async (tx) => {
    await lockWallet(tx, holderId);
    const now = clock.now();
    if (operationId === null) {
      await stop(tx, holderId, now);
      return done({ current: null });
    }
    const lead = await holdLead(tx, operationId.trim());
    if (lead === undefined || lead.id === holderId) return refuse('operation_id_invalid');
    const before = await findFollowing(tx, holderId);
    if (before?.leadId === lead.id) return refuse('operation_id_current');
    const event = before === undefined ? 'followed' : 'changed';
    const recordId = await addRecord(tx, { holderId, event, leadId: lead.id, time: now });
    const chosen = { leadId: lead.id, recordId, since: now };
    await tx.orm
      .insert(following)
      .values({ holderId, ...chosen })
      .onConflictDoUpdate({ target: following.holderId, set: chosen });
    await offerOpen(tx, holderId, lead.id, recordId, now);
    return done({ current: await readCurrent(tx, holderId, now) });
  });
