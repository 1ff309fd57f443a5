import { leave, type list, take } from '@fairlead/contract/calls/console';
import { assign } from '@fairlead/contract/calls/support-staff';
import { callApi } from '../shared/api';
import { phraseOf } from '../shared/api/phrase';
import type { RowOf } from '../shared/api/use-call';
import { useSend } from '../shared/api/use-send';
import { may, useDesk } from '../shared/session/staff';
import { Button } from '../shared/ui/button';
import { queueStrings } from './strings';

type Item = RowOf<typeof list>;

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
        {isMine ? queueStrings.leave : queueStrings.take}
      </Button>
      {error ? (
        <p role="alert" className="field__note field__note--wrong">
          {phraseOf(error)}
        </p>
      ) : null}
    </>
  );
};
