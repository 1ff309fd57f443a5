import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useLanguageTag, useTranslate } from '../../../shared/i18n/use-translate';
import { dateFormat } from '../../../shared/lib/formats';
import { paths } from '../../../shared/paths';
import { Icon } from '../../../shared/ui/icon';
import { More } from '../../../shared/ui/more';
import type { Message, SupportTopic } from './api';
import { Bubble, type Mark } from './bubble';
import type { Chat } from './chat';
import type { ChatState } from './chat-state';
import { isOwn, lastOf } from './messages';
import type { Outgoing } from './outbox';
import { OutgoingBubble } from './outgoing-bubble';

interface Props {
  chat: Chat;
  state: ChatState;
  topic: SupportTopic;
  /** Up to where the person had read when they opened the conversation. */
  readBefore: number;
  /** Stands below the messages and scrolls with them. */
  foot: ReactNode;
  onEdit: (out: Outgoing) => void;
}

/** As near to the newest message as this, the person follows the conversation. */
const NEAR_PX = 48;

const markOf = ({ sequence }: Message, { delivered, read }: ChatState): Mark => {
  if (sequence <= read) return 'read';
  return sequence <= delivered ? 'delivered' : 'sent';
};

const useDayName = (): ((isoTime: string) => string) => {
  const tag = useLanguageTag();
  const format = dateFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return (isoTime) => format.format(new Date(isoTime));
};

/** Follows whether the end is in sight. The list hangs from its end: there, `scrollTop` is 0. */
const useEnd = (chat: Chat, messages: readonly Message[]) => {
  const scroller = useRef<HTMLElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const last = lastOf(messages);
  useEffect(() => {
    const see = (): void => {
      if (last > 0 && isAtEnd && document.visibilityState === 'visible') chat.seen();
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [chat, last, isAtEnd]);
  return {
    scroller,
    isAtEnd,
    onScroll: () => setAtEnd((scroller.current?.scrollTop ?? 0) > -NEAR_PX),
    toEnd: () => scroller.current?.scrollTo({ top: 0 }),
  };
};

const Empty = ({ topic }: { topic: SupportTopic }) => {
  const t = useTranslate();
  return (
    <div className="chat__empty">
      <p className="soft">{t(`chat.none.${topic}`)}</p>
      {topic === 'recharge' ? (
        <Link className="button button--quiet" to={paths.wallet}>
          {t('adCenter.toWallet')}
        </Link>
      ) : null}
    </div>
  );
};

const Older = ({ chat, state }: Pick<Props, 'chat' | 'state'>) => {
  const t = useTranslate();
  if (state.older === 'none') return <p className="small soft list-end">{t('chat.beginning')}</p>;
  const load = (): void => void chat.loadOlder();
  if (state.older === 'failed') {
    return (
      <button type="button" className="retry" onClick={load}>
        {t('common.retry')}
      </button>
    );
  }
  return <More hasMore loading={state.older === 'loading'} onMore={load} />;
};

/** The messages, oldest first; older ones are read as the person scrolls back, new ones appear at the end. */
export const MessageList = ({ chat, state, topic, readBefore, foot, onEdit }: Props) => {
  const t = useTranslate();
  const dayName = useDayName();
  const { messages, outgoing } = state;
  const { scroller, isAtEnd, onScroll, toEnd } = useEnd(chat, messages);
  const firstNew = messages.find((message) => !isOwn(message) && message.sequence > readBefore);
  const days = messages.map((message) => dayName(message.sent_at));
  const isEmpty = messages.length === 0 && outgoing.length === 0;
  return (
    <div className="chat__middle">
      <section
        ref={scroller}
        className="chat__scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        aria-label={t('chat.messages')}
        onScroll={onScroll}
      >
        <div className="chat__content">
          {isEmpty ? (
            <Empty topic={topic} />
          ) : (
            <ol className="chat__list" aria-live="polite" aria-busy={state.older === 'loading'}>
              <li>
                <Older chat={chat} state={state} />
              </li>
              {messages.map((message, index) => (
                <Fragment key={message.id}>
                  {days[index] === days[index - 1] ? null : <li className="chat__day">{days[index]}</li>}
                  {message === firstNew ? <li className="chat__new">{t('chat.new')}</li> : null}
                  <Bubble message={message} mark={markOf(message, state)} />
                </Fragment>
              ))}
              {outgoing.map((out) => (
                <OutgoingBubble
                  key={out.clientId}
                  out={out}
                  onAgain={() => void chat.again(out)}
                  onEdit={() => onEdit(out)}
                />
              ))}
            </ol>
          )}
          {foot}
        </div>
      </section>
      {isAtEnd ? null : (
        <button type="button" className="chat__to-end" aria-label={t('chat.toNewest')} onClick={toEnd}>
          <Icon name="down" />
        </button>
      )}
    </div>
  );
};
