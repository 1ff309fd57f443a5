import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { reportAccountError } from '../../../shared/calls/report-error';
import { session } from '../../../shared/session/session';
import { unreadMayHaveGrown } from '../../../shared/session/unread';
import { chatCalls } from './api';
import { type Chat, createChat } from './chat';
import type { ChatState } from './chat-state';

/** Opens a conversation for as long as it is on the screen, and follows it. */
export const useChat = (conversationId: string): { readonly chat: Chat; readonly state: ChatState } => {
  const cache = useQueryClient();
  const [chat] = useState(() =>
    createChat({
      conversationId,
      calls: chatCalls(conversationId),
      token: () => session.token() ?? '',
      onError: reportAccountError,
      onNews: unreadMayHaveGrown.tell,
      onClosed: () => void cache.invalidateQueries({ queryKey: ['support.conversations'] }),
    }),
  );
  useEffect(() => chat.follow(), [chat]);
  const state = useSyncExternalStore(chat.onChange, chat.get);
  const count = state.messages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said opens a closed conversation again
  useEffect(() => void cache.invalidateQueries({ queryKey: ['support.conversations'] }), [count, cache]);
  return { chat, state };
};
