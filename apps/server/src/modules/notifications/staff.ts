import { type CallOf, LANGUAGE_CODES, type ParsedOf, type ResponseOf } from '@fairlead/contract';
import { and, eq, isNull, one, type Reader, staffNotice } from '@fairlead/db';
import { done, refuse } from '../../http/answer';
import { boundsSql, boundValues } from '../../http/bounds';
import { isRefusal } from '../../http/page';
import type { StaffCaller, StaffUseCase } from '../../http/route';
import { pageSql, sortedPageOf, sortedStart } from '../../http/sorted';
import { readHolderRefs } from '../account';
import { audit } from '../audit';
import { readStaffNames } from '../staff';
import { isTooFarAhead, keepNotice, withdrawPublished } from './publish';
import { findRecipient } from './recipients';
import { wentToMany } from './same-text';

type Sent = ResponseOf<CallOf<'consoleNotification.send'>>;

interface Row {
  readonly id: number;
  readonly category: Sent['category'];
  readonly words: Pick<Sent, 'title' | 'content'>;
  readonly holder_id: number | null;
  readonly send_at: Date;
  readonly notification_id: number | null;
  readonly withdrawn_at: Date | null;
  readonly recipients: number | null;
  readonly read: number;
  readonly maker_id: number;
  readonly proposal_id: number | null;
}

/** Readers of one broadcast that are counted. */
const COUNTED = 1_000;

const LIST = `
  select n.id, n.category, n.words, n.holder_id, n.send_at, n.notification_id, n.withdrawn_at, n.recipients,
    n.proposal_id, n.maker_id,
    case when n.holder_id is null then (select count(*) from (
        select from notification_read r where r.notification_id = n.notification_id limit ${COUNTED}
      ) counted)
      else (select count(p.read_at) from notification p where p.id = n.notification_id) end as read
  from staff_notice n`;

const STATE = `case when n.withdrawn_at is not null then 'withdrawn'
  when n.notification_id is null then 'scheduled' else 'sent' end`;

const KEYS = { send_at: { by: 'n.send_at', type: 'timestamptz', of: (row: Row) => row.send_at } } as const;
const DEFAULT_ORDER = { by: 'n.id', type: 'bigint', of: (row: Row) => row.id, descending: true } as const;

const stateOf = (row: Row): Sent['state'] => {
  if (row.withdrawn_at !== null) return 'withdrawn';
  return row.notification_id === null ? 'scheduled' : 'sent';
};

/** Shows rows with what their holders and their makers are called. */
const shaper = async (reader: Reader, rows: readonly Row[]) => {
  const holderOf = await readHolderRefs(
    reader,
    rows.flatMap((row) => row.holder_id ?? []),
  );
  const staffOf = await readStaffNames(
    reader,
    rows.map((row) => row.maker_id),
  );
  return (row: Row): Sent => ({
    id: String(row.id),
    category: row.category,
    title: row.words.title,
    content: row.words.content,
    holder: row.holder_id === null ? null : holderOf(row.holder_id),
    send_at: row.send_at.toISOString(),
    state: stateOf(row),
    recipients: row.recipients,
    read: row.read,
    maker: staffOf(row.maker_id) ?? '',
    proposal_id: row.proposal_id === null ? null : String(row.proposal_id),
  });
};

/** What staff sent and will send, newest first where nothing else is asked for. */
export const listStaffNotices: StaffUseCase<'consoleNotification.list'> = async (
  { database: reader },
  _caller,
  request,
) => {
  const start = sortedStart(request, KEYS, DEFAULT_ORDER);
  if (isRefusal(start)) return start;
  const page = pageSql(start, 'n.id', 8);
  const rows = await reader.query<Row>(
    `${LIST} where ($1::text is null or n.category = $1) and ($2::text is null or ${STATE} = $2)
       and ${boundsSql('n.send_at', '0', 3)} and ($7::bigint is null or n.id = $7)
       and ${page.where} ${page.order}`,
    [
      ...[request.category ?? null, request.state ?? null, ...boundValues(request)],
      ...[request.id ?? null, ...page.values],
    ],
  );
  return done(sortedPageOf(start, rows, (row) => row.id, await shaper(reader, rows)));
};

const read = async (reader: Reader, id: number): Promise<Sent> => {
  const row = one(await reader.query<Row>(`${LIST} where n.id = $1`, [id]), `notice ${id} is gone`);
  return (await shaper(reader, [row]))(row);
};

type Written = ParsedOf<CallOf<'consoleNotification.send'>>;

/** What was written for one person in their language: read as it is by whatever language they choose later. */
const inAll = (text: string): Sent['title'] =>
  Object.fromEntries(LANGUAGE_CODES.map((language) => [language, text])) as Sent['title'];

const writtenBy = ({ staffId }: StaffCaller, request: Written, now: Date) => ({
  category: request.category,
  words: { title: inAll(request.title), content: inAll(request.content) },
  link: request.link ?? null,
  sendAt: request.send_at === undefined ? now : new Date(request.send_at),
  makerId: staffId,
});

/** Sends to one holder, now or later. What it says stays in the record of acts that the holder reads. */
export const sendStaffNotice: StaffUseCase<'consoleNotification.send'> = (
  { database, clock },
  caller,
  request,
) =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const found = await findRecipient(tx, request.holder, request.lang);
    if (!found.ok) return found;
    const written = writtenBy(caller, request, now);
    if (isTooFarAhead(written.sendAt, now))
      return refuse('invalid_fields', { fields: { send_at: 'too_big' } });
    const at = new Date(Math.max(written.sendAt.getTime(), now.getTime()));
    if (await wentToMany(tx, written.words, found.data, at)) return refuse('same_text_to_many');
    const id = await keepNotice(tx, { ...written, holderId: found.data, proposalId: null }, now);
    const { category, words, link, sendAt } = written;
    await audit(tx, {
      actor: { type: 'staff', id: caller.staffId },
      act: 'consoleNotification.send',
      holderId: found.data,
      subjectType: 'notification',
      subjectId: id,
      after: { category, ...words, link, send_at: sendAt.toISOString() },
      time: now,
    });
    return done(await read(tx, id));
  });

/** Withdraws a notice: it is struck through, hidden from who has not read their own, or never sent; it stays on record. */
export const withdrawStaffNotice: StaffUseCase<'consoleNotification.withdraw'> = (
  { database, clock },
  { staffId },
  request,
) =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const { id } = request;
    const [row] = await tx.orm
      .update(staffNotice)
      .set({ withdrawnAt: now })
      .where(and(eq(staffNotice.id, id), isNull(staffNotice.withdrawnAt)))
      .returning();
    if (row === undefined) {
      const known = await tx.orm
        .select({ id: staffNotice.id })
        .from(staffNotice)
        .where(eq(staffNotice.id, id));
      return refuse(known.length === 0 ? 'no_such_data' : 'wrong_state');
    }
    if (row.notificationId !== null) await withdrawPublished(tx, row.notificationId, now);
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleNotification.withdraw',
      ...(row.holderId === null ? {} : { holderId: row.holderId }),
      subjectType: 'notification',
      subjectId: id,
      before: { state: row.notificationId === null ? 'scheduled' : 'sent', ...row.words },
      after: { state: 'withdrawn', reason: request.reason },
      time: now,
    });
    return done(await read(tx, id));
  });
