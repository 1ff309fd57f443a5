import type { Tx } from '@fairlead/db';
import { z } from 'zod';
import { done, refuse } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import { readLastAct } from '../audit';
import { findAnswering, findStaff } from '../staff';
import { auditDesk, onDesk, tableOf } from './case-acts';
import type { DeskRow } from './desk-shape';
import { tellNodes } from './events';

/** What stood for longer is changed by an act of its own. */
const UNDO_MS = 60_000;

/** Whatever of these was done last is taken back, or stands in the way: an answer ends a wait for good. */
const ACTS = [
  ...['assign', 'snooze', 'close', 'undo', 'send', 'sendCard'].map((act) => `consoleSupport.${act}`),
  'consoleTopup.sendCard',
];

const moment = z.iso.datetime().nullable();
/** What can be taken back, as it is on record: what it found and what it left. */
const undoable = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('consoleSupport.assign'),
    before: z.object({ assigned_to: z.string().nullable() }),
    after: z.object({ assigned_to: z.string() }),
  }),
  z.object({
    act: z.literal('consoleSupport.snooze'),
    before: z.object({ snoozed_until: moment }),
    after: z.object({ snoozed_until: moment }),
  }),
  z.object({
    act: z.literal('consoleSupport.close'),
    before: z.object({ waiting_since: moment, snoozed_until: moment }),
  }),
]);
type Undoable = z.output<typeof undoable>;

/** Whether the conversation is as the act left it: the person, and the duty, change it without an act of staff. */
const isAsLeft = (row: DeskRow, found: Undoable, time: Date): boolean => {
  if (found.act === 'consoleSupport.assign') return row.assigned_to === found.after.assigned_to;
  if (found.act === 'consoleSupport.close') return row.state === 'closed';
  // A message ends a snooze: what was brought back is not put off over one.
  const isWrittenTo = row.last !== null && Date.parse(row.last.sent_at) > time.getTime();
  return !isWrittenTo && (row.snoozed_until?.toISOString() ?? null) === found.after.snoozed_until;
};

/** Gives it back to who had it; to everybody where that was nobody, or somebody who answers no more. */
const giveBack = async (tx: Tx, row: DeskRow, username: string | null): Promise<object> => {
  const id = username === null ? undefined : await findStaff(tx, username);
  const owner = id === undefined ? undefined : await findAnswering(tx, id);
  const ownerId = owner === undefined ? null : id;
  await tx.query(`update ${tableOf(row)} set assigned_to = $2 where id = $1`, [row.id, ownerId]);
  return { assigned_to: owner ?? null };
};

/** Opens it again, waiting as it did. A guest's case is open as long as it waits. */
const reopen = async (
  tx: Tx,
  row: DeskRow,
  found: Extract<Undoable, { act: 'consoleSupport.close' }>['before'],
): Promise<object> => {
  const values = [row.id, found.waiting_since, found.snoozed_until];
  if (row.holder_id === null) {
    await tx.query('update guest_case set waiting_since = $2, snoozed_until = $3 where id = $1', values);
  } else {
    await tx.query(
      "update conversation set state = 'open', waiting_since = $2, snoozed_until = $3 where id = $1",
      values,
    );
    await tellNodes(tx, { type: 'closed', holderId: row.holder_id, conversationId: row.id });
  }
  return { state: 'open', ...found };
};

const takeBack = async (tx: Tx, row: DeskRow, found: Undoable): Promise<object> => {
  if (found.act === 'consoleSupport.assign') return giveBack(tx, row, found.before.assigned_to);
  if (found.act === 'consoleSupport.close') return reopen(tx, row, found.before);
  const { snoozed_until: until } = found.before;
  await tx.query(`update ${tableOf(row)} set snoozed_until = $2 where id = $1`, [row.id, until]);
  return { snoozed_until: until };
};

/**
 * Takes back one's own last act with a conversation. What it was is read from the record, so that nobody says what was
 * before, and nothing is taken from who acted since (docs/domain/support.md#undo).
 */
export const undoDeskAct: StaffUseCase<'consoleSupport.undo'> = (services, caller, request) =>
  onDesk(services, request.conversation_id, async (tx, row, now) => {
    const last = await readLastAct(tx, { type: tableOf(row), id: row.id }, ACTS);
    if (last === undefined || last.staffId !== caller.staffId) return refuse('wrong_state');
    if (now.getTime() - last.time.getTime() > UNDO_MS) return refuse('wrong_state');
    const found = undoable.safeParse(last);
    if (!found.success || !isAsLeft(row, found.data, last.time)) return refuse('wrong_state');
    const after = { took_back: found.data.act, ...(await takeBack(tx, row, found.data)) };
    await auditDesk(tx, 'consoleSupport.undo', caller.staffId, row, { after }, now);
    return done(null);
  });
