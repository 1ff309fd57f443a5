import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import { recoveryRequest } from '@fairlead/db';
import { type Answer, done } from '../../../http/answer';
import type { Services } from '../../../http/services';
import { isMailConfigured } from '../../notifications';
import { LINK_MINUTES } from './terms';

/**
 * Takes down who asks for a link and answers all alike. Whether there is such an account is looked up by a job: a request
 * that did would answer some later than others (docs/domain/access.md#forgotten-login-password).
 */
export const askForLink = async (
  { database, clock, config }: Services,
  { account }: ParsedOf<CallOf<'recovery.ask'>>,
): Promise<Answer<ResponseOf<CallOf<'recovery.ask'>>>> => {
  // Where no e-mails leave this installation, nobody is left waiting for one.
  if (!isMailConfigured(config)) return done({ by_email: false, link_minutes: LINK_MINUTES });
  await database.orm.insert(recoveryRequest).values({ typed: account.trim(), createdAt: clock.now() });
  return done({ by_email: true, link_minutes: LINK_MINUTES });
};
