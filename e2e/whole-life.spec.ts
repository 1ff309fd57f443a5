// One account from its key to its last payment, by two browsers: the holder's phone and the desks of staff. Nothing
// is done by SQL or by a call: only clicks and typing in the two apps.
import type { Locator } from '@playwright/test';
import type { Console } from './support/console';
import { postTopup } from './support/funding';
import { issueKey } from './support/keys';
import { money } from './support/money';
import { newPerson, type Portal } from './support/portal';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';
import { passByTwo, type TwoPeople } from './support/two-people';

interface Cast extends TwoPeople {
  readonly portal: Portal;
  readonly support: Console;
  readonly username: string;
}

const PIN = '246813';
const PAYEE = 'Sample exchange';
const STAGE_MS = 120_000;

/** Opens the recharge desk as a person finds it: from the wallet, by the list of contacts. */
const openRechargeDesk = async ({ page }: Portal): Promise<void> => {
  await page.getByRole('button', { name: 'Payment support' }).click();
  await page.getByRole('dialog', { name: 'Customer service' }).getByRole('button', { name: /1 - / }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toBeVisible();
};

/** The case is answered in words and with a card of the registry; the money is posted by two people. */
const topUp = async (cast: Cast): Promise<void> => {
  const { portal, support, username } = cast;
  await portal.askForTopup('200.00');
  await support.open('Top-ups');
  await support.act(support.row(username), 'Send payment card', { Payee: PAYEE });
  await expect(support.row(username)).toContainText('Card sent');
  await openRechargeDesk(portal);
  const messages = portal.page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByRole('region', { name: 'Payment details' })).toContainText(PAYEE);
  await portal.field('Your message').fill('I paid today.');
  await portal.button('Send').click();

  await support.open('Support');
  const panel = await support.openChat(username);
  await expect(panel.getByText('I paid today.')).toBeVisible();
  await panel.getByLabel('Answer', { exact: true }).fill('Thank you. We look for it.');
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messages.getByText('Thank you. We look for it.')).toBeVisible();

  await postTopup(cast, username, '200.00', PAYEE);
  const topupCase = messages.getByRole('region', { name: 'Adding money' });
  await expect(topupCase).toContainText('In your available funds');
  await portal.open('/wallet');
  await portal.page.getByText('Earlier requests', { exact: true }).click();
  await expect(
    portal.page.locator('.tag').filter({ hasText: 'In your available funds' }).first(),
  ).toBeVisible();
  await expect(portal.value('Available funds')).toHaveText(money(200_00));
};

/** The plan's page follows the plan by itself. */
const waitForStatus = (portal: Portal, status: string): Promise<void> =>
  expect(portal.page.locator('.card').first().locator('.tag').first()).toHaveText(status, {
    timeout: STAGE_MS,
  });

