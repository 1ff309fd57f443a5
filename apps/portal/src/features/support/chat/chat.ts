import { type ChatCalls, connectChat, type Message, type SocketDown, type SocketUp } from './api';
import { type ChatStore, createStore } from './chat-state';
import { type Live, openLive } from './live';
import { isOwn, lastOf, withCase } from './messages';
import { createReading, type Reading } from './reading';
import { createSending, type Sending } from './sending';

/** Between two looks for new messages while there is no live connection. */
const LOOK_MS = 5_000;
/** Without a further sign the other side has stopped writing. */
const TYPING_MS = 5_000;
/** Tells of typing at most this often. */
const TELL_TYPING_MS = 3_000;

export interface ChatParts {
  readonly conversationId: string;
  readonly calls: ChatCalls;
  readonly token: () => string;
  /** Shows what concerns the whole account, such as a session that ended. */
  readonly onError: (error: unknown) => void;
  readonly connect?: () => WebSocket;
  /** Staff closed the conversation, or took that back: what is known of it is out of date. */
  readonly onClosed?: () => void;
  /** The other side wrote: more may be unread. */
  readonly onNews?: () => void;
}

export interface Chat
  extends Pick<ChatStore, 'get' | 'onChange'>,
    Pick<Reading, 'loadOlder'>,
    Omit<Sending, 'sendWaiting'> {
  /** Opens the conversation and follows it; returns the way to stop. */
  follow(): () => void;
  /** Tries again to open what could not be opened. */
  open(): Promise<void>;
  tellTyping(): void;
  /** The person has everything on show before their eyes. */
  seen(): void;
}

interface Inside extends ChatParts {
  readonly store: ChatStore;
  readonly reading: Reading;
  readonly sending: Sending;
}

/** Hears what comes down: messages, marks, typing. */
const createHearing = (inside: Inside, live: () => Live) => {
  const {
    store,
    reading,
    sending,
    conversationId,
    onError,
    onClosed = () => undefined,
    onNews = () => undefined,
  } = inside;
  let typing: ReturnType<typeof setTimeout> | undefined;
  const setTyping = (isTyping: boolean): void => {
    clearTimeout(typing);
    if (isTyping) typing = setTimeout(() => store.change({ isTyping: false }), TYPING_MS);
    if (store.get().isTyping !== isTyping) store.change({ isTyping });
  };
  const take = (message: Message): void => {
    if (!isOwn(message)) {
      setTyping(false);
      onNews();
    }
    // Whatever could not be read now is sent again by a new connection, which says what is known here.
    reading.arrive(message).catch((error: unknown) => {
      live().restart();
      onError(error);
    });
    live().say({ type: 'delivered', conversation_id: conversationId, up_to: message.sequence });
  };
  return (down: SocketDown): void => {
    if (down.type === 'ready') {
      sending.sendWaiting();
      // Marks and cases that moved on unheard. Where the look fails, the next sign brings what is new.
      reading.refresh().catch(onError);
    }
    if (!('conversation_id' in down) || down.conversation_id !== conversationId) return;
    if (down.type === 'typing') setTyping(true);
    else if (down.type === 'message') take(down.message);
    else if (down.type === 'topup') {
      store.change({ messages: withCase(store.get().messages, down.topup) });
    } else if (down.type === 'closed') onClosed();
    else store.change({ delivered: down.delivered_up_to, read: down.read_up_to });
  };
};

/** Follows an open conversation: live, and by looking for what is new while it is not. */
const createFollowing = (inside: Inside) => {
  const { store, reading, sending, conversationId, token, onError, connect = connectChat } = inside;
  let live: Live | undefined;
  let isStopped = false;

  const hello = (): SocketUp => ({
    type: 'hello',
    token: token(),
    seen: [{ conversation_id: conversationId, sequence: lastOf(store.get().messages) }],
  });
  const goLive = (): void => {
    if (live !== undefined || isStopped) return;
    const made: Live = openLive({
      ...{ connect, hello, onLive: (isLive) => store.change({ isLive }) },
      onDown: createHearing(inside, () => made),
    });
    live = made;
  };
  const open = async (): Promise<void> => {
    store.change({ opened: 'loading' });
    try {
      await reading.refresh();
      store.change({ opened: 'open' });
      // Kept from before a reload; what was under way then may have arrived.
      for (const out of store.get().outgoing) if (out.state !== 'refused') void sending.again(out);
      goLive();
    } catch (error) {
      store.change({ opened: 'failed' });
      onError(error);
    }
  };
  const isInSight = (): boolean =>
    store.get().opened === 'open' && document.visibilityState === 'visible' && navigator.onLine;
  const look = (): void => {
    if (!isInSight()) return;
    // A look that failed is followed by the next.
    if (store.get().isLive) sending.sendWaiting();
    else void reading.catchUp().then(sending.sendWaiting, onError);
  };
  const comeBack = (): void => {
    live?.retryNow();
    if (isInSight()) void reading.refresh().then(sending.sendWaiting, onError);
  };
  const follow = (): (() => void) => {
    isStopped = false;
    void open();
    const timer = setInterval(look, LOOK_MS);
    window.addEventListener('online', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      isStopped = true;
      clearInterval(timer);
      window.removeEventListener('online', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
      live?.close();
      live = undefined;
    };
  };
  const say = (up: SocketUp): void => live?.say(up);
  return { open, follow, say };
};

/** One conversation, kept whole by its sequence numbers whatever the connection does. */
export const createChat = (parts: ChatParts): Chat => {
  const { calls, conversationId, onError } = parts;
  const store = createStore(conversationId);
  const reading = createReading(store, calls);
  const sending = createSending(store, calls, reading, onError);
  const { open, follow, say } = createFollowing({ ...parts, store, reading, sending });
  let mayTellTyping = true;
  let readUpTo = 0;
  return {
    ...{ get: store.get, onChange: store.onChange, open, follow },
    ...{ send: sending.send, again: sending.again, takeBack: sending.takeBack },
    loadOlder: () => reading.loadOlder().catch(onError),
    tellTyping: () => {
      if (!mayTellTyping) return;
      mayTellTyping = false;
      setTimeout(() => {
        mayTellTyping = true;
      }, TELL_TYPING_MS);
      say({ type: 'typing', conversation_id: conversationId });
    },
    seen: () => {
      const last = lastOf(store.get().messages);
      if (last <= readUpTo) return;
      readUpTo = last;
      // A mark that is late harms nobody: it is said again with the next message.
      calls.read(last).catch(onError);
    },
  };
};
