import type { Locator } from '@playwright/test';
import { expectAgreement } from './support/agreement';
import { fund } from './support/funding';
import { money } from './support/money';
import type { Portal } from './support/portal';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

/** The demo network refuses every put on it. */
const REFUSED_PRODUCT = 'Kite Weather';
const PRODUCT = 'Tide Tables';
/** Two campaigns give coupons of this name. */
const TWICE = 'Spring greeting';

const card = (portal: Portal, text: string): Locator =>
  portal.page.getByRole('main').getByRole('listitem').filter({ hasText: text });

const claim = async (activity: Locator): Promise<void> => {
  await activity.getByRole('button', { name: 'Claim the coupon' }).dblclick();
  await expect(activity.getByText('Claimed', { exact: true })).toBeVisible();
};

const openCoupons = async (dialog: Locator): Promise<void> => {
  await dialog.getByRole('button', { name: /^Coupon/ }).click();
};

const claimOnce = async (portal: Portal): Promise<void> => {
  const { page } = portal;
  await portal.open('/ad-center/coupons');
  await expect(page.getByText('No unused coupons.')).toBeVisible();
  await page.getByRole('link', { name: 'See the offers' }).click();
  await expect(page.getByRole('heading', { name: 'Offer rules' })).toBeVisible();
  await lookAt(page, 'activities-open');
  await claim(card(portal, 'New users'));
  await lookAt(page, 'activities-received');
  await card(portal, 'New users').getByRole('link', { name: 'See my coupons' }).click();
  await expect(card(portal, 'Newcomer')).toHaveCount(1);
  await expect(card(portal, 'Newcomer')).toContainText(`${money(5_00)} off`);
  await expect(card(portal, 'Newcomer')).toContainText(`On plans from ${money(20_00)}`);
  await lookAt(page, 'coupons-unused');
  await card(portal, 'Newcomer').getByRole('link', { name: 'Use now' }).click();
  await expect(page.getByRole('link', { name: PRODUCT })).toBeVisible();
};

const seeWhyNot = async (portal: Portal): Promise<void> => {
  const { page } = portal;
  await portal.openProduct(PRODUCT);
  const dialog = await portal.preparePut('15.00');
  await openCoupons(dialog);
  await expect(dialog.getByRole('radio', { name: /Newcomer/ })).toBeDisabled();
  await expect(dialog.getByText('The amount is below this coupon’s minimum.')).toBeVisible();
  await lookAt(page, 'put-coupon-refused');
  await portal.button('Close').click();
};

const getBack = async (portal: Portal): Promise<void> => {
  const { page } = portal;
  await portal.openProduct(REFUSED_PRODUCT);
  const dialog = await portal.preparePut('25.00');
  await openCoupons(dialog);
  await dialog.getByRole('radio', { name: /Newcomer/ }).check();
  await expect(portal.value('From available funds', dialog)).toHaveText(money(20_00));
  await expect(portal.value('Paid by the operator (coupon)', dialog)).toHaveText(money(5_00));
  await expect(portal.value('Available funds afterward', dialog)).toHaveText(money(80_00));
  await lookAt(page, 'put-with-coupon');
  await dialog.getByRole('button', { name: `Fund with ${money(25_00)}` }).click();
  await page.waitForURL(/plan\/detail/);
  await expect(page.getByText('The network refused it. All your money is back.')).toBeVisible();
  await portal.open('/ad-center/coupons');
  await expect(card(portal, 'Newcomer')).toContainText('Use now');
  expect(await portal.api.property()).toMatchObject({ available_balance: 100_00, discount_amount: 0 });
};

const oneOfAName = async (portal: Portal): Promise<void> => {
  const { page } = portal;
  await portal.open('/ad-center/activities');
  await claim(card(portal, TWICE).first());
  await claim(card(portal, TWICE).last());
  await portal.openProduct(PRODUCT);
  const dialog = await portal.preparePut('40.00');
  await openCoupons(dialog);
  await dialog.getByRole('radio', { name: /5% added · Spring greeting/ }).check();
  await expect(portal.value('Budget', dialog)).toHaveText(money(42_00));
  await expect(portal.value('From available funds', dialog)).toHaveText(money(40_00));
  await dialog.getByRole('button', { name: `Fund with ${money(40_00)}` }).click();
  await page.waitForURL(/plan\/detail/);
  await portal.openProduct(PRODUCT);
  const next = await portal.preparePut('40.00');
  await openCoupons(next);
  await expect(next.getByText('Only one coupon of the same name can be used per day.')).toBeVisible();
  await expect(next.getByRole('radio', { name: new RegExp(TWICE) })).toBeDisabled();
  await expect(next.getByRole('radio', { name: /Newcomer/ })).toBeEnabled();
  await portal.button('Close').click();
};

const leadToThePlan = async (portal: Portal): Promise<void> => {
  const { page } = portal;
  await portal.open('/ad-center/coupons?state=used');
  await expect(card(portal, TWICE)).toHaveCount(1);
  await lookAt(page, 'coupons-used');
  await card(portal, TWICE).getByRole('link', { name: 'See the plan' }).click();
  await expect(portal.value('Paid by the operator (coupon)')).toHaveText(money(2_00));
  await portal.open('/ad-center/coupons?state=expired');
  await expect(page.getByText('No coupon has expired.')).toBeVisible();
};

test('claim, put with the coupon, get it back from a failed put, one of a name a day @full', async ({
  portal,
  staffDesk,
}) => {
  const person = await portal.register();
  await fund(portal, person.username, '100.00', staffDesk);

  await test.step('a coupon is claimed once, also by a double tap', () => claimOnce(portal));

  await test.step('below its amount it cannot be chosen, and the dialog says why', () => seeWhyNot(portal));

  await test.step('a put that fails gives the coupon and the money back', () => getBack(portal));

  await test.step('one coupon of a name a day: the second says so', () => oneOfAName(portal));

  await test.step('the used one leads to its plan', () => leadToThePlan(portal));

  await expectAgreement(portal);
});
