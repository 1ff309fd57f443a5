import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, type ResponseFor } from '../../../shared/api';
import { personQuery } from '../../../shared/calls/person';
import { usePages } from '../../../shared/calls/use-pages';
import { translator } from '../../../shared/i18n/translator';
import { sendImage } from '../../../shared/images/send-image';
import { session } from '../../../shared/session/session';
import type { Details } from './details-rules';

export type Place = ResponseFor<'user.sessions'>['items'][number];

/** Where the person is logged in, newest use first. */
export const usePlaces = () =>
  usePages(['places'], (cursor, signal) =>
    callApi('user.sessions', cursor === undefined ? {} : { cursor }, { signal }),
  );

/** Ends a login elsewhere. @throws ApiError */
export const useEndPlace = () => {
  const cache = useQueryClient();
  return async (id: string): Promise<void> => {
    await callApi('user.revokeSession', { session_id: id });
    await cache.invalidateQueries({ queryKey: ['places'] });
  };
};

export type Person = ResponseFor<'user.info'>;

/** The signed-in person. */
export const usePerson = () => useQuery(personQuery);

/** Keeps what the server answered, and the name that the device remembers. */
const useKeepPerson = () => {
  const cache = useQueryClient();
  return (person: Person): void => {
    cache.setQueryData(personQuery.queryKey, person);
    session.keepUserInfo(person);
  };
};

/** Changes the given details; absent ones stay. @throws ApiError */
export const useChangeDetails = () => {
  const keep = useKeepPerson();
  return async (changed: Partial<Details>): Promise<void> => keep(await callApi('user.edit', changed));
};

/** Sends an image and makes it the account's picture. @throws ApiError */
export const useChangePicture = () => {
  const keep = useKeepPerson();
  return async (file: File): Promise<void> => {
    const fileId = await sendImage(file, new AbortController().signal);
    keep(await callApi('user.edit', { avatar_file_id: fileId }));
  };
};

/** Who runs this, and whether real money moves here. */
export const useOperator = () =>
  useQuery({
    queryKey: ['operator'],
    queryFn: ({ signal }) => callApi('config.basic', { lang: translator.language() }, { signal }),
    select: ({ operator, money_mode }) => ({ operator, isSandbox: money_mode === 'sandbox' }),
  });
