import { useEffect, useState, useSyncExternalStore } from 'react';
import { reportAccountError } from '../../../shared/calls/report-error';
import { session } from '../../../shared/session/session';
import { chatCalls } from './api';
import { type Chat, createChat } from './chat';
import type { ChatState } from './chat-state';

/** Opens a conversation for as long as it is on the screen, and follows it. */
export const useChat = (conversationId: string): { readonly chat: Chat; readonly state: ChatState } => {
  const [chat] = useState(() =>
    createChat({
      conversationId,
      calls: chatCalls(conversationId),
      token: () => session.token() ?? '',
      onError: reportAccountError,
    }),
  );
  useEffect(() => chat.follow(), [chat]);
  return { chat, state: useSyncExternalStore(chat.onChange, chat.get) };
};
