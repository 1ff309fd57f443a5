import { callApi, type ResponseFor } from '../../shared/api';
import { usePages } from '../../shared/calls/use-pages';

export type Act = ResponseFor<'statement.staffActs'>['items'][number];
export type ActChoice = 'all' | 'decisions';

/** What staff and the system's jobs did with this account, newest first; all of it, or decisions alone. */
export const useStaffActs = (choice: ActChoice) =>
  usePages(['transparency', 'staffActs', choice], (cursor, signal) =>
    callApi(
      'statement.staffActs',
      { ...(cursor === undefined ? {} : { cursor }), ...(choice === 'all' ? {} : { only: choice }) },
      { signal },
    ),
  );
