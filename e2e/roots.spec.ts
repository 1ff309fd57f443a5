import type { Page } from '@playwright/test';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

const ROOTS = [
  ['Home', /#\/ad-center$/],
  ['Plans', /#\/plan$/],
  ['Wallet', /#\/wallet$/],
  [/^Inbox/, /#\/notification$/],
  [/^Me$/, /#\/me$/],
] as const;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main pages' });
const rootOf = (page: Page, name: string | RegExp) => bar(page).getByRole('link', { name });

/** One touch, and the person is there and sees where that is. */
const go = async (page: Page, [name, address]: (typeof ROOTS)[number]): Promise<void> => {
  await rootOf(page, name).click();
  await expect(page).toHaveURL(address);
  await expect(rootOf(page, name)).toHaveAttribute('aria-current', 'page');
};

const goFromEachToEach = async (page: Page, where: string): Promise<void> => {
  for (const from of ROOTS) {
    await go(page, from);
    await lookAt(page, `roots-${where}-${String(from[0]).replace(/\W/g, '')}`);
    for (const to of ROOTS) {
      await go(page, from);
      await go(page, to);
    }
  }
};

test('any root from any root in one touch, from a bar below the screen that hides nothing @full', async ({
  portal,
  watch,
}) => {
  const { page } = portal;
  // Left as soon as it stands.
  watch.expect(/WebSocket is closed before/);
  await portal.open('/login');
  await expect(portal.button('Log in')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await portal.register();
  await goFromEachToEach(page, 'phone');
  await go(page, ROOTS[3]);
  await page.getByRole('region', { name: 'Chats' }).getByRole('link').first().click();
  await expect(portal.field('Your message')).toBeVisible();
  await portal.button('Back').click();
  await go(page, ROOTS[4]);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const lowest = await page
    .getByRole('main')
    .getByRole('link', { name: 'Close account' })
    .evaluate((element) => element.getBoundingClientRect().bottom);
  const box = await bar(page).boundingBox();
  expect(lowest, 'the last of a page stands above the bar').toBeLessThanOrEqual(box?.y ?? 0);
  await portal.open('/settings');
  await expect(portal.field('Nickname')).toBeVisible();
  await expect(bar(page), 'below roots alone').toHaveCount(0);
  await portal.button('Back').click();
  await rootOf(page, 'Home').click();
  for (const door of ['/', '/login', '/register']) {
    await portal.open(door);
    await expect(page, 'who is signed in is let in').toHaveURL(/#\/ad-center$/);
  }
});

test('the five names stand in one row of the narrowest phone, and none is split at 200 % @full', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.register();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['en', 'de', 'fr', 'ru', 'th', 'vi']) {
    await page.evaluate((chosen) => localStorage.setItem('lang', chosen), language);
    await page.reload();
    const links = page.locator('.roots a');
    await expect(links).toHaveCount(5);
    const tops = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, language).toBe(1);
  }
  await page.evaluate(() => {
    localStorage.setItem('lang', 'en');
    localStorage.setItem('fairlead_appearance', JSON.stringify({ theme: 'light', textPercent: 200 }));
  });
  await page.reload();
  await expect(rootOf(page, /^Me$/)).toBeVisible();
  const lines = await page
    .locator('.roots__root > span:last-child')
    .evaluateAll((names) => names.map((name) => name.getClientRects().length));
  expect(lines).toEqual([1, 1, 1, 1, 1]);
  await lookAt(page, 'roots-large');
});

test.describe('with room beside the column', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });
  test('the roots are a rail there, each one click from each @full', async ({ portal }) => {
    const { page } = portal;
    await portal.register();
    await goFromEachToEach(page, 'desktop');
    const rail = await bar(page).boundingBox();
    const column = await page.getByRole('region', { name: 'Me' }).boundingBox();
    if (rail === null || column === null) throw new Error('not on the screen');
    expect(rail.x).toBeGreaterThan(0);
    expect(rail.x + rail.width).toBeLessThanOrEqual(column.x);
    expect(rail.height).toBeGreaterThan(rail.width);
  });
});
