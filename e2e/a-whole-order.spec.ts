// The longest journey, and mostly waiting: its name puts it first, so that the others run beside it.
import { expectAgreement } from './support/agreement';
import type { Console } from './support/console';
import { money, signedMoney } from './support/money';
import { newPerson, PASSWORD, type Portal } from './support/portal';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

interface Person {
  readonly username: string;
  readonly email: string;
}

/** Who takes part. */
interface Cast {
  readonly portal: Portal;
  readonly person: Person;
  readonly maker: Console;
  readonly checker: Console;
}

const TOPUP = '200.00';
const PUT = '50.00';
const WITHDRAWAL = '40.00';
const PIN = '246813';
const STAGES = ['Needs funding', 'In review', 'Running', 'Finished', 'Settling', 'Settled'] as const;
const STAGE_MS = 60_000;

/**
 * Statuses in the order in which the plan's page showed them, read while it follows the plan by itself. Some last seconds
 * here and are over before a busy machine has looked: the timeline at the end has each of them.
 */
const watchStages = async (portal: Portal, atStage: (stage: string) => Promise<void>): Promise<void> => {
  const orderId = portal.orderId();
  const status = portal.page.locator('.card').first().locator('.tag').first();
  let left: readonly string[] = STAGES.slice(1);
  while (left.length > 0) {
    await expect(status).toHaveText(new RegExp(`^(${left.join('|')})$`), { timeout: STAGE_MS });
    const stage = (await status.textContent()) ?? '';
    await atStage(stage);
    left = left.slice(left.indexOf(stage) + 1);
    await portal.open(`/plan/detail?id=${orderId}`);
  }
};

const expectTimeline = async (portal: Portal): Promise<void> => {
  const { timeline } = await portal.api.detail(portal.orderId());
  const shown = await portal.page
    .locator('.timeline__entry:not(.timeline__entry--ahead) strong')
    .allTextContents();
  expect(shown).toEqual([...STAGES]);
  expect(timeline).toHaveLength(STAGES.length);
  const times = timeline.map(({ time }) => Date.parse(time));
  expect(times).toEqual([...times].sort((one, other) => one - other));
};

const expectResult = async (portal: Portal): Promise<void> => {
  const { order, result, statistics } = await portal.api.detail(portal.orderId());
  if (result === null) throw new Error('a settled plan has a result');
  expect(result.final).toBe(true);
  expect(result.billed_own + result.returned).toBe(order.amount);
  expect(result.net_own).toBe(result.revenue - result.billed_own);
  expect(result.revenue).toBe(statistics.revenue);
  const card = portal.page.locator('.card').filter({ hasText: 'Net before coupons' });
  await expect(portal.value('Revenue', card)).toHaveText(money(result.revenue));
  await expect(portal.value('Your net result', card)).toHaveText(signedMoney(result.net_own));
  await expect(portal.value('Unspent, returned', card)).toHaveText(money(result.returned));
};

/** Registers, logs out, logs in again. */
const registerAndLogIn = async (portal: Portal): Promise<Person> => {
  const { page } = portal;
  await portal.open('/login');
  await expect(portal.button('Log in')).toBeVisible();
  await lookAt(page, 'login');
  await page.getByRole('link', { name: 'Register with a license key' }).click();
  await expect(portal.button('Continue')).toBeVisible();
  await lookAt(page, 'register');
  const registered = newPerson();
  await portal.fillRegistration(registered);
  await lookAt(page, 'register-about-you');
  await portal.button('Register').click();
  await expect(page.getByText('Hello, Robin')).toBeVisible();
  await portal.button('Log out').click();
  await lookAt(page, 'logout');
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(portal.button('Log in')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('fb_token'))).toBeNull();
  await portal.logIn(registered.username, PASSWORD);
  await expect(page.getByText('Hello, Robin')).toBeVisible();
  return registered;
};

