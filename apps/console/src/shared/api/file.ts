import type { Call, ResponseOf } from '@fairlead/contract';
import { image } from '@fairlead/contract/calls/files-staff';
import { uploadCsv } from '@fairlead/contract/calls/networks-reports';
import { upload } from '@fairlead/contract/calls/support-staff';
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

const sendFile = async <C extends Call>(
  call: C,
  file: File,
  signal?: AbortSignal,
): Promise<ResponseOf<C>> => {
  const body = new FormData();
  body.append('file', file);
  const headers = { 'Accept-Language': 'en', 'X-CT': session.token() ?? '' };
  const request = { method: 'POST', headers, body, ...(signal ? { signal } : {}) };
  const response = await fetch(`${CONSOLE_BASE_PATH}${call.path}`, request).catch(() => {
    throw new ApiError(0, '');
  });
  return (await unpack(response)) as ResponseOf<C>;
};

/** Sends an image of the programme, such as a cover; the server makes it anew. @throws ApiError */
export const sendImage = (file: File): Promise<ResponseOf<typeof image>> => sendFile(image, file);

/** Sends a CSV file of delivery reports, to be proposed by its `file_id`. @throws ApiError */
export const sendReports = (file: File): Promise<ResponseOf<typeof uploadCsv>> => sendFile(uploadCsv, file);

/** Sends an image or a PDF for an answer to come; the answer names it by its `file_id`. @throws ApiError */
export const sendAnswerFile = (file: File, signal: AbortSignal): Promise<ResponseOf<typeof upload>> =>
  sendFile(upload, file, signal);
