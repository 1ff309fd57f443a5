import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/api';
import { type FetchedFile, fetchFile } from '../../shared/api/files';

/** What is owed against what is held; anyone may ask. */
export const useReconciliation = () =>
  useQuery({
    queryKey: ['transparency', 'reconciliation'],
    queryFn: ({ signal }) => callApi('statement.reconciliation', {}, { signal }),
  });

/** Signed days, the books' check, settled plans and late networks; anyone may ask. */
export const useTransparency = () =>
  useQuery({
    queryKey: ['transparency', 'published'],
    queryFn: ({ signal }) => callApi('statement.transparency', {}, { signal }),
  });

/** What became of withdrawals, holds and objections by month; anyone may ask. */
export const useFigures = () =>
  useQuery({
    queryKey: ['transparency', 'figures'],
    queryFn: ({ signal }) => callApi('statement.figures', {}, { signal }),
  });

/** The file of all signed days, for the verifier. */
export const fetchSignedDays = (): Promise<FetchedFile> => fetchFile('statement.signedDays', {});
