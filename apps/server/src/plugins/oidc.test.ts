import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
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

it('a provider that accepts connections and says nothing holds a sign-out for three seconds, no longer', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const { oidc, publicUrl } = config;
  const settings = { ...(oidc ?? expect.fail('none is set')), issuer: `http://127.0.0.1:${port}` };
  const provider = openProvider({ oidc: settings, publicUrl }) ?? expect.fail('none is set');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let url: string | null | undefined;
    const ended = provider.endUrl().then((found) => {
      url = found;
    });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(url).toBeNull();
    await ended;
  } finally {
    vi.useRealTimers();
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
  }
});
