import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi, type RequestFor, type ResponseFor } from '../../shared/api';

export type Question = RequestFor<'statistics.breakdown'>;
export type Answer = ResponseFor<'statistics.breakdown'>;
export type Row = Answer['rows'][number];
export type Figures = Answer['totals'];

/** Figures of some days beside those of as many before, told apart by something. */
export const useBreakdown = (question: Question, enabled: boolean) =>
  useQuery({
    queryKey: ['statistics', 'breakdown', question],
    queryFn: ({ signal }) => callApi('statistics.breakdown', question, { signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
