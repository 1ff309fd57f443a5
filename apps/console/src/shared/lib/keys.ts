import type { FailureData, RequestOf, ResponseOf } from '@fairlead/contract';
import type { addKey, beginKey, login } from '@fairlead/contract/calls/staff-sign-in';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

export type KeyRequest = NonNullable<FailureData['key_request']>;
type Assertion = NonNullable<RequestOf<typeof login>['key']>;
type Credential = RequestOf<typeof addKey>['credential'];

/** Why a key did nothing: the browser has none here, the person or the key did not want to, or it is in use already. */
export class KeyFailure extends Error {
  constructor(readonly why: 'unsupported' | 'cancelled' | 'known') {
    super(`security key: ${why}`);
    this.name = 'KeyFailure';
  }
}

const NAMES: Readonly<Record<string, KeyFailure['why']>> = {
  SecurityError: 'unsupported',
  NotSupportedError: 'unsupported',
  InvalidStateError: 'known',
};

const withKey = async <Done>(work: () => Promise<Done>): Promise<Done> => {
  if (!browserSupportsWebAuthn()) throw new KeyFailure('unsupported');
  try {
    return await work();
  } catch (cause) {
    throw new KeyFailure((cause instanceof Error && NAMES[cause.name]) || 'cancelled');
  }
};

/** Has a key sign what the server asks. @throws KeyFailure */
export const signWithKey = (request: KeyRequest): Promise<Assertion> =>
  withKey(async () => {
    const optionsJSON = request as PublicKeyCredentialRequestOptionsJSON;
    const { id, response } = await startAuthentication({ optionsJSON });
    return {
      id,
      client_data: response.clientDataJSON,
      authenticator_data: response.authenticatorData,
      signature: response.signature,
    };
  });

/** Makes a new credential on a key. @throws KeyFailure */
export const makeKey = (creation: ResponseOf<typeof beginKey>): Promise<Credential> =>
  withKey(async () => {
    const optionsJSON = creation as PublicKeyCredentialCreationOptionsJSON;
    const { id, response } = await startRegistration({ optionsJSON });
    return {
      id,
      client_data: response.clientDataJSON,
      attestation_object: response.attestationObject,
      transports: (response.transports ?? []) as Credential['transports'],
    };
  });
