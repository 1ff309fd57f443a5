import type { Tx } from '@fairlead/db';
import type { Job, Services } from '../../../http/services';
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

interface Asked {
  readonly id: number;
  readonly typed: string;
}

/**
 * Looks up who asked for a link and writes to those who have an address that is theirs; nobody else hears of it. Any
 * number of nodes may do so at once.
 */
const sendLinks = async ({ database, clock }: Services): Promise<number> => {
  let done = 0;
  const next = () =>
    database.transaction(async (tx) => {
      const [asked] = await tx.query<Asked>(
        `delete from recovery_request where id =
           (select id from recovery_request order by id limit 1 for update skip locked) returning id, typed`,
      );
      if (asked === undefined) return false;
      const now = clock.now();
      for (const reached of await findReached(tx, asked.typed)) await sendLink(tx, reached, now);
      return true;
    });
  while (done < BATCH && (await next())) done += 1;
  return done;
};

export const recoveryJobs = (services: Services): Job[] => [
  { name: 'recovery links', pauseMs: PAUSE_MS, run: () => sendLinks(services) },
];
