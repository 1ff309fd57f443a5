// A newcomer alone with a fresh sandbox: no second login, only the portal; the demo desk does what staff do.
import { money } from './support/money';
import { startProduct } from './support/product';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

const PIN = '246813';
const DETAILS_MS = 20_000;
const DESK_MS = 60_000;
const PLAN_MS = 120_000;

const alone = test.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const product = await startProduct({ DEMO_DESK: 'on' });
    await use(product.origin);
    await product.stop();
  },
});

alone('one life without a second login: top-up, chat, plan, withdrawal, paid @full', async ({ portal }) => {
  alone.slow();
  const { page } = portal;
  await portal.register();

  // Three touches, and it says where to pay.
  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Wallet' }).tap();
  await portal.button('Top up').tap();
  await portal.field('Amount in USD').fill('200.00');
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for a top-up' }).tap();
  const payTo = page.getByRole('region', { name: 'Payment card' });
  await expect(payTo).toContainText('Sample payee', { timeout: DETAILS_MS });
  await expect(payTo).toBeInViewport();
  await lookAt(page, 'topup-pay-to');
  await expect(page.locator('.tag').filter({ hasText: 'In your available funds' }).first()).toBeVisible({
    timeout: DESK_MS,
  });
  await expect(portal.value('Available funds')).toHaveText(money(200_00));

  await page.getByRole('button', { name: 'Recharge support' }).click();
  await page.getByRole('dialog', { name: 'Customer service' }).getByRole('button', { name: /1 - / }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByRole('region', { name: 'Payment card' })).toContainText('Sample payee');
  await portal.field('Your message').fill('When can I withdraw?');
  await portal.button('Send').click();
  await expect(messages.getByText(/^This is the demo desk of the sandbox/)).toBeVisible({ timeout: DESK_MS });

  await portal.openProduct('Harbour Lights');
  const dialog = await portal.preparePut('50.00');
  await dialog.getByRole('button', { name: `Put ${money(50_00)}` }).click();
  await page.waitForURL(/plan\/detail/);
  const status = page.locator('.card').first().locator('.tag').first();
  await expect(status).toHaveText('Settlement successful', { timeout: PLAN_MS });

  await portal.choosePin(PIN);
  await portal.fillCard();
  await portal.saveCard(PIN);
  await portal.open('/wallet/withdraw');
  await portal.field('Amount in USD').fill('40.00');
  await portal.button(`Withdraw ${money(40_00)}`).click();
  await portal.confirmByPin(PIN);
  await portal.leaveReceipt(money(40_00));
  await portal.open('/wallet/withdraw');
  await expect(page.getByText(/Reference demo-withdrawal-\d+/).first()).toBeVisible({ timeout: DESK_MS });
});
