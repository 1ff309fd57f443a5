import { fund } from './support/funding';
import { PIN } from './support/scenario';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

test('questions before something is done can be read by everybody, and closing them does nothing @full', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.open('/login');
  await portal.logIn('demo', 'sandbox-demo');
  await expect(portal.button('Log out')).toBeVisible();

  await test.step('top-up', async () => {
    await portal.open('/wallet');
    await portal.button('Add money').click();
    await lookAt(page, 'topup-dialog');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });

  await test.step('another payout account in place of the one there is', async () => {
    await portal.fillCard();
    await portal.button('Save').click();
    const question = page.getByRole('dialog');
    await expect(question).toBeVisible();
    await lookAt(page, 'rebind-dialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
  });

  await test.step('customer service for recharging', async () => {
    await portal.open('/wallet');
    await portal.button('Customer service').click();
    await lookAt(page, 'contacts-recharge');
    await page.keyboard.press('Escape');
  });

  await portal.open('/wallet');
  await expect(page.getByText('Sample Bank, ending in 3333')).toBeVisible();
});

test('the way back of the device closes a sheet, keeps what was typed, and only then leaves the page @full', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.register();
  const root = (name: string) =>
    page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name });
  await root('Wallet').click();
  const sheet = page.getByRole('dialog');
  await portal.button('Add money').click();
  await portal.field('Amount in USD').fill('75');
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/#\/wallet$/);
  await portal.button('Add money').click();
  await expect(portal.field('Amount in USD')).toHaveValue('75');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/#\/ad-center$/);
});

test('a plan is cancelled free of charge, a running one is stopped, each after a question @full', async ({
  portal,
  staffDesk,
}) => {
  const { page } = portal;
  const { username } = await portal.register();
  await fund(portal, username, '60.00', staffDesk);
  const put = async (): Promise<void> => {
    await portal.openProduct('Harbor Lights');
    const dialog = await portal.preparePut('20.00');
    await dialog.getByRole('button', { name: 'Fund with $20.00' }).click();
    await page.waitForURL(/plan\/detail/);
    await expect(page.getByText('In review').first()).toBeVisible();
  };

  await put();
  await portal.button('Cancel funding').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel funding' }).click();
  await expect.poll(async () => (await portal.api.property()).available_balance).toBe(60_00);

  await put();
  await portal.button('Stop the plan').click({ timeout: 120_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Stop the plan' }).click();
  // What the run did not spend comes back when the network has ended it.
  const available = async (): Promise<number> => (await portal.api.property()).available_balance;
  await expect.poll(available, { timeout: 120_000 }).toBeGreaterThan(40_00);
});

test('a page that somebody was led to leads back where they were, from its sheet too @full', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.register();
  await portal.choosePin(PIN);
  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Wallet' }).click();
  await page.getByRole('link', { name: /^Payout account/ }).click();
  await portal.typeCard();
  await portal.saveCard(PIN);
  await expect(page).toHaveURL(/#\/wallet$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/bind-card/);
});
