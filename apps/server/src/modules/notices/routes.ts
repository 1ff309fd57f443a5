import { calls } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { done } from '../../http/answer';
import { holderRoute, type Route } from '../../http/route';
import type { Services } from '../../http/services';

/** Own notices and broadcasts since the person came, less those read. */
const UNREAD = `
  select count(*) as unread from notification n
   where (n.holder_id = $1 or (n.holder_id is null
      and n.created_at >= (select created_at from account_holder where id = $1)))
     and not exists (select 1 from notification_read r where r.holder_id = $1 and r.notification_id = n.id)`;

const countUnread = async (reader: Reader, holderId: number): Promise<number> => {
  const [row] = await reader.query<{ unread: number }>(UNREAD, [holderId], 'notices_unread');
  return row?.unread ?? 0;
};

/** The bell's number; the list itself comes later. */
export const noticesRoutes = ({ database }: Services): Route[] => [
  holderRoute(calls.notification.unreadCount, async ({ caller }) =>
    done({ unread_total: await countUnread(database, caller.holderId) }),
  ),
];
