import { useQuery } from '@tanstack/react-query';
import { session } from '../session/session';
import { ApiError } from './client';

/** Reads a file of the chat by its address; the token goes in a header, never in the address. @throws ApiError */
const readFile = async (url: string): Promise<Blob> => {
  const response = await fetch(url, { headers: { 'X-CT': session.token() ?? '' } }).catch(() => {
    throw new ApiError(0, '');
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText);
  return response.blob();
};

/** A file of the chat; it never changes. */
export const useFile = (url: string) =>
  useQuery({ queryKey: ['file', url], queryFn: () => readFile(url), staleTime: Number.POSITIVE_INFINITY });
