import { approveIn } from './support/console';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

const FRESH = 'a harbour after the storm';

test('who forgot the password and has no e-mail gets in by two members of staff, and sees until when payouts wait @full', async ({
  portal,
  staffDesk,
  otherDevice,
}) => {
  const { username } = await portal.register();
  const device = await otherDevice();
  await device.goto('/');
  await device.getByRole('link', { name: 'Forgot password?' }).tap();
  await lookAt(device, 'forgot-password');
  await device.getByRole('link', { name: 'Write to support', exact: true }).tap();
  await expect(device.getByRole('button', { name: 'Password', pressed: true })).toBeVisible();
  await device.getByLabel('Your name').fill('Robin');
  await device.getByLabel('Username of the account (optional)').fill(username);
  await device.getByLabel('What happened?').fill('I forgot my password and cannot use my e-mail.');
  await device.getByRole('button', { name: 'Send to support' }).tap();
  await expect(device.locator('.guest__code')).toHaveCount(2);
  const [number = '', secret = ''] = await device.locator('.guest__code').allTextContents();

  const desk = await staffDesk('support');
  await desk.open('Support');
  const talk = await desk.openChat(number);
  await talk.getByText('More', { exact: true }).click();
  await desk.act(talk, 'Propose a new login password', {
    'Username or operation ID': username,
    'What was checked': 'call_back',
    'What was seen': 'Called back on the known number',
  });
  // Whoever is signed in is told at once.
  await portal.page.reload();
  await expect(portal.page.getByText('Somebody asked to reset your login password.')).toBeVisible();
  await lookAt(portal.page, 'recovery-veto');

  const second = await staffDesk('checker');
  await second.open('Proposals');
  await second.row(username).getByRole('link').first().click();
  await lookAt(second.page, 'console-recovery');
  await approveIn(second.page.getByRole('region', { name: /^Proposal / }));

  await device.getByRole('link', { name: 'Support agreed? Set a new password' }).tap();
  // The page before, which stands while the next one is loaded, shows both by the same names.
  await expect(device.getByRole('textbox', { name: 'Case number' })).toHaveValue(number);
  await expect(device.getByRole('textbox', { name: 'Case code' })).toHaveValue(secret);
  await device.getByRole('button', { name: 'Continue' }).tap();
  await device.getByLabel('New password', { exact: true }).fill(FRESH);
  await device.getByLabel('Confirm new password').fill(FRESH);
  await device.getByRole('button', { name: 'Set password' }).tap();
  await expect(device.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  const told = (await device.getByText(/Payouts are on hold until/).textContent()) ?? '';
  const [, until = 'no time'] = /Payouts are on hold until (.+?\sUTC)/.exec(told) ?? [];
  await lookAt(device, 'recovery-done');
  await device.getByRole('link', { name: 'Log in' }).tap();
  await device.getByLabel('Username').fill(username);
  await device.getByLabel('Password').fill(FRESH);
  await device.getByRole('button', { name: 'Log in' }).tap();
  await expect(device.getByText('Hello, Robin')).toBeVisible();
  await device.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Wallet' }).tap();
  // Who has no money yet is told where it would be taken out.
  await device.getByRole('button', { name: 'Withdraw' }).tap();
  const reset = device
    .getByRole('listitem')
    .filter({ hasText: 'In the last 24 hours, a password was reset' });
  await expect(reset).toContainText(`Ends ${until}`);
});
