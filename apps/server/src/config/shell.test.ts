import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigFault, parseConfig } from './config';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one' };
const setOf = (...keys: object[]): string => JSON.stringify({ keys });

const faultsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    parseConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigFault) return error.faults;
    throw error;
  }
};

describe("the host app's keys, origins and closing address", () => {
  it('are none by default', () => {
    expect(parseConfig({}).shell).toEqual({ keys: [], origins: [], closeAddress: null });
  });

  it('are read', () => {
    const { shell } = parseConfig({
      SHELL_JWKS: setOf(jwk),
      SHELL_ORIGINS: 'https://app.example.org, https://beta.example.org:8443',
      SHELL_CLOSE_ADDRESS: 'hostapp://close',
    });
    expect(shell.keys.map(({ kid, key }) => [kid, key.asymmetricKeyType])).toEqual([['one', 'ed25519']]);
    expect(shell.origins).toEqual(['https://app.example.org', 'https://beta.example.org:8443']);
    expect(shell.closeAddress).toBe('hostapp://close');
  });

  it.each([
    ['no JSON', 'keys'],
    ['no key', setOf()],
    ['one broken key beside a good one', setOf(jwk, { ...jwk, kid: 'two', x: 'short' })],
    ['another curve', setOf({ ...jwk, crv: 'X25519' })],
    ['no name', setOf({ ...jwk, kid: undefined })],
    ['one name twice', setOf(jwk, jwk)],
    ['a private key', setOf({ ...privateKey.export({ format: 'jwk' }), kid: 'one' })],
  ])('refuse keys with %s', (_what, text) => {
    expect(faultsOf({ SHELL_JWKS: text }).some((fault) => fault.startsWith('SHELL_JWKS: '))).toBe(true);
  });

  it.each([
    '*',
    'app.example.org',
    'https://app.example.org/',
    'https://app.example.org/path',
    'null',
    'hostapp://x',
  ])('refuse the origin %s', (origin) => {
    expect(faultsOf({ SHELL_ORIGINS: `https://good.example.org,${origin}` })).toHaveLength(1);
  });

  it.each(['close', 'javascript:alert(1)', 'data:text/html,x', 'hostapp://"onload="'])(
    'refuse the address %s',
    (address) => {
      expect(faultsOf({ SHELL_CLOSE_ADDRESS: address })).toHaveLength(1);
    },
  );
});
