import { callApi, type RequestFor } from '../../shared/api';

/** Sends the feedback; returns its number. @throws ApiError */
export const sendFeedback = async (request: RequestFor<'feedback.send'>): Promise<string> =>
  (await callApi('feedback.send', request)).id;
