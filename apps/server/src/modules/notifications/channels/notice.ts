import type { Database, WrittenNotice } from '@fairlead/db';
import { noticeWords, type PhraseWriter, type Reader } from '../words';
import { readChoice } from './choices';
import type { Content } from './letter';
import type { Message } from './message';

const HASH_DIGITS = 16;

interface NoticeRow {
  readonly holder_id: number | null;
  readonly key: string;
  readonly parameters: Readonly<Record<string, string | number>>;
  readonly words: WrittenNotice | null;
  readonly link: string | null;
  readonly head_entry: number | null;
  readonly head: Buffer | null;
  readonly withdrawn_at: Date | null;
  readonly email: string | null;
  readonly lang: string;
}

/** A notice on its way to one person: what it says there, and for whom it is written. */
export interface NoticeOut {
  readonly reader: Reader;
  /** The verified address at this moment. */
  readonly email: string | null;
  write(writer: PhraseWriter): { readonly title: string; readonly body: string | null };
  /** Route of the app. */
  readonly link: string;
  readonly head: Content['head'];
}

export const headOf = ({ head_entry: entry, head }: Pick<Message, 'head_entry' | 'head'>): Content['head'] =>
  entry === null || head === null ? null : { entry, hash: head.toString('hex').slice(0, HASH_DIGITS) };

/**
 * What a notice says outside the app: its title alone, which holds no sum, unless the person chose details. Words that staff
 * wrote to one person are details, their title too (docs/domain/notifications.md#what-a-message-shows).
 * @returns undefined where it was taken back meanwhile
 */
export const readNoticeOut = async (
  database: Database,
  message: Message,
  timeZone: string,
): Promise<NoticeOut | undefined> => {
  const [row] = await database.query<NoticeRow>(
    `select n.holder_id, n.key, n.parameters, n.words, n.link, n.head_entry, n.head, n.withdrawn_at, r.email, r.lang
      from notification n cross join lateral reach_of($2) r where n.id = $1`,
    [message.notification_id, message.holder_id],
  );
  if (row === undefined || row.withdrawn_at !== null || message.holder_id === null) return undefined;
  const choice = await readChoice(database, message.holder_id, timeZone);
  const isPrivate = row.words !== null && row.holder_id !== null;
  return {
    reader: { lang: row.lang, timeZone: choice.timeZone },
    email: row.email,
    link: row.link ?? '/notification',
    head: headOf(row) ?? headOf(message),
    write: (writer) => {
      const { title, content } = noticeWords(writer, row);
      const details = isPrivate ? `${title}\n\n${content}` : content;
      return {
        title: isPrivate ? writer.say('mail.notice.staffWrote') : title,
        body: choice.shows === 'details' ? details : null,
      };
    },
  };
};
