// A push message in a browser: what the server told is shown, with its place in the app. That the
// message arrives encrypted and once is held by apps/server/src/modules/notifications/channels.
// Only the whole browser shows messages, not the shell of the quick run.
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './support/test';

const told = (link: string) =>
  JSON.stringify({ title: 'Plan settled', body: 'Your result is ready.', link, tag: 'notice-7', lang: 'en' });

/** Hands messages to the page's own worker as a push service would; which service a browser uses is its maker's. */
const pushServiceOf = async (page: Page) => {
  const browser: CDPSession = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const to = { origin: new URL(page.url()).origin, registrationId: await registrationId };
  return (data: string) => browser.send('ServiceWorker.deliverPushMessage', { ...to, data });
};

const shownAt = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
  });

test('a push message is shown once however often it comes, and leads into the app alone @full', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.register();
  await page.context().grantPermissions(['notifications'], { origin: new URL(page.url()).origin });
  await page.evaluate(() => navigator.serviceWorker.ready);
  const deliver = await pushServiceOf(page);

  const shown = { title: 'Plan settled', body: 'Your result is ready.' };
  await deliver(told('/rules'));
  await deliver(told('/rules'));
  await expect.poll(() => shownAt(page)).toEqual([{ ...shown, data: '/#/rules' }]);
  await deliver(told('//elsewhere.example/login'));
  await expect.poll(() => shownAt(page)).toEqual([{ ...shown, data: '/#/notification' }]);
});
