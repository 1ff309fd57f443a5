import { calls } from '@fairlead/contract';
import type { Locator } from '@playwright/test';
import { approveIn, type Console } from './support/console';
import { CSV_COLUMNS, presentBucket, publishProduct, runCsvPlan } from './support/csv-plan';
import { PICTURE } from './support/picture';
import { addSomebody, openScenario, provide } from './support/scenario';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

const PHOTO = { name: 'dashboard.png', mimeType: 'image/png', buffer: PICTURE };

const csv = (...lines: readonly string[]) => ({
  name: 'reports.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([CSV_COLUMNS, ...lines].join('\n')),
});

/** Chooses a picture and waits until the server has it. */
const addPicture = async ({ page }: Console, dialog: Locator): Promise<void> => {
  await dialog.getByLabel('Evidence').setInputFiles(PHOTO);
  await expect(dialog.getByRole('button', { name: /^Remove picture \d$/ }).last()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Picture \d+ stands ready/ }).last()).toBeVisible();
};

test('a report entered by hand shows its evidence to the person who counts it @full', async ({
  baseURL,
  staffDesk,
  watch,
}) => {
  // What cannot be true is refused at once.
  watch.expect(/status of 4\d\d/);
  const scenario = await openScenario(baseURL ?? '');
  const holder = await addSomebody(scenario);
  await provide(scenario, holder, 50_00);
  const { number } = await runCsvPlan(scenario, holder, `By hand ${holder.username}`);
  const desk = await staffDesk('delivery');
  await desk.open('Reports');
  await desk.page.getByRole('button', { name: 'Enter a report' }).click();
  const dialog = desk.page.getByRole('dialog', { name: 'Enter a report' });
  const send = dialog.getByRole('button', { name: 'Enter a report' });
  await desk.fill(dialog, {
    'Plan number': number,
    'Start of the quarter hour': '2026-01-05T10:07',
    Impressions: '1000',
    Clicks: '1001',
    'Validated conversions': '0',
    Spend: '5.00',
    Reason: 'Their interface was down.',
  });
  await send.click();
  await expect(dialog.getByText('A quarter hour begins at 00, 15, 30 or 45 minutes.')).toBeVisible();
  await expect(dialog.getByLabel('Evidence')).toHaveAttribute('aria-invalid', 'true');
  await desk.fill(dialog, { 'Start of the quarter hour': presentBucket().slice(0, 16) });
  await addPicture(desk, dialog);
  await addPicture(desk, dialog);
  await lookAt(desk.page, 'console-report-dialog');
  await dialog.getByRole('button', { name: 'Remove picture 2' }).click();
  await send.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Clicks')).toHaveValue('1001');
  await desk.fill(dialog, { Clicks: '10' });
  await send.click();
  await expect(dialog).toBeHidden();
  const waits = desk.page.getByRole('link', { name: /^Proposal \d+ waits$/ });
  const [proposal] = /Proposal \d+/.exec((await waits.textContent()) ?? '') ?? [''];
  await waits.click();
  await expect(desk.page.getByText('You made this proposal')).toBeVisible();
  const checker = await staffDesk('checker');
  await checker.page.goto(`/console/#/proposals/${proposal.replace('Proposal ', '')}`);
  const panel = checker.page.getByRole('region', { name: proposal, exact: true });
  await expect(panel.getByRole('link', { name: 'Image 1' })).toHaveAttribute('href', /\/files\//);
  await expect(panel.getByRole('link', { name: 'Image 2' })).toHaveCount(0);
  await lookAt(checker.page, 'console-report-proposal');
  await approveIn(panel);
  await expect(panel.getByText('Approved')).toBeVisible();
  await desk.open('Reports');
  const rows = desk.page.getByRole('region', { name: 'Reports' }).getByRole('row');
  await expect(rows.filter({ hasText: 'entered by hand' }).first()).toContainText('1,000');
});

test('a file of reports is proposed with evidence by one and counted by another, as a whole @full', async ({
  baseURL,
  staffDesk,
  watch,
}) => {
  watch.expect(/status of 400/);
  const scenario = await openScenario(baseURL ?? '');
  const holder = await addSomebody(scenario);
  await provide(scenario, holder, 50_00);
  const { id, number } = await runCsvPlan(scenario, holder, `By file ${holder.username}`);
  const good = `${number},${presentBucket()},1,2000,10,1,1000`;
  const desk = await staffDesk('delivery');
  const { page } = desk;
  await desk.open('Reports');
  await page.getByRole('button', { name: 'Upload a CSV file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload a CSV file' });
  const send = dialog.getByRole('button', { name: 'Propose to count it' });
  const file = dialog.getByLabel('CSV file');
  await send.click();
  await expect(dialog.getByText('Cannot be empty')).toHaveCount(3);
  await addPicture(desk, dialog);
  await desk.fill(dialog, { Reason: 'Their letter of today.' });
  await file.setInputFiles(csv(...Array<string>(201).fill(good)));
  await send.click();
  await expect(dialog.getByText('A file may hold at most 200 reports.', { exact: false })).toBeVisible();
  await file.setInputFiles(csv(good, '', `${number},yesterday,1,2,1,0,-5`, 'one,two'));
  await send.click();
  const faults = dialog.getByRole('alert').getByRole('listitem');
  await expect(faults).toHaveCount(2);
  await expect(faults.nth(0)).toContainText(/^Line 4 .*bucket: .*spend: /s);
  await expect(faults.nth(1)).toContainText(/^Line 5 one,two\s*It needs 7 cells/s);
  await lookAt(page, 'console-report-faults');
  await expect(file).toHaveValue(/reports\.csv$/);
  await file.setInputFiles(csv(good, `${number},${presentBucket()},2,10,11,0,0`));
  await send.click();
  await expect(faults).toHaveText(/^Line 3 .*more clicks than impressions\.$/);
  await file.setInputFiles(csv(good));
  await send.click();
  await expect(dialog).toBeHidden();
  const ofPlan = () =>
    scenario.client.send(calls.consoleReport.list, scenario.desks.delivery, { order_id: id });
  expect((await ofPlan()).items).toEqual([]);
  const waits = page.getByRole('link', { name: /^Proposal \d+ waits$/ });
  const [proposal] = /Proposal \d+/.exec((await waits.textContent()) ?? '') ?? [''];
  await waits.click();
  await expect(page.getByText('You made this proposal')).toBeVisible();

  const checker = await staffDesk('checker');
  await checker.page.goto(`/console/#/proposals/${proposal.replace('Proposal ', '')}`);
  const panel = checker.page.getByRole('region', { name: proposal, exact: true });
  await expect(panel.getByRole('link', { name: 'Image 1' })).toHaveAttribute('href', /\/files\//);
  await expect(panel.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  const sums = panel.getByRole('region', { name: 'Sums for each plan' }).getByRole('row').nth(1);
  await expect(sums).toContainText(number);
  await expect(sums).toContainText(holder.username);
  await expect(sums).toContainText('takes all that is left');
  await expect(panel.getByRole('cell', { name: `holder/${holder.id}/escrow` })).toBeVisible();
  await lookAt(checker.page, 'console-report-file-proposal');
  await approveIn(panel);
  await expect(panel.getByText('Approved', { exact: true })).toBeVisible();
  expect((await ofPlan()).items).toMatchObject([{ state: 'accepted', entered_by_hand: true }]);
  const { timeline } = await scenario.client.send(calls.plan.detail, holder.token, { order_id: id });
  expect(timeline.map(({ cause, actor }) => `${cause} / ${actor}`)).toEqual([
    ...['order_made / holder', 'amount_put / holder', 'placed_by_hand / staff', 'budget_spent / staff'],
  ]);
  const acts = await scenario.client.send(calls.statement.staffActs, holder.token, {});
  expect(acts.items.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['approved.report_file', 'propose.report_file', 'consoleOrder.place']),
  );
});

test('staff say at the desk that a plan was placed by hand, and that its network knows of its end @full', async ({
  baseURL,
  staffDesk,
}) => {
  const scenario = await openScenario(baseURL ?? '');
  const holder = await addSomebody(scenario);
  await provide(scenario, holder, 50_00);
  const productId = await publishProduct(scenario, `Placed ${holder.username}`);
  const desk = await staffDesk('delivery');
  const put = { product_id: productId, amount: 1_000 };
  let panel = desk.page.getByRole('main');
  let [orderId, number] = ['', ''];
  // A plan that nobody places fails within seconds here: a slow desk begins again with another one.
  await expect(async () => {
    const { order } = await scenario.client.send(calls.plan.put, holder.token, put);
    [orderId, number] = [order.id, order.number];
    const whyNow = async () =>
      (await scenario.client.send(calls.plan.detail, holder.token, { order_id: order.id })).reasons[0]
        ?.reason;
    await expect.poll(whyNow).toBe('awaiting_placement');
    await desk.page.goto(`/console/#/plans/${order.id}`);
    panel = desk.page.getByRole('region', { name: order.number, exact: true });
    await expect(panel.getByRole('button', { name: 'Mark as placed' })).toBeVisible();
    await desk.act(panel, 'Mark as placed', { Reason: 'Their number 17' });
    await expect(panel.getByText('Placed by hand')).toBeVisible();
  }).toPass({ timeout: 60_000 });
  await lookAt(desk.page, 'console-plan-placed');
  const acts = await scenario.client.send(calls.statement.staffActs, holder.token, {});
  expect(acts.items.find(({ act }) => act === 'consoleOrder.place')).toMatchObject({
    role: 'delivery',
    text: 'Their number 17',
  });

  await scenario.client.send(calls.plan.stop, holder.token, { order_id: orderId });
  await desk.open('Overview');
  await desk.page.getByRole('link', { name: /Plans to pass on by hand/ }).click();
  await desk.page.getByRole('link', { name: number, exact: true }).click();
  await expect(panel.getByText('The network has to be told that this run is over.')).toBeVisible();
  await lookAt(desk.page, 'console-plan-to-tell');
  await desk.act(panel, 'Mark network as told', { Reason: 'By telephone, at noon' });
  await expect(panel.getByText('The network has to be told that this run is over.')).toBeHidden();
  await expect(desk.page.getByRole('link', { name: number, exact: true })).toBeHidden();
});

test('a lead is allowed, publishes a plan to a follower, and is allowed no more @full', async ({
  baseURL,
  portal,
  staffDesk,
}) => {
  const scenario = await openScenario(baseURL ?? '');
  const lead = await addSomebody(scenario);
  const { username } = await portal.register();
  const desk = await staffDesk('delivery');
  const openCase = async (name: string): Promise<Locator> => {
    await desk.open('Holders');
    await desk.page.getByLabel('Username, operation ID, e-mail or phone').fill(name);
    await desk.page.getByRole('button', { name: 'Search' }).click();
    await desk.page.getByRole('link', { name, exact: true }).click();
    const parts = desk.page.getByRole('navigation', { name: 'Parts of the case' });
    await parts.getByRole('link', { name: /^Plans( \d+)?$/ }).click();
    return desk.page.getByRole('region', { name: 'Offers', exact: true });
  };
  const choose = async (dialog: Locator, title: string): Promise<void> => {
    await dialog.getByLabel('Product on offer').selectOption({ label: title });
  };
  const offers = await openCase(lead.username);
  await expect(offers.getByRole('button', { name: 'Publish a plan' })).toHaveCount(0);
  await desk.act(offers, 'Allow publishing plans', { Reason: 'A year of good plans' });
  await expect(
    offers.getByText('This holder may publish plans to followers.', { exact: false }),
  ).toBeVisible();
  const stated = (await desk.page.getByText(/^Operation ID \d+$/).textContent()) ?? '';
  const operationId = stated.replace('Operation ID ', '');
  await portal.open('/ad-center/operated');
  await portal.field('Operation ID of the lead').fill(operationId);
  await portal.button('See the results').click();
  await portal.page.getByRole('dialog').getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(portal.toast(/^You follow /)).toBeVisible();
  await offers.getByRole('button', { name: 'Publish a plan' }).click();
  const dialog = desk.page.getByRole('dialog');
  await choose(dialog, 'Harbor Lights');
  await lookAt(desk.page, 'console-publish-dialog');
  await dialog.getByRole('button', { name: 'Publish a plan' }).click();
  await expect(offers.getByText('Published. 1 follower was offered it.')).toBeVisible();
  await lookAt(desk.page, 'console-offers');
  await desk.act(offers, 'Stop allowing', { Reason: 'Asked for it' });
  await expect(offers.getByRole('button', { name: 'Publish a plan' })).toHaveCount(0);
  const own = await openCase(username);
  await own.getByRole('button', { name: 'Offer a plan' }).click();
  await choose(dialog, 'Paper Fleet');
  await dialog.getByLabel('Reason').fill('Fits what they ran before');
  await dialog.getByRole('button', { name: 'Offer a plan' }).click();
  await expect(own.getByText(/^Plan \S+ awaits funding\.$/)).toBeVisible();
  await portal.open('/plan');
  await expect(portal.page.getByText('Paper Fleet').first()).toBeVisible();
});
