import { PASSWORD, Portal } from './support/portal';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

const DEEP_LINK = '/plan?show=products&from=letter';

test('a deep link survives the login', async ({ portal }) => {
  const person = await portal.register();
  await portal.button('Log out').click();
  await portal.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await portal.open(DEEP_LINK);
  await expect(portal.button('Log in')).toBeVisible();
  await portal.logIn(person.username, PASSWORD);
  await expect(portal.page.getByRole('searchbox', { name: 'Product title' })).toBeVisible();
  expect(portal.page.url()).toContain(`#${DEEP_LINK}`);
});

test('logging out in one tab logs out the other', async ({ portal, context }) => {
  await portal.register();
  const second = new Portal(await context.newPage());
  await second.open('/wallet');
  await expect(second.page.getByText('Total assets').first()).toBeVisible();
  await portal.button('Log out').click();
  await portal.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(portal.button('Log in')).toBeVisible();
  await expect(second.button('Log in')).toBeVisible();
  await expect(second.page.getByText('Total assets')).toHaveCount(0);
});

test('a session that was ended elsewhere leads to the login, and from there back @full', async ({
  portal,
  otherDevice,
}) => {
  const person = await portal.register();
  await portal.open('/wallet');
  await expect(portal.value('Total assets')).toBeVisible();
  await portal.api.endSession();
  await expect(portal.toast('Login expired, please log in again.')).toBeVisible();
  await expect(portal.button('Log in')).toBeVisible();
  expect(await portal.page.evaluate(() => localStorage.getItem('fb_token'))).toBeNull();
  await lookAt(portal.page, 'login-expired');
  await portal.logIn(person.username, PASSWORD);
  await expect(portal.value('Total assets')).toBeVisible();
  expect(portal.page.url()).toContain('#/wallet');

  const other = new Portal(await otherDevice());
  await other.open('/login');
  await other.logIn(person.username, PASSWORD);
  await expect(other.page.getByText('Hello, Robin')).toBeVisible();
  await expect(portal.value('Total assets')).toBeVisible();
});

test('a person who is signed in goes on from the entrances to the ad centre, a guest stays @full', async ({
  portal,
  otherDevice,
}) => {
  await portal.register();
  for (const path of ['/', '/login', '/register', '/register?key=FAIRLEAD-SANDBOX']) {
    await portal.open(path);
    await expect(portal.page, `signed in at ${path}`).toHaveURL(/#\/ad-center$/);
    await portal.page.reload();
    await expect(portal.page.getByText('Hello, Robin')).toBeVisible();
  }
  const guest = await otherDevice();
  await guest.goto('/#/register?key=FAIRLEAD-SANDBOX');
  await expect(guest.getByRole('heading', { name: 'Register', exact: true })).toBeVisible();
  await expect(guest.getByLabel('License key')).toHaveValue('FAIRLEAD-SANDBOX');
  expect(guest.url()).toMatch(/#\/register\?key=FAIRLEAD-SANDBOX$/);
});

test('a token that nobody knows leads to the login @full', async ({ portal }) => {
  await portal.register();
  await portal.page.evaluate(() => localStorage.setItem('fb_token', 'A'.repeat(43)));
  await portal.page.reload();
  await expect(portal.button('Log in')).toBeVisible();
  expect(await portal.page.evaluate(() => localStorage.getItem('fb_token'))).toBeNull();
});

test('nothing of a person but name, entry and contacts stays on the device', async ({ portal }) => {
  const person = await portal.register();
  await portal.open('/wallet');
  await expect(portal.value('Total assets')).toBeVisible();
  const kept = await portal.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).toContain(person.username);
  for (const secret of [person.email, '555 010 0199', PASSWORD]) expect(kept).not.toContain(secret);
  expect(portal.page.url()).not.toContain('token');
});
