import { callApi } from '../api';

/** Sends one image; returns the id by which a form names it. @throws ApiError */
export const sendImage = async (file: File, signal: AbortSignal): Promise<string> => {
  const form = new FormData();
  form.set('file', file);
  return (await callApi('files.upload', form, { signal })).file_id;
};
