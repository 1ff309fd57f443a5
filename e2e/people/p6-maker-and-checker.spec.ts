// Maker and checker: what does not fit is red before it is signed, a slip is taken back by who made it, and what fits is decided.
import { calls } from '@fairlead/contract';
import type { Locator } from '@playwright/test';
import type { Console } from '../support/console';
import { type Hand, Keyboard, Mouse } from '../support/hands';
import { unique } from '../support/portal';
import { addSomebody, openScenario } from '../support/scenario';
import { lookAt } from '../support/screen';
import { expect, test } from '../support/test';

const HANDS: readonly (readonly [how: string, makeHand: () => Hand])[] = [
  ['by mouse', () => new Mouse()],
  ['by keyboard alone', () => new Keyboard()],
];

const openPage = async (hand: Hand, { page }: Console, name: string): Promise<void> => {
  const link = page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}( \\d.*)?$`) });
  await hand.press(link);
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  // A list that was seen before stands at once, with rows of then.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

/** Opens what waits about somebody, from the list of proposals. */
const openProposal = async (hand: Hand, desk: Console, username: string): Promise<Locator> => {
  await openPage(hand, desk, 'Proposals');
  const row = desk.row(username).filter({ hasText: 'Pending' });
  await hand.press(row.getByRole('link', { name: /^Top-up \d+$/ }));
  const panel = desk.page.getByRole('region', { name: /^Proposal \d+$/ });
  await expect(panel.getByText('Pending', { exact: true })).toBeVisible();
  return panel;
};

/** States what arrived for somebody's case. */
const post = async (
  hand: Hand,
  desk: Console,
  username: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> => {
  await openPage(hand, desk, 'Top-ups');
  await hand.press(desk.row(username).getByRole('button', { name: 'Record payment received' }));
  const dialog = desk.page.getByRole('dialog');
  for (const [label, words] of Object.entries(fields)) await hand.fill(dialog.getByLabel(label), words);
  await hand.press(dialog.getByRole('button', { name: 'Record payment received' }));
  await expect(dialog).toBeHidden();
};

for (const [how, makeHand] of HANDS)
  test(`a slip is red, is taken back, and what arrived is posted by two, ${how} @full`, async ({
    baseURL,
    staffDesk,
  }) => {
    const scenario = await openScenario(baseURL ?? '');
    const { username, token } = await addSomebody(scenario);
    await scenario.client.send(calls.topup.request, token, { amount: 70_00, method: 'card' });
    const hand = makeHand();
    const maker = await staffDesk('maker');
    const checker = await staffDesk('checker');
    const payee = { 'Registry payee': 'Sample payee' };

    await post(hand, maker, username, {
      ...{ 'Amount that arrived': '700.00', 'Receipt number': `BANK-${unique()}`, ...payee },
      'Why it differs': 'Paid in one sum.',
    });
    const seen = await openProposal(hand, checker, username);
    const amount = seen.getByRole('region', { name: 'What arrived' }).getByRole('row', { name: 'Amount' });
    await expect(amount).toContainText(/70\.00.*700\.00.*Differs/);
    await expect(seen.locator('.flags__one--bad').first()).toBeVisible();
    await expect(seen.getByRole('button', { name: 'Approve', exact: true })).toBeDisabled();
    await lookAt(checker.page, 'console-slip');

    const own = await openProposal(hand, maker, username);
    await hand.press(own.getByRole('button', { name: 'Take back' }));
    await expect(own.getByText('Withdrawn', { exact: true })).toBeVisible();
    await post(hand, maker, username, { 'Receipt number': `BANK-${unique()}`, ...payee });

    const right = await openProposal(hand, checker, username);
    await expect(right.getByText('Differs')).toHaveCount(0);
    for (const box of await right.getByRole('checkbox').all()) await hand.press(box);
    await hand.press(right.getByRole('button', { name: 'Approve', exact: true }));
    await expect(right.getByText('Approved', { exact: true })).toBeVisible();
    const { available_balance } = await scenario.client.send(calls.wallet.property, token, {});
    expect(available_balance).toBe(70_00);
  });
