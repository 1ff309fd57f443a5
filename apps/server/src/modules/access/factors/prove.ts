import type { CallOf, ParsedOf } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../../http/answer';
import type { HolderCaller } from '../../../http/route';
import type { Services } from '../../../http/services';
import { readHolder } from '../../account';
import { isFreshSignIn } from '../fresh-sign-in';
import { verifyLoginPassword } from '../login-password';
import { readFactors } from './factors';
import { type GivenStep, takeSecondStep } from './second-step';

export type FactorProof = ParsedOf<CallOf<'factor.endTotp'>>;

const hasStep = ({ key, totp, recovery_code }: GivenStep): boolean =>
  (key ?? totp ?? recovery_code) !== undefined;

/** One of the person's own factors, which must be on. */
const proveByFactor = async (
  services: Services,
  { holderId }: HolderCaller,
  given: GivenStep,
): Promise<Answer<null>> => {
  const taken = await takeSecondStep(services, { holderId, at: 'confirm', given, place: 'own' });
  if (!taken.ok) return taken;
  return taken.data === null ? refuse('second_step_wrong') : done(null);
};

/** The login password, or a fresh sign-in of who has none. */
const proveByPassword = async (
  services: Services,
  caller: HolderCaller,
  { login_password, by_sign_in }: FactorProof,
): Promise<Answer<null>> => {
  const holder = await readHolder(services.database, caller.holderId);
  if (holder?.entry === 'shell' && by_sign_in === true) {
    return (await isFreshSignIn(services, caller)) ? done(null) : refuse('sign_in_not_fresh');
  }
  if (login_password === undefined)
    return refuse('invalid_fields', { fields: { login_password: 'required' } });
  return verifyLoginPassword(services, caller.holderId, login_password);
};

/**
 * Whether the sender may change the factors; a session alone is never enough. What makes the account open to something
 * new needs a factor where one is on; what gives one up takes the password too, for whoever lost it
 * (docs/domain/access.md#second-factors).
 */
export const proveForChange = async (
  services: Services,
  caller: HolderCaller,
  request: FactorProof,
  change: 'adds' | 'gives up',
): Promise<Answer<null>> => {
  const { isOn } = await readFactors(services.database, caller.holderId);
  const byPassword = request.login_password !== undefined || request.by_sign_in === true;
  const byFactor = isOn && (change === 'adds' || hasStep(request) || !byPassword);
  return byFactor ? proveByFactor(services, caller, request) : proveByPassword(services, caller, request);
};
