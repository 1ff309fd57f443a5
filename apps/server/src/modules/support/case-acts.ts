import type { Tx } from '@fairlead/db';
import { CHAT_TAGS } from '@fairlead/vocabulary';
import { type Answer, done, refuse } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import type { Services } from '../../http/services';
import { audit } from '../audit';
import { findAnswering } from '../staff';
import { type DeskRow, deskShape, readDesk, type StaffConversation } from './desk-shape';
import { tellNodes } from './events';
import { setMark } from './marks';

type Changed = Answer<{ conversation: StaffConversation }>;

/** The table of either kind, by which the record names it (docs/domain/audit.md#record). */
export const tableOf = ({
  holder_id: holderId,
}: Pick<DeskRow, 'holder_id'>): 'conversation' | 'guest_case' =>
  holderId === null ? 'guest_case' : 'conversation';

/** Works on a conversation under its lock, so that two of staff do not act on it at once. */
export const onDesk = (
  services: Services,
  conversationId: number,
  work: (tx: Tx, row: DeskRow, now: Date) => Promise<Answer<unknown>>,
): Promise<Changed> =>
  services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const found = await readDesk(services, tx, conversationId);
    if (found === undefined) return refuse('no_such_data');
    await tx.query(`select 1 from ${tableOf(found)} where id = $1 for update`, [found.id]);
    const row = (await readDesk(services, tx, conversationId)) ?? found;
    const worked = await work(tx, row, now);
    if (!worked.ok) return worked;
    return done({ conversation: deskShape((await readDesk(services, tx, conversationId)) ?? row) });
  });

interface Change {
  /** What it changed besides owner and state; what is not on record is not taken back. */
  readonly before?: object;
  readonly after: object;
}

const isoOf = (time: Date | null): string | null => time?.toISOString() ?? null;

/** Puts on record what was done with a conversation, for whoever takes it back too (docs/domain/support.md#undo). */
export const auditDesk = (
  tx: Tx,
  act: string,
  staffId: number,
  row: DeskRow,
  { before = {}, after }: Change,
  now: Date,
) =>
  audit(tx, {
    actor: { type: 'staff', id: staffId },
    act,
    ...(row.holder_id === null ? {} : { holderId: row.holder_id }),
    subjectType: tableOf(row),
    subjectId: row.id,
    before: { assigned_to: row.assigned_to, state: row.state, ...before },
    after: { ...after },
    time: now,
  });

/** Marks a person's messages read by the desk. */
export const readAsStaff: StaffUseCase<'consoleSupport.read'> = (services, _caller, request) =>
  onDesk(services, request.conversation_id, async (tx, row) => {
    const upTo = request.up_to;
    if (row.holder_id !== null) {
      await setMark(tx, { holderId: row.holder_id, id: row.id }, { by: 'staff', how: 'read', upTo });
    } else {
      await tx.query(
        'update guest_case set read_by_staff = greatest(read_by_staff, least($2, last_sequence)) where id = $1',
        [row.id, upTo],
      );
    }
    return done(null);
  });

/** Takes a conversation, or hands it over to another of the desk. */
export const assignConversation: StaffUseCase<'consoleSupport.assign'> = (services, caller, request) =>
  onDesk(services, request.conversation_id, async (tx, row, now) => {
    const toId = request.staff_id ?? caller.staffId;
    const to = await findAnswering(tx, toId);
    // Somebody who could not answer would keep the person waiting.
    if (to === undefined) return refuse('no_such_data');
    await tx.query(`update ${tableOf(row)} set assigned_to = $2 where id = $1`, [row.id, toId]);
    const after = { assigned_to: to };
    await auditDesk(tx, 'consoleSupport.assign', caller.staffId, row, { after }, now);
    return done(null);
  });

/** Closes a conversation; the person's next message opens it again. An objection wants an answer first. */
export const closeConversation: StaffUseCase<'consoleSupport.close'> = (services, caller, request) =>
  onDesk(services, request.conversation_id, async (tx, row, now) => {
    if (row.state === 'closed' || row.objecting) return refuse('wrong_state');
    if (row.holder_id === null) {
      await tx.query('update guest_case set waiting_since = null, snoozed_until = null where id = $1', [
        row.id,
      ]);
    } else {
      await tx.query(
        "update conversation set state = 'closed', closed_at = $2, waiting_since = null, snoozed_until = null where id = $1",
        [row.id, now],
      );
      await tellNodes(tx, { type: 'closed', holderId: row.holder_id, conversationId: row.id });
    }
    const before = { waiting_since: isoOf(row.waiting_since), snoozed_until: isoOf(row.snoozed_until) };
    const change = { before, after: { state: 'closed' } };
    await auditDesk(tx, 'consoleSupport.close', caller.staffId, row, change, now);
    return done(null);
  });

/** Nothing is put off for longer: a person who waits is not forgotten. */
const SNOOZE_MAX_MS = 7 * 86_400_000;

/** Puts a conversation off until a time, or takes it back. How long the person waits is counted on. */
export const snoozeConversation: StaffUseCase<'consoleSupport.snooze'> = (services, caller, request) =>
  onDesk(services, request.conversation_id, async (tx, row, now) => {
    const until = request.until === undefined ? null : new Date(request.until);
    if (until !== null && until <= now) return refuse('invalid_fields', { fields: { until: 'too_small' } });
    if (until !== null && until.getTime() > now.getTime() + SNOOZE_MAX_MS) {
      return refuse('invalid_fields', { fields: { until: 'too_big' } });
    }
    if (row.state === 'closed' && until !== null) return refuse('wrong_state');
    await tx.query(`update ${tableOf(row)} set snoozed_until = $2 where id = $1`, [row.id, until]);
    const before = { snoozed_until: isoOf(row.snoozed_until) };
    const change = { before, after: { snoozed_until: isoOf(until) } };
    await auditDesk(tx, 'consoleSupport.snooze', caller.staffId, row, change, now);
    return done(null);
  });

/** Sorts a conversation; of no meaning to the person, so that it is on the record of staff alone. */
export const tagConversation: StaffUseCase<'consoleSupport.tag'> = (services, caller, request) =>
  onDesk(services, request.conversation_id, async (tx, row, now) => {
    const tags = CHAT_TAGS.filter((tag) => request.tags.includes(tag));
    await tx.query(`update ${tableOf(row)} set tags = $2 where id = $1`, [row.id, tags]);
    await audit(tx, {
      actor: { type: 'staff', id: caller.staffId },
      act: 'consoleSupport.tag',
      subjectType: tableOf(row),
      subjectId: row.id,
      before: { tags: row.tags },
      after: { tags },
      time: now,
    });
    return done(null);
  });
