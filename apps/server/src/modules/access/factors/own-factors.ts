import type { CallOf, ResponseOf } from '@fairlead/contract';
import type { Tx } from '@fairlead/db';
import { type Answer, done, refuse } from '../../../http/answer';
import type { HolderCaller, Incoming } from '../../../http/route';
import type { Services } from '../../../http/services';
import { totpAddress } from '../../../plugins/second-steps';
import { lockHolder, readHolder } from '../../account';
import { notify } from '../../notifications';
import { delayPayouts } from '../payout-delay';
import { countCodeTry } from './code-tries';
import { readFactors } from './factors';
import { beginTotp, confirmPending, endTotp } from './one-time-codes';
import {
  askNewPasskey,
  type PasskeyRow,
  readPasskeys,
  removePasskeys,
  renameOne,
  takeNewPasskey,
} from './passkeys';
import { proveForChange } from './prove';
import { recordFactor } from './record';
import { newRecoveryCodes, voidRecoveryCodes } from './recovery-codes';

/** A holder's use case about their own factors. */
type OwnFactors<Id extends string> = (
  services: Services,
  incoming: Incoming<CallOf<Id>, HolderCaller>,
) => Promise<Answer<ResponseOf<CallOf<Id>>>>;

const LINK = '/settings/security';
/** More than anybody has devices. */
const PASSKEYS_MAX = 20;

