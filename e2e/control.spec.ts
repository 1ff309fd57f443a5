import { calls } from '@fairlead/contract';
import { presentBucket, proposeCsv, runCsvPlan } from './support/csv-plan';
import { money } from './support/money';
import { PICTURE } from './support/picture';
import { PASSWORD } from './support/portal';
import { addSomebody, agreeTo, openScenario, provide, type Scenario } from './support/scenario';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

/** Counts what the plan spent in this quarter of an hour, without a conversion, by a file of two people. */
const reporterOf =
  (scenario: Scenario, number: string) =>
  async (version: number, spend: number): Promise<void> => {
    const { client, desks } = scenario;
    const picture = new File([PICTURE], 'dot.png', { type: 'image/png' });
    const { file_id: evidence } = await client.upload(calls.consoleUpload.image, desks.delivery, picture);
    const line = `${number},${presentBucket()},${version},${spend * 2},10,0,${spend}`;
    await agreeTo(scenario, await proposeCsv(scenario, desks.delivery, evidence ?? '', line));
  };

test('a running plan is paused and resumed, and stops by itself at a limit that its holder set', async ({
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
    await expect(question).toContainText('The end date does not move.');
    await lookAt(page, 'plan-pause');
    await question.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText(/^It is paused\./)).toBeVisible();
    await expect(history).toContainText(`Billed between your request and the confirmation: ${money(0)}`);
    await lookAt(page, 'plan-paused');
    await portal.button('Resume').click();
    await expect(history.getByText('It runs again · the operator')).toBeVisible();
    await expect(portal.button('Pause')).toBeVisible();
  });

  await test.step('limits: what is wrong is said at its field, what is right stands on the plan', async () => {
    await portal.button('Set limits').click();
    const sheet = page.getByRole('dialog', { name: 'Limits' });
    const loss = sheet.getByLabel('Stop if the loss reaches');
    await loss.fill('nothing');
    await sheet.getByLabel('End on').fill('2020-01-01T10:00');
    await expect(sheet.getByText('Enter an amount above 0.')).toBeVisible();
    await expect(sheet.getByText('Choose a time in the future.')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Save limits' })).toBeDisabled();
    await loss.fill('2.00');
    await sheet.getByLabel('End on').fill('');
    await lookAt(page, 'plan-limits');
    await sheet.getByRole('button', { name: 'Save limits' }).click();
    await expect(sheet).toBeHidden();
    await expect(portal.value('Stop if the loss reaches')).toHaveText(money(2_00));
    await expect(history.getByText('You changed its limits · you')).toBeVisible();
  });

  await test.step('a report below the limit changes nothing, the one that reaches it stops the plan once', async () => {
    await report(1, 1_00);
    await expect(page.getByText('Delivered so far')).toContainText(money(1_00));
    await expect(portal.button('Stop the plan')).toBeVisible();
    await report(2, 2_50);
    await expect(history.getByText(`The loss reached your limit of ${money(2_00)}.`)).toBeVisible();
    await expect(history.getByText('It was stopped at your limit · the operator')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Control', exact: true })).toBeHidden();
    await lookAt(page, 'plan-limit-reached');
    const { timeline } = await portal.api.detail(id);
    expect(timeline.filter(({ cause }) => cause === 'limit_reached')).toMatchObject([
      { reached: { limit: 'loss', value: 2_00, billed: 2_50, revenue: 0, conversions: 0 } },
    ]);
    expect((await portal.api.property()).available_balance).toBe(47_50);
    await portal.open('/notification');
    await portal.button('2 updates').click();
    await expect(page.getByText(`Plan ${number} reached one of your limits`)).toHaveCount(1);
  });
});
