import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { accountHolder, and, eq, isNull, type Reader, staffNotice } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { pageSql, sortedPageOf, sortedStart } from '../../http/sorted';
import { audit } from '../audit';
import { publishNotice, withdrawPublished } from './publish';

type Sent = ResponseOf<CallOf<'consoleNotification.send'>>;

interface Row {
  readonly id: number;
  readonly category: Sent['category'];
  readonly words: Pick<Sent, 'title' | 'content'>;
  readonly holder_id: number | null;
  readonly send_at: Date;
  readonly notification_id: number | null;
  readonly withdrawn_at: Date | null;
  readonly read: number;
  readonly maker: string;
}

/** Readers of one broadcast that are counted. */
const COUNTED = 1_000;

const LIST = `
  select n.id, n.category, n.words, n.holder_id, n.send_at, n.notification_id, n.withdrawn_at, s.username as maker,
    case when n.holder_id is null then (select count(*) from (
        select from notification_read r where r.notification_id = n.notification_id limit ${COUNTED}
      ) counted)
      else (select count(p.read_at) from notification p where p.id = n.notification_id) end as read
  from staff_notice n join staff s on s.id = n.maker_id`;

const STATE = `case when n.withdrawn_at is not null then 'withdrawn'
  when n.notification_id is null then 'scheduled' else 'sent' end`;

const KEYS = { send_at: { by: 'n.send_at', type: 'timestamptz', of: (row: Row) => row.send_at } } as const;
const STANDING = { by: 'n.id', type: 'bigint', of: (row: Row) => row.id, descending: true } as const;

const stateOf = (row: Row): Sent['state'] => {
  if (row.withdrawn_at !== null) return 'withdrawn';
  return row.notification_id === null ? 'scheduled' : 'sent';
};

const shapeOf = (row: Row): Sent => ({
  id: String(row.id),
  category: row.category,
  title: row.words.title,
  content: row.words.content,
  holder_id: row.holder_id === null ? null : String(row.holder_id),
  send_at: row.send_at.toISOString(),
  state: stateOf(row),
  read: row.read,
  maker: row.maker,
});

/** What staff sent and will send, newest first where nothing else is asked for. */
export const listStaffNotices = async (
  reader: Reader,
  request: RequestOf<CallOf<'consoleNotification.list'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleNotification.list'>>>> => {
  const start = sortedStart(request, KEYS, STANDING);
  if (isRefusal(start)) return start;
  const page = pageSql(start, 'n.id', 3);
  const rows = await reader.query<Row>(
    `${LIST} where ($1::text is null or n.category = $1) and ($2::text is null or ${STATE} = $2)
       and ${page.where} ${page.order}`,
    [request.category ?? null, request.state ?? null, ...page.values],
  );
  return done(sortedPageOf(start, rows, (row) => row.id, shapeOf));
};

const read = async (reader: Reader, id: number): Promise<Sent> => {
  const [row] = await reader.query<Row>(`${LIST} where n.id = $1`, [id]);
  if (row === undefined) throw new Error(`notice ${id} is gone`);
  return shapeOf(row);
};

const isHolder = async (reader: Reader, holderId: number): Promise<boolean> => {
  const isIt = eq(accountHolder.id, holderId);
  return (await reader.orm.select({ id: accountHolder.id }).from(accountHolder).where(isIt)).length > 0;
};

/** Sends now or later, to one holder or to everyone; a broadcast is stored once (domain §7). */
export const sendStaffNotice = (
  { database, clock }: Services,
  { staffId }: StaffCaller,
  request: RequestOf<CallOf<'consoleNotification.send'>>,
): Promise<Answer<Sent>> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const holderId = request.holder_id === undefined ? null : Number(request.holder_id);
    if (holderId !== null && !(await isHolder(tx, holderId))) return refuse('no_such_data');
    const asked = request.send_at === undefined ? now : new Date(request.send_at);
    const isNow = asked <= now;
    const { category, title, content, link } = request;
    const [row] = await tx.orm
      .insert(staffNotice)
      .values({
        holderId,
        category,
        words: { title, content },
        link: link ?? null,
        sendAt: isNow ? now : asked,
        makerId: staffId,
        createdAt: now,
      })
      .returning();
    if (row === undefined) throw new Error('the notice was not written');
    if (isNow) await publishNotice(tx, row, now);
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleNotification.send',
      ...(holderId === null ? {} : { holderId }),
      subjectType: 'notification',
      subjectId: row.id,
      after: { category, title: title.en, to: holderId ?? 'everyone', send_at: row.sendAt.toISOString() },
      time: now,
    });
    return done(await read(tx, row.id));
  });

/** Withdraws a notice: it is shown to nobody from now on, or never sent; the record stays (H5). */
export const withdrawStaffNotice = (
  { database, clock }: Services,
  { staffId }: StaffCaller,
  request: RequestOf<CallOf<'consoleNotification.withdraw'>>,
): Promise<Answer<Sent>> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const id = Number(request.id);
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
      before: { state: row.notificationId === null ? 'scheduled' : 'sent' },
      after: { state: 'withdrawn', reason: request.reason },
      time: now,
    });
    return done(await read(tx, id));
  });
