// Visits of a slow phone, each measured from the moment the address is entered.
import { openPhone } from './phone.mjs';

/** Runs in the page: types one character into the first field as soon as it takes one, and keeps the time. */
const typeAtOnce = () => {
  const look = () => {
    const field = document.querySelector('input:not([type="hidden"])');
    if (field) {
      field.focus();
      document.execCommand('insertText', false, 'a');
    }
    if (field?.value === 'a')
      requestAnimationFrame(() => Object.assign(window, { benchTypedMs: performance.now() }));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const typedMs = async (page) => {
  await page.waitForFunction(() => window.benchTypedMs !== undefined, undefined, { timeout: 60_000 });
  return page.evaluate(() => window.benchTypedMs);
};

/** The first visit to a page with a form: until a character can be typed, and what it fetched in all. */
export const firstVisit = async (browser, address) => {
  const phone = await openPhone(browser);
  await phone.page.addInitScript(typeAtOnce);
  await phone.page.goto(address, { waitUntil: 'commit' });
  const ms = await typedMs(phone.page);
  await phone.page.waitForLoadState('networkidle');
  const visit = { ms, bytes: phone.bytes(), shift: await phone.shift() };
  await phone.close();
  return visit;
};

/** The second visit of the same device, once what the first one leaves behind is in place. */
export const repeatVisit = async (browser, address) => {
  const phone = await openPhone(browser);
  await phone.page.goto(address, { waitUntil: 'networkidle' });
  await phone.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await phone.page.waitForLoadState('networkidle');
  await phone.page.goto('about:blank');
  await phone.page.addInitScript(typeAtOnce);
  await phone.page.goto(address, { waitUntil: 'commit' });
  const ms = await typedMs(phone.page);
  const visit = { ms, bytes: phone.bytes(), shift: await phone.shift() };
  await phone.close();
  return visit;
};

const FIGURES = '.source-figure__value';

/** A deep link to the ad centre on a device that knows the token and nothing else: until the figures stand there. */
export const coldDeepLink = async (browser, { origin, storage }) => {
  const phone = await openPhone(browser, storage);
  await phone.page.goto(`${origin}/#/ad-center`, { waitUntil: 'commit' });
  await phone.page.waitForFunction(
    (selector) => {
      if (!document.querySelector(selector)) return false;
      window.benchShownMs ??= performance.now();
      return true;
    },
    FIGURES,
    { timeout: 60_000, polling: 'raf' },
  );
  const ms = await phone.page.evaluate(() => window.benchShownMs);
  await phone.page.waitForLoadState('networkidle');
  const visit = { ms, bytes: phone.bytes(), shift: await phone.shift() };
  await phone.close();
  return visit;
};

/** A walk with one thumb: tabs, figures, dialogs, lists. How long each tap waited until the screen answered it. */
export const tapAround = async (browser, { origin, storage }) => {
  const phone = await openPhone(browser, storage);
  const { page } = phone;
  const tap = async (target) => {
    await target.waitFor({ timeout: 30_000 });
    await target.tap();
    await page.waitForTimeout(400);
  };
  const byName = (role, name) => page.getByRole(role, { name, exact: true }).first();
  await page.goto(`${origin}/#/ad-center`);
  await page.locator(FIGURES).first().waitFor({ timeout: 60_000 });
  for (const period of ['Week', 'Month', 'All', 'Today'])
    await tap(page.getByText(period, { exact: true }).first());
  for (const figure of [0, 1, 2]) {
    await tap(page.locator('.source-figure').nth(figure));
    await tap(byName('button', 'Close'));
  }
  await tap(byName('button', 'Language'));
  await tap(byName('button', 'Close'));
  const root = (name) => page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name });
  await tap(root('Wallet'));
  await tap(byName('button', 'Add money'));
  await tap(byName('button', 'Close'));
  await tap(byName('button', 'Withdraw'));
  await tap(byName('button', 'Back'));
  await tap(page.locator('a[href^="#/wallet/flow"]').first());
  await tap(byName('button', 'Back'));
  await tap(root('Home'));
  await page.locator(FIGURES).first().waitFor({ timeout: 30_000 });
  const visit = { tapsMs: await phone.tapsMs(), shift: await phone.shift() };
  await phone.close();
  return visit;
};
