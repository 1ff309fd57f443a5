import type { CallOf, Language, ParsedOf, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import { countUnread, listNotices } from './queries';
import { createNoticeWriter, saysStaffWords } from './words';

type List = CallOf<'notification.list'>;

/** For whom notices are written. */
interface Whom {
  readonly lang: Language;
  readonly timeZone: string;
}

/** The notices of a person as they read them, with the bell's number. */
export const createNoticeList = (currency: string) => {
  const writerFor = createNoticeWriter(currency);
  return async (
    reader: Reader,
    holderId: number,
    request: ParsedOf<List>,
    whom: Whom,
  ): Promise<Answer<ResponseOf<List>>> => {
    const start = pageStart(request);
    if (isRefusal(start)) return start;
    const write = await writerFor(whom);
    const [rows, unread] = await Promise.all([
      listNotices(reader, holderId, request, start),
      countUnread(reader, holderId),
    ]);
    const page = pageOf(
      rows,
      start.limit,
      ({ id }) => id,
      (row) => ({
        id: String(row.id),
        category: row.category,
        ...write(row),
        read: row.read,
        by_staff: saysStaffWords(row),
        withdrawn: row.withdrawn,
        head: row.head,
        created_at: row.created_at.toISOString(),
        link: row.link,
      }),
    );
    return done({ ...page, unread_total: unread });
  };
};
