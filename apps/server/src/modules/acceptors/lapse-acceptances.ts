import type { Lapse } from '@fairlead/contract';
import type { Tx } from '@fairlead/db';
import type { Services } from '../../http/services';
import { type DueOfHolder, notSeen, workOff } from '../../plugins/due-rows';
import { audit } from '../audit';
import { notify } from '../notifications';
import { bankLineAnswers } from '../topups';
import { CLAIM_LIFE_MS, changeAcceptance, claimOf, lockAcceptance, putOff } from './acceptance';

const LAPSED: Lapse = 'not_confirmed_in_time';

/** A confirmation that is being decided is decided first. */
const DUE = `select a.holder_id, a.id from acceptance a
  where a.due_at <= $1 and a.state in ('issued', 'current', 'claimed') and not exists (
    select from pending_proposals('acceptance', a.id) p where p.kind = 'acceptance_confirmation')
    and ${notSeen('a.holder_id', 'a.id')}
  order by a.due_at limit 1 for update of a skip locked`;

/** The caller has locked the wallet. */
const lapse = async (tx: Tx, holderId: number, id: number, now: Date): Promise<number> => {
  const found = await lockAcceptance(tx, holderId, id);
  if (found?.row.dueAt == null || found.row.dueAt > now) return 0;
  const before = found.row.state;
  if (before === 'claimed' && (await bankLineAnswers(tx, claimOf(found.row)))) {
    // The money is there: it waits for who posts it, and is never refused by the mere passing of time.
    await putOff(tx, found.row, new Date(now.getTime() + CLAIM_LIFE_MS));
    return 0;
  }
  const state = before === 'claimed' ? 'refused' : 'expired';
  const text = state === 'refused' ? { text: LAPSED } : {};
  await changeAcceptance(tx, found, state, now, { dueAt: null, ...text });
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
