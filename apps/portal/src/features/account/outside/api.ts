import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, type ResponseFor } from '../../../shared/api';

export type Channels = ResponseFor<'channel.read'>;
export type Choice = Channels['choice'];
export type Contact = 'email' | 'phone';

const KEY = ['channels'];

/** What there is outside the app, and what the person chose. */
export const useChannels = (enabled = true) =>
  useQuery({ queryKey: KEY, enabled, queryFn: ({ signal }) => callApi('channel.read', {}, { signal }) });

/** Keeps what the server answered. */
const useKeep = () => {
  const cache = useQueryClient();
  return (channels: Channels): void => {
    cache.setQueryData(KEY, channels);
  };
};

/** Chooses what is told where. @throws ApiError */
export const useChoose = () => {
  const keep = useKeep();
  return async (choice: Choice): Promise<void> => keep(await callApi('channel.choose', choice));
};

/** Has a code sent to the own address or number. @throws ApiError */
export const sendCode = (contact: Contact) => callApi('channel.sendCode', { contact });

/** Verifies by the code. @throws ApiError */
export const useVerify = () => {
  const keep = useKeep();
  const cache = useQueryClient();
  return async (contact: Contact, code: string): Promise<void> => {
    keep(await callApi('channel.verify', { contact, code }));
    // The points of the score have changed.
    await cache.invalidateQueries({ queryKey: ['person'] });
  };
};

/** Reads anew after this device was subscribed or not. */
export const useReadAgain = () => {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: KEY });
};
