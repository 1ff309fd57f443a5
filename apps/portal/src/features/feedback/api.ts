import { callApi, type RequestFor } from '../../shared/api';

/** Sends one image; returns the id by which the feedback names it. @throws ApiError */
export const sendImage = async (file: File, signal: AbortSignal): Promise<string> => {
  const form = new FormData();
  form.set('file', file);
  return (await callApi('files.upload', form, { signal })).file_id;
};

/** Sends the feedback; returns its number. @throws ApiError */
export const sendFeedback = async (request: RequestFor<'feedback.send'>): Promise<string> =>
  (await callApi('feedback.send', request)).id;
