import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useDraft } from '../../../shared/calls/use-draft';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { useIsOnline } from '../../../shared/lib/online';
import { Button } from '../../../shared/ui/button';
import type { Conversation } from './api';
import type { ChatState } from './chat-state';
import { Composer } from './composer';
import { MessageList } from './message-list';
import type { Outgoing } from './outbox';
import { useChat } from './use-chat';

/** The messages come first. */
const ChatMenu = lazy(async () => ({ default: (await import('./desk')).ChatMenu }));
const DeskHours = lazy(async () => ({ default: (await import('./desk')).DeskHours }));
/** Only a conversation that was closed has one. */
const Rating = lazy(async () => ({ default: (await import('./rating')).Rating }));

const EMPTY = { text: '' };

interface FootProps {
  readonly conversation: Conversation;
  readonly isEmpty: boolean;
  /** Questions with their answers. */
  readonly questions: ReactNode;
  readonly onAsk: () => void;
}

/**
 * What stands at the end of a conversation: before a first matter and after a closed one the questions that answer
 * themselves, and the way to a person; after a closing the rating; when the desk is open. The message field stays in sight
 * all the while, so none of it stands outside of what scrolls.
 */
const Foot = ({ conversation, isEmpty, questions, onAsk }: FootProps) => {
  const t = useTranslate();
  const isClosed = conversation.state === 'closed' && !isEmpty;
  return (
    <div className="chat__desk">
      {isClosed ? <p className="small soft">{t('rating.closed')}</p> : null}
      {isClosed && conversation.closed_at !== null ? (
        <Suspense fallback={null}>
          <Rating conversation={conversation} />
        </Suspense>
      ) : null}
      {isEmpty || isClosed ? (
        <>
          {questions}
          <Button look="quiet" onClick={onAsk}>
            {t('chat.askPerson')}
          </Button>
        </>
      ) : null}
      <Suspense fallback={<div className="skeleton chat__hours" />}>
        <DeskHours conversation={conversation} />
      </Suspense>
    </div>
  );
};

/** Whether the other side writes, and whether that would be heard. */
const Signs = ({ isTyping, isLive, opened }: Pick<ChatState, 'isTyping' | 'isLive' | 'opened'>) => {
  const t = useTranslate();
  const isOnline = useIsOnline();
  return (
    <p className="chat__state small soft" role="status">
      {isTyping ? t('chat.typing') : null}
      {opened === 'open' && isOnline && !isLive ? t('chat.notLive') : null}
    </p>
  );
};

/** One conversation with one desk. */
export const ConversationView = ({
  conversation,
  questions,
}: {
  conversation: Conversation;
  questions: ReactNode;
}) => {
  const t = useTranslate();
  const { chat, state } = useChat(conversation.id);
  const [readBefore] = useState(conversation.read_up_to);
  const { draft, change, discard } = useDraft(`chat-${conversation.id}`, EMPTY);
  const field = useRef<HTMLTextAreaElement>(null);
  const isFailed = state.opened === 'failed' && state.messages.length === 0;
  const isWaiting = state.opened === 'loading' && state.messages.length === 0;
  const edit = (out: Outgoing): void => {
    change('text', [out.text, draft.text].filter(Boolean).join('\n'));
    chat.takeBack(out);
  };
  return (
    <div className="chat">
      <div className="chat__head">
        <p className="chat__notice">{conversation.notice}</p>
        <Suspense fallback={<div className="chat__menu-room" />}>
          <ChatMenu conversation={conversation} />
        </Suspense>
      </div>
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
          foot={
            <Foot
              {...{ conversation, questions }}
              isEmpty={state.messages.length === 0 && state.outgoing.length === 0}
              onAsk={() => field.current?.focus()}
            />
          }
          onEdit={edit}
        />
      )}
      <Signs {...state} />
      <Composer
        field={field}
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
