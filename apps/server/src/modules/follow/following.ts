import type { CallOf, ResponseOf } from '@fairlead/contract';
import { eq, following, followRecord, inserted, type Reader, type Tx } from '@fairlead/db';
import type { FollowEvent } from '@fairlead/vocabulary';
import { readHolderName } from '../account';
import { readCard } from './leads';

type Current = ResponseOf<CallOf<'assistance.follow'>>['current'];

/** Whom a holder follows now. */
export const findFollowing = async (reader: Reader, holderId: number) => {
  const [row] = await reader.orm.select().from(following).where(eq(following.holderId, holderId));
  return row;
};

/** The card of the lead followed now; null where nobody. */
export const readCurrent = async (reader: Reader, holderId: number, now: Date): Promise<Current> => {
  const row = await findFollowing(reader, holderId);
  if (row === undefined) return null;
  const { id, operationId: operation_id, nickname } = await readHolderName(reader, row.leadId);
  const card = await readCard(reader, { id, operation_id, nickname }, now);
  return { ...card, since: row.since.toISOString() };
};

/** Puts on record what a holder did, and returns the record's id. */
export const addRecord = async (
  tx: Tx,
  record: { holderId: number; event: FollowEvent; leadId: number; time: Date },
): Promise<number> => {
  const row = inserted(await tx.orm.insert(followRecord).values(record).returning({ id: followRecord.id }));
  return row.id;
};

/** Who follows a lead now, the newest by number first. */
export const listFollowers = async (reader: Reader, leadId: number, most: number): Promise<number[]> => {
  const rows = await reader.query<{ holder_id: number }>(
    'select holder_id from following where lead_id = $1 order by holder_id desc limit $2',
    [leadId, most],
  );
  return rows.map((row) => row.holder_id);
};

/** Whom each of some holders follows now; nothing of those who follow nobody. */
export const readLeads = async (
  reader: Reader,
  holderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await reader.query<{ holder_id: number; lead_id: number }>(
    'select holder_id, lead_id from following where holder_id = any($1)',
    [holderIds],
  );
  return new Map(rows.map((row) => [row.holder_id, row.lead_id]));
};
