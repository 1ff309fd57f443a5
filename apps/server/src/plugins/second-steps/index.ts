export { randomCodes, recoveryCodeHash } from './recovery-code';
export { type RelyingParty, relyingParty } from './relying-party';
export {
  ALGORITHMS,
  CHALLENGE_MS,
  checkAssertion,
  checkAttestation,
  newChallenge,
  readClientData,
} from './signed';
export { newTotpSecret, totpAddress, totpStepOf } from './totp';