/** Ad centre and wallet of somebody without money. */
const seeItEmpty = async ({ portal }: Cast): Promise<void> => {
  const { page } = portal;
  await lookAt(page, 'ad-centre-empty');
  await portal.open('/wallet');
  await expect(portal.value('Total assets')).toHaveText(money(0));
  await lookAt(page, 'wallet-empty');
  await expectAgreement(portal);
};

/** Asked for by the person, proposed by one member of staff and approved by another. */
const topUp = async ({ portal, person, maker, checker }: Cast): Promise<void> => {
  const { page } = portal;
  await portal.askForTopup(TOPUP);
  await lookAt(page, 'wallet-topup-asked');
  await maker.open('Top-ups');
  await lookAt(maker.page, 'console-topups');
  await maker.act(maker.row(person.username), 'Record payment received', {
    'Amount that arrived': TOPUP,
    'Receipt number': `R-${person.username}`,
    'Registry payee': 'Sample payee',
    Method: 'bank_transfer',
    'Remark for the holder': 'Welcome',
  });
  const own = await maker.openProposal(maker.row(person.username));
  await expect(own.getByText('another person must decide')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await lookAt(maker.page, 'console-own-proposal');
  expect((await portal.api.property()).total_assets).toBe(0);
  await checker.open('Top-ups');
  await checker.approve(checker.row(person.username));
  await lookAt(checker.page, 'console-approved');
  await page.reload();
  await page.getByText('Earlier requests', { exact: true }).click();
  await expect(page.locator('.tag').filter({ hasText: 'In your available funds' }).first()).toBeVisible();
  expect((await portal.api.property()).available_balance).toBe(200_00);
  await expectAgreement(portal);
};

/** From the catalogue to the put, past the record and the sum-up. */
const putAnAmount = async ({ portal }: Cast): Promise<void> => {
  const { page } = portal;
  await portal.open('/plan?show=products');
  await expect(page.getByRole('link', { name: 'Harbor Lights' })).toBeVisible();
  await lookAt(page, 'products');
  await portal.openProduct('Harbor Lights');
  await expect(page.getByText('You can lose the money you put in.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Results of all users' })).toBeVisible();
  await lookAt(page, 'product');
  const dialog = await portal.preparePut(PUT);
  await expect(portal.value('From available funds', dialog)).toHaveText(money(50_00));
  await expect(portal.value('Available funds afterward', dialog)).toHaveText(money(150_00));
  await expect(dialog.getByText('You can lose the money you put in.')).toBeVisible();
  await lookAt(page, 'put');
  await dialog.getByRole('button', { name: `Fund with ${money(50_00)}` }).click();
  await page.waitForURL(/plan\/detail/);
};

/** From matching to the settlement, on the plan’s own page. */
const watchIt = async ({ portal }: Cast): Promise<void> => {
  const { page } = portal;
  await watchStages(portal, async (stage) => {
    const name = stage.toLowerCase().replaceAll(' ', '-');
    if (stage === 'Running')
      await expect(page.getByRole('progressbar').or(page.getByText('Finished')).first()).toBeVisible();
    if (stage !== 'In review') await lookAt(page, `plan-${name}`);
    await expectAgreement(portal);
  });
  await expectTimeline(portal);
  await expectResult(portal);
  const { to_be_consumed: consumed, to_be_settled: settled } = await portal.api.property();
  expect([consumed, settled]).toEqual([0, 0]);
  await portal.open('/plan?show=mine');
  await lookAt(page, 'plans');
  await portal.open('/ad-center');
  await portal.button('All').click();
  await lookAt(page, 'ad-centre');
};

