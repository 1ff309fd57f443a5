import { supportStrings } from './strings';
import { useDeskSignal } from './use-desk-counts';

/** In how many chats something is new, beside the name of the page. */
export const ChatBadge = () => {
  const unread = useDeskSignal();
  return unread === 0 ? null : (
    <span className="count" role="img" aria-label={supportStrings.unread(unread)}>
      {unread}
    </span>
  );
};
