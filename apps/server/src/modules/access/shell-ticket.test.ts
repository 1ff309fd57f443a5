import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../config';
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

describe('the page for whoever builds a host app', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/host-app.md'), 'utf8');
  const [makesKeys = '', signs = ''] = [...page.matchAll(/^```js\n([\s\S]*?)^```/gm)].map(
    ([, text = '']) => text,
  );
  const runNode = (words: string, privateKeyPem = ''): string =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', words], {
      env: { PATH: process.env.PATH, SHELL_PRIVATE_KEY: privateKeyPem },
      encoding: 'utf8',
    });

  it('makes keys that are taken as settings, and with them a ticket that is taken', () => {
    const [pem = '', set = ''] = runNode(makesKeys).split(/\n(?=\{)/);
    const { keys } = parseConfig({ SHELL_JWKS: set.trim() }).shell;
    const person = "{ id: 'person-7', name: 'Ada', language: 'zh-Hant' }";
    const ticket = runNode(`${signs}\nconsole.log(ticketFor(${person}));`, pem).trim();
    expect(readShellTicket(keys, ticket, new Date(), 'https://portal.example.org')).toMatchObject({
      ok: true,
      identity: { subject: 'person-7', name: 'Ada', lang: 'cht' },
    });
    expect(readShellTicket(keys, ticket, new Date(), 'https://other.example.org').ok).toBe(false);
  });
});
