import type { ResponseOf } from '@fairlead/contract';
import { image } from '@fairlead/contract/calls/console-upload';
import { useQuery } from '@tanstack/react-query';
import { session } from '../session/session';
import { ApiError, unpack } from './client';

const CONSOLE_BASE_PATH = '/console-api/v1';

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

/** Sends an image of the programme, such as a cover; the server makes it anew. @throws ApiError */
export const sendImage = async (file: File): Promise<ResponseOf<typeof image>> => {
  const body = new FormData();
  body.append('file', file);
  const request = { method: 'POST', headers: { 'X-CT': session.token() ?? '' }, body };
  const response = await fetch(`${CONSOLE_BASE_PATH}${image.path}`, request).catch(() => {
    throw new ApiError(0, '');
  });
  return (await unpack(response)) as ResponseOf<typeof image>;
};
