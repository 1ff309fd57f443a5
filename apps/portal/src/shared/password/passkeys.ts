import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { RequestFor, ResponseFor } from '../api';
import { canUsePasskeys } from '../lib/passkey-support';

type KeyRequest = ResponseFor<'auth.passkeyOptions'>;
type Assertion = RequestFor<'auth.passkeyLogin'>['key'];
type Credential = RequestFor<'factor.addPasskey'>['credential'];

/** Why a passkey did nothing: it cannot be used here, the person did not want to, or the device has one already. */
export class PasskeyFailure extends Error {
  constructor(readonly why: 'unsupported' | 'cancelled' | 'known') {
    super(`passkey: ${why}`);
    this.name = 'PasskeyFailure';
  }
}

const NAMES: Readonly<Record<string, PasskeyFailure['why']>> = {
  SecurityError: 'unsupported',
  NotSupportedError: 'unsupported',
  InvalidStateError: 'known',
};

const withDevice = async <Done>(work: () => Promise<Done>): Promise<Done> => {
  if (!canUsePasskeys()) throw new PasskeyFailure('unsupported');
  try {
    return await work();
  } catch (cause) {
    throw new PasskeyFailure((cause instanceof Error && NAMES[cause.name]) || 'cancelled');
  }
};

/** Has a passkey sign what the server asks. @throws PasskeyFailure */
export const signWithPasskey = (request: KeyRequest): Promise<Assertion> =>
  withDevice(async () => {
    const optionsJSON = request as PublicKeyCredentialRequestOptionsJSON;
    const { id, response } = await startAuthentication({ optionsJSON });
    return {
      id,
      client_data: response.clientDataJSON,
      authenticator_data: response.authenticatorData,
      signature: response.signature,
      ...(response.userHandle ? { user_handle: response.userHandle } : {}),
    };
  });

/** Makes a passkey on this device, or on one that the person chooses. @throws PasskeyFailure */
export const makePasskey = (creation: ResponseFor<'factor.beginPasskey'>): Promise<Credential> =>
  withDevice(async () => {
    const optionsJSON = creation as PublicKeyCredentialCreationOptionsJSON;
    const { id, response } = await startRegistration({ optionsJSON });
    return {
      id,
      client_data: response.clientDataJSON,
      attestation_object: response.attestationObject,
      transports: (response.transports ?? []) as Credential['transports'],
    };
  });
