import type { Lapse } from '@fairlead/contract';
import type { Tx } from '@fairlead/db';
import type { Services } from '../../http/services';
import { type DueOfHolder, notSeen, workOff } from '../../plugins/due-rows';
import { audit } from '../audit';
import { notify } from '../notifications';
import { expirePending, readPending } from '../proposals';
import { bankLineAnswers } from '../topups';
import {
  type AcceptanceRow,
  changeAcceptance,
  claimOf,
  claimTimes,
  lockAcceptance,
  putOff,
} from './acceptance';

const LAPSED: Lapse = 'not_confirmed_in_time';

const DUE = `select a.holder_id, a.id from acceptance a
  where a.due_at <= $1 and a.state in ('issued', 'current', 'claimed') and ${notSeen('a.holder_id', 'a.id')}
  order by a.due_at limit 1 for update of a skip locked`;

const isBeingDecided = async (tx: Tx, id: number): Promise<boolean> =>
  (await readPending(tx, { subjectType: 'acceptance', subjectIds: [id] }))(id) !== null;

/**
 * Whether a claim whose time is over is put off (docs/domain/acceptors.md#a-claim-past-its-deadline): once, until a time that
 * is counted from the claim, where a confirmation is being decided or the bank has the money. After that only where the bank
 * has it, with no end: it waits for who posts it, and is never refused by the mere passing of time.
 */
const putsOff = async (tx: Tx, row: AcceptanceRow, now: Date): Promise<boolean> => {
  const times = claimTimes(row);
  if (times === null) return false;
  const isThere = await bankLineAnswers(tx, claimOf(row));
  const mayBePutOff = now < times.putOffUntil;
  if (!isThere && !(mayBePutOff && (await isBeingDecided(tx, row.id)))) return false;
  await putOff(tx, row, mayBePutOff ? times.putOffUntil : null);
  return true;
};

/** The caller has locked the wallet. */
const lapse = async (tx: Tx, holderId: number, id: number, now: Date): Promise<number> => {
  const found = await lockAcceptance(tx, holderId, id);
  if (found?.row.dueAt == null || found.row.dueAt > now) return 0;
  if (await putsOff(tx, found.row, now)) return 0;
  const before = found.row.state;
  const state = before === 'claimed' ? 'refused' : 'expired';
  const text = state === 'refused' ? { text: LAPSED } : {};
  await changeAcceptance(tx, found, state, now, { dueAt: null, ...text });
  await expirePending(tx, { holderId, subjectType: 'acceptance', subjectId: id }, now);
  if (state === 'refused') await notify(tx, { holderId, key: 'acceptance.lapsed', time: now });
  await audit(tx, {
    actor: { type: 'system' },
    act: 'lapse-acceptances',
    holderId,
    subjectType: 'acceptance',
    subjectId: id,
    before: { state: before },
    after: { state },
    time: now,
  });
  return 1;
};

/** Ends acceptances whose time is over. Returns how many ended. */
export const lapseAcceptances = (services: Services): Promise<number> =>
  workOff<DueOfHolder>(services, {
    due: DUE,
    work: (tx, { holder_id, id }, now) => lapse(tx, holder_id, id, now),
  });
