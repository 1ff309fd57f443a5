import type { Locator, Page } from '@playwright/test';
import { routes } from '../apps/portal/src/app/routes';
import { PASSWORD } from './support/portal';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';
import { belongingsOf } from './support/walk-places';

/** What a row of the table of routes says, as a person whose entry is `register` sees it. */
interface Row {
  readonly path: string;
  readonly title: string | null;
  readonly back: boolean;
  readonly bell: boolean;
  readonly language: boolean;
  readonly service: boolean;
  readonly logout: boolean;
  /** `under`: the content begins under the header; `white`: so, on a transparent header with white text. */
  readonly look: 'plain' | 'under' | 'white';
}

const usual = {
  back: true,
  bell: true,
  language: true,
  service: false,
  logout: false,
  look: 'plain',
} as const;
const door = { ...usual, title: null, back: false, bell: false, service: true } as const;

/** Open to all; seen by somebody who is not signed in. */
const OPEN: readonly Row[] = [
  { path: '/login', ...door },
  { path: '/register', ...door },
  { path: '/forgot-password', ...door, back: true },
  { path: '/reset-password', ...door },
  {
    path: '/ad-welcome',
    ...door,
    title: 'Your account',
    language: false,
    service: false,
    look: 'white',
  },
  { path: '/rules', title: 'Operating rules', ...usual, bell: false },
  { path: '/transparency', title: 'Transparency', ...usual, bell: false },
  { path: '/terms', title: 'Terms of use', ...usual, bell: false },
  { path: '/privacy', title: 'Privacy', ...usual, bell: false },
  { path: '/support', title: 'Support', ...usual, bell: false },
  { path: '/nowhere', ...door, back: true },
  { path: '/wallet/nowhere', ...door, back: true },
];

/** Its own page is seen while the ticket is looked at; it stays where the server cannot be asked. */
const ENTRY: Row = { path: '/entry?ticket=T', ...door, language: false, service: false };

/** Behind the login. */
const INNER: readonly Row[] = [
  { path: '/ad-center', title: 'Ad center', ...usual, back: false, service: true, logout: true },
  { path: '/customer', title: 'Customer service', ...usual, bell: false, language: false },
  { path: '/ad-center/activities', title: 'Offers', ...usual },
  { path: '/ad-center/coupons', title: 'Coupons', ...usual },
  { path: '/ad-center/edit-login-password', title: 'Change login password', ...usual },
  { path: '/ad-center/edit-pay-password', title: 'Change transaction password', ...usual },
  { path: '/ad-center/feedback', title: 'Feedback', ...usual },
  { path: '/ad-center/level', title: 'Shop level', ...usual },
  { path: '/ad-center/operated', title: 'Plan follow', ...usual },
  { path: '/ad-center/ques-detail', title: 'Help', ...usual, bell: false, language: false },
  { path: '/plan', title: 'Plans', ...usual, logout: true },
  { path: '/plan/detail', title: 'Plan', ...usual },
  { path: '/plan/goods-detail', title: 'Product', ...usual, look: 'under' },
  { path: '/notification', title: 'Inbox', ...usual },
  { path: '/wallet', title: 'Wallet', ...usual, service: true },
  { path: '/wallet/bind-card', title: 'Payout account', ...usual },
  { path: '/wallet/foreign-exchange', title: 'Foreign exchange', ...usual, look: 'white' },
  { path: '/wallet/set-password', title: 'Transaction password', ...usual },
  // Beyond the specification.
  { path: '/wallet/withdraw', title: 'Withdraw', ...usual },
  { path: '/wallet/flow', title: 'Activity', ...usual },
  { path: '/me', title: 'Me', ...usual, logout: true },
  { path: '/me/terms', title: 'Terms you accepted', ...usual },
  { path: '/settings', title: 'Details and devices', ...usual },
  { path: '/settings/channels', title: 'Email and push', ...usual },
  { path: '/settings/security', title: 'Login and security', ...usual },
  { path: '/settings/staff-acts', title: 'Staff activity', ...usual },
  { path: '/objection', title: 'Dispute', ...usual },
  { path: '/exit', title: 'Close account', ...usual },
];

const headerOf = (page: Page): Locator => page.getByRole('banner');

const topOf = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => element.getBoundingClientRect().top);

