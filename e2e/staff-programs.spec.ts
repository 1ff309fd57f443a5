import { unique } from './support/portal';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

/** What the program itself sends: a call with its key. */
const statusOf = async (origin: string, key: string, method: string, path: string): Promise<number> => {
  const body = method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {};
  const headers = { ...body.headers, 'X-CT': key };
  return (await fetch(`${origin}/console-api/v1${path}`, { method, ...body, headers })).status;
};

test('a program is let in by two admins, reads what they agreed on, never acts, and is put out by one @full', async ({
  staffDesk,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const username = `report_${unique()}`;
  const admin = await staffDesk('admin');
  const { page } = admin;
  await admin.open('Staff');
  await page.getByRole('button', { name: 'Add a service account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByRole('checkbox', { name: /^Figures/ }).check();
  await dialog.getByLabel('Reason').fill('The weekly report.');
  await lookAt(page, 'console-program-add');
  await dialog.getByRole('button', { name: 'Add a service account' }).click();
  const shown = page.getByRole('region', { name: 'Shown this once' });
  const key = (await shown.getByRole('listitem').textContent()) ?? '';
  await lookAt(page, 'console-program-key');
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  expect(await statusOf(origin, key, 'GET', '/queue')).toBe(401);

  const other = await staffDesk('admin_two');
  await other.open('Proposals');
  await other.row(username).filter({ hasText: 'Pending' }).getByRole('link').first().click();
  const panel = other.page.getByRole('region', { name: /^Proposal \d+$/ });
  await expect(panel.getByText('Figures', { exact: true })).toBeVisible();
  await lookAt(other.page, 'console-program-proposal');
  await panel.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(panel.getByText('Approved')).toBeVisible();

  expect(await statusOf(origin, key, 'GET', '/queue')).toBe(200);
  expect(await statusOf(origin, key, 'GET', '/books')).toBe(403);
  expect(await statusOf(origin, key, 'GET', '/holder/list')).toBe(403);
  expect(await statusOf(origin, key, 'POST', '/books/check')).toBe(403);
  await page.reload();
  await expect(admin.row(username)).toContainText('Service account: Figures');
  await lookAt(page, 'console-programs');
  await admin.act(admin.row(username), 'Disable', { Reason: 'The report ended.' });
  await expect.poll(() => statusOf(origin, key, 'GET', '/queue')).toBe(401);
});
