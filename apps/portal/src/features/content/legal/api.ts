import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi, type RequestFor, type ResponseFor } from '../../../shared/api';
import { usePages } from '../../../shared/calls/use-pages';
import type { LegalKind } from '../../../shared/legal/use-agreement';
import { readStored, writeStored } from '../../../shared/lib/storage';

export type Accepted = ResponseFor<'legal.accepted'>['items'][number];

const PENDING = ['legal.pending'];
const ACCEPTED = ['legal.accepted'];

/** Which texts count in a version that the person has not agreed to. */
export const usePending = () =>
  useQuery({ queryKey: PENDING, queryFn: ({ signal }) => callApi('legal.pending', {}, { signal }) });

/** What the person agreed to, newest first. */
export const useAccepted = () =>
  usePages(ACCEPTED, (cursor, signal) =>
    callApi('legal.accepted', cursor === undefined ? {} : { cursor }, { signal }),
  );

/** Agrees to the texts as they count now. @throws ApiError */
export const useAccept = () => {
  const queries = useQueryClient();
  return useCallback(
    async (accepted: RequestFor<'legal.accept'>['accepted_terms']): Promise<void> => {
      await callApi('legal.accept', { accepted_terms: accepted });
      await Promise.all([PENDING, ACCEPTED].map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    [queries],
  );
};

const LATER = 'fairlead_terms_later';

/** Whether the person put these texts off on this device: they are not asked again for the same versions. */
export const isPutOff = (versions: string): boolean => readStored<string>(LATER) === versions;
export const putOff = (versions: string): void => writeStored(LATER, versions);

/** The versions that somebody is asked about, as they are remembered. */
export const versionsOf = (kinds: readonly LegalKind[], texts: ResponseFor<'legal.texts'>): string =>
  kinds.map((kind) => `${kind} ${texts[kind].version}`).join(', ');
