// The head of operations: one page says how the house stands and what is due; whatever is in hand finds its place from any page.
import { calls } from '@fairlead/contract';
import type { Page } from '@playwright/test';
import { runCsvPlan } from '../support/csv-plan';
import { type Hand, Keyboard, Mouse } from '../support/hands';
import { unique } from '../support/portal';
import {
  addSomebody,
  agreeTo,
  digestOf,
  openScenario,
  PIN,
  provide,
  type Scenario,
  samplePayee,
} from '../support/scenario';
import { lookAt } from '../support/screen';
import { expect, test } from '../support/test';

const OUT_MINOR = 12_34;
const HANDS: readonly (readonly [how: string, makeHand: () => Hand])[] = [
  ['by mouse', () => new Mouse()],
  ['by keyboard alone', () => new Keyboard()],
];

/** Somebody with money, a plan that runs, a payout under way and a top-up whose receipt one has in hand. */
const addBusiness = async (scenario: Scenario) => {
  const { client, desks } = scenario;
  const holder = await addSomebody(scenario);
  await provide(scenario, holder, 50_00);
  const receipt = `BANK-${unique()}`;
  const asked = await client.send(calls.topup.request, holder.token, { amount: 7_00, method: 'card' });
  const posted = await client.send(calls.consoleTopup.propose, desks.maker, {
    ...{ topup_id: asked.id, amount: 7_00, receipt_number: receipt, method: 'card' },
    payee_id: await samplePayee(scenario),
  });
  await agreeTo(scenario, posted.id);
  const plan = await runCsvPlan(scenario, holder, 'Signal lamps');
  const out = { amount: OUT_MINOR, password: digestOf(PIN) };
  await client.send(calls.withdrawal.request, holder.token, out);
  return { holder, receipt, plan };
};

const nav = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}( \\d.*)?$`) });

for (const [how, makeHand] of HANDS) {
  test(`whatever is in hand finds its place from any page, ${how} @full`, async ({ baseURL, staffDesk }) => {
    const { holder, receipt, plan } = await addBusiness(await openScenario(baseURL ?? ''));
    const desk = await staffDesk('admin');
    const { page } = desk;
    const hand = makeHand();
    const find = async (from: string, typed: string, option: RegExp, address: RegExp): Promise<void> => {
      await hand.press(nav(page, from));
      await expect(page.getByRole('heading', { name: from, exact: true })).toBeVisible();
      await hand.search(page);
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await page.keyboard.type(typed);
      const found = page.getByRole('option', { name: option }).first();
      await expect(found).toBeVisible();
      await hand.take(found);
      await expect(page).toHaveURL(address);
    };
    const { username, id } = holder;
    await find('Books', username.slice(2, -1), new RegExp(username), new RegExp(`holders/${id}$`));
    await expect(page.getByRole('heading', { name: username })).toBeVisible();
    await find('Staff', plan.number, new RegExp(plan.number), new RegExp(`plans/${plan.id}$`));
    await find('Plans', receipt, new RegExp(username), /proposals\/\d+$/);
    await expect(page.getByText(username).first()).toBeVisible();
  });

  test(`one page says what is held, owed and due, and leads to the rows of each figure, ${how} @full`, async ({
    baseURL,
    staffDesk,
  }) => {
    const { holder } = await addBusiness(await openScenario(baseURL ?? ''));
    const desk = await staffDesk('admin');
    const { page } = desk;
    const hand = makeHand();
    const house = page.getByRole('region', { name: 'What is held against what is owed' });
    await expect(house).toContainText('Held');
    await expect(page.getByRole('heading', { name: 'Networks' })).toBeVisible();
    await lookAt(page, 'console-head-of-operations');
    // The house is counted each minute, and the page looks twice as often.
    const onTheWay = house.getByRole('link', { name: /^Payouts on the way/ });
    await expect(onTheWay).toBeVisible({ timeout: 150_000 });
    await hand.press(onTheWay);
    await expect(page).toHaveURL(/withdrawals\?state=open/);
    await expect(desk.row(holder.username).first()).toContainText('12.34');
    await hand.press(nav(page, 'Overview'));
    await hand.press(page.getByRole('link', { name: /^\d+ due, / }).first());
    await expect(page).toHaveURL(/withdrawals\?due_on=/);
  });
}
