import { PASSWORD, Portal } from './support/portal';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A notice that the person causes alone: the payout account is changed. */
const changePayout = async (portal: Portal): Promise<void> => {
  await portal.fillCard();
  await portal.saveCard();
  await portal.fillCard();
  await portal.field('Bank account number').fill('0000 1111 2222 5555');
  await portal.button('Save').click();
  await portal.page.getByRole('dialog').getByRole('button', { name: 'Change it' }).click();
  // What is typed into the address before the form has left its page would be left again.
  await expect(portal.page).not.toHaveURL(/bind-card/);
  await expect(portal.page.getByText('Harbour Bank, ending in 5555')).toBeVisible();
};

test('notifications: read on opening, by filter and by category; a failure is told', async ({
  portal,
  watch,
}) => {
  const { page } = portal;
  await portal.register();
  await portal.open('/notification');
  await expect(page.getByText('No notifications yet.')).toBeVisible();
  await expect(portal.button('Mark all as read')).toBeDisabled();
  await lookAt(page, 'notification-empty');
  await changePayout(portal);
  await portal.open('/notification');
  const toggle = portal.button(/Payout account changed/);
  // The words in whole; the one line of them that stands while it is folded is for the eye alone.
  const words = page.getByRole('paragraph').filter({ hasText: /account ending in 5555, starting/ });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('1 unread', { exact: true })).toBeVisible();
  await expect(words).toBeHidden();
  watch.expect(/ERR_FAILED/);
  await page.route('**/user/notifications/read', (route) => route.abort());
  await toggle.click();
  await expect(portal.toast('This could not be marked as read.')).toBeVisible();
  await expect(page.getByText('1 unread', { exact: true })).toBeVisible();
  await portal.button('Mark all as read').click();
  await expect(portal.toast('The notifications could not be marked as read.')).toBeVisible();
  await page.unroute('**/user/notifications/read');
  await toggle.click();
  await toggle.click();
  await expect(words).toBeVisible();
  await expect(page.getByText('Nothing unread', { exact: true })).toBeVisible();
  await lookAt(page, 'notification-open');
  await portal.button('Unread').click();
  await expect(page.getByText('Nothing unread.', { exact: true })).toBeVisible();
  await portal.button('Read').click();
  await expect(toggle).toBeVisible();
  await portal.button('Category').click();
  await portal.button('System maintenance').click();
  await expect(page.getByText(/Nothing read yet/)).toBeVisible();
  await page
    .getByRole('group', { name: 'Category' })
    .getByRole('button', { name: 'Account updates' })
    .click();
  await toggle.click();
  await page.getByRole('link', { name: 'View details' }).click();
  await expect(page).toHaveURL(/#\/wallet\/bind-card$/);
});

test('notifications of every category; all are marked read at once @full', async ({ portal }) => {
  const { page } = portal;
  await portal.open('/login');
  await portal.logIn('demo', 'sandbox-demo');
  await expect(page.getByText('Hello, Demo')).toBeVisible();
  await portal.open('/notification');
  const ofCategory = page.getByRole('group', { name: 'Category' });
  await portal.button('Category').click();
  for (const category of ['System announcement', 'System maintenance', 'Account updates']) {
    await ofCategory.getByRole('button', { name: category }).click();
    await expect(page.getByRole('listitem').filter({ hasText: `Sample ` }).first()).toContainText(category);
  }
  await ofCategory.getByRole('button', { name: 'All' }).click();
  await lookAt(page, 'notification');
  await portal.button('Mark all as read').click();
  await expect(portal.toast('Marked as read.')).toBeVisible();
  await expect(page.getByText('Nothing unread', { exact: true })).toBeVisible();
  await expect(portal.button('Mark all as read')).toBeDisabled();
});

