import type { CallOf, FieldReason, ParsedOf, ResponseOf } from '@fairlead/contract';
import { type Tx, violatedConstraint } from '@fairlead/db';
import { openWallet } from '@fairlead/ledger';
import { type Answer, done, refuse } from '../../http/answer';
import { faultOfPassword } from '../../http/passwords';
import type { Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { faultOfNickname, posesAsStaff } from '../../http/words';
import { knownDevices } from '../../plugins/devices';
import { openSession } from '../../plugins/sessions';
import { addHolder, findLogin } from '../account';
import { hashCode } from './codes';
import { newOperationId } from './operation-id';
import type { CheckTerms } from './terms';

type Request = ParsedOf<CallOf<'auth.register'>>;

interface Key {
  readonly id: number;
  readonly staff_activates: boolean;
}

const findKey = async ({ database, clock }: Services, licenseKey: string): Promise<Key | undefined> => {
  const [key] = await database.query<Key>(
    `select id, staff_activates from license_key
      where key_hash = $1 and uses_left > 0 and revoked_at is null and (expires_at is null or expires_at > $2)`,
    [hashCode(licenseKey), clock.now()],
  );
  return key;
};

/** Takes one use of the key; false where others were quicker. */
const spendKey = async (tx: Tx, keyId: number, now: Date): Promise<boolean> => {
  const used = await tx.query(
    `update license_key set uses_left = uses_left - 1, used = used + 1
      where id = $1 and uses_left > 0 and revoked_at is null and (expires_at is null or expires_at > $2) returning 1`,
    [keyId, now],
  );
  return used.length > 0;
};

const makeHolder = async (
  tx: Tx,
  request: Request,
  passwordHash: string,
  key: Key,
  lang: string,
  now: Date,
): Promise<number> => {
  const holderId = await addHolder(tx, {
    username: request.username,
    nickname: request.nickname ?? null,
    email: request.email,
    phone: request.phone,
    entry: 'register',
    passwordHash,
    operationId: newOperationId(),
    state: key.staff_activates ? 'not_activated' : 'active',
    licenseKeyId: key.id,
    lang,
    createdAt: now,
  });
  await openWallet(tx, holderId);
  return holderId;
};

/** What no form can know by itself: passwords that are guessed first, and names that would mislead who reads them. */
const faultsOf = ({ username, nickname, password }: Request): Readonly<Record<string, FieldReason>> => {
  const weak = faultOfPassword(password, username);
  const unfit = nickname === undefined ? null : faultOfNickname(nickname);
  return {
    ...(weak === null ? {} : { password: weak }),
    ...(posesAsStaff(username) ? { username: 'poses_as_staff' } : {}),
    ...(unfit === null ? {} : { nickname: unfit }),
  };
};

/** An operation ID that is taken is one in many thousands: a few lots are enough. */
const ATTEMPTS = 5;

/**
 * Makes an account holder with a license key and signs in (docs/domain/access.md#registration). Whether a
 * name is taken is told only to who has a valid key; the key loses a use only where an account is made, and the terms
 * that were read are kept with it.
 */
export const register = async (
  services: Services,
  checkTerms: CheckTerms,
  { request, lang, userAgent, setCookie }: Incoming<CallOf<'auth.register'>>,
): Promise<Answer<ResponseOf<CallOf<'auth.register'>>>> => {
  const { database, clock } = services;
  const key = await findKey(services, request.license_key);
  if (key === undefined) return refuse('license_key_invalid');
  const fields = faultsOf(request);
  if (Object.keys(fields).length > 0) return refuse('invalid_fields', { fields });
  if ((await findLogin(database, request.username)) !== undefined) return refuse('username_exists');
  const passwordHash = await services.hashing.hash(request.password);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const now = clock.now();
      const opened = await database.transaction(async (tx) => {
        const keepTerms = await checkTerms(tx, request.accepted_terms, lang);
        if (keepTerms === undefined) return 'terms_outdated';
        if (!(await spendKey(tx, key.id, now))) return 'license_key_invalid';
        const holderId = await makeHolder(tx, request, passwordHash, key, lang, now);
        await keepTerms(holderId, now);
        return openSession(tx, holderId, userAgent, now);
      });
      if (typeof opened === 'string') return refuse(opened);
      setCookie(knownDevices(services.config).cookie('holder', request.username, now));
      return done({ token: opened.token, expires_at: opened.expiresAt.toISOString() });
    } catch (error) {
      const violated = violatedConstraint(error);
      if (violated === 'account_holder_username') return refuse('username_exists');
      if (violated !== 'account_holder_operation_id_unique' || attempt === ATTEMPTS) throw error;
    }
  }
};
