import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { callApi, type RequestFor, type ResponseFor } from '../../../shared/api';
import { lastOf, merge } from '../chat/messages';
import type { CaseKey } from './kept-case';

export type GuestPage = ResponseFor<'guest.messages'>;
export type Opening = RequestFor<'guest.open'>;

/** A guest looks at a page that nobody tells of an answer: it asks. */
const LOOK_MS = 10_000;
const PAGE = 30;
/** Before every number that a message can have, so that the newest come first. */
const END = 2_147_483_647;

/** Opens a case. @throws ApiError */
export const openCase = (request: Opening): Promise<ResponseFor<'guest.open'>> =>
  callApi('guest.open', request);

/** Looks whether number and secret lead to a case. @throws ApiError */
export const findCase = (key: CaseKey): Promise<GuestPage> =>
  callApi('guest.messages', { ...key, before: END, limit: 1 });

/** Writes in a case; the same `client_id` again is the same message. @throws ApiError */
export const writeInCase = (key: CaseKey, clientId: string, text: string) =>
  callApi('guest.send', { ...key, client_id: clientId, text });

/** Objects to the state of an account by its name. @throws ApiError */
export const objectInCase = (key: CaseKey, username: string, text: string) =>
  callApi('guest.object', { ...key, username, text });

/** The messages of a case, oldest first, the newest of them looked for again and again. */
export const useGuestCase = (key: CaseKey) => {
  const queryKey = useMemo(() => ['guest', key.case_number], [key]);
  const queries = useQueryClient();
  const [older, setOlder] = useState<GuestPage['items']>([]);
  const [isMoreOlder, setMoreOlder] = useState<boolean>();
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('guest.messages', { ...key, before: END, limit: PAGE }, { signal }),
    refetchInterval: LOOK_MS,
  });
  const newest = query.data?.items;
  const messages = useMemo(() => merge(older, newest ?? []), [older, newest]);
  const lookAgain = useCallback(() => queries.invalidateQueries({ queryKey }), [queries, queryKey]);
  const loadOlder = useCallback(async () => {
    const before = messages[0]?.sequence ?? END;
    const page = await callApi('guest.messages', { ...key, before, limit: PAGE });
    setOlder((known) => [...page.items, ...known]);
    setMoreOlder(page.more);
  }, [key, messages]);
  const hasOlder = isMoreOlder ?? query.data?.more ?? false;
  return { query, messages, last: lastOf(messages), hasOlder, loadOlder, lookAgain };
};
