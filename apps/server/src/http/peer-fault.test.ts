import { expect, it } from 'vitest';
import { faultText, isOurOutage, ofPeer, PeerFault } from './peer-fault';

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

it('a peer that cannot be reached is told from a database that cannot, though the words are the same', async () => {
  expect(isOurOutage(refused())).toBe(true);
  const failed = await ofPeer(() => Promise.reject(refused())).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(PeerFault);
  expect(failed).toMatchObject({ message: 'connect ECONNREFUSED', cause: { code: 'ECONNREFUSED' } });
  expect(isOurOutage(failed)).toBe(false);
});

it.each([
  ['57P01', true],
  ['57014', true],
  ['FL001', true],
  ['FL002', false],
  ['23505', false],
])('an answer of the database with %s is an outage of ours: %s', (code, isOutage) => {
  expect(isOurOutage(Object.assign(new Error('no'), { code }))).toBe(isOutage);
});

it('what a peer said of itself stays as it is, and what has no words has some', async () => {
  const said = new PeerFault('answered 503');
  await expect(ofPeer(() => Promise.reject(said))).rejects.toBe(said);
  await expect(ofPeer(() => Promise.resolve(204))).resolves.toBe(204);
  expect([faultText(new Error()), faultText('late')]).toEqual(['no answer', 'late']);
});
