import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

/** The built file of a screen, by the manifest, as a pattern of addresses. */
const fileOf = (screen: string): string => {
  const path = join(import.meta.dirname, '../apps/portal/dist/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { file: string } | undefined>;
  return `**/${manifest[`src/app/screens/${screen}.tsx`]?.file}`;
};

const dialogOf = (page: Page) => page.getByRole('dialog');

test('no connection: told for a moment, what was typed is kept, the same tap works again', async ({
  portal,
  watch,
}) => {
  watch.expect(/ERR_FAILED/);
  const { page } = portal;
  const person = await portal.register();
  await portal.button('Log out').click();
  await dialogOf(page).getByRole('button', { name: 'Log out' }).click();
  await page.route('**/auth/login', (route) => route.abort());
  await portal.open('/login');
  await portal.field('Username').fill(person.username);
  await portal.field('Password').fill('correct horse battery');
  await portal.button('Log in').click();
  await expect(portal.toast(/^No connection/)).toBeVisible();
  await expect(portal.toast(/^No connection/)).toBeHidden();
  await expect(portal.field('Password')).toHaveValue('correct horse battery');
  await page.unroute('**/auth/login');
  await portal.button('Log in').click();
  await expect(page.getByText('Hello, Robin')).toBeVisible();
});

test('a read that failed: the way to load it again in its place, what was shown stays with its time @full', async ({
  portal,
  watch,
}) => {
  watch.expect(/ERR_FAILED/);
  const { page } = portal;
  await portal.register();
  await portal.open('/wallet');
  await expect(portal.value('Total assets')).toHaveText('$0.00');
  await page.route('**/user/property', (route) => route.abort());
  await page.route('**/unread_count', (route) => route.abort());
  await portal.open('/ad-center');
  await portal.open('/wallet');
  const retry = portal.button(/^Request failed, tap to reload/);
  await expect(retry).toBeVisible();
  await expect(portal.value('Total assets')).toHaveText('$0.00');
  await expect(retry).toContainText('Shown as of');
  await lookAt(page, 'wallet-failed');
  await expect(page.locator('.toast'), 'a failed unread count is only logged').toHaveCount(0);
  await page.route('**/transaction_flow/event/list*', (route) => route.abort());
  await portal.open('/wallet/flow');
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible();
  await expect(retry).toBeEnabled();
  await page.unroute('**/transaction_flow/event/list*');
  await retry.click();
  await expect(page.getByText('No activity yet.')).toBeVisible();
  await expect(retry).toHaveCount(0);
});

test.describe('without the worker, which would have kept the parts', () => {
  test.use({ serviceWorkers: 'block' });

  test('a part of the app that is gone: the page is loaded anew once, then says so, then goes on @full', async ({
    portal,
    watch,
  }) => {
    watch.expect(/ERR_FAILED|Failed to fetch dynamically|Service Worker registration blocked|preload/);
    const { page } = portal;
    await portal.register();
    await page.route(fileOf('level'), (route) => route.abort());
    const reloaded = page.waitForEvent('load');
    await portal.open('/ad-center/level');
    await reloaded;
    await expect(portal.toast('Part of the app could not be loaded.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Something broke on this screen' })).toBeVisible();
    await lookAt(page, 'part-missing');
    await page.unroute(fileOf('level'));
    await portal.button('Reload').click();
    await expect(page.getByText('Level 1', { exact: true })).toBeVisible();
  });
});

test('what was typed survives a reload; logging out removes it, and nobody else sees it', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.open('/login');
  await portal.field('Username').fill('somebody');
  await portal.field('Password').fill('a secret of mine');
  await page.reload();
  await expect(portal.field('Username')).toHaveValue('somebody');
  await expect(portal.field('Password')).toHaveValue('');
  await portal.register();
  const drafts = [
    { open: () => portal.open('/wallet/withdraw'), label: 'Amount in USD' },
    { open: () => portal.open('/wallet/foreign-exchange'), label: 'Exchange code' },
    {
      open: async () => {
        await portal.openProduct('Harbor Lights');
        await portal.button('Fund this plan').click();
      },
      label: 'Amount in USD',
    },
  ];
  for (const { open, label } of drafts) {
    await open();
    await portal.field(label).fill('12345');
    await page.reload();
    await open();
    await expect(portal.field(label)).toHaveValue('12345');
  }
  await page.keyboard.press('Escape');
  await portal.open('/ad-center');
  await portal.button('Log out').click();
  await dialogOf(page).getByRole('button', { name: 'Log out' }).click();
  await expect(portal.button('Log in')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('12345');
});
