import { callApi } from '../../shared/api';
import { usePages } from '../../shared/calls/use-pages';

/** What staff and the system's jobs did with this account, newest first. */
export const useStaffActs = () =>
  usePages(['transparency', 'staffActs'], (cursor, signal) =>
    callApi('statement.staffActs', cursor === undefined ? {} : { cursor }, { signal }),
  );
