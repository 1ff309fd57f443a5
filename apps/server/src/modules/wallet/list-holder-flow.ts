import { refuse } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import { readHolder } from '../account';
import { listFlowSorted } from './flow-sorted';

/** A holder's flow records, the same that the holder sees; months are those of UTC. */
export const listHolderFlow: StaffUseCase<'consoleHolder.flow'> = async (
  { database: reader },
  _caller,
  { id, ...request },
) =>
  (await readHolder(reader, id)) === undefined ? refuse('no_such_data') : listFlowSorted(reader, id, request);
