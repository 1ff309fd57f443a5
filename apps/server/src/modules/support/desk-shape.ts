import type { CallOf, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import type { Services } from '../../http/services';
import { type HolderRef, holderRef, readHolderNames } from '../account';
import { readStaffNames } from '../staff';
import { type FoundRow, findDesk } from './desk-row';
import { readDueTimes } from './service-level';

type Page = ResponseOf<CallOf<'consoleSupport.conversations'>>;
export type StaffConversation = Page['items'][number];
type LastMessage = NonNullable<StaffConversation['last_message']>;

/** As much of the last message as a list shows. */
const LINE_MAX = 120;

/** A conversation as the desk sees it. */
export interface DeskRow extends FoundRow {
  readonly holder: HolderRef | null;
  readonly lang: string;
  readonly assigned_to: string | null;
  readonly last: LastMessage | null;
  readonly due: Date | null;
}

interface LastRow {
  readonly id: number;
  readonly from: LastMessage['from'];
  readonly kind: LastMessage['kind'];
  readonly text: string;
  readonly sent_at: Date;
}

/** The newest message of each conversation, found by its number. */
const readLast = async (
  reader: Reader,
  rows: readonly FoundRow[],
): Promise<ReadonlyMap<number, LastMessage>> => {
  const of = (wanted: readonly FoundRow[]) => [
    wanted.map((row) => row.id),
    wanted.map((row) => row.last_sequence),
  ];
  const holders = rows.filter((row) => row.holder_id !== null);
  const guests = rows.filter((row) => row.holder_id === null);
  const found = await reader.query<LastRow>(
    `select m.conversation_id as id, m.author as from, m.kind, left(m.text, ${LINE_MAX}) as text, m.sent_at
        from unnest($1::bigint[], $2::integer[], $3::bigint[]) w (id, last, holder)
        join chat_message m on m.holder_id = w.holder and m.conversation_id = w.id and m.sequence = w.last
      union all
      select m.case_id, m.author, 'text', left(m.text, ${LINE_MAX}), m.sent_at
        from unnest($4::bigint[], $5::integer[]) w (id, last)
        join guest_message m on m.case_id = w.id and m.sequence = w.last`,
    [...of(holders), holders.map((row) => row.holder_id), ...of(guests)],
  );
  return new Map(
    found.map(({ id, from, kind, text, sent_at: sentAt }) => [
      id,
      { from, kind, text, sent_at: sentAt.toISOString() },
    ]),
  );
};

/** Some rows with their people by name, what was said last, and by when an answer is due. */
export const withPeople = async (
  services: Services,
  reader: Reader,
  rows: readonly FoundRow[],
): Promise<DeskRow[]> => {
  const holderOf = await readHolderNames(
    reader,
    rows.flatMap((row) => row.holder_id ?? []),
  );
  const staffOf = await readStaffNames(
    reader,
    rows.map((row) => row.assigned_id),
  );
  const last = await readLast(reader, rows);
  const dueOf = await readDueTimes(services, reader);
  return rows.map((row) => {
    const holder = row.holder_id === null ? null : holderOf(row.holder_id);
    return {
      ...row,
      holder: holder && holderRef(holder),
      lang: holder?.lang ?? row.guest_lang ?? '',
      assigned_to: staffOf(row.assigned_id),
      last: last.get(row.id) ?? null,
      due: dueOf(row),
    };
  });
};

/** One conversation as the desk sees it; undefined where there is none. */
export const readDesk = async (
  services: Services,
  reader: Reader,
  conversationId: number,
): Promise<DeskRow | undefined> => {
  const found = await findDesk(reader, services.clock.now(), conversationId);
  return found && (await withPeople(services, reader, [found]))[0];
};

export const deskShape = (row: DeskRow): StaffConversation => ({
  id: String(row.id),
  topic: row.topic,
  state: row.state,
  holder: row.holder,
  guest:
    row.case_number === null
      ? null
      : {
          case_number: row.case_number,
          name: row.guest_name ?? '',
          email: row.guest_email,
          username: row.guest_username,
          topic: row.guest_topic,
          objecting: row.objecting,
        },
  lang: row.lang as StaffConversation['lang'],
  assigned_to: row.assigned_to,
  last_sequence: row.last_sequence,
  delivered_up_to: row.delivered_up_to,
  read_up_to: row.read_up_to,
  unread: row.unread,
  last_message: row.last,
  waiting_since: row.waiting_since?.toISOString() ?? null,
  answer_due_at: row.due?.toISOString() ?? null,
  snoozed_until: row.snoozed_until?.toISOString() ?? null,
  tags: [...row.tags],
  member: row.member,
});
