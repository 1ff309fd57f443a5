import type { CallOf, ResponseOf } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';
import type { Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import type { Provider } from '../../plugins/oidc';
import { openStaffSession } from '../../plugins/sessions';
import { countNameless, countSignIn, signedIn } from '../../plugins/sign-in-tries';
import { countTry } from '../../plugins/throttle';
import { audit } from '../audit';
import { findByIdentity } from './identity';
import { beginAt, comeBack, endFlow, type Identified, openFlow } from './provider-flow';
import { takeSecondStep } from './second-step';
import { followProvider } from './withheld';

type Login = CallOf<'consoleAuth.loginByProvider'>;
type Found = NonNullable<Awaited<ReturnType<typeof findByIdentity>>>;

/** Each sign-in begins once, and whoever turns back begins again. */
const BEGUN_A_TRY = 4;

/** Begins a sign-in: each costs a row and a question to the provider, so that they are counted by address. */
export const beginProvider = async (
  services: Services,
  provider: Provider | undefined,
  { address }: Pick<Incoming, 'address'>,
): Promise<Answer<ResponseOf<CallOf<'consoleAuth.beginProvider'>>>> => {
  if (provider === undefined) return refuse('wrong_state');
  const { database, clock, config } = services;
  const { count, windowMs } = config.limits.signIn;
  const limit = { count: count * BEGUN_A_TRY, windowMs };
  const until = await countTry(database, clock, `provider-begin:${address}`, limit);
  if (until !== null) return refuse('throttled', { until: until.toISOString() });
  const begun = await beginAt(services, provider);
  if (!begun.ok) return begun;
  return done(await database.transaction((tx) => openFlow(tx, begun.data, null, clock.now())));
};

interface Refused {
  readonly staffId?: number;
  readonly subject?: string;
  readonly reason: string;
  readonly address: string;
}

const recordRefusal = ({ database, clock }: Services, { staffId, ...after }: Refused): Promise<void> =>
  database.transaction((tx) =>
    audit(tx, {
      ...{ actor: { type: 'system' }, act: 'consoleAuth.loginByProvider.refused', subjectType: 'staff' },
      ...(staffId === undefined ? {} : { subjectId: staffId }),
      ...{ after, time: clock.now() },
    }),
  );

/**
 * Who came back by the provider, and what it said about them. It is counted by address until a name is known; what it
 * takes away counts at once, also where no second step follows.
 */
const identify = async (
  services: Services,
  provider: Provider,
  { request, address }: Incoming<Login>,
): Promise<Answer<{ readonly flow: Identified; readonly found: Found }>> => {
  const { database, clock } = services;
  const tried = await countNameless(services, address);
  if (!tried.ok) return tried;
  const came = await comeBack(services, provider, null, request);
  if (!came.ok) {
    await recordRefusal(services, { reason: came.reason, address });
    return came;
  }
  const { row: flow, isFirst } = came.data;
  const { subject } = flow;
  const found = await findByIdentity(database, provider.settings.issuer, subject);
  if (found === undefined) {
    await recordRefusal(services, { reason: 'identity_unknown', subject, address });
    return refuse('identity_unknown');
  }
  await tried.data.succeed();
  if (isFirst) {
    const given = { roles: flow.roles, mayReturn: false };
    await database.transaction((tx) => followProvider(tx, found.id, given, clock.now()));
  }
  return done({ flow, found });
};

/**
 * Signs a member of staff in by the provider, in the place of the password alone: the second step is this product's own
 * (docs/adr/0100-sign-in-of-staff-by-oidc.md).
 */
export const loginByProvider = async (
  services: Services,
  provider: Provider | undefined,
  incoming: Incoming<Login>,
): Promise<Answer<ResponseOf<Login>>> => {
  if (provider === undefined) return refuse('sign_in_lapsed');
  const { database, clock, config } = services;
  const { request, userAgent, address } = incoming;
  const identified = await identify(services, provider, incoming);
  if (!identified.ok) return identified;
  const { flow, found } = identified.data;
  const { id: staffId, username, identity_id: identityId } = found;
  const tried = await countSignIn(services, 'staff', username, incoming);
  if (!tried.ok) return tried;
  const time = clock.now();
  const opened = await database.transaction(async (tx) => {
    const taken = await takeSecondStep(tx, config, { staffId, purpose: 'sign_in', given: request, time });
    if (!taken.ok) return taken;
    if (!(await endFlow(tx, flow))) return refuse('sign_in_lapsed');
    const made = await openStaffSession(tx, staffId, time, userAgent, identityId);
    const actor = { type: 'staff', id: staffId } as const;
    const after = { ...taken.data, provider_methods: flow.methods, address };
    const subject = { subjectType: 'staff', subjectId: staffId, after };
    await audit(tx, { actor, act: 'consoleAuth.loginByProvider', ...subject, time });
    return done({
      ...made,
      roles: await followProvider(tx, staffId, { roles: flow.roles, mayReturn: true }, time),
    });
  });
  if (!opened.ok) {
    const isWrong = opened.reason === 'wrong_credentials';
    if (isWrong) await recordRefusal(services, { staffId, reason: opened.reason, address });
    return opened;
  }
  await signedIn(services, 'staff', username, tried.data, incoming);
  const { token, expiresAt, roles } = opened.data;
  return done({
    token,
    expires_at: expiresAt.toISOString(),
    staff: { id: String(staffId), username, roles },
  });
};