test('feedback with images: each fault is told, what was typed is kept, the number is named @full', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.register();
  await portal.open('/ad-center/feedback');
  await portal.button('Send feedback').click();
  await expect(page.getByText('Cannot be empty.')).toHaveCount(2);
  await portal.field('Subject').fill('The chart');
  await portal.field('What you want to tell us').fill('It does not load.');
  const input = page.getByLabel('Add images');
  await input.setInputFiles([
    { name: 'shot.png', mimeType: 'image/png', buffer: PICTURE },
    { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear Sir or Madam') },
    { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
  ]);
  await expect(page.getByText('Image 2 was not sent: This file is not an image.')).toBeVisible();
  await expect(page.getByText('Image 3 was not sent: Images can be up to 5 MB.')).toBeVisible();
  await portal.button('Send feedback').click();
  await expect(page.getByText('An image is not sent yet.')).toBeVisible();
  await lookAt(page, 'feedback');
  await portal.button('Remove image 3').click();
  await portal.button('Remove image 2').click();
  await page.reload();
  await expect(portal.field('What you want to tell us')).toHaveValue('It does not load.');
  await input.setInputFiles([{ name: 'shot.png', mimeType: 'image/png', buffer: PICTURE }]);
  await expect(portal.button('Remove image 1')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Image 1 is being sent' })).toHaveCount(0);
  await portal.button('Send feedback').click();
  await expect(page.getByText(/Your case number is \d+\./)).toBeVisible();
  await lookAt(page, 'feedback-sent');
  await portal.button('Write another').click();
  await expect(portal.field('Subject')).toHaveValue('');
});

test('the login password: rules of its form, then logged out and in again', async ({ portal }) => {
  const { page } = portal;
  const person = await portal.register();
  await portal.open('/ad-center/edit-login-password');
  await portal.button('Change password').click();
  await expect(page.getByText('Cannot be empty.')).toHaveCount(3);
  await portal.field('Current password').fill('not my password');
  await portal.field('New password').fill('another password');
  await portal.field('Confirm new password').fill('another pass');
  await expect(page.getByText('Passwords do not match.')).toBeVisible();
  await portal.field('Confirm new password').fill('another password');
  await portal.button('Change password').click();
  await expect(page.getByText('The current password is wrong.')).toBeVisible();
  await expect(portal.field('New password')).toHaveValue('another password');
  await lookAt(page, 'edit-login-password');
  await portal.field('Current password').fill(PASSWORD);
  await portal.button('Change password').click();
  await expect(portal.toast('Password changed. Log in with the new one.')).toBeVisible();
  await portal.logIn(person.username, PASSWORD);
  await expect(portal.field('Password')).toHaveAccessibleDescription('Username or password is wrong.');
  await portal.logIn(person.username, 'another password');
  await expect(page.getByText('Hello, Robin')).toBeVisible();
});

const enterTwice = async (portal: Portal, digits: string): Promise<void> => {
  for (const step of ['Next step', 'Finish']) {
    await portal.pressDigits(digits);
    await portal.button(step).click();
  }
};

test('the transaction password: by the present one, and by the login password with the delay named @full', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.register();
  await portal.open('/ad-center/edit-pay-password');
  await page.getByRole('link', { name: 'Transaction password' }).click();
  await enterTwice(portal, '246813');
  await expect(portal.toast('Transaction password set.')).toBeVisible();
  await portal.open('/ad-center/edit-pay-password');
  await portal.pressDigits('135791');
  await portal.button('Next step').click();
  await expect(page.getByRole('alert')).toContainText('The transaction password is wrong. 4 tries left.');
  await lookAt(page, 'edit-pay-password-wrong');
  await portal.pressDigits('246813');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await portal.button('Next step').click();
  await portal.pressDigits('246813');
  await portal.button('Next step').click();
  await expect(page.getByRole('alert')).toContainText('must be different from the current one');
  await enterTwice(portal, '975310');
  await expect(portal.toast('Transaction password changed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Change transaction password' })).toBeHidden();

  await portal.open('/ad-center/edit-pay-password');
  await portal.button('Forgot it?').click();
  await expect(page.getByText(/Payouts are then on hold for 24 hours/)).toBeVisible();
  await portal.field('Login password').fill('not my password');
  await portal.button('Next step').click();
  await enterTwice(portal, '864209');
  await expect(page.getByRole('alert')).toContainText('The login password is wrong.');
  await lookAt(page, 'edit-pay-password-login');
  await portal.field('Login password').fill(PASSWORD);
  await portal.button('Next step').click();
  await enterTwice(portal, '864209');
  await expect(portal.toast('Transaction password changed. Payouts are on hold for 24 hours.')).toBeVisible();
});

test('Me: theme and text size are kept and stand before the first paint @full', async ({ portal, watch }) => {
  const { page } = portal;
  watch.expect(/ERR_FAILED|preload/);
  await portal.register();
  await portal.open('/me');
  await expect(page.getByText('no real money can move')).toBeVisible();
  await lookAt(page, 'me');
  await portal.button('Dark').click();
  const slider = page.getByRole('slider', { name: 'Text size' });
  await slider.fill('200');
  await expect(slider).toHaveAttribute('aria-valuetext', '200%');
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [
    '/me',
    '/settings',
    '/settings/security',
    '/notification',
    '/ad-center/feedback',
    '/ad-center/edit-login-password',
  ]) {
    await portal.open(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await lookAt(page, `large${path.replaceAll('/', '-')}`);
  }
  await page.route('**/assets/**', (route) =>
    route.request().url().endsWith('.js') ? route.abort() : route.continue(),
  );
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--text-scale'))).toBe(
    '2',
  );
});

test('settings: a login elsewhere is ended @full', async ({ portal, otherDevice }) => {
  const person = await portal.register();
  const other = new Portal(await otherDevice());
  await other.open('/login');
  await other.logIn(person.username, PASSWORD);
  await expect(other.page.getByText('Hello, Robin')).toBeVisible();
  await portal.open('/settings');
  await lookAt(portal.page, 'settings-places');
  await portal.button('Log out').click();
  await expect(portal.toast('Logged out there.')).toBeVisible();
  await expect(portal.button('Log out')).toHaveCount(0);
  await other.open('/wallet');
  await expect(other.button('Log in')).toBeVisible();
});
