import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readShellTicket, signTicket } from './shell-ticket';

const NOW = new Date('2026-03-02T10:00:00.000Z');
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const exp = NOW.getTime() / 1_000 + 60;
const ticketFor = (aud?: string | string[]): string => {
  const claims = { sub: 'x', name: 'x', lang: 'de', jti: 'jti-jti-jti', exp };
  return signTicket(privateKey, 'a', aud === undefined ? claims : { ...claims, aud });
};
const read = (ticket: string, publicUrl?: string) =>
  readShellTicket([{ kid: 'a', key: publicKey }], ticket, NOW, publicUrl).ok;

describe('the audience of a ticket', () => {
  it.each([
    ['none named', undefined, true],
    ['this service', 'https://portal.example.org', true],
    ['several, this one among them', ['https://other.example.org', 'https://portal.example.org'], true],
    ['another service', 'https://other.example.org', false],
    ['one that begins alike', 'https://portal.example.org.evil.example', false],
    ['nobody', [], false],
  ])('%s', (_, aud, isTaken) => {
    expect(read(ticketFor(aud), 'https://portal.example.org/')).toBe(isTaken);
  });

  it('is nobody known where the service has no address', () => {
    expect(read(ticketFor('https://portal.example.org'))).toBe(false);
    expect(read(ticketFor())).toBe(true);
  });
});
