import type { Page } from '@playwright/test';
import type { Portal } from './support/portal';
import { expect, test } from './support/test';

/** What cannot be caused from outside: the real answer is replaced on its way by one of this code. */
const answerWith = async (page: Page, path: string, answer: { code: number; msg: string; data?: object }) => {
  await page.unrouteAll();
  await page.route(`**/facebook-business${path}`, (route) =>
    route.fulfill({ json: { data: {}, ...answer } }),
  );
};

const signInAsSample = async (portal: Portal): Promise<void> => {
  await portal.open('/login');
  await portal.logIn('demo', 'sandbox-demo');
  await expect(portal.button('Log out')).toBeVisible();
};

test('codes of the catalogue without a meaning of their own: the message, else the fixed words @full', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.open('/login');
  for (const [code, msg, told] of [
    [400, 'The name is too long', 'The name is too long'],
    [400, '', 'System error'],
    [500, 'The disk is full', 'The disk is full'],
    [500, '', 'Server error'],
    [4001, '', 'Username already exists.'],
    [405, 'No such plan', 'No such plan'],
    [501, 'Not built yet', 'Not built yet'],
    [501, '', 'Error'],
  ] as const) {
    await answerWith(page, '/auth/login', { code, msg });
    await portal.logIn('somebody', 'a password');
    const alert = page.getByRole('alert').filter({ hasText: told });
    await expect(alert.or(portal.toast(told)).first(), `${code} "${msg}"`).toBeVisible();
    await expect(portal.field('Username'), `${code} "${msg}": what was typed stays`).toHaveValue('somebody');
    await page.reload();
  }
});

test('503: told to log in again, and who registered is signed out @full', async ({ portal }) => {
  const { page } = portal;
  await signInAsSample(portal);
  await answerWith(page, '/user/property', { code: 503, msg: '' });
  await portal.open('/wallet');
  await expect(page).toHaveURL(/#\/login$/);
  await expect(page.getByText('Login expired, please log in again.').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('fb_token'))).toBeNull();
});

test('404: a deleted account hears in its language that its money is still its own, and whom to ask', async ({
  portal,
}) => {
  const { page } = portal;
  await signInAsSample(portal);
  await answerWith(page, '/user/property', {
    code: 404,
    msg: '',
    data: { lang: 'de', remark: 'Auf Wunsch' },
  });
  await portal.open('/wallet');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Auf Wunsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(dialog.getByRole('button').first()).toBeVisible();
});

test('a count of notices that cannot be read disturbs nobody @full', async ({ portal, watch }) => {
  watch.expect(/ERR_FAILED|unread/);
  const { page } = portal;
  await page.route('**/user/notifications/unread_count', (route) => route.abort());
  await signInAsSample(portal);
  await expect(page.getByRole('heading', { name: 'Data overview' })).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.unrouteAll();
});
