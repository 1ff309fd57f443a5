import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { type Answer, refuse } from '../../http/answer';
import { readHolder } from '../account';
import { listFlowSorted } from './flow-sorted';

/** A holder's flow records, the same that the holder sees; months are those of UTC. */
export const listHolderFlow = async (
  reader: Reader,
  { id, ...request }: RequestOf<CallOf<'consoleHolder.flow'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleHolder.flow'>>>> =>
  (await readHolder(reader, Number(id))) === undefined
    ? refuse('no_such_data')
    : listFlowSorted(reader, Number(id), request);
