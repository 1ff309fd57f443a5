import { eq, staff, type Tx } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { Incoming, StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { countTry } from '../../plugins/throttle';
import { audit } from '../audit';
import { asHashed } from './first-password';
import { type Given, type Shown, takeSecondStep } from './second-step';

/** Who acts on their own account, and from where. */
export type OwnAct = Pick<Incoming, 'address'> & { readonly caller: StaffCaller };

/** Puts on record what somebody did to their own sign-in. Call it last, as `audit`. */
export const recordOwn = (
  tx: Tx,
  { caller: { staffId }, address }: OwnAct,
  act: string,
  time: Date,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  audit(tx, {
    actor: { type: 'staff', id: staffId },
    act,
    subjectType: 'staff',
    subjectId: staffId,
    after: { ...more, address },
    time,
  });

/** Counts a try of who is signed in; strangers who try the name from outside take none of them. */
export const countOwnTry = async (
  { database, clock, config }: Services,
  { staffId }: StaffCaller,
): Promise<Answer<null>> => {
  const key = `own-password:staff:${staffId}`;
  const until = await countTry(database, clock, key, config.limits.signInAccount);
  return until === null ? done(null) : refuse('throttled', { until: until.toISOString() });
};

export const isOwnPassword = async (
  { database, hashing }: Services,
  { staffId }: StaffCaller,
  password: string,
): Promise<boolean> => {
  const [row] = await database.orm.select().from(staff).where(eq(staff.id, staffId));
  return hashing.verifyOrDecoy(row?.passwordHash, asHashed(row, password));
};

/**
 * Does what only the person may do who is signed in, with their password and a fresh second step where one is in use: a
 * session alone, left open or stolen, is not enough. What is refused is on record.
 */
export const withProof = async <Data>(
  services: Services,
  by: OwnAct,
  act: string,
  request: Given & { readonly password: string },
  work: (tx: Tx, time: Date, shown: Shown) => Promise<Answer<Data>>,
): Promise<Answer<Data>> => {
  const { caller } = by;
  const counted = await countOwnTry(services, caller);
  if (!counted.ok) return counted;
  const isRight = await isOwnPassword(services, caller, request.password);
  return services.database.transaction(async (tx) => {
    const time = services.clock.now();
    const { staffId } = caller;
    const taken = isRight
      ? await takeSecondStep(tx, services.config, { staffId, purpose: 'confirm', given: request, time })
      : refuse('wrong_credentials');
    if (taken.ok) return work(tx, time, taken.data);
    if (taken.reason === 'wrong_credentials') await recordOwn(tx, by, `${act}.refused`, time);
    return taken;
  });
};
