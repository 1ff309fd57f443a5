import type { Locator, Page } from '@playwright/test';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

/** What the header of a route shows to a person whose entry is `register` (spec §2). */
interface Row {
  readonly path: string;
  readonly title: string | null;
  readonly back: boolean;
  readonly bell: boolean;
  readonly language: boolean;
  readonly service: boolean;
  readonly logout: boolean;
}

const usual = { back: true, bell: true, language: true, service: false, logout: false };
const door = { title: null, back: false, bell: false, language: true, service: true, logout: false };

const OPEN: readonly Row[] = [
  { path: '/login', ...door },
  { path: '/register', ...door },
  { path: '/nowhere', ...door, back: true },
  { path: '/ad-welcome', ...door, title: 'Open your account', language: false, service: false },
];

const INNER: readonly Row[] = [
  { path: '/ad-center', title: 'Ad centre', ...usual, back: false, service: true, logout: true },
  { path: '/customer', title: 'Customer service', ...usual, bell: false, language: false },
  { path: '/ad-center/activities', title: 'Activity', ...usual },
  { path: '/ad-center/coupons', title: 'Coupons', ...usual },
  { path: '/ad-center/edit-login-password', title: 'Change login password', ...usual },
  { path: '/ad-center/edit-pay-password', title: 'Change transaction password', ...usual },
  { path: '/ad-center/feedback', title: 'Feedback', ...usual },
  { path: '/ad-center/level', title: 'Shop level', ...usual },
  { path: '/ad-center/operated', title: 'Plan follow', ...usual },
  { path: '/ad-center/ques-detail', title: 'Question', ...usual, bell: false, language: false },
  { path: '/plan', title: 'Plans', ...usual, logout: true },
  { path: '/plan/detail', title: 'Plan', ...usual },
  { path: '/plan/goods-detail', title: 'Product', ...usual },
  { path: '/notification', title: 'Notifications', ...usual },
  { path: '/wallet', title: 'Wallet', ...usual, service: true },
  { path: '/wallet/bind-card', title: 'Payout account', ...usual },
  { path: '/wallet/foreign-exchange', title: 'Foreign exchange', ...usual },
  { path: '/wallet/set-password', title: 'Transaction password', ...usual },
  { path: '/settings', title: 'Settings', ...usual },
  { path: '/rules', title: 'Operating rules', ...usual },
];

const headerOf = (page: Page): Locator => page.getByRole('banner');

const expectHeader = async (page: Page, row: Row): Promise<void> => {
  const header = headerOf(page);
  const heading = header.getByRole('heading', { level: 1 });
  if (row.title === null) await expect(heading, `${row.path}: title`).toHaveCount(0);
  else await expect(heading, `${row.path}: title`).toHaveText(row.title);
  for (const [name, isShown] of [
    ['Back', row.back],
    [/^Notifications/, row.bell],
    ['Language', row.language],
    ['Customer service', row.service],
    ['Log out', row.logout],
  ] as const) {
    const button = header.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
    await expect(button, `${row.path}: ${String(name)}`).toHaveCount(isShown ? 1 : 0);
  }
};

test('each row of the table of routes has the header that it says', async ({ portal, watch }) => {
  // A plan and a product are not named: their pages say so, and the server is not asked.
  watch.expect(/status of 4\d\d/);
  const { page } = portal;
  for (const row of OPEN) {
    await portal.open(row.path);
    await expectHeader(page, row);
  }
  await portal.open('/');
  await expect(page).toHaveURL(/#\/login$/);
  for (const { path } of INNER.filter((row) => row.path !== '/rules')) {
    await portal.open(path);
    await expect(page, `${path} without a token`).toHaveURL(/#\/login$/);
  }
  await portal.register();
  for (const row of INNER) {
    await portal.open(row.path);
    await expectHeader(page, row);
  }
  await portal.open('/plan');
  await portal.button('Back').click();
  await expect(page).toHaveURL(/#\/ad-center$/);
});

test('logging out is asked about, and the person may stay', async ({ portal }) => {
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

test.describe('a device that speaks Thai', () => {
  test.use({ locale: 'th-TH' });
  test('opens in Thai by the map of the server', async ({ portal }) => {
    await portal.open('/login');
    await expect(portal.page.locator('html')).toHaveAttribute('lang', 'th');
  });
});

test('customer service: contacts by number and label, 85 % wide; inside the app, and outside of it', async ({
  portal,
  context,
}) => {
  const { page } = portal;
  await portal.open('/login');
  await portal.button('Customer service').click();
  const dialog = page.getByRole('dialog', { name: 'Customer service' });
  await lookAt(page, 'contacts');
  expect((await boxOf(dialog)).width).toBeCloseTo(375 * 0.85, 0);
  const outside = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Customer service 1 - Support' }).click();
  await expect((await outside).getByRole('heading', { name: 'Customer service' })).toBeVisible();
  await expect(dialog, 'it closes after a choice').toBeHidden();

  await portal.register();
  await portal.button('Customer service').click();
  await dialog.getByRole('button', { name: 'Customer service 1 - Support' }).click();
  await expect(page).toHaveURL(/#\/customer\?url=/);
  await expect(dialog).toBeHidden();
  await expect(page.frameLocator('iframe').getByText('Staff never ask for your password')).toBeVisible();
  await lookAt(page, 'customer');

  await portal.open('/wallet');
  await portal.button('Recharge support').click();
  await expect(dialog.getByRole('button', { name: 'Customer service 1 - Top-up' })).toBeVisible();
});

test('H7: the customer page opens no address but those of contacts', async ({ portal }) => {
  const { page } = portal;
  await portal.register();
  for (const url of [
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'data:text/html,hello',
    '/support/chat',
    '/console/',
    '',
  ]) {
    await portal.open(`/customer?url=${encodeURIComponent(url)}`);
    await expect(page.getByText('This address is not a contact of ours')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  await lookAt(page, 'customer-refused');
  await portal.button('Choose a contact').click();
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible();
});

test('questions with their answers, and the rules, in the language of the reader', async ({ portal }) => {
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

test('H10: a disabled account hears why, whom to ask, and how its money gets out', async ({
  portal,
  staffDesk,
}) => {
  const { page } = portal;
  const person = await portal.register();
  const desk = await staffDesk('admin');
  await desk.open('Holders');
  await desk.page.getByLabel('Username, operation ID, e-mail or phone').fill(person.username);
  await desk.page.keyboard.press('Enter');
  await desk.page.getByRole('link', { name: person.username }).click();
  await desk.page.getByRole('button', { name: 'Disable account' }).click();
  const act = desk.page.getByRole('dialog');
  await act.getByLabel('Reason').fill('Papers do not match the name');
  await act.getByRole('button', { name: 'Disable account' }).click();
  await expect(act).toBeHidden();

  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Customer service' });
  await expect(dialog).toContainText('This account is disabled. Your money stays yours');
  await expect(dialog).toContainText('Reason: Papers do not match the name');
  await expect(dialog.getByRole('button', { name: 'Customer service 1 - Support' })).toBeVisible();
  await lookAt(page, 'disabled');
  await dialog.getByRole('button', { name: 'Close my account and get my money back' }).click();
  await expect(page).toHaveURL(/#\/exit$/);
});
