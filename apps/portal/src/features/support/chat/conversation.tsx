import { useState } from 'react';
import { useDraft } from '../../../shared/calls/use-draft';
import { useSend } from '../../../shared/calls/use-send';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { useIsOnline } from '../../../shared/lib/online';
import { useWrittenTime } from '../../../shared/ui/moment';
import { type Conversation, saveTranscript } from './api';
import { Composer } from './composer';
import { MessageList } from './message-list';
import type { Outgoing } from './outbox';
import { useChat } from './use-chat';

const EMPTY = { text: '' };

const Hours = ({ hours }: { hours: Conversation['opening_hours'] }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  if (hours.next_change_at === null) return null;
  const time = writtenTime(hours.next_change_at);
  return <p className="small soft">{t(hours.open_now ? 'chat.open' : 'chat.closed', { time })}</p>;
};

/** What stands at the end of every conversation: when the desk is open, and the way to keep what was said. */
const Desk = ({ conversation }: { conversation: Conversation }) => {
  const t = useTranslate();
  const { send, sending } = useSend(saveTranscript);
  return (
    <div className="chat__desk">
      <Hours hours={conversation.opening_hours} />
      <button
        type="button"
        className="chat__save"
        disabled={sending}
        aria-busy={sending}
        onClick={() => void send(conversation.id)}
      >
        {t('chat.save')}
      </button>
    </div>
  );
};

/** One conversation with one desk. */
export const ConversationView = ({ conversation }: { conversation: Conversation }) => {
  const t = useTranslate();
  const { chat, state } = useChat(conversation.id);
  const [readBefore] = useState(conversation.read_up_to);
  const { draft, change, discard } = useDraft(`chat-${conversation.id}`, EMPTY);
  const isOnline = useIsOnline();
  const isFailed = state.opened === 'failed' && state.messages.length === 0;
  const isWaiting = state.opened === 'loading' && state.messages.length === 0;
  const edit = (out: Outgoing): void => {
    change('text', [out.text, draft.text].filter(Boolean).join('\n'));
    chat.takeBack(out);
  };
  return (
    <div className="chat">
      <p className="chat__notice">{conversation.notice}</p>
      {isFailed ? (
        <div className="chat__middle">
          <button type="button" className="retry" onClick={() => void chat.open()}>
            {t('common.retry')}
          </button>
        </div>
      ) : null}
      {isWaiting ? (
        <div className="chat__middle">
          <div className="skeleton chat__waiting" role="status" aria-label={t('common.loading')} />
        </div>
      ) : null}
      {isFailed || isWaiting ? null : (
        <MessageList
          {...{ chat, state, readBefore }}
          topic={conversation.topic}
          foot={<Desk conversation={conversation} />}
          onEdit={edit}
        />
      )}
      <p className="chat__state small soft" role="status">
        {state.isTyping ? t('chat.typing') : null}
        {state.opened === 'open' && isOnline && !state.isLive ? t('chat.notLive') : null}
      </p>
      <Composer
        text={draft.text}
        onText={(text) => {
          change('text', text);
          chat.tellTyping();
        }}
        onSend={(text, files) => {
          discard();
          void chat.send(text, files);
        }}
      />
    </div>
  );
};