/** A plan runs; its holder objects to the statement, staff answer, and it is settled. */
const runAndObject = async ({ portal, support, checker, username }: Cast): Promise<void> => {
  const { page } = portal;
  await portal.openProduct('Harbor Lights');
  const dialog = await portal.preparePut('50.00');
  await dialog.getByRole('button', { name: `Fund with ${money(50_00)}` }).click();
  await page.waitForURL(/plan\/detail/);
  const orderId = portal.orderId();
  await waitForStatus(portal, 'Settling');
  await page.getByRole('link', { name: 'Dispute', exact: true }).click();
  await portal.field('Your reasons').fill('Two days of reports are missing.');
  await portal.button('Send dispute').click();
  await expect(portal.toast('Sent. The answer appears here.')).toBeVisible();
  await lookAt(page, 'objection-open');
  await portal.open(`/plan/detail?id=${orderId}`);
  await expect(page.getByText('Your dispute is being answered.')).toBeVisible();

  await support.open('Disputes');
  await expect(support.row(username)).toContainText('Two days of reports are missing.');
  await lookAt(support.page, 'console-objections');
  const isLoss = (await support.row(username).textContent())?.includes('House pays') === true;
  await support.act(support.row(username), 'Answer', {
    Decision: 'upheld',
    Answer: 'The network sent them again, and they count.',
  });
  // The network's figures decide whether the plan lost: what the house pays, a second person agrees to.
  if (isLoss) {
    await checker.open('Disputes');
    await checker.approve(checker.row(username));
  }
  // The list is read anew every 20 seconds; what left it by another's hand stays among others until one asks for it anew.
  const gone = support.page.getByRole('button', { name: /left this list/ });
  await expect(async () => {
    if (await gone.isVisible()) await gone.click();
    await expect(support.row(username)).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await waitForStatus(portal, 'Settled');
  await portal.open('/objection');
  await expect(page.getByText('Answer: The network sent them again, and they count.')).toBeVisible();
  await expect(page.getByText('Upheld', { exact: true }).first()).toBeVisible();
};

const askForWithdrawal = async (portal: Portal): Promise<void> => {
  await portal.open('/wallet/withdraw');
  await portal.field('Amount in USD').fill('40.00');
  await expect(
    portal.page.getByText(/^Paid by .*\. If not, the full amount returns to your available funds\.$/).first(),
  ).toBeVisible();
  await portal.button(`Withdraw ${money(40_00)}`).click();
  await portal.confirmByPin(PIN);
  await portal.leaveReceipt(money(40_00));
  await portal.open('/wallet/withdraw');
  await expect(portal.button('Cancel withdrawal')).toBeVisible();
  await expect(newestWithdrawal(portal)).toContainText('the full amount returns to your available funds');
};

/** The second withdrawal, from home: three taps, the amount, and the six digits. */
const withdrawAgain = async (portal: Portal): Promise<void> => {
  const { page } = portal;
  await portal.open('/ad-center');
  let taps = 0;
  const tap = async (control: Locator): Promise<void> => {
    taps += 1;
    await control.click();
  };
  await tap(page.locator('a[href="#/wallet"]').first());
  await tap(portal.button('Withdraw'));
  await portal.field('Amount in USD').fill('40.00');
  await tap(portal.button(`Withdraw ${money(40_00)}`));
  expect(taps).toBeLessThanOrEqual(3);
  await portal.confirmByPin(PIN);
  await portal.leaveReceipt(money(40_00));
};

/** What the phone shows of a withdrawal, newest first. */
const newestWithdrawal = ({ page }: Portal) =>
  page
    .getByRole('listitem')
    .filter({ hasText: /Bank account, ending in/ })
    .first();

const pay = async (cast: Cast, reference: string): Promise<void> => {
  const { username } = cast;
  const page = 'Withdrawals';
  await passByTwo(cast, { page, username, name: 'Propose approval', fields: null });
  const fields = { 'Payment reference': reference };
  await passByTwo(cast, { page, username, name: 'Propose payment', fields });
};

/** Refused with a reason that the holder reads; asked for again, approved and paid. */
const withdraw = async (cast: Cast): Promise<void> => {
  const { portal, username } = cast;
  await portal.choosePin(PIN);
  await portal.fillCard();
  await portal.saveCard(PIN);
  await askForWithdrawal(portal);
  const note = 'The bank asks for the name of the branch.';
  const fields = { Reason: 'destination_unclear', Note: note };
  await passByTwo(cast, { page: 'Withdrawals', username, name: 'Propose refusal', fields });
  await portal.open('/notification');
  await portal.open('/wallet/withdraw');
  await expect(newestWithdrawal(portal)).toContainText(
    `Reason: The payout account is not stated clearly enough to pay to. ${note}`,
  );
  await expect(newestWithdrawal(portal)).toContainText('Refused');
  await lookAt(portal.page, 'withdraw-refused');
  await withdrawAgain(portal);
  await pay(cast, `P1-${username}`);
  await portal.open('/notification');
  await portal.open('/wallet/withdraw');
  await expect(newestWithdrawal(portal)).toContainText(`Reference P1-${username}`);
};

/** All that is left is paid out, and the account is closed. */
const close = async (cast: Cast): Promise<void> => {
  const { portal, username, checker } = cast;
  const { page } = portal;
  await portal.open('/exit');
  const rest = (await portal.value('Paid out at once').textContent()) ?? '';
  expect(rest).not.toBe(money(0));
  await expect(page.getByText('Still to come')).toHaveCount(0);
  await portal.button('Close my account').click();
  await expect(page.getByRole('dialog').getByText('Close your account?')).toBeVisible();
  await portal.confirmByPin(PIN);
  // The farewell says one sum large, in words that say where it is.
  const farewell = page.locator('.card').filter({ has: page.locator('.receipt__amount') });
  const onItsWay = farewell.getByText('On its way to you');
  await expect(onItsWay).toBeVisible();
  await expect(farewell.locator('.receipt__amount')).toHaveText(rest);
  await pay(cast, `P2-${username}`);
  await expect(onItsWay).toHaveCount(0);
  await expect(farewell.getByText('Paid out', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Your withdrawals' }).click();
  await expect(newestWithdrawal(portal)).toContainText(`Reference P2-${username}`);
  await expect(newestWithdrawal(portal)).toContainText(rest);
  await checker.open('Withdrawals');
  await checker.page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: 'All', exact: true })
    .click();
  await expect(checker.row(username).filter({ hasText: rest })).toContainText('Paid');
  await checker.open('Books');
  await checker.page.getByRole('button', { name: 'Check now' }).click();
  await expect(checker.page.getByText('The books agree.')).toBeVisible();
};

test('two browsers, one life: from the key that staff issue to the last payment @full', async ({
  portal,
  staffDesk,
}) => {
  test.slow();
  const support = await staffDesk('support');
  const key = await test.step('staff issue a license key', () => issueKey(support, newPerson().username));
  const { username } = await test.step('it opens an account', () => portal.register(key));
  const people = { maker: await staffDesk('maker'), checker: await staffDesk('checker') };
  const cast = { ...people, portal, support, username };
  await test.step('a top-up by card and case', () => topUp(cast));
  await test.step('a plan, an objection, an answer, a settlement', () => runAndObject(cast));
  await test.step('a withdrawal refused with its reason, then paid', () => withdraw(cast));
  await test.step('the account is closed and paid out', () => close(cast));
});
