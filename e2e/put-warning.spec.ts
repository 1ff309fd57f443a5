import type { Page } from '@playwright/test';
import { loadPack } from '../packages/i18n/src/index';
import { LANGUAGES, type Language } from '../packages/i18n/src/languages';
import { isFullRun } from '../tools/lib/full.mjs';
import { expect, test } from './support/test';
import { type Look, Walker } from './support/walker';

/** The quick run takes the longest words, the tallest letters and a script without spaces. */
const SPOKEN = isFullRun ? (Object.keys(LANGUAGES) as Language[]) : (['de'] as const);

const SIZES = [
  { width: 320, height: 640 },
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
] as const;
const LOOKS: readonly (Look & { readonly size: (typeof SIZES)[number] })[] = [
  ...SIZES.map((size) => ({ theme: 'light', textPercent: 100, size }) as const),
  { theme: 'dark', textPercent: 200, size: SIZES[1] },
];

/**
 * Runs in the page: what of these words cannot be read at once, while the sheet stands at its top, its middle and its
 * end. Each line is looked up at its place on the screen: what lies over it, or cuts it off, is found there instead.
 */
const hiddenWords = (words: string): string[] => {
  const sheet = document.querySelector<HTMLElement>('.dialog');
  if (sheet === null) return ['no sheet is open'];
  if (sheet.querySelector('button[type="submit"]:enabled') === null) return ['the button is not live'];
  const hidden = new Set<string>();
  const isSeen = (holder: Element, x: number, y: number): boolean =>
    holder.contains(document.elementFromPoint(x, y));
  for (const share of [0, 0.5, 1]) {
    sheet.scrollTop = share * (sheet.scrollHeight - sheet.clientHeight);
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    let found = false;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (holder === null || !node.textContent?.includes(words)) continue;
      found = true;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const xs = [left + 1, (left + right) / 2, right - 1];
        const isWhole = xs.every((x) => isSeen(holder, x, top + 2) && isSeen(holder, x, bottom - 2));
        if (!isWhole) hidden.add(`a line at ${Math.round(top)} px, scrolled to ${share}`);
      }
    }
    if (!found) hidden.add('the words are nowhere');
  }
  return [...hidden];
};

/** Types an amount, and waits until it can be put. */
const makeReady = async (page: Page): Promise<void> => {
  await page.locator('.action-bar button').tap();
  const sheet = page.getByRole('dialog');
  await sheet.locator('input[inputmode="decimal"]').fill('50');
  await expect(sheet.locator('button[type="submit"]')).toBeEnabled();
};

const chooseCoupon = async (page: Page): Promise<void> => {
  const sheet = page.getByRole('dialog');
  await sheet.locator('.pick-list__toggle').tap();
  await sheet.locator('input[type="radio"]:enabled').nth(1).check();
  await expect(sheet.locator('button[type="submit"]')).toBeEnabled();
};

test('the warning of loss is in sight whenever an amount can be put: every language, size and large letters', async ({
  portal,
}) => {
  const { page } = portal;
  const walker = new Walker(page);
  // Somebody with cash, coupons and start-up funds.
  await portal.open('/login');
  await portal.logIn('demo', 'sandbox-demo');
  await expect(portal.button('Log out')).toBeVisible();
  await portal.openProduct('Harbor Lights');
  const faults: string[] = [];
  for (const language of SPOKEN) {
    const { 'record.warning': warning = '' } = await loadPack(language, 'plans');
    await page.evaluate((chosen) => localStorage.setItem('lang', chosen), language);
    await page.reload();
    await makeReady(page);
    for (const coupon of ['no coupon', 'a coupon']) {
      if (coupon === 'a coupon') await chooseCoupon(page);
      for (const { size, ...look } of LOOKS) {
        await page.setViewportSize(size);
        await walker.wear(look);
        const where = `${language}, ${coupon}, ${size.width} × ${size.height}, ${look.textPercent} %`;
        faults.push(...(await page.evaluate(hiddenWords, warning)).map((fault) => `${where}: ${fault}`));
      }
    }
  }
  expect(faults).toEqual([]);
});
