import type { Call, ResponseOf } from '@fairlead/contract';
import { upload as uploadStatement } from '@fairlead/contract/calls/bank-statements';
import { image, landingPage } from '@fairlead/contract/calls/files-staff';
import { uploadCsv } from '@fairlead/contract/calls/networks-reports';
import { upload } from '@fairlead/contract/calls/support-staff';
import { ApiError, type CallOptions, unpack } from '@fairlead/contract/client';
import { useQuery } from '@tanstack/react-query';
import { session } from '../session/session';
import { callApi } from '.';

/** Reads a file of the chat by its address; the token goes in a header, never in the address. @throws ApiError */
const readAt = async (url: string): Promise<Blob> => {
  const response = await fetch(url, { headers: { 'X-CT': session.token() ?? '' } }).catch(() => {
    throw new ApiError('network', 0, 'no connection');
  });
  if (!response.ok) await unpack(response);
  return response.blob();
};

/** A file of the chat; it never changes. */
export const useFile = (url: string) =>
  useQuery({ queryKey: ['file', url], queryFn: () => readAt(url), staleTime: Number.POSITIVE_INFINITY });

const sendFile = <C extends Call>(call: C, file: File, options?: CallOptions): Promise<ResponseOf<C>> => {
  const form = new FormData();
  form.append('file', file);
  return callApi(call, form, options);
};

/** Sends an image of the programme, such as a cover; the server makes it anew. @throws ApiError */
export const sendImage = (file: File): Promise<ResponseOf<typeof image>> => sendFile(image, file);

/** Sends a landing page of a product; the server makes it anew. @throws ApiError */
export const sendLandingPage = (file: File): Promise<ResponseOf<typeof landingPage>> =>
  sendFile(landingPage, file);

/** Sends a CSV file of delivery reports, to be proposed by its `file_id`. @throws ApiError */
export const sendReports = (file: File): Promise<ResponseOf<typeof uploadCsv>> => sendFile(uploadCsv, file);

/** Sends a statement of a bank; it is taken whole or not at all. @throws ApiError */
export const sendStatement = (file: File): Promise<ResponseOf<typeof uploadStatement>> =>
  sendFile(uploadStatement, file);

/** Sends an image or a PDF for an answer to come; the answer names it by its `file_id`. @throws ApiError */
export const sendAnswerFile = (file: File, signal: AbortSignal): Promise<ResponseOf<typeof upload>> =>
  sendFile(upload, file, { signal });