/** Transaction password and bank card. */
const prepareWithdrawal = async ({ portal }: Cast): Promise<void> => {
  const { page } = portal;
  await portal.open('/wallet/withdraw');
  await expect(page.getByText('Before you can withdraw')).toBeVisible();
  await expect(page.getByText('You can do this now. It is free.').first()).toBeVisible();
  await lookAt(page, 'withdraw-blocked');
  await portal.button('Set password').click();
  await expect(page.getByRole('heading', { name: 'Enter 6-digit password' })).toBeVisible();
  await lookAt(page, 'set-password');
  await portal.pressDigits(PIN);
  await portal.button('Next step').click();
  await portal.pressDigits(PIN);
  await portal.button('Finish').click();
  await expect(portal.toast('Transaction password set.')).toBeVisible();
  await expect(page, 'back at the withdrawal').toHaveURL(/withdraw$/);
  await portal.fillCard();
  await lookAt(page, 'bind-card');
  await portal.saveCard(PIN);
};

/** Asked for by the person, approved and paid by two members of staff. */
const withdraw = async ({ portal, person, maker, checker }: Cast): Promise<void> => {
  const { page } = portal;
  const before = await portal.api.property();
  await portal.open('/wallet/withdraw');
  await portal.field('Amount in USD').fill(WITHDRAWAL);
  await expect(page.getByText('Harbour Bank, ending in 4444')).toBeVisible();
  await lookAt(page, 'withdraw');
  await portal.button(`Withdraw ${money(40_00)}`).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(`To ••4444Robin Sample${money(40_00)}`);
  await portal.pressDigits(PIN.slice(0, 5), sheet);
  await lookAt(page, 'password-sheet');
  await portal.pressDigits(PIN.slice(5), sheet);
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible();
  await lookAt(page, 'withdraw-receipt');
  await portal.leaveReceipt(money(40_00));
  await portal.open('/wallet/withdraw');
  await expect(portal.button('Cancel withdrawal')).toHaveCount(1);
  const after = await portal.api.property();
  expect(after.available_balance).toBe(before.available_balance - 40_00);
  expect(after.withdrawing).toBe(40_00);
  await expectAgreement(portal);
  for (const [act, fields] of [
    ['Propose approval', null],
    ['Propose payment', { 'Payment reference': `P-${person.username}` }],
  ] as const) {
    await maker.open('Withdrawals');
    await maker.act(maker.row(person.username), act, fields);
    await lookAt(maker.page, `console-${act.toLowerCase().replace(' ', '-')}`);
    await checker.open('Withdrawals');
    await checker.approve(checker.row(person.username));
    await expectAgreement(portal);
  }
  await portal.open('/wallet/withdraw');
  await page.reload();
  await expect(page.getByText(`Reference P-${person.username}`)).toBeVisible();
  await lookAt(page, 'withdraw-paid');
  const paid = await portal.api.property();
  expect(paid.withdrawing).toBe(0);
  expect(paid.total_assets).toBe(before.total_assets - 40_00);
  await portal.open('/wallet/flow');
  await lookAt(page, 'flow');
};

/** The check of the books, asked for at a desk. */
const checkBooks = async ({ checker }: Cast): Promise<void> => {
  await checker.open('Books');
  await checker.page.getByRole('button', { name: 'Check now' }).click();
  await expect(checker.page.getByRole('status').filter({ hasText: 'The books agree.' })).toBeVisible();
  await expect(checker.page.getByText('Failed')).toHaveCount(0);
  await lookAt(checker.page, 'console-books');
};

test('from the registration to the paid withdrawal @full', async ({ portal, staffDesk }) => {
  const person = await test.step('registers, logs out, logs in', () => registerAndLogIn(portal));
  const cast = { portal, person, maker: await staffDesk('maker'), checker: await staffDesk('checker') };
  await test.step('sees the ad centre and the wallet, empty', () => seeItEmpty(cast));
  await test.step('asks for a top-up; two members of staff post it', () => topUp(cast));
  await test.step('takes a product, sees the record and the sum-up, puts an amount', () => putAnAmount(cast));
  await test.step('watches it from matching to the settlement', () => watchIt(cast));
  await test.step('sets a transaction password and a bank card', () => prepareWithdrawal(cast));
  await test.step('withdraws; staff approve and pay', () => withdraw(cast));
  await test.step('the books agree', () => checkBooks(cast));
});
