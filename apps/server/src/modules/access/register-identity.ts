import { type CallOf, LIMITS, type ResponseOf } from '@fairlead/contract';
import { type Tx, violatedConstraint } from '@fairlead/db';
import { openWallet } from '@fairlead/ledger';
import { type Answer, done, refuse } from '../../http/answer';
import type { Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { faultOfNickname } from '../../http/words';
import { openSession } from '../../plugins/sessions';
import { addHolder } from '../account';
import type { ShellIdentity } from './identity';
import { openedAt } from './open-store';
import { newOperationId } from './operation-id';
import type { CheckTerms } from './terms';
import type { TicketReader } from './ticket-reader';

/** An operation ID that is taken is one in many thousands: a few lots are enough. */
const ATTEMPTS = 5;

/** The host app's people choose no username here: theirs comes of the operation ID, which is theirs alone. */
const makeHolder = async (tx: Tx, { subject, name, lang }: ShellIdentity, now: Date): Promise<number> => {
  const operationId = newOperationId();
  const holderId = await addHolder(tx, {
    username: `shell_${operationId}`,
    nickname: faultOfNickname(name) === null ? [...name].slice(0, LIMITS.nicknameMax).join('') : null,
    entry: 'shell',
    shellSubject: subject,
    operationId,
    state: 'active',
    lang,
    createdAt: now,
  });
  await openWallet(tx, holderId);
  return holderId;
};

/**
 * Makes the user of a shell identity whose ad account was opened, and signs in. The ticket is not used
 * up: where the reply is lost, the next try is told 4001 and signs in with it.
 */
export const registerIdentity = async (
  services: Services,
  { tickets, checkTerms }: { readonly tickets: TicketReader; readonly checkTerms: CheckTerms },
  { request, lang, userAgent }: Incoming<CallOf<'auth.registerV2'>>,
): Promise<Answer<ResponseOf<CallOf<'auth.registerV2'>>>> => {
  const read = tickets.identityOf(request.ticket);
  if (!read.ok) return read;
  if ((await openedAt(services, read.data.subject)) === undefined) {
    return refuse('authorization_code_not_found');
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      const now = services.clock.now();
      const opened = await services.database.transaction(async (tx) => {
        const keepTerms = await checkTerms(tx, request.accepted_terms, lang);
        if (keepTerms === undefined) return undefined;
        const holderId = await makeHolder(tx, read.data, now);
        await keepTerms(holderId, now);
        return openSession(tx, holderId, userAgent, now);
      });
      if (opened === undefined) return refuse('terms_outdated');
      return done({ token: opened.token, expires_at: opened.expiresAt.toISOString() });
    } catch (error) {
      const violated = violatedConstraint(error);
      if (violated === 'account_holder_shell_subject_unique') return refuse('username_exists');
      const isTaken =
        violated === 'account_holder_operation_id_unique' || violated === 'account_holder_username';
      if (!isTaken || attempt === ATTEMPTS) throw error;
    }
  }
};