const expectLook = async (page: Page, { path, look }: Row): Promise<void> => {
  const header = headerOf(page);
  const { bottom, background, colour } = await header.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return {
      bottom: element.getBoundingClientRect().bottom,
      background: backgroundColor,
      colour: color,
    };
  });
  const isTransparent = background === 'rgba(0, 0, 0, 0)';
  expect(isTransparent, `${path}: transparent`).toBe(look !== 'plain');
  expect(colour === 'rgb(255, 255, 255)', `${path}: white text`).toBe(look === 'white');
  const contentIsUnder = (await topOf(page.getByRole('main'))) < bottom - 1;
  expect(contentIsUnder, `${path}: content under the header`).toBe(look !== 'plain');
};

const expectHeader = async (page: Page, row: Row): Promise<void> => {
  const header = headerOf(page);
  const heading = header.getByRole('heading', { level: 1 });
  if (row.title === null) await expect(heading, `${row.path}: title`).toHaveCount(0);
  else await expect(heading, `${row.path}: title`).toHaveText(row.title);
  await expect(page).toHaveTitle(row.title === null ? 'Fairlead' : `${row.title} · Fairlead`);
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
  await expectLook(page, row);
};

test('every row of the app’s table has its expectation here', () => {
  const told = [...OPEN, ENTRY, ...INNER].map(({ path }) => path.replace(/\?.*/, ''));
  for (const { path } of Object.values(routes)) expect(told, path).toContain(path);
});

test('the rows that are open to all; the guard of every other one', async ({ portal, watch }) => {
  watch.expect(/ERR_FAILED/);
  const { page } = portal;
  for (const row of OPEN) {
    await portal.open(row.path);
    await expectHeader(page, row);
  }
  await portal.open('/transparency');
  await expect(page.getByText(/^Held(, by the books| at the bank)$/)).toBeVisible();
  await page.route('**/auth/v2/**', (route) => route.abort());
  await portal.open(ENTRY.path);
  await expect(portal.button('Try again')).toBeVisible();
  await expectHeader(page, ENTRY);
  await portal.open('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await portal.open('/');
  await expect(page).toHaveURL(/#\/login$/);
  for (const { path } of INNER) {
    const before = await page.evaluate(() => history.length);
    await portal.open(path);
    await expect(page, `${path} without a token`).toHaveURL(/#\/login$/);
    const pages = await page.evaluate(() => history.length);
    expect(pages, `${path}: the login takes its place`).toBeLessThanOrEqual(before + 1);
  }
  for (const path of ['/wallet/', '/WALLET']) {
    await portal.open(path);
    await expect(page, `${path} without a token`).toHaveURL(/#\/login$/);
  }
});

test('the rows behind the login, and the way back from each as a deep link @full', async ({
  portal,
  watch,
}) => {
  // A plan is not named: its page says so, and the server is not asked.
  watch.expect(/status of 4\d\d/);
  const { page } = portal;
  await portal.register();
  const { productId } = await belongingsOf(portal);
  for (const row of INNER) {
    // One that is not there has no picture to lie under the header.
    await portal.open(row.look === 'under' ? `${row.path}?id=${productId}` : row.path);
    await expectHeader(page, row);
    if (!row.back) continue;
    await portal.button('Back').click();
    await expect(page, `back from ${row.path}`).toHaveURL(/#\/ad-center$/);
  }
});

test('back: what the page has to say first, else the named page, else the one before @full', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.register();
  await portal.open('/wallet');
  await page.getByRole('link', { name: 'Transaction password' }).click();
  await expect(page).toHaveURL(/set-password$/);
  await portal.pressDigits('246813');
  await portal.button('Next step').click();
  await expect(page.getByRole('heading', { name: 'Enter the same 6 digits again' })).toBeVisible();
  await portal.button('Back').click();
  await expect(page, 'its own handler').toHaveURL(/set-password$/);
  await expect(page.getByRole('heading', { name: 'Enter 6-digit password' })).toBeVisible();
  await portal.button('Back').click();
  await expect(page, 'the page before').toHaveURL(/#\/wallet$/);
  await portal.open('/wallet');
  await portal.open('/plan');
  await portal.button('Back').click();
  await expect(page, 'the named page').toHaveURL(/#\/ad-center$/);
});

test('a deep link that a login interrupted has a way back inside the app @full', async ({
  portal,
  otherDevice,
}) => {
  const person = await portal.register();
  const device = await otherDevice();
  await device.goto('/#/wallet/flow');
  await expect(device).toHaveURL(/#\/login$/);
  await device.getByLabel('Username', { exact: true }).fill(person.username);
  await device.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await device.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(device).toHaveURL(/#\/wallet\/flow$/);
  await device.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(device).toHaveURL(/#\/ad-center$/);
  await expect(device.getByText('Hello, Robin')).toBeVisible();
  await lookAt(device, 'ad-center-after-deep-link');
});
