import type { CallOf, ResponseOf } from '@fairlead/contract';
import { and, eq, isNull, ne, staffSession } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { Incoming, RecordedUseCase, StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import type { Provider } from '../../plugins/oidc';
import { tellStaffChanged } from '../../plugins/sessions';
import { connectIdentity, endIdentity, readIdentity } from './identity';
import { tellColleagues } from './own-second-steps';
import { recordOwn, withProof } from './prove';
import { beginAt, comeBack, endFlow, openFlow } from './provider-flow';

type Own<Id extends string> = (
  services: Services,
  provider: Provider | undefined,
  incoming: Incoming<CallOf<Id>, StaffCaller>,
) => Promise<Answer<ResponseOf<CallOf<Id>>>>;

/**
 * Begins to connect one's own identity. The provider asks who is there anew, so that it is not that of whoever sat here
 * before.
 */
export const beginOwnIdentity: Own<'consoleAuth.beginIdentity'> = async (services, provider, incoming) => {
  if (provider === undefined) return refuse('wrong_state');
  const { caller, request } = incoming;
  const begun = await beginAt(services, provider, { prompt: 'login' });
  if (!begun.ok) return begun;
  return withProof(services, incoming, 'consoleAuth.beginIdentity', request, async (tx, time) => {
    const present = await readIdentity(tx, caller.staffId, provider.settings.issuer);
    if (present !== undefined) return refuse('wrong_state');
    return done(await openFlow(tx, begun.data, caller.staffId, time));
  });
};

/** Connects the identity of who came back with the account of who is signed in and began it. */
export const connectOwnIdentity: Own<'consoleAuth.connectIdentity'> = async (
  services,
  provider,
  incoming,
) => {
  if (provider === undefined) return refuse('sign_in_lapsed');
  const { caller, request } = incoming;
  const { staffId } = caller;
  const came = await comeBack(services, provider, staffId, request);
  if (!came.ok) return came;
  const { row } = came.data;
  const { issuer } = provider.settings;
  return services.database.transaction(async (tx) => {
    const time = services.clock.now();
    if (!(await endFlow(tx, row))) return refuse('sign_in_lapsed');
    // One at another provider, from before the setting was changed, is ended with it.
    if ((await readIdentity(tx, staffId, issuer)) === undefined) await endIdentity(tx, staffId, time);
    const { subject } = row;
    if (!(await connectIdentity(tx, { staffId, issuer, subject, connectedAt: time }))) {
      await recordOwn(tx, incoming, 'consoleAuth.connectIdentity.refused', time, { subject });
      return refuse('wrong_state');
    }
    await tellStaffChanged(tx, staffId);
    await tellColleagues(tx, caller, 'connect_identity', time);
    await recordOwn(tx, incoming, 'consoleAuth.connectIdentity', time, { issuer, subject });
    return done({});
  });
};

/** Disconnects it: other sessions that it opened end. */
export const disconnectOwnIdentity: RecordedUseCase<CallOf<'consoleAuth.disconnectIdentity'>> = (
  services,
  incoming,
) => {
  const { caller, request } = incoming;
  const { staffId, tokenHash } = caller;
  return withProof(services, incoming, 'consoleAuth.disconnectIdentity', request, async (tx, time) => {
    const identityId = await endIdentity(tx, staffId, time);
    if (identityId === undefined) return refuse('wrong_state');
    await tx.orm
      .update(staffSession)
      .set({ revokedAt: time })
      .where(
        and(
          eq(staffSession.identityId, identityId),
          isNull(staffSession.revokedAt),
          ne(staffSession.tokenHash, tokenHash),
        ),
      );
    await tellStaffChanged(tx, staffId);
    await tellColleagues(tx, caller, 'disconnect_identity', time);
    await recordOwn(tx, incoming, 'consoleAuth.disconnectIdentity', time);
    return done({});
  });
};
