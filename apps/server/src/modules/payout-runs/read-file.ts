import type { CallOf } from '@fairlead/contract';
import { and, eq, payoutFile } from '@fairlead/db';
import { type Answer, done, type FileAnswer, refuse } from '../../http/answer';
import type { Incoming, StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { recordReads } from '../audit';
import { fileName } from './draw-files';
import { listPayouts } from './runs';

const MEDIA_TYPES = { 'pain.001': 'application/xml; charset=utf-8', csv: 'text/csv; charset=utf-8' } as const;

/** What a bank is given of a run. Whose whole numbers stand in it is on record before it is answered. */
export const readRunFile = async (
  { database, clock }: Services,
  {
    caller: { staffId },
    request: { id, format },
    address,
  }: Incoming<CallOf<'consolePayoutRun.file'>, StaffCaller>,
): Promise<Answer<FileAnswer>> => {
  const [file] = await database.orm
    .select()
    .from(payoutFile)
    .where(and(eq(payoutFile.runId, id), eq(payoutFile.format, format)));
  if (file === undefined) return refuse('no_such_data');
  const shown = (await listPayouts(database, id)).map(({ withdrawalId, holderId }) => ({
    ...{ subjectId: withdrawalId, holderId },
  }));
  const reading = { act: 'consolePayoutRun.file', staffId, address, subjectType: 'withdrawal' };
  await recordReads(database, reading, shown, clock.now());
  return done({ name: fileName(id, format), mediaType: MEDIA_TYPES[format], content: file.content });
};
