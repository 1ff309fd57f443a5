import { allCalls, type CallOf } from '@fairlead/contract';
import { done, refuse } from '../../http/answer';
import type { RecordedUseCase } from '../../http/route';
import { audit } from './audit';

/** Puts on record that a member of staff saves a list as a file; only a list that they may read. */
export const recordExport: RecordedUseCase<CallOf<'consoleAudit.recordExport'>> = async (
  { database, clock },
  { caller: { staffId, roles }, request: { list, filters }, address },
) => {
  const call = allCalls.find(({ id }) => id === list);
  if (call === undefined || call.access.kind !== 'staff' || call.method !== 'GET')
    return refuse('no_such_data');
  const { roles: needed } = call.access;
  if (needed.length > 0 && !needed.some((role) => roles.includes(role))) return refuse('role_missing');
  await database.transaction((tx) =>
    audit(tx, {
      ...{ actor: { type: 'staff', id: staffId }, act: 'consoleAudit.recordExport' },
      ...{ subjectType: 'list', after: { list, filters, address }, time: clock.now() },
    }),
  );
  return done({});
};
