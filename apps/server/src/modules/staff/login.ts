import type { CallOf, ResponseOf, StaffRole } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';
import type { Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { openStaffSession } from '../../plugins/sessions';
import { countSignIn, signedIn } from '../../plugins/sign-in-tries';
import { audit } from '../audit';
import { asHashed } from './first-password';
import { takeSecondStep } from './second-step';
import { followProvider } from './withheld';

interface StaffRow {
  readonly id: number;
  readonly username: string;
  readonly password_hash: string;
  readonly roles: StaffRole[];
  readonly password_ends_at: Date | null;
  readonly withheld_roles: StaffRole[];
  readonly connected: boolean;
}

/** A first password that was not changed in time opens nothing any more. */
const hasEnded = ({ password_ends_at: endsAt }: StaffRow, now: Date): boolean =>
  endsAt !== null && endsAt <= now;

/** A sign-in that failed, with the address that it came from; the name as typed, which may be nobody's. */
const recordRefusal = (
  { database }: Services,
  staffId: number | undefined,
  tried: { readonly username: string; readonly address: string },
  time: Date,
): Promise<void> =>
  database.transaction((tx) =>
    audit(tx, {
      ...{ actor: { type: 'system' }, act: 'consoleAuth.login.refused', subjectType: 'staff' },
      ...(staffId === undefined ? {} : { subjectId: staffId }),
      after: tried,
      time,
    }),
  );

/** Signs a member of staff in; their tokens are never a holder's. */
export const loginStaff = async (
  services: Services,
  incoming: Incoming<CallOf<'consoleAuth.login'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleAuth.login'>>>> => {
  const { database, clock, config, hashing } = services;
  const { request, userAgent, address } = incoming;
  const tried = await countSignIn(services, 'staff', request.username, incoming);
  if (!tried.ok) return tried;
  const [staff] = await database.query<StaffRow>(
    `select id, username, password_hash, roles, password_ends_at, withheld_roles, is_connected(id, $2) as connected
      from staff where lower(username) = lower($1) and disabled_at is null and password_hash <> ''`,
    [request.username, config.oidc?.issuer ?? null],
  );
  const typed = asHashed(staff && { passwordEndsAt: staff.password_ends_at }, request.password);
  const isRight = await hashing.verifyOrDecoy(staff?.password_hash, typed);
  const time = clock.now();
  const refused = async (): Promise<Answer<never>> => {
    await recordRefusal(services, staff?.id, { username: request.username, address }, time);
    return refuse('wrong_credentials');
  };
  if (staff === undefined || !isRight || hasEnded(staff, time)) return refused();
  if (staff.connected && config.oidc?.passwords === false) {
    await recordRefusal(services, staff.id, { username: request.username, address }, time);
    return refuse('provider_demanded');
  }
  const opened = await database.transaction(async (tx) => {
    const asked = { staffId: staff.id, purpose: 'sign_in', given: request, time } as const;
    const taken = await takeSecondStep(tx, config, asked);
    if (!taken.ok) return taken;
    const made = await openStaffSession(tx, staff.id, time, userAgent);
    const actor = { type: 'staff', id: staff.id } as const;
    const subject = { subjectType: 'staff', subjectId: staff.id, after: { ...taken.data, address } };
    await audit(tx, { actor, act: 'consoleAuth.login', ...subject, time });
    // Nobody says anything about roles any more, so that what two admins agreed to counts.
    const isFree = config.oidc?.roles === undefined && staff.withheld_roles.length > 0;
    const free = { roles: null, mayReturn: true };
    return done({ ...made, roles: isFree ? await followProvider(tx, staff.id, free, time) : staff.roles });
  });
  if (!opened.ok) return opened.reason === 'wrong_credentials' ? refused() : opened;
  await signedIn(services, 'staff', request.username, tried.data, incoming);
  const { token, expiresAt, roles } = opened.data;
  const { id, username } = staff;
  return done({ token, expires_at: expiresAt.toISOString(), staff: { id: String(id), username, roles } });
};
