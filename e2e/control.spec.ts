import { calls } from '@fairlead/contract';
import type { Page } from '@playwright/test';
import { presentBucket, proposeCsv, runCsvPlan } from './support/csv-plan';
import { money } from './support/money';
import { PICTURE } from './support/picture';
import { PASSWORD } from './support/portal';
import { addSomebody, agreeTo, openScenario, provide, type Scenario } from './support/scenario';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

/** Counts what the plan spent in this quarter of an hour, mostly without a conversion, by a file of two people. */
const reporterOf =
  (scenario: Scenario, number: string) =>
  async (version: number, spend: number, conversions = 0): Promise<void> => {
    const { client, desks } = scenario;
    const picture = new File([PICTURE], 'dot.png', { type: 'image/png' });
    const { file_id: evidence } = await client.upload(calls.consoleUpload.image, desks.delivery, picture);
    const line = `${number},${presentBucket()},${version},${spend * 2},10,${conversions},${spend}`;
    await agreeTo(scenario, await proposeCsv(scenario, desks.delivery, evidence ?? '', line));
  };

test('a running plan is paused and resumed, and stops by itself at a limit that its holder set @full', async ({
  portal,
  baseURL,
}) => {
  const { page } = portal;
  const scenario = await openScenario(baseURL ?? '');
  const holder = await addSomebody(scenario);
  await provide(scenario, holder, 50_00);
  const { id, number } = await runCsvPlan(scenario, holder, 'Quay wheels');
  const report = reporterOf(scenario, number);
  await portal.open('/login');
  await portal.logIn(holder.username, PASSWORD);
  await expect(page.getByText('Hello, Robin')).toBeVisible();
  await portal.open(`/plan/detail?id=${id}`);
  const history = page.locator('section', { has: page.getByRole('heading', { name: 'What happened' }) });

  await test.step('pause, with what it means said before, and resume', async () => {
    await portal.button('Pause').click();
    const question = page.getByRole('dialog', { name: 'Pause this plan?' });
    await expect(question).toContainText('The end date does not change.');
    await lookAt(page, 'plan-pause');
    await question.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText(/^It is paused\./)).toBeVisible();
    await expect(history).toContainText(`Billed between your request and the confirmation: ${money(0)}`);
    await lookAt(page, 'plan-paused');
    await portal.button('Resume').click();
    await expect(history.getByText('The plan is running again · the operator')).toBeVisible();
    await expect(portal.button('Pause')).toBeVisible();
  });

  await test.step('limits: what is wrong is said at its field, what is right stands on the plan', async () => {
    await portal.button('Set limits').click();
    const sheet = page.getByRole('dialog', { name: 'Limits' });
    const loss = sheet.getByLabel('Stop if the loss reaches');
    await loss.fill('nothing');
    await sheet.getByLabel('End date').fill('2020-01-01T10:00');
    await expect(sheet.getByText('Enter an amount above 0.')).toBeVisible();
    await expect(sheet.getByText('Choose a time in the future.')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Save limits' })).toBeDisabled();
    await loss.fill('2.00');
    await sheet.getByLabel('End date').fill('');
    await lookAt(page, 'plan-limits');
    await sheet.getByRole('button', { name: 'Save limits' }).click();
    await expect(sheet).toBeHidden();
    await expect(portal.value('Stop if the loss reaches')).toHaveText(money(2_00));
    await expect(history.getByText('You changed the limits')).toBeVisible();
  });

  await test.step('a report below the limit changes nothing, the one that reaches it stops the plan once', async () => {
    await report(1, 1_00);
    await expect(page.getByText('Delivered:')).toContainText(money(1_00));
    await expect(portal.button('Stop the plan')).toBeVisible();
    await report(2, 2_50);
    await expect(history.getByText(`The loss reached your limit of ${money(2_00)}.`)).toBeVisible();
    await expect(history.getByText('The plan was stopped at your limit · the operator')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Control', exact: true })).toBeHidden();
    await lookAt(page, 'plan-limit-reached');
    const { timeline } = await portal.api.detail(id);
    expect(timeline.filter(({ cause }) => cause === 'limit_reached')).toMatchObject([
      { reached: { limit: 'loss', value: 2_00, billed: 2_50, revenue: 0, conversions: 0 } },
    ]);
    expect((await portal.api.property()).available_balance).toBe(47_50);
    await portal.open('/notification');
    await portal.button('2 updates').click();
    await expect(page.getByText(`Plan ${number}: your loss limit is reached`)).toHaveCount(1);
  });
});

/** So many minutes from now, as the device's own field for date and time is filled. */
const fieldTime = (page: Page, minutes: number): Promise<string> =>
  page.evaluate((ms) => {
    const time = new Date(Date.now() + ms);
    return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, minutes * 60_000);

test('every other limit that is set in the portal stops its plan @full', async ({ portal, baseURL }) => {
  const { page } = portal;
  const scenario = await openScenario(baseURL ?? '');
  const holder = await addSomebody(scenario);
  await provide(scenario, holder, 50_00);
  await portal.open('/login');
  await portal.logIn(holder.username, PASSWORD);
  await expect(page.getByText('Hello, Robin')).toBeVisible();
  const history = page.locator('section', { has: page.getByRole('heading', { name: 'What happened' }) });
  const limited = async (title: string, label: string, value: () => Promise<string> | string) => {
    const { id, number } = await runCsvPlan(scenario, holder, title);
    await portal.open(`/plan/detail?id=${id}`);
    await portal.button('Set limits').click();
    const sheet = page.getByRole('dialog', { name: 'Limits' });
    await sheet.getByLabel(label).fill(await value());
    await sheet.getByRole('button', { name: 'Save limits' }).click();
    await expect(sheet).toBeHidden();
    return reporterOf(scenario, number);
  };
  const expectStopped = async (why: string, timeout = 15_000): Promise<void> => {
    await expect(history.getByText(why)).toBeVisible({ timeout });
    await expect(history.getByText('The plan was stopped at your limit · the operator')).toBeVisible();
  };

  await test.step('cost per conversion', async () => {
    const report = await limited('Slow tides', 'Stop if cost per conversion exceeds', () => '2.00');
    await report(1, 3_00, 1);
    await expectStopped(`Cost per conversion rose above your limit of ${money(2_00)}.`);
  });
  await test.step('spend without a conversion', async () => {
    const report = await limited('Still water', 'Stop if spend without a conversion reaches', () => '1.50');
    await report(1, 1_50);
    await expectStopped(`${money(1_50)} was spent without a conversion.`);
  });
  await test.step('end date', async () => {
    await limited('Last ferry', 'End date', () => fieldTime(page, 2));
    await expectStopped('The end date you set has been reached.', 180_000);
  });
});

test('more and less money on a running plan, and a most for each day @full', async ({ portal, baseURL }) => {
  const { page } = portal;
  const scenario = await openScenario(baseURL ?? '');
  const holder = await addSomebody(scenario);
  await provide(scenario, holder, 50_00);
  const { id, number } = await runCsvPlan(scenario, holder, 'Lock gates');
  const report = reporterOf(scenario, number);
  await portal.open('/login');
  await portal.logIn(holder.username, PASSWORD);
  await expect(page.getByText('Hello, Robin')).toBeVisible();
  await portal.open(`/plan/detail?id=${id}`);
  const history = page.locator('section', { has: page.getByRole('heading', { name: 'What happened' }) });
  const available = async (): Promise<number> => (await portal.api.property()).available_balance;

  await test.step('more: it can be lost, within the terms, and is in the plan at once', async () => {
    await portal.button('Add budget').click();
    const sheet = page.getByRole('dialog', { name: 'Add budget' });
    await sheet.getByLabel('Amount in USD').fill('81');
    // The product would take 80: what is there to pay it is less.
    await expect(sheet.getByText(`Enter an amount up to ${money(40_00)}.`)).toBeVisible();
    await sheet.getByLabel('Amount in USD').fill('15');
    await lookAt(page, 'plan-raise');
    await expect(sheet).toContainText(money(25_00));
    await sheet.getByRole('button', { name: `Add ${money(15_00)}` }).click();
    await expect(sheet.getByRole('heading', { name: 'Added to the budget.' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).last().click();
    await expect(history).toContainText(`${money(15_00)} added; the budget is now ${money(25_00)}`);
    expect(await available()).toBe(25_00);
  });

  await test.step('less: no lower than what is spent, and the rest comes back', async () => {
    await report(1, 4_00);
    await expect(page.getByText('Delivered:')).toContainText(money(4_00));
    await portal.button('Lower budget').click();
    const sheet = page.getByRole('dialog', { name: 'Lower budget' });
    const range = `Enter at least ${money(4_00)} and less than ${money(25_00)}.`;
    await expect(sheet).toContainText(range);
    await sheet.getByLabel('New budget in USD').fill('3.99');
    await expect(sheet.locator('.field__error')).toHaveText(range);
    await sheet.getByLabel('New budget in USD').fill('10');
    await lookAt(page, 'plan-lower');
    await sheet.getByRole('button', { name: `Lower to ${money(10_00)}` }).click();
    await expect(history).toContainText(`${money(15_00)} came back; the budget is now ${money(10_00)}`);
    await expect(history.getByText('You asked to lower the budget')).toBeVisible();
    expect(await available()).toBe(40_00);
    await lookAt(page, 'plan-lowered');
  });

  await test.step('a most for each day holds from tomorrow on', async () => {
    await portal.button('Set limits').click();
    const sheet = page.getByRole('dialog', { name: 'Limits' });
    await sheet.getByLabel('Daily cap').fill('2.00');
    await sheet.getByRole('button', { name: 'Save limits' }).click();
    await expect(portal.value('Daily cap')).toHaveText(money(2_00));
    await report(2, 6_00);
    await expect(page.getByText('Delivered:')).toContainText(money(6_00));
  });

  await test.step('lowered to what is spent, it ends, and nothing is left in it', async () => {
    await portal.button('Lower budget').click();
    const sheet = page.getByRole('dialog', { name: 'Lower budget' });
    await sheet.getByLabel('New budget in USD').fill('6.00');
    await sheet.getByRole('button', { name: `Lower to ${money(6_00)}` }).click();
    await expect(page.getByRole('heading', { name: 'Control', exact: true })).toBeHidden();
    await expect(history).toContainText(`${money(4_00)} came back; the budget is now ${money(6_00)}`);
    expect(await available()).toBe(44_00);
  });
});
