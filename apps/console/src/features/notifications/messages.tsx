import { list, retry } from '@fairlead/contract/calls/notifications-messages';
import { CHANNELS } from '@fairlead/vocabulary';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { words as inWords, strings } from '../../shared/lib/strings';
import type { RowActs } from '../../shared/ui/acts';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
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

const sendAgain = ({ id }: Message): Promise<unknown> => callApi(retry, { id });

const rowActs: RowActs<Message> = {
  record: 'message',
  acts: [
    {
      label: messageStrings.retry,
      call: retry,
      isOpen: ({ can_retry: canRetry }) => canRetry,
      run: sendAgain,
      bulk: { fields: [], run: sendAgain },
    },
  ],
};

/** What left the app by e-mail, push and text message, what was given up first. */
export const MessagesPage = () => (
  <CasePage
    title={messageStrings.title}
    call={list}
    filters={[
      { name: 'state', values: STATES },
      {
        name: 'channel',
        label: messageStrings.channel,
        values: CHANNELS,
        labelOf: (channel) => messageStrings.channels[channel],
      },
      { kind: 'time', label: messageStrings.made },
    ]}
    isCounted
    views="messages"
    columns={columns}
    rowActs={rowActs}
    nameOf={(message) => message.target}
    empty={messageStrings.empty}
  />
);
