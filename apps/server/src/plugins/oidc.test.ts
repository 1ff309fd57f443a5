import { expect, it } from 'vitest';
import { parseConfig } from '../config';
import { faultOfProvider, openProvider, ProviderUnreachable } from './oidc';

const config = parseConfig({
  ...{ PUBLIC_URL: 'http://127.0.0.1:8080', OIDC_ISSUER: 'http://127.0.0.1:1', OIDC_CLIENT_ID: 'fairlead' },
  OIDC_CLIENT_SECRET: 'a secret of a test, of 32 letters',
});

it('an OpenID provider that is not reached is said to be so, and hinders no sign-out', async () => {
  const provider = openProvider(config) ?? expect.fail('none is set');
  await expect(provider.begin()).rejects.toThrow(ProviderUnreachable);
  expect(await provider.endUrl()).toBeNull();
  expect(await faultOfProvider(provider.settings)).toContain('fetch failed');
});

it('there is none where none is set', () => {
  expect(openProvider(parseConfig({}))).toBeUndefined();
});
