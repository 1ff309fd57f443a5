import { leave, type list, take } from '@fairlead/contract/calls/console-queue';
import { assign } from '@fairlead/contract/calls/console-support';
import { callApi } from '../api';
import { phraseOf } from '../api/phrase';
import type { RowOf } from '../api/use-call';
import { useSend } from '../api/use-send';
import { listStrings } from '../list-strings';
import { may, useDesk } from '../session/staff';
import { Button } from '../ui/button';

type Item = RowOf<typeof list>;

const words = listStrings.queue;

const takeIt = ({ queue, id }: Item): Promise<unknown> =>
  queue === 'chats' ? callApi(assign, { conversation_id: id }) : callApi(take, { queue, id });

const leaveIt = async ({ queue, id }: Item): Promise<unknown> =>
  queue === 'chats' ? undefined : callApi(leave, { queue, id });

/** Takes what waits, from nobody or from a colleague, or leaves it again; a chat is handed over at its own place. */
export const Taking = ({ item }: { item: Item }) => {
  const { staff } = useDesk();
  const isMine = item.owner === staff.username;
  const { sending, error, send } = useSend(() => (isMine ? leaveIt(item) : takeIt(item)));
  const isOpen = may(staff, item.queue === 'chats' ? assign : take);
  // A proposal of one's own is nobody's to leave, and another's to take.
  if (!isOpen || (isMine && (item.queue === 'chats' || item.queue === 'proposals'))) return null;
  return (
    <>
      <Button inRow sending={sending} onClick={() => void send()}>
        {isMine ? words.leave : words.take}
      </Button>
      {error ? (
        <p role="alert" className="field__note field__note--wrong">
          {phraseOf(error)}
        </p>
      ) : null}
    </>
  );
};
