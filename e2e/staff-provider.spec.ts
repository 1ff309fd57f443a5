// Staff who sign in by a real OpenID provider: the browser goes there and comes back, and what it came with stays out of sight.
import type { Page } from '@playwright/test';
import { startOidcProvider, type TestProvider } from '../apps/server/src/testing/oidc-provider';
import { freePort, startProduct } from './support/product';
import { addColleague, openScenario } from './support/scenario';
import { lookAt } from './support/screen';
import { test as base, expect } from './support/test';

interface Place {
  readonly origin: string;
  readonly provider: TestProvider;
}

const test = base.extend<{ place: Place }>({
  place: async ({ browserName: _ }, use) => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const provider = await startOidcProvider(origin);
    const product = await startProduct({ PORT: port, ...provider.environment });
    await use({ origin, provider });
    await product.stop();
    await provider.close();
  },
  baseURL: async ({ place }, use) => use(place.origin),
});

const signOut = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Sign out', exact: true }).click();
const continueThere = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Continue with Quay sign-in' }).click();

test('a member of staff connects an identity at the OpenID provider, signs in with it, and out of both @full', async ({
  place: { origin, provider },
  browser,
  watch,
}) => {
  const { username, password } = await addColleague(await openScenario(origin), ['delivery']);
  // The way to the provider leads to another host; who is nobody's there is refused.
  watch.expect(/request to another host: http:\/\/127\.0\.0\.1:/);
  watch.expect(/status of 40\d/);
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  watch.follow(context);
  const page = await context.newPage();
  await page.goto('/console/');

  await test.step('connects it, once signed in by the password', async () => {
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('link', { name: `Your account: ${username}` }).click();
    const title = page.getByRole('heading', { name: 'Sign-in with Quay sign-in' });
    const panel = page.locator('.panel').filter({ has: title });
    await panel.getByLabel('Your password').fill(password);
    await lookAt(page, 'console-provider-connect');
    provider.receive({ subject: 'robin-at-the-quay' });
    await panel.getByRole('button', { name: 'Connect with Quay sign-in' }).click();
    await expect(panel.getByText(/^Connected /)).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });

  await test.step('signs in with it', async () => {
    await signOut(page);
    await lookAt(page, 'console-provider-sign-in');
    await continueThere(page);
    await expect(page.getByRole('heading', { name: 'Sign-in with Quay sign-in' })).toBeVisible();
    await expect(page.getByRole('link', { name: `Your account: ${username}` })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });

  await test.step('signs out here and there', async () => {
    await signOut(page);
    await page.getByRole('button', { name: /sign me out/i }).click();
    await expect(page.getByRole('button', { name: 'Continue with Quay sign-in' })).toBeVisible();
  });

  await test.step('somebody of the provider whom nobody made staff gets no further', async () => {
    provider.receive({ subject: 'somebody-else' });
    await continueThere(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await lookAt(page, 'console-provider-unknown');
    await page.getByRole('button', { name: 'Back to the sign-in' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
  });

  await context.close();
});
