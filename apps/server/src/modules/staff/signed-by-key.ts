import type { CallOf, ParsedOf } from '@fairlead/contract';
import { eq, staffKey, type Tx } from '@fairlead/db';
import {
  checkAssertion,
  checkAttestation,
  type RelyingParty,
  readClientData,
} from '../../plugins/second-steps';
import { type Purpose, takeChallenge } from './challenges';
import { type KeyRow, readKeys } from './keys';

export type Assertion = NonNullable<ParsedOf<CallOf<'consoleAuth.login'>>['key']>;
type Attestation = ParsedOf<CallOf<'consoleAuth.addKey'>>['credential'];

interface Expected {
  readonly staffId: number;
  readonly party: RelyingParty;
  readonly purpose: Purpose;
  readonly time: Date;
}

/** What is to be checked, where the browser was at this installation and signs what was asked; else null. */
const expectedOf = async (tx: Tx, { staffId, party, purpose, time }: Expected, clientData: string) => {
  const data = readClientData(party, clientData);
  if (data === null) return null;
  const { challenge } = data;
  if (!(await takeChallenge(tx, { staffId, purpose, challenge }, time))) return null;
  return { party, challenge, isUserVerified: false };
};

/** Takes what a key signed: the key, or null where it is none of this person's, or did not sign this. */
export const takeKey = async (tx: Tx, expected: Expected, assertion: Assertion): Promise<KeyRow | null> => {
  const expectation = await expectedOf(tx, expected, assertion.client_data);
  const keys = await readKeys(tx, expected.staffId);
  const key = keys.find(({ credentialId }) => credentialId === assertion.id);
  if (expectation === null || key === undefined) return null;
  const found = await checkAssertion(expectation, key, assertion);
  if (found === null) return null;
  const { counter } = found;
  await tx.orm.update(staffKey).set({ counter, lastUsedAt: expected.time }).where(eq(staffKey.id, key.id));
  return key;
};

/** Adds a key that signed what it was asked to; null where it did not, or is on record already. */
export const takeNewKey = async (
  tx: Tx,
  expected: Expected,
  name: string,
  credential: Attestation,
): Promise<KeyRow | null> => {
  const expectation = await expectedOf(tx, expected, credential.client_data);
  if (expectation === null) return null;
  const found = await checkAttestation(expectation, credential);
  if (found === null) return null;
  const { transports } = credential;
  const [made] = await tx.orm
    .insert(staffKey)
    .values({ ...found, staffId: expected.staffId, name, transports, createdAt: expected.time })
    .onConflictDoNothing()
    .returning();
  return made ?? null;
};
