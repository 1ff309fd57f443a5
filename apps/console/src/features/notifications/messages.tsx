import { list, retry } from '@fairlead/contract/calls/notifications-messages';
import { CHANNELS } from '@fairlead/vocabulary';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { useSend } from '../../shared/api/use-send';
import { words as inWords, strings } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { Button } from '../../shared/ui/button';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Failure } from '../../shared/ui/failure';
import { Figure, Moment } from '../../shared/ui/figures';
import { HolderLink } from '../../shared/ui/links';
import { StateTag } from '../../shared/ui/state-tag';
import { messageStrings } from './message-strings';

type Message = RowOf<typeof list>;

const STATES = ['given_up', 'waiting', 'sent', 'dropped'] as const;

const columns: readonly Column<Message>[] = [
  { head: messageStrings.made, sort: 'created_at', cell: (message) => <Moment at={message.created_at} /> },
  { head: messageStrings.channel, cell: (message) => messageStrings.channels[message.channel] },
  { head: messageStrings.kind, cell: (message) => inWords(message.kind) },
  {
    head: messageStrings.holder,
    cell: (message) => (message.holder ? <HolderLink holder={message.holder} /> : messageStrings.nobody),
  },
  { head: messageStrings.target, cell: (message) => message.target },
  { head: strings.common.state, cell: (message) => <StateTag state={message.state} /> },
  { head: messageStrings.attempts, look: 'end', cell: (message) => <Figure value={message.attempts} /> },
  { head: messageStrings.next, cell: (message) => <Moment at={message.next_at} /> },
  {
    head: messageStrings.error,
    look: 'wide',
    cell: (message) => message.last_error ?? strings.common.none,
  },
];

/** What left the app by e-mail, push and text message, what was given up first. */
export const MessagesPage = () => {
  const mayRetry = useMay(retry);
  const [tried, setTried] = useState<string | null>(null);
  const { sending, error, send } = useSend((id: string) => callApi(retry, { id }));
  const tryAgain = (id: string): void => {
    setTried(id);
    void send(id);
  };
  const last: Column<Message> = {
    head: strings.common.actions,
    look: 'acts',
    cell: (message) =>
      mayRetry && message.can_retry ? (
        <Button inRow sending={sending && tried === message.id} onClick={() => tryAgain(message.id)}>
          {messageStrings.retry}
        </Button>
      ) : null,
  };
  return (
    <CasePage
      title={messageStrings.title}
      call={list}
      filters={[
        { name: 'state', values: STATES },
        { name: 'channel', values: CHANNELS },
        { kind: 'time', label: messageStrings.made },
      ]}
      views="messages"
      columns={[...columns, last]}
      empty={messageStrings.empty}
    >
      <Failure error={error} />
    </CasePage>
  );
};
