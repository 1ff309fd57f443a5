import { type Observable, observable } from '@fairlead/ui/observable';
import type { Message, MessagePage } from './api';
import { isOwn, merge } from './messages';
import { keepOutbox, type Outgoing, readOutbox } from './outbox';

/** What is known of one open conversation. */
export interface ChatState {
  readonly opened: 'loading' | 'failed' | 'open';
  readonly older: 'more' | 'loading' | 'failed' | 'none';
  readonly messages: readonly Message[];
  readonly outgoing: readonly Outgoing[];
  readonly isLive: boolean;
  readonly isTyping: boolean;
  /** Up to which message support has them, and has read them. */
  readonly delivered: number;
  readonly read: number;
}

export interface ChatStore extends Pick<Observable<ChatState>, 'get' | 'onChange'> {
  change(what: Partial<ChatState>): void;
  /** Changes what is not confirmed, and writes it down for a reload. */
  changeOutgoing(outgoing: readonly Outgoing[]): void;
  /** Adds messages; what was waiting for its confirmation and is among them is confirmed. */
  add(more: readonly Message[]): void;
  /** Adds a page that was read, with the marks of the other side. */
  take(page: MessagePage): void;
}

export const createStore = (conversationId: string): ChatStore => {
  const state = observable<ChatState>({
    opened: 'loading',
    older: 'none',
    messages: [],
    outgoing: readOutbox(conversationId),
    isLive: false,
    isTyping: false,
    delivered: 0,
    read: 0,
  });
  const change = (what: Partial<ChatState>): void => state.set({ ...state.get(), ...what });
  const changeOutgoing = (outgoing: readonly Outgoing[]): void => {
    keepOutbox(conversationId, outgoing);
    change({ outgoing });
  };
  const add = (more: readonly Message[]): void => {
    const messages = merge(state.get().messages, more);
    change({ messages });
    const arrived = new Set(messages.filter(isOwn).map((message) => message.client_id));
    const { outgoing } = state.get();
    const rest = outgoing.filter(({ clientId }) => !arrived.has(clientId));
    if (rest.length < outgoing.length) changeOutgoing(rest);
  };
  const take = ({ conversation, items }: MessagePage): void => {
    change({ delivered: conversation.delivered_to_staff, read: conversation.read_by_staff });
    add(items);
  };
  return { get: state.get, onChange: state.onChange, change, changeOutgoing, add, take };
};
