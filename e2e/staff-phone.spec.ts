import type { Page } from '@playwright/test';
import { Console } from './support/console';
import { atRest } from './support/rest';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

const PAGES = ['Top-ups', 'Proposals', 'Plans', 'Reports', 'Disputes', 'Products', 'Books', 'Audit log'];
const TARGET_PX = 44;

/** What a thumb would miss: buttons and fields lower than a target; links within a sentence are not among them. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main, least) => {
    const all = [...main.querySelectorAll<HTMLElement>('button, select, input, textarea')];
    const shown = all.filter((one) => one.offsetHeight > 1 && one.offsetHeight < least);
    return shown.map((one) => `${one.tagName} ${one.textContent} ${one.offsetHeight}`);
  }, TARGET_PX);

test('every list of the console stands on a phone as cards, and the menu leads on @full', async ({
  page,
}) => {
  const desk = new Console(page);
  await desk.signIn('admin', 'sandbox-staff');
  const menu = page.getByRole('button', { name: 'Menu' });
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  await expect(links).toHaveCount(0);
  for (const name of PAGES) {
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await desk.open(name);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await atRest(page);
    expect(await tooSmall(page), name).toEqual([]);
    const boxes = await page
      .locator('.table-box')
      .evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth));
    for (const hidden of boxes) expect(hidden, `${name} has more at its side`).toBeLessThanOrEqual(0);
  }
  await lookAt(page, 'console-phone-audit');
  const row = page.locator('.table tbody tr').first();
  await expect(row.locator('td').first()).toHaveAttribute('data-label', 'Time');
  await page.getByRole('button', { name: /^Time/ }).click();
  await expect(page).toHaveURL(/sort=-time/);
  await menu.click();
  await lookAt(page, 'console-phone-menu');
});
