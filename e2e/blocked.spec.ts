import type { Page } from '@playwright/test';
import { blockedDialog, countCalls, decideAccount, registerWith } from './support/blocking';
import type { Console } from './support/console';
import { fund } from './support/funding';
import { PASSWORD, type Portal } from './support/portal';
import { lookAt } from './support/screen';
import { StaffApi } from './support/staff-api';
import { expect, test } from './support/test';

const PIN = '246813';
const STATISTICS = '/data_statistics/list';

const messagesOf = (page: Page) => page.getByRole('region', { name: 'Messages' });
const way = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });

const write = async (portal: Portal, text: string): Promise<void> => {
  await portal.field('Your message').fill(text);
  await portal.button('Send').click();
  await expect(messagesOf(portal.page).getByText(text)).toBeVisible();
  await expect(
    messagesOf(portal.page)
      .getByText(/^(Sent|Delivered)$/)
      .last(),
  ).toBeVisible();
};

/** Two minutes in front of the page: what is read again by itself is read again. */
const waitTwoMinutes = (page: Page): Promise<void> => page.clock.runFor(120_000);

const setPayoutAndPin = async (portal: Portal): Promise<void> => {
  const { page } = portal;
  await portal.button('Set payout account').click();
  await expect(page).toHaveURL(/bind-card$/);
  for (const [label, text] of Object.entries({
    'Bank name': 'Harbour Bank',
    Beneficiary: 'Robin Sample',
    Mobile: '+1 555 010 0199',
    'Bank account number': '0000 1111 2222 4444',
    'Branch name': 'Main branch',
    'Bank address': '1 Harbor Street',
  }))
    await portal.field(label).fill(text);
  await portal.button('Save').click();
  await expect(page, 'back at the withdrawal').toHaveURL(/withdraw$/);
  await expect(page.getByText('Harbour Bank, ending in 4444')).toBeVisible();
  await portal.button('Set password').click();
  for (const step of ['Next step', 'Finish']) {
    await portal.pressDigits(PIN);
    await portal.button(step).click();
  }
  await expect(page, 'back at the withdrawal').toHaveURL(/withdraw$/);
};

const beToldOnce = async (portal: Portal): Promise<void> => {
  const { page } = portal;
  await page.clock.runFor(31_000);
  const dialog = blockedDialog(page);
  await expect(dialog).toContainText('This account is disabled. Your money stays yours');
  await expect(dialog).toContainText('Reason: A document was found to be forged. The name does not match');
  await lookAt(page, 'disabled-dialog');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('Your account is disabled; your money is still yours')).toBeVisible();
  await expect(
    page.getByText('Reason: A document was found to be forged. The name does not match'),
  ).toBeVisible();
  const asked = countCalls(page, STATISTICS);
  const counted = countCalls(page, '/unread_count');
  await waitTwoMinutes(page);
  await expect.poll(counted, 'what is open is read on').toBeGreaterThan(0);
  expect(asked(), 'what is refused is left alone').toBe(0);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Request failed')).toHaveCount(0);
  await expect(page.getByText(/refreshes in/)).toHaveCount(0);
  await lookAt(page, 'disabled-home');
  await page.reload();
  await expect(page.getByText('Your account is disabled; your money is still yours')).toBeVisible();
  await expect(dialog).toHaveCount(0);
};

const chat = async (portal: Portal, support: Console, username: string): Promise<void> => {
  const { page } = portal;
  await way(page, /^Chat with support/).click();
  await expect(messagesOf(page).getByText('When is my plan settled?')).toBeVisible();
  await write(portal, 'Which paper is missing?');
  await support.open('Support');
  const talk = await support.openChat(username, 'General');
  await expect(talk.getByText('Which paper is missing?')).toBeVisible();
  await portal.button('Back').click();
};

