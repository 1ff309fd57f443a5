import { calls } from '@fairlead/contract';
import type { Console } from './support/console';
import { unique } from './support/portal';
import { addColleague, addSomebody, openScenario } from './support/scenario';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

const columnOf = ({ page }: Console, list: string, place: number): Promise<string[]> =>
  page.getByRole('region', { name: list }).locator(`tbody tr td:nth-child(${place})`).allTextContents();

test('what one took the other sees as taken, and takes only with the owner told @full', async ({
  baseURL,
  staffDesk,
}) => {
  const scenario = await openScenario(baseURL ?? '');
  const writer = await addSomebody(scenario);
  const feedback = { subject: 'A long list', content: 'It is hard to read.' };
  await scenario.client.send(calls.feedback.send, writer.token, feedback);
  const people = [
    await addColleague(scenario, ['support']),
    await addColleague(scenario, ['support']),
  ] as const;
  const [first, second] = [
    await staffDesk(people[0].username, people[0].password),
    await staffDesk(people[1].username, people[1].password),
  ];
  for (const desk of [first, second]) {
    await desk.page.getByLabel('Queue', { exact: true }).selectOption('feedback');
    await expect(desk.row(writer.username)).toContainText('Unassigned');
  }
  await first.row(writer.username).getByRole('button', { name: 'Assign to me' }).click();
  await expect(first.row(writer.username)).toContainText(people[0].username);
  await expect(first.row(writer.username).getByRole('button', { name: 'Unassign' })).toBeVisible();
  await second.page.reload();
  await expect(second.row(writer.username)).toContainText(people[0].username);
  await lookAt(second.page, 'console-queue-taken');
  await second.page.getByLabel('Owner', { exact: true }).selectOption('nobody');
  await expect(second.row(writer.username)).toHaveCount(0);
  await first.row(writer.username).getByRole('button', { name: 'Unassign' }).click();
  await expect(first.row(writer.username)).toContainText('Unassigned');
  await second.page.reload();
  await second.row(writer.username).getByRole('button', { name: 'Assign to me' }).click();
  await expect(second.row(writer.username)).toHaveCount(0);
  await second.page.getByLabel('Owner', { exact: true }).selectOption('me');
  await expect(second.row(writer.username).getByRole('button', { name: 'Unassign' })).toBeVisible();
  await first.page.reload();
  await expect(first.row(writer.username)).toContainText(people[1].username);
});

test('a canned answer is written, changed, found, and removed @full', async ({ staffDesk, watch }) => {
  // What carries an account number is refused.
  watch.expect(/status of 4\d\d/);
  const desk = await staffDesk('support');
  const { page } = desk;
  await desk.open('Canned answers');
  const name = `Greeting ${unique()}`;
  await page.getByRole('button', { name: 'Write a canned answer' }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Write a canned answer' });
  await send.click();
  await expect(dialog.getByText('Cannot be empty')).toHaveCount(3);
  const text = 'Pay to DE89 3704 0044 0532 0130 00 please.';
  await desk.fill(dialog, { Language: 'de', Title: name, Text: text });
  await send.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Text')).toHaveValue(text);
  await desk.fill(dialog, { Text: 'Guten Tag' });
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(desk.row(name)).toContainText('Guten Tag');
  await lookAt(page, 'console-canned');
  await desk.row(name).getByRole('button', { name: 'Change' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue(name);
  await desk.fill(dialog, { Text: 'Guten Tag, wie können wir helfen?' });
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.row(name)).toHaveCount(1);
  await expect(desk.row(name)).toContainText('wie können wir helfen');
  await page.getByLabel('Language', { exact: true }).selectOption('fr');
  await expect(desk.row(name)).toHaveCount(0);
  await page.getByLabel('Language', { exact: true }).selectOption('de');
  await expect(desk.row(name)).toHaveCount(1);
  await page.reload();
  await expect(page.getByLabel('Language', { exact: true })).toHaveValue('de');
  await desk.act(desk.row(name), 'Remove');
  await expect(desk.row(name)).toHaveCount(0);
});

test('lists are narrowed and put in order by the server, and the address keeps both @full', async ({
  staffDesk,
}) => {
  const desk = await staffDesk('admin');
  const { page } = desk;
  const choose = (label: string, value: string) =>
    page.getByLabel(label, { exact: true }).selectOption(value);
  const sort = async (name: string): Promise<void> => {
    await page.getByRole('columnheader', { name }).getByRole('button').click();
  };
  await desk.open('Staff');
  await choose('Role', 'auditor');
  const areAuditors = (all: readonly string[]) =>
    all.length > 0 && all.every((roles) => roles.includes('Auditor'));
  await expect.poll(async () => areAuditors(await columnOf(desk, 'Staff', 2))).toBe(true);
  await choose('Role', '');
  await sort('Username');
  await sort('Username');
  await expect.poll(async () => (await columnOf(desk, 'Staff', 1))[0]).toMatch(/^admin/);
  await desk.open('Products');
  await choose('Kind', 'landing_page');
  await sort('Product');
  await expect(page).toHaveURL(/kind=landing_page/);
  await expect(page).toHaveURL(/sort=-title/);
  const titles = () => columnOf(desk, 'Products', 1);
  const isFalling = (all: readonly string[]) =>
    all.length > 1 && all.every((title, place) => place === 0 || title <= (all[place - 1] ?? ''));
  await expect.poll(async () => isFalling(await titles())).toBe(true);
  const kept = await titles();
  await page.reload();
  await expect.poll(titles).toEqual(kept);
  await choose('Kind', 'video');
  await expect.poll(async () => (await titles()).some((title) => kept.includes(title))).toBe(false);
  await desk.open('Holders');
  await choose('State', 'disabled');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(desk.row('demo')).toHaveCount(0);
  await desk.open('Plans');
  await choose('Status', 'settlement_successful');
  await expect.poll(async () => new Set(await columnOf(desk, 'Plans', 4))).toEqual(new Set(['Settled']));
});