const shapeOf = ({ id, name, createdAt, lastUsedAt }: PasskeyRow) => ({
  id: String(id),
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

export const listFactors: OwnFactors<'factor.list'> = async ({ database }, { caller }) => {
  const { passkeys, totpSince, codesLeft, codesMadeAt } = await readFactors(database, caller.holderId);
  return done({
    passkeys: passkeys.map(shapeOf),
    totp_since: totpSince?.toISOString() ?? null,
    recovery_codes_left: codesLeft,
    recovery_codes_made_at: codesMadeAt?.toISOString() ?? null,
  });
};

/** Begins to add a passkey: what was shown here is what its adding rests on. */
export const beginPasskey: OwnFactors<'factor.beginPasskey'> = async (services, { caller, request }) => {
  const { holderId } = caller;
  const proof = await proveForChange(services, caller, request, 'adds');
  if (!proof.ok) return proof;
  const { database, clock } = services;
  if ((await readPasskeys(database, holderId)).length >= PASSKEYS_MAX) return refuse('wrong_state');
  const username = (await readHolder(database, holderId))?.username ?? '';
  return done(await askNewPasskey(database, services, { holderId, username }, clock.now()));
};

/** Recovery codes come with the first factor: whoever loses it next week has them. Asked before it is turned on. */
const isFirst = async (tx: Tx, holderId: number): Promise<boolean> => !(await readFactors(tx, holderId)).isOn;

/** Adds a passkey that signed what it was asked for. */
export const addPasskey: OwnFactors<'factor.addPasskey'> = (services, { caller, request }) =>
  services.database.transaction(async (tx) => {
    const { holderId } = caller;
    const { name, credential } = request;
    const time = services.clock.now();
    await lockHolder(tx, holderId);
    const first = await isFirst(tx, holderId);
    const made = await takeNewPasskey(tx, services, { holderId, name }, credential, time);
    if (made === null) return refuse('passkey_refused');
    const recovery_codes = first ? await newRecoveryCodes(tx, holderId, time) : null;
    await notify(tx, { holderId, key: 'account.passkeyAdded', parameters: { name }, link: LINK, time });
    await recordFactor(tx, holderId, 'factor.addPasskey', time, { name });
    return done({ passkey: shapeOf(made), recovery_codes });
  });

export const renamePasskey: OwnFactors<'factor.renamePasskey'> = async (
  { database },
  { caller, request },
) => {
  const { id, name } = request;
  const renamed = await renameOne(database, { holderId: caller.holderId, id, name });
  return renamed === undefined ? refuse('no_such_data') : done({ passkey: shapeOf(renamed) });
};

/** After a factor was given up: payouts wait, and codes that stand in for nothing count no more. */
const afterGivingUp = async (tx: Tx, holderId: number, time: Date): Promise<void> => {
  if (!(await readFactors(tx, holderId)).isOn) await voidRecoveryCodes(tx, holderId, time);
  await delayPayouts(tx, holderId, time);
};

export const removePasskey: OwnFactors<'factor.removePasskey'> = async (services, { caller, request }) => {
  const { holderId } = caller;
  const { id, ...shown } = request;
  const isOwn = (await readPasskeys(services.database, holderId)).some((row) => row.id === id);
  if (!isOwn) return refuse('no_such_data');
  const proof = await proveForChange(services, caller, shown, 'gives up');
  if (!proof.ok) return proof;
  return services.database.transaction(async (tx) => {
    const time = services.clock.now();
    await lockHolder(tx, holderId);
    const [removed] = await removePasskeys(tx, { holderId, id }, time);
    if (removed === undefined) return refuse('no_such_data');
    const parameters = { name: removed.name };
    await notify(tx, { holderId, key: 'account.passkeyRemoved', parameters, link: LINK, time });
    await afterGivingUp(tx, holderId, time);
    await recordFactor(tx, holderId, 'factor.removePasskey', time, parameters);
    return done({});
  });
};

/** Begins to use one-time codes: the secret is told once, and counts after its first code. */
export const beginCodes: OwnFactors<'factor.beginTotp'> = async (services, { caller, request }) => {
  const { holderId } = caller;
  const proof = await proveForChange(services, caller, request, 'adds');
  if (!proof.ok) return proof;
  return services.database.transaction(async (tx) => {
    const holder = await lockHolder(tx, holderId);
    if ((await readFactors(tx, holderId)).totpSince !== null) return refuse('wrong_state');
    const secret = await beginTotp(tx, services, holderId);
    return done({ secret, uri: totpAddress(holder?.username ?? '', secret) });
  });
};

/** Turns one-time codes on by the first of them. */
export const confirmCodes: OwnFactors<'factor.confirmTotp'> = async (services, { caller, request }) => {
  const { holderId } = caller;
  const tried = await countCodeTry(services, holderId, 'own');
  if (!tried.ok) return tried;
  const outcome = await services.database.transaction(async (tx) => {
    const time = services.clock.now();
    await lockHolder(tx, holderId);
    const first = await isFirst(tx, holderId);
    const isOn = await confirmPending(tx, services, { holderId, code: request.totp }, time);
    if (isOn === null) return refuse('wrong_state');
    if (!isOn) return refuse('second_step_wrong');
    const recovery_codes = first ? await newRecoveryCodes(tx, holderId, time) : null;
    await notify(tx, { holderId, key: 'account.totpOn', link: LINK, time });
    await recordFactor(tx, holderId, 'factor.confirmTotp', time);
    return done({ recovery_codes });
  });
  if (outcome.ok) await tried.data.succeed();
  return outcome;
};

export const endCodes: OwnFactors<'factor.endTotp'> = async (services, { caller, request }) => {
  const { holderId } = caller;
  const proof = await proveForChange(services, caller, request, 'gives up');
  if (!proof.ok) return proof;
  return services.database.transaction(async (tx) => {
    const time = services.clock.now();
    await lockHolder(tx, holderId);
    if (!(await endTotp(tx, holderId, time))) return refuse('wrong_state');
    await notify(tx, { holderId, key: 'account.totpOff', link: LINK, time });
    await afterGivingUp(tx, holderId, time);
    await recordFactor(tx, holderId, 'factor.endTotp', time);
    return done({});
  });
};

/** New recovery codes, shown this once, in place of those made before; a factor must be on, and shown. */
export const makeRecoveryCodes: OwnFactors<'factor.makeRecoveryCodes'> = async (
  services,
  { caller, request },
) => {
  const { holderId } = caller;
  if (!(await readFactors(services.database, holderId)).isOn) return refuse('wrong_state');
  const proof = await proveForChange(services, caller, request, 'adds');
  if (!proof.ok) return proof;
  return services.database.transaction(async (tx) => {
    const time = services.clock.now();
    await lockHolder(tx, holderId);
    const codes = await newRecoveryCodes(tx, holderId, time);
    await notify(tx, { holderId, key: 'account.recoveryCodesMade', link: LINK, time });
    await recordFactor(tx, holderId, 'factor.makeRecoveryCodes', time);
    return done({ codes });
  });
};
