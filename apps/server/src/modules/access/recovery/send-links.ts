import type { Tx } from '@fairlead/db';
import type { Job, Services } from '../../../http/services';
import { type DueRow, notSeen, workOff } from '../../../plugins/due-rows';
import { countTry } from '../../../plugins/throttle';
import { findReached, lockHolder, type Reached } from '../../account';
import { sendMail } from '../../notifications';
import { addRecovery, endRecoveries, isUsedUp, newToken } from './rows';
import { LINK_MS, LINKS } from './terms';

const PAUSE_MS = 1_000;
/** In a run; the next follows at once where there are more. */
const BATCH = 20;

/** Writes one person a link, which ends the one before; or that it is shut for now, where it was used too often. */
const sendLink = async (tx: Tx, { id, username, email, lang }: Reached, now: Date): Promise<void> => {
  if ((await countTry(tx, { now: () => now }, `recovery-link:${id}`, LINKS)) !== null) return;
  await lockHolder(tx, id);
  const mail = { holderId: id, to: email, language: lang, time: now };
  if (await isUsedUp(tx, id, 'email', now)) {
    await sendMail(tx, { ...mail, kind: 'recoveryShut', params: { username } });
    return;
  }
  const { token, tokenHash } = newToken();
  const expiresAt = new Date(now.getTime() + LINK_MS);
  await endRecoveries(tx, id, now, 'email');
  await addRecovery(tx, { holderId: id, way: 'email', state: 'open', tokenHash, createdAt: now, expiresAt });
  await sendMail(tx, {
    ...mail,
    kind: 'recoveryLink',
    // In the parameters, which are forgotten once the message left; behind the #, which no browser sends to a server.
    params: { username, until: expiresAt.toISOString(), token },
    path: '/#/reset-password?token={token}',
    endsAt: expiresAt,
  });
};

interface Asked extends DueRow {
  readonly typed: string;
}

/** No money: its row alone is claimed. */
const DUE = `select null::bigint as holder_id, q.id, q.typed from recovery_request q
  where q.created_at <= $1 and ${notSeen('null::bigint', 'q.id')}
  order by q.id limit 1 for update skip locked`;

/**
 * Looks up who asked for a link and writes to those who have an address that is theirs; nobody else hears of it. Any
 * number of nodes may do so at once, and one that fails holds up no other.
 */
const sendLinks = (services: Services): Promise<number> =>
  workOff<Asked>(services, {
    due: DUE,
    batch: BATCH,
    work: async (tx, { id, typed }, now) => {
      for (const reached of await findReached(tx, typed)) await sendLink(tx, reached, now);
      await tx.query('delete from recovery_request where id = $1', [id]);
      return 1;
    },
  });

export const recoveryJobs = (services: Services): Job[] => [
  { name: 'recovery links', pauseMs: PAUSE_MS, run: () => sendLinks(services) },
];
