import { fund } from './support/funding';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';
import { passByTwo } from './support/two-people';

const PIN = '246813';
const RECEIPT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('out any time: closes the account with all cash out; the way to the cash stays @full', async ({
  portal,
  staffDesk,
}) => {
  const { page } = portal;
  const { username } = await portal.register();
  await fund(portal, username, '60.00', staffDesk);
  await portal.open('/exit');
  await expect(portal.button('Close my account')).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Set payout account' })).toBeVisible();
  await portal.choosePin(PIN);
  await portal.fillCard();
  await portal.saveCard(PIN);
  await portal.open('/exit');
  await expect(portal.value('Paid out at once')).toContainText('60.00');
  await lookAt(page, 'exit');
  await portal.field('Reason (optional)').fill('Moving on');
  await portal.button('Close my account').click();
  await expect(page.getByRole('dialog').getByText('Close your account?')).toBeVisible();
  await lookAt(page, 'exit-question');
  await portal.confirmByPin(PIN);
  await expect(page.getByRole('heading', { name: 'Your account is being closed' })).toBeVisible();
  await expect(page.getByText('On its way to you')).toBeVisible();
  await expect(page.locator('.receipt__amount')).toHaveText('$60.00');
  await lookAt(page, 'exit-closed');
  await page.getByRole('link', { name: 'Your withdrawals' }).click();
  await expect(page.getByText('Requested').first()).toBeVisible();
  await expect(page.getByText('60.00').first()).toBeVisible();
  const two = { maker: await staffDesk('maker'), checker: await staffDesk('checker') };
  const payout = { page: 'Withdrawals', username };
  await passByTwo(two, { ...payout, name: 'Propose approval', fields: null });
  await passByTwo(two, {
    ...payout,
    name: 'Propose payment',
    fields: { 'Payment reference': `X-${username}` },
  });
  // Closed is said once all of it is paid; a job looks every half minute.
  await expect(async () => {
    await portal.open('/exit');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible({
      timeout: 5_000,
    });
  }).toPass({ timeout: 120_000 });
  // Not before: a list that was read while it was open stays on show.
  await portal.open('/plan?show=products');
  await expect(page.getByText('This is not available in your account’s current state.')).toBeVisible();
});

test('a payment through an exchange partner is reported with its receipt @full', async ({ portal }) => {
  const { page } = portal;
  await portal.open('/login');
  await portal.logIn('demo', 'sandbox-demo');
  await expect(page.getByText('Hello, Demo')).toBeVisible();
  await portal.open('/wallet/foreign-exchange');
  // One is open: the code of another is asked for below it.
  await page.getByText('Use another code', { exact: true }).click();
  await portal.button('Start exchange').click();
  await expect(page.getByText('Enter the code you were given.', { exact: true })).toBeVisible();
  await portal.field('Exchange code').fill('NOT-A-CODE');
  await portal.button('Start exchange').click();
  await expect(portal.field('Exchange code')).toHaveAttribute('aria-invalid', 'true');
  await expect(portal.field('Exchange code')).toHaveValue('NOT-A-CODE');
  await expect(page.getByText('0000 5555 6666 7777')).toBeVisible();
  await lookAt(page, 'foreign-exchange');
  await portal.button('I have paid').click();
  const dialog = page.getByRole('dialog', { name: 'I have paid' });
  await dialog.getByLabel('Amount in USD').fill('250.00');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: RECEIPT,
  });
  await lookAt(page, 'foreign-exchange-claim');
  await dialog.getByRole('button', { name: 'Report the payment' }).click();
  await expect(portal.toast('Payment reported. Follow each step here.')).toBeVisible();
  await expect(page.getByText('Payment reported').first()).toBeVisible();
});

test('an objection keeps what was typed over a reload, and stands in the list with its date @full', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.register();
  await portal.open('/objection');
  await expect(page.getByText('You have not disputed anything.')).toBeVisible();
  await portal.field('Your reasons').fill('The score fell without a cause.');
  await page.reload();
  await expect(portal.field('Your reasons')).toHaveValue('The score fell without a cause.');
  await lookAt(page, 'objection');
  await portal.button('Send dispute').dblclick();
  await expect(portal.toast('Sent. The answer appears here.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'The score fell without a cause.' })).toHaveCount(
    1,
  );
  await lookAt(page, 'objection-open');
});
