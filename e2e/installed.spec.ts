import type { Page } from '@playwright/test';
import { PASSWORD, type Portal } from './support/portal';
import { lookAt } from './support/screen';
import { expect, test, WITHOUT_CONNECTION } from './support/test';

/** Pulls the page down by its top, as a finger does. */
const pullDown = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const target = document.querySelector('main') ?? document.body;
    const touch = (clientY: number) => new Touch({ identifier: 1, target, clientX: 180, clientY });
    const send = (name: string, touches: Touch[]) =>
      target.dispatchEvent(new TouchEvent(name, { touches, bubbles: true, cancelable: true }));
    send('touchstart', [touch(150)]);
    send('touchmove', [touch(200)]);
    send('touchmove', [touch(320)]);
    send('touchend', []);
  });

test('pulling a page down reads it anew; coming back finds the place in a long list @full', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.open('/login');
  await portal.logIn('demo', 'sandbox-demo');
  await expect(portal.button('Log out')).toBeVisible();
  await portal.open('/wallet');
  await expect(portal.value('Total assets')).toBeVisible();
  const again = page.waitForResponse(/\/user\/property/);
  await pullDown(page);
  await expect((await again).ok()).toBe(true);

  await portal.open('/plan?show=products');
  const last = page.getByRole('main').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  await last.click();
  await expect(page).toHaveURL(/goods-detail/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await portal.button('Back').click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

/** The worker has kept the app and the page knows it. */
const workerIsReady = async ({ page }: Portal): Promise<void> => {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const name = (await caches.keys()).find((one) => one.startsWith('shell-'));
    const kept = name ? await (await caches.open(name)).keys() : [];
    return active?.state === 'activated' && kept.some(({ url }) => /reasons-/.test(url));
  });
};

test('without a connection the app opens with the figures of the last visit; logging out removes them', async ({
  portal,
  context,
  watch,
}) => {
  watch.expect(WITHOUT_CONNECTION);
  const { page } = portal;
  const person = await portal.register();
  await portal.open('/wallet');
  await expect(portal.value('Total assets')).toHaveText('$0.00');
  await workerIsReady(portal);
  const kept = () =>
    page.evaluate(async () => {
      const answer = await (await caches.open('figures')).match('/kept-figures');
      return (await answer?.text()) ?? '';
    });
  await expect.poll(kept).toContain('total_assets');
  for (const secret of [person.email, person.username, '555 010 0199', PASSWORD]) {
    expect(await kept()).not.toContain(secret);
  }

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(portal.value('Total assets')).toHaveText('$0.00');
  await expect(page.getByText(/Shown as of/).first()).toBeVisible();
  // Parts that were read in different minutes say so; the same minute is said once.
  const times = await page.getByText(/Shown as of/).allTextContents();
  expect(new Set(times).size).toBe(times.length);
  await lookAt(page, 'offline');

  await context.setOffline(false);
  await portal.open('/ad-center');
  await portal.button('Log out').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(portal.button('Log in')).toBeVisible();
  await page.waitForFunction(async () => !(await caches.keys()).includes('figures'));
});

test('the app can be installed: its manifest and icons are there', async ({ page, request }) => {
  await page.goto('/#/login');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as {
    readonly display: string;
    readonly start_url: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  };
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/#/ad-center' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
});
