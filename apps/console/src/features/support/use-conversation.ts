import { messages } from '@fairlead/contract/calls/support-staff';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/api';

const PAGE = 50;
const EVERY_MS = 10_000;

/** A conversation, its newest messages first read; what a guest writes is looked for, since it is not told live. */
export const useConversation = (id: string | undefined) =>
  useInfiniteQuery({
    queryKey: [messages.id, { conversation_id: id }],
    queryFn: ({ signal, pageParam }) => {
      const before = pageParam === null ? {} : { before: pageParam };
      return callApi(messages, { conversation_id: id ?? '', limit: PAGE, ...before }, { signal });
    },
    enabled: id !== undefined,
    initialPageParam: null as number | null,
    getNextPageParam: (last) => (last.more ? last.items.at(-1)?.sequence : undefined),
    refetchInterval: EVERY_MS,
  });
