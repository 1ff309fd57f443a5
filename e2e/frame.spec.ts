import type { Locator } from '@playwright/test';
import { HOSTILE_URLS } from '../apps/portal/src/features/support/contacts/hostile-urls';
import { isFullRun } from '../tools/lib/full.mjs';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';
import { Walker } from './support/walker';

test('logging out is asked about, and the person may stay @full', async ({ portal }) => {
  await portal.register();
  await portal.button('Log out').click();
  const dialog = portal.page.getByRole('dialog', { name: 'Log out of this device?' });
  await lookAt(portal.page, 'logout');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(portal.page.getByText('Hello, Robin')).toBeVisible();
});

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return box;
};

test('the language sheet: half the screen, options of 44, six in sight; confirming changes it for good', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.open('/login');
  await portal.button('Language').click();
  const sheet = page.getByRole('dialog', { name: 'Language' });
  await expect(sheet.getByRole('radio', { name: 'English' })).toBeChecked();
  await expect(sheet.getByRole('radio')).toHaveCount(12);
  await lookAt(page, 'languages');
  const { height } = await boxOf(sheet);
  expect(height).toBeCloseTo(812 / 2, 0);
  const option = sheet.locator('.choice').first();
  expect((await boxOf(option)).height).toBe(44);
  const listHeight = (await boxOf(sheet.getByRole('radiogroup'))).height;
  expect(Math.floor(listHeight / 44)).toBe(6);

  await sheet.getByText('繁體中文').click();
  await expect(page.locator('html'), 'nothing changes before it is confirmed').toHaveAttribute('lang', 'en');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('cht');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await expect(portal.button('Log in')).toHaveCount(0);
});

test('the language sheet is whole on a phone held sideways and in a low window @full', async ({ portal }) => {
  const { page } = portal;
  await portal.open('/login');
  for (const [width, height] of [
    [568, 320],
    [1366, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await portal.button('Language').click();
    const sheet = page.getByRole('dialog', { name: 'Language' });
    for (const name of ['Close', 'Confirm']) {
      await expect(sheet.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    await expect(sheet.getByRole('heading', { name: 'Language' })).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByRole('radio', { name: 'English' }).locator('..')).toBeInViewport({ ratio: 1 });
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
  }
});

test.describe('a device that speaks Thai', () => {
  test.use({ locale: 'th-TH' });
  test('opens in Thai by the map of the server @full', async ({ portal }) => {
    await portal.open('/login');
    await expect(portal.page.locator('html')).toHaveAttribute('lang', 'th');
  });
});

test('customer service: contacts by number and label, 85 % wide; guests and members are helped inside the app @full', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.open('/login');
  await portal.button('Customer service').click();
  const dialog = page.getByRole('dialog', { name: 'Customer service' });
  await lookAt(page, 'contacts');
  expect((await boxOf(dialog)).width).toBeCloseTo(375 * 0.85, 0);
  await dialog.getByRole('button', { name: 'Customer service 1 - Support' }).click();
  await expect(page.getByRole('heading', { name: 'Let us help you get back in' })).toBeVisible();
  await expect(page).toHaveURL(/#\/support$/);
  await expect(dialog, 'it closes after a choice').toBeHidden();

  await portal.register();
  await portal.button('Customer service').click();
  await dialog.getByRole('button', { name: 'Customer service 1 - Support' }).click();
  await expect(page).toHaveURL(/#\/customer\?url=/);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Staff never ask for your password/)).toBeVisible();
  await lookAt(page, 'customer');

  await portal.open('/wallet');
  await portal.button('Payment support').click();
  await expect(dialog.getByRole('button', { name: 'Customer service 1 - Payment support' })).toBeVisible();
});

test('money talk only on record: the customer page opens no address but those of contacts', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.register();
  const walker = new Walker(page);
  // Each of them is refused by name in a test of its own; here a few of every family, in a real browser.
  const tried = HOSTILE_URLS.filter((_, index) => isFullRun || index % 10 === 0);
  for (const url of tried) {
    await walker.go({ name: url, path: `/customer?url=${encodeURIComponent(url)}` });
    await expect(page.getByText('This address is not one of our contacts')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
  }
  await lookAt(page, 'customer-refused');
  await portal.button('Choose a contact').click();
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible();
});

test('questions with their answers, and the rules, in the language of the reader @full', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.open('/rules');
  await expect(page.getByText('Your cash is yours.')).toBeVisible();
  await lookAt(page, 'rules');
  await portal.register();
  await portal.open('/ad-center/ques-detail');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
  await lookAt(page, 'questions');
  await page.getByRole('link', { name: 'What is the learning phase of a plan?' }).click();
  await expect(page.getByText('30 to 50 conversions within 7 days')).toBeVisible();
  await lookAt(page, 'question');
  await portal.button('Back').click();
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();
});
