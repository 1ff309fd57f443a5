// How many touches the main matters take from home. Typing, and the six digits of the transaction password, are apart.
import type { Locator } from '@playwright/test';
import { money } from './support/money';
import { PASSWORD, type Portal } from './support/portal';
import { addSomebody, openScenario, PIN, provide, sendPaymentCard } from './support/scenario';
import { expect, test } from './support/test';

const NEW_PASSWORD = `${PASSWORD} anew`;

/** Touches one after the other, by role and name as they stand on the screen; how many it took. */
class Hand {
  taps = 0;
  constructor(readonly portal: Portal) {}

  async tap(what: Locator): Promise<void> {
    await what.tap();
    this.taps += 1;
  }

  root(name: string | RegExp): Promise<void> {
    const bar = this.portal.page.getByRole('navigation', { name: 'Main pages' });
    return this.tap(bar.getByRole('link', { name }));
  }

  link(name: string | RegExp): Promise<void> {
    return this.tap(this.portal.page.getByRole('main').getByRole('link', { name }).first());
  }

  button(name: string | RegExp): Promise<void> {
    return this.tap(this.portal.page.getByRole('button', { name }).last());
  }
}

type Matter = (hand: Hand) => Promise<unknown>;

const fund: Matter = async (hand) => {
  await hand.link(/^Browse products/);
  await hand.tap(await hand.portal.scrollToProduct('Harbor Lights'));
  await hand.button('Fund this plan');
  await hand.portal.field('Amount in USD').fill('50.00');
  await hand.button(`Fund with ${money(50_00)}`);
  await expect(hand.portal.page).toHaveURL(/plan\/detail/);
};

/** Until it says where to pay; whoever sends that takes no touch of the holder's. */
const addMoney =
  (sendCard: () => Promise<void>): Matter =>
  async (hand) => {
    const { portal } = hand;
    await hand.button('Add money');
    await portal.field('Amount in USD').fill('100.00');
    await hand.button('Request payment details');
    await expect(portal.page.getByText('The payment details appear here')).toBeVisible();
    await sendCard();
    const payTo = portal.page.getByRole('region', { name: 'Payment details' });
    await expect(payTo).toContainText('Sample payee');
    await expect(payTo).toBeInViewport();
  };

const withdraw: Matter = async (hand) => {
  const { portal } = hand;
  await hand.button('Withdraw');
  await portal.field('Amount in USD').fill('20.00');
  await hand.button(`Withdraw ${money(20_00)}`);
  await portal.confirmByPin(PIN);
  await portal.leaveReceipt(money(20_00));
};

const readOwnId: Matter = async (hand) => {
  await hand.root(/^Me$/);
  await expect(hand.portal.page.getByRole('region', { name: 'Operation ID' })).toBeVisible();
};

const seeNewestPlan: Matter = async (hand) => {
  await hand.root('Plans');
  const newest = hand.portal.page.getByRole('main').getByRole('listitem').first();
  await expect(newest).toContainText('Harbor Lights');
};

/** What became of the money stands in the list itself. */
const seeLastResult: Matter = async (hand) => {
  await hand.root('Plans');
  const newest = hand.portal.page.getByRole('main').getByRole('listitem').filter({ hasText: 'Result' });
  await expect(newest.first()).toContainText(/Result: [+-]?\$\d/);
};

const changePassword: Matter = async (hand) => {
  const { portal } = hand;
  await hand.root(/^Me$/);
  await hand.link('Change login password');
  await portal.field('Current password').fill(PASSWORD);
  await portal.field('New password').fill(NEW_PASSWORD);
  await portal.field('Confirm new password').fill(NEW_PASSWORD);
  await hand.button('Change password');
  await expect(portal.page).toHaveURL(/#\/login/);
};

const closeAccount: Matter = async (hand) => {
  const { portal } = hand;
  await hand.root(/^Me$/);
  await hand.link('Close account');
  await hand.button('Close my account');
  await portal.confirmByPin(PIN);
  await expect(portal.page.getByRole('heading', { name: 'Your account is being closed' })).toBeVisible();
};

const countTaps = async (portal: Portal, matter: Matter): Promise<number> => {
  // The site's own address lets in who is signed in.
  await portal.page.goto('/');
  await expect(portal.page.getByRole('navigation', { name: 'Main pages' })).toBeVisible();
  const hand = new Hand(portal);
  await matter(hand);
  return hand.taps;
};

test('the main matters are few touches from home', async ({ portal, baseURL }) => {
  test.slow();
  const scenario = await openScenario(baseURL ?? '');
  const person = await addSomebody(scenario);
  await provide(scenario, person, 300_00);
  await portal.page.goto('/');
  await portal.logIn(person.username, PASSWORD);
  await expect(portal.page).toHaveURL(/#\/ad-center$/);
  expect(
    await countTaps(
      portal,
      addMoney(() => sendPaymentCard(scenario, person)),
    ),
  ).toBe(2);
  expect(await countTaps(portal, fund)).toBe(4);
  expect(await countTaps(portal, withdraw)).toBe(2);
  expect(await countTaps(portal, withdraw), 'the second time').toBe(2);
  expect(await countTaps(portal, readOwnId)).toBe(1);
  expect(await countTaps(portal, seeNewestPlan)).toBe(1);
  expect(await countTaps(portal, changePassword)).toBe(3);
  await portal.logIn(person.username, NEW_PASSWORD);
  await expect(portal.page).toHaveURL(/#\/ad-center$/);
  expect(await countTaps(portal, closeAccount)).toBe(3);
});

test('the result of the last plan is one touch from home @full', async ({ portal }) => {
  await portal.page.goto('/');
  // The sample person, of whom nothing is changed here.
  await portal.logIn('demo', 'sandbox-demo');
  await expect(portal.page).toHaveURL(/#\/ad-center$/);
  expect(await countTaps(portal, seeLastResult)).toBe(1);
});
