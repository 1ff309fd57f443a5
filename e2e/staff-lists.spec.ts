import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

const HARMFUL = '=HYPERLINK("https://example.org","Prize")';

/** What the button saves, line by line. */
const exported = async (page: Page): Promise<{ name: string; lines: readonly string[] }> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).first().click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\u{feff}')).toBe(true);
  return { name: download.suggestedFilename(), lines: text.slice(1).trimEnd().split('\r\n') };
};

const columnOf = (table: Locator, place: number): Promise<string[]> =>
  table.locator(`tbody tr td:nth-child(${place})`).allInnerTexts();

test('a list is sorted, filtered, paged and saved, and the address keeps it @full', async ({ staffDesk }) => {
  const desk = await staffDesk('admin');
  const { page } = desk;
  await desk.open('Audit log');
  const table = page.getByRole('region', { name: 'Audit log' });
  await expect(table.getByRole('row')).toHaveCount(21);
  const newest = (await columnOf(table, 5))[0];
  const time = table.getByRole('columnheader', { name: /^Time/ });
  await time.getByRole('button').click();
  await expect(time).toHaveAttribute('aria-sort', 'descending');
  await time.getByRole('button').click();
  await expect(time).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(async () => (await columnOf(table, 5))[0]).not.toBe(newest);
  const first = (await columnOf(table, 5))[0];
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(21);
  await page.reload();
  await expect(time).toHaveAttribute('aria-sort', 'ascending');
  expect((await columnOf(table, 5))[0]).toBe(first);
  await lookAt(page, 'console-audit-sorted');
  await page.getByLabel('Who', { exact: true }).fill('maker');
  await page.getByLabel('Who', { exact: true }).press('Enter');
  const isOfMaker = (text: string) => text.startsWith('maker ');
  await expect.poll(async () => (await columnOf(table, 2)).every(isOfMaker)).toBe(true);
  const shown = await columnOf(table, 2);
  const { name, lines } = await exported(page);
  expect(name).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines[0]).toMatch(/^id,time,actor,act,subject_type,subject_id,holder_id,/);
  expect(lines.length - 1).toBeGreaterThanOrEqual(shown.length);
  for (const line of lines.slice(1)) expect(line.split(',')[2]).toBe('maker');
  await expect(
    page.getByText(`${(lines.length - 1).toLocaleString('en')} rows are in the file.`),
  ).toBeVisible();
});

test('what a person wrote like a formula stays a text in the file; the queue counts it with its age @full', async ({
  portal,
  staffDesk,
}) => {
  const { username } = await portal.register();
  await portal.open('/ad-center/feedback');
  await portal.field('Subject').fill(HARMFUL);
  await portal.field('What you want to tell us').fill(`+1 from ${username}, "quoted"\nsecond line`);
  await portal.button('Send feedback').click();
  await expect(portal.page.getByText(/Your case number is \d+\./)).toBeVisible();
  const desk = await staffDesk('support');
  const { page } = desk;
  await desk.open('Overview');
  await expect(page.locator('.card').filter({ hasText: 'Feedback' })).toContainText(
    /[1-9]\d* ?Feedback ?Oldest \d+ min/,
  );
  await lookAt(page, 'console-queue');
  await desk.open('Feedback');
  await page.getByRole('columnheader', { name: /^Time/ }).getByRole('button').click();
  await expect(desk.row(username)).toHaveCount(1);
  const { lines } = await exported(page);
  const text = lines.join('\r\n');
  expect(text).toContain(`"'=HYPERLINK(""https://example.org"",""Prize"")"`);
  expect(text).toContain(`"'+1 from ${username}, ""quoted""\nsecond line"`);
  expect(text).not.toMatch(/(^|,)"?[=+@]/m);
  await desk.row(username).getByRole('link', { name: username }).click();
  const parts = page.getByRole('navigation', { name: 'Parts of the case' });
  for (const [tab, headings] of [
    ['Money', ['Flow', 'Coupons, newest 20']],
    ['Record', ['Credit score, newest 20 events']],
    ['Messages', ['Disputes', 'Feedback', 'Chats']],
  ] as const) {
    // How much there is may stand beside it.
    await parts.getByRole('link', { name: new RegExp(`^${tab}`) }).click();
    for (const name of headings) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Feedback' }).getByText(HARMFUL)).toBeVisible();
  await lookAt(page, 'console-case');
});

test('a view is kept, and what fits it is gone through by keys @full', async ({ staffDesk }) => {
  const desk = await staffDesk('maker');
  const { page } = desk;
  await desk.open('Holders');
  const table = page.getByRole('region', { name: 'Holders' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await page.getByLabel('Since', { exact: true }).selectOption('Last 7 days');
  await expect(page).toHaveURL(/made=7d/);
  await expect(page.getByText(/^\d+ rows?$/)).toBeVisible();
  await page.getByRole('button', { name: '+ Save view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Newcomers');
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page).not.toHaveURL(/made=/);
  await views.getByRole('link', { name: 'Newcomers' }).click();
  await expect(page.getByLabel('Since', { exact: true })).toHaveValue('7d');
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await page.locator('body').click({ position: { x: 1, y: 1 } });
  await page.keyboard.press('j');
  await expect(table.getByRole('row').nth(1)).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Next row');
  await page.keyboard.press('Escape');
  await lookAt(page, 'console-holders-view');
  await table.getByRole('row').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/holders\/\d+/);
});