const readNotice = async (portal: Portal): Promise<void> => {
  const { page } = portal;
  await way(page, /^Inbox/).click();
  await page
    .getByRole('button', { name: /Unread/ })
    .first()
    .click();
  const notices = page.getByRole('listitem').getByRole('heading').getByRole('button');
  await expect(notices.first()).toContainText('Your account is disabled');
  // One may come while others are read.
  const unopened = page.getByRole('listitem').getByRole('heading').getByRole('button', { expanded: false });
  const isAllRead = page.getByText('Nothing unread', { exact: true });
  await expect(async () => {
    while ((await unopened.count()) > 0) await unopened.first().click();
    await expect(isAllRead).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await portal.button('Back').click();
};

const object = async (portal: Portal): Promise<void> => {
  const { page } = portal;
  await way(page, /^Dispute/).click();
  await portal.field('Your reasons').fill('The name on the paper is my own.');
  await portal.button('Send dispute').click();
  await expect(portal.toast('Sent. The answer appears here.')).toBeVisible();
  await portal.button('Back').click();
};

const withdraw = async (portal: Portal): Promise<void> => {
  const { page } = portal;
  await way(page, /^Withdraw/).click();
  await portal.field('Amount in USD').fill('20');
  await setPayoutAndPin(portal);
  await expect(portal.field('Amount in USD'), 'what was typed').toHaveValue('20');
  await portal.button('Withdraw $20.00').click();
  await portal.confirmByPin(PIN);
  await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible();
  await portal.button('Back').click();
  await expect(page).toHaveURL(/ad-center$/);
};

const askForProducts = async (portal: Portal): Promise<void> => {
  const { page } = portal;
  await way(page, /^Plans/).click();
  await portal.button('Products').click();
  await expect(page.getByText('This is not available in your account’s current state.')).toBeVisible();
  await lookAt(page, 'disabled-products');
  await way(page, 'What is open to you').click();
  await expect(page.getByText('Your account is disabled; your money is still yours')).toBeVisible();
};

const close = async (portal: Portal): Promise<void> => {
  const { page } = portal;
  await way(page, /^Close account/).click();
  await portal.button('Close my account').click();
  await expect(page.getByRole('dialog').getByText('Close your account?')).toBeVisible();
  await portal.confirmByPin(PIN);
  const expectUnderWay = async (): Promise<void> => {
    await expect(page.getByRole('heading', { name: 'Your account is being closed' })).toBeVisible();
    const sum = page.locator('.card').filter({ hasText: 'On its way to you' }).first();
    await expect(sum.getByText('$60.00', { exact: true })).toBeVisible();
    await expect(page.getByText('Bank account, ending in 4444')).toHaveCount(2);
    await expect(page.getByText(/^Withdrawal no\. \d+$/)).toHaveCount(2);
    await expect(
      page.getByText(/^Paid by .+\. If not, the full amount returns to your available funds\.$/),
    ).toHaveCount(2);
    await expect(page.getByText('$0.00')).toHaveCount(0);
    await expect(page.getByText('Close account')).toHaveCount(0);
  };
  await expectUnderWay();
  await lookAt(page, 'closed-exit');
  await page.reload();
  await expectUnderWay();
  await expect(portal.button('Close my account')).toHaveCount(0);
  const saving = page.waitForEvent('download');
  await portal.button('Save the statement (PDF)').click();
  expect((await saving).suggestedFilename()).toMatch(/\.pdf$/);
  await portal.button('Back').click();
  await expect(way(page, /^Where your money is\s*\$60\.00 is on its way to you/)).toBeVisible();
  await expect(page.getByText('Close account')).toHaveCount(0);
  await lookAt(page, 'closed-home');
  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: /^Me$/ }).click();
  await expect(page).toHaveURL(/#\/me$/);
  await expect(way(page, 'Where your money is')).toBeVisible();
  await expect(page.getByText('Close account')).toHaveCount(0);
};

const signInAgain = async (portal: Portal, username: string): Promise<void> => {
  const { page } = portal;
  await portal.open('/ad-center');
  await portal.page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await portal.open('/login');
  await portal.logIn(username, PASSWORD);
  const dialog = blockedDialog(page);
  await expect(dialog).toContainText('This account is disabled.');
  await expect(dialog.getByRole('button', { name: 'Where your money is' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close account' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Customer service 1 - Support' }).click();
  await expect(messagesOf(page).getByText('Which paper is missing?')).toBeVisible();
  await portal.button('Back').click();
  await waitTwoMinutes(page);
  await expect(dialog).toHaveCount(0);
  await expect(way(page, /^Where your money is/)).toBeVisible();
};

test('a disabled person is told once, and their own matters go on inside the app @full', async ({
  portal,
  staffDesk,
}) => {
  test.slow();
  const { page } = portal;
  await page.clock.install();
  const { username } = await portal.register();
  await fund(portal, username, '60.00', staffDesk);
  await portal.open('/ad-center');
  await portal.button('Customer service').click();
  await blockedDialog(page).getByRole('button', { name: 'Customer service 1 - Support' }).click();
  await write(portal, 'When is my plan settled?');
  await portal.button('Back').click();
  await expect(page.getByText('Hello, Robin')).toBeVisible();

  const admin = await staffDesk('admin');
  await decideAccount(admin, username, 'Disable account', 'document_forged', 'The name does not match');

  await test.step('the dialog comes by itself, once, and does not come back in two minutes', () =>
    beToldOnce(portal));
  await test.step('the own chat with its history; the desk reads what is written', async () =>
    chat(portal, await staffDesk('support'), username));
  await test.step('a notice is read', () => readNotice(portal));
  await test.step('an objection', () => object(portal));
  await test.step('payout account, password, withdrawal', () => withdraw(portal));
  await test.step('what is not open says so, to who asks for it', () => askForProducts(portal));
  await test.step('closing: the true amount under way, after a reload too, and no second offer', () =>
    close(portal));
  await test.step('who signs in again is told once, without the offer', () => signInAgain(portal, username));
});

test.describe('an account that speaks German', () => {
  test.use({ locale: 'de-DE' });

  test('402: told once in the language of the account, a later choice stays; staff activate it before its eyes', async ({
    portal,
    request,
    staffDesk,
  }) => {
    const { page } = portal;
    await page.clock.install();
    const staff = await StaffApi.signIn(request, 'admin');
    const username = await registerWith(portal, await staff.issueWaitingKey());
    const dialog = page.getByRole('dialog', { name: 'Kundenservice' });
    await expect(dialog).toContainText('Dieses Konto ist noch nicht freigeschaltet.');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await lookAt(page, 'not-activated');
    await dialog.getByRole('button', { name: 'Schließen', exact: true }).click();
    await expect(page.getByText('Ihr Konto wartet auf die Freischaltung')).toBeVisible();
    await lookAt(page, 'not-activated-home');

    await page.evaluate(() => localStorage.setItem('lang', 'en'));
    await page.reload();
    await expect(page.getByText('Your account is waiting to be activated')).toBeVisible();
    await waitTwoMinutes(page);
    await expect(blockedDialog(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByText('Our team checks the registration')).toBeVisible();
    await expect(page.getByRole('main').getByText(/Close account|Withdraw|\$/)).toHaveCount(0);
    await way(page, /^Chat with support/).click();
    await write(portal, 'How long does it take?');
    await portal.button('Back').click();
    await way(page, /^Inbox/).click();
    await expect(page.getByText('No notifications yet.')).toBeVisible();
    await portal.button('Back').click();

    const admin = await staffDesk('admin');
    await decideAccount(admin, username, 'Enable account', 'Papers are in order');
    await page.clock.runFor(31_000);
    await expect(page.getByText(`Hello, ${username}`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Data overview' })).toBeVisible();
    await expect(page.getByText('Request failed')).toHaveCount(0);
  });
});
