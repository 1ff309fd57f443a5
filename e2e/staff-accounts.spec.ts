import type { Page } from '@playwright/test';
import type { Console } from './support/console';
import { oneTimeCode } from './support/one-time-code';
import { unique } from './support/portal';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

const PASSWORD = 'a long password of my own';
const WAIT = 'Username or password is wrong.';

/** What is shown this once, copied and put away. */
const readOnce = async (page: Page): Promise<string> => {
  const shown = page.getByRole('region', { name: 'Shown this once' });
  const text = (await shown.getByRole('listitem').textContent()) ?? '';
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByText(text)).toHaveCount(0);
  return text;
};

/** The other admin agrees to what waits about somebody. */
const accept = async (other: Console, username: string): Promise<void> => {
  await other.open('Proposals');
  // What they themselves propose names them too.
  const change = other.row(username).filter({ hasText: 'Pending' }).filter({ hasText: 'Staff change' });
  await change.getByRole('link').first().click();
  await other.page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(other.page.getByText('Approved', { exact: true })).toBeVisible();
};

/** Two admins add somebody; returns the two halves of the first password, as they are typed. */
const addMember = async (admin: Console, other: Console, username: string, role: RegExp): Promise<string> => {
  const { page } = admin;
  await page.getByRole('button', { name: 'Add a member of staff' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Reason').fill('Joins the finance desk.');
  await dialog.getByRole('button', { name: 'Add a member of staff' }).click();
  await expect(dialog.getByText('Cannot be empty')).toBeVisible();
  await dialog.getByRole('checkbox', { name: role }).check();
  await lookAt(page, 'console-staff-add');
  await dialog.getByRole('button', { name: 'Add a member of staff' }).click();
  await lookAt(page, 'console-staff');
  const first = await readOnce(page);
  await accept(other, username);
  await expect(other.page.getByRole('region', { name: 'Shown this once' })).toBeVisible();
  await lookAt(other.page, 'console-staff-second-half');
  return `${first}.${await readOnce(other.page)}`;
};

/** The new person chooses a password of their own, and signs in with it. */
const choosePassword = async (page: Page, firstPassword: string): Promise<void> => {
  await expect(page.getByText(/^Your first password opens only this page/)).toBeVisible();
  await lookAt(page, 'console-first-password');
  await page.getByLabel('Current password').fill(firstPassword);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed. Sign in with the new one.')).toBeVisible();
};

/** Sets one-time codes up from the key that the page shows; returns the key. */
const setUpCodes = async (page: Page): Promise<string> => {
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Begin' }).click();
  const key = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  await lookAt(page, 'console-one-time-codes');
  await page.getByLabel('Code that it shows now').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toContainText('This code is not right');
  await page.getByLabel('Code that it shows now').fill(oneTimeCode(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You sign in with your password and a code')).toBeVisible();
  return secret;
};

const signIn = async (page: Page, username: string, code?: string): Promise<void> => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  if (code === undefined) return;
  await page.getByLabel('One-time code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

/** A colleague who decides reads what happened at the head of every page, until they confirm it. */
const expectTold = async (
  staffDesk: (username: string) => Promise<Console>,
  username: string,
): Promise<void> => {
  const checker = await staffDesk('checker');
  await checker.page.getByRole('link', { name: 'Read what happened' }).click();
  await expect(checker.row(username).first()).toBeVisible();
  await lookAt(checker.page, 'console-staff-changes');
  await checker.page.getByRole('button', { name: 'I have read these' }).click();
  await expect(checker.page.getByRole('link', { name: 'Read what happened' })).toHaveCount(0);
};

/** Two admins reset the codes of who lost their phone; disabled by one, nobody gets in any more. */
const expectResetAndOut = async (
  { admin, other, page }: { admin: Console; other: Console; page: Page },
  username: string,
): Promise<void> => {
  await admin.act(admin.row(username), 'Reset the second step', { Reason: 'Lost phone.' });
  await accept(other, username);
  await admin.page.reload();
  await page.reload();
  await signIn(page, username);
  await expect(page.getByText('Your session has ended.')).toBeHidden();
  await admin.act(admin.row(username), 'Disable', { Reason: 'Left the desk.' });
  await expect(admin.row(username)).toContainText('Disabled');
  await expect(admin.row(username).locator('button:not([popovertarget])')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await signIn(page, username);
  await expect(page.getByText(WAIT)).toBeVisible();
};

test('a member of staff is added, sets up codes, acts, changes roles and is thrown out @full', async ({
  staffDesk,
  watch,
}) => {
  // Refused sign-ins, the first wrong code, and the calls of a session that was ended.
  watch.expect(/status of 40[01]/);
  const username = `clerk_${unique()}`;
  const admin = await staffDesk('admin');
  await admin.open('Staff');
  const other = await staffDesk('admin_two');
  const firstPassword = await addMember(admin, other, username, /^Finance maker/);
  const desk = await staffDesk(username, firstPassword);
  const { page } = desk;

  const secret = await test.step('their own password and second step', async () => {
    await choosePassword(page, firstPassword);
    await signIn(page, username);
    await page.getByRole('link', { name: `Your account: ${username}` }).click();
    return setUpCodes(page);
  });

  await test.step('a code counts once: the one that confirmed them signs nobody in', async () => {
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await signIn(page, username, oneTimeCode(secret, -1));
    await expect(page.getByText(WAIT)).toBeVisible();
    await page.getByLabel('One-time code').fill(oneTimeCode(secret, 1));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
    await lookAt(page, 'console-account');
  });

  await test.step('who proposed it never decides it, also not as a checker', async () => {
    await desk.open('Treasury');
    await desk.act(desk.page.locator('.page__head'), 'Propose house funding', {
      Amount: '10.00',
      'Receipt number': `H-${username}`,
    });
    const row = admin.row(username);
    // Whoever was added since moves no row under the hand of an admin who looks on.
    await admin.page.getByRole('button', { name: /^\d+ new/ }).click();
    await row.getByRole('button', { name: 'Set roles' }).click();
    const dialog = admin.page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox', { name: /^Finance maker/ })).toBeChecked();
    await dialog.getByRole('checkbox', { name: /^Finance maker/ }).uncheck();
    await dialog.getByRole('checkbox', { name: /^Finance checker/ }).check();
    await dialog.getByLabel('Reason').fill('Decides from now on.');
    await dialog.getByRole('button', { name: 'Set roles' }).click();
    await expect(row).toContainText(/Proposal \d+ waits/);
    await accept(other, username);
    await admin.page.reload();
    await expect(row).toContainText('Finance checker');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Propose house funding' })).toHaveCount(0);
    await desk.open('Proposals');
    await desk.row(username).getByRole('link').first().click();
    await expect(page.getByText('You made this proposal: another person must decide.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  });

  await test.step('all who handle money are told', () => expectTold(staffDesk, username));

  await test.step('after a lost phone an admin resets the codes; disabled, nobody gets in', () =>
    expectResetAndOut({ admin, other, page }, username));
});

/** What each role finds in the list of pages, and what it does not. */
const PAGES: readonly (readonly [role: string, found: readonly string[], missing: readonly string[]])[] = [
  ['support', ['Support', 'Invitations', 'Holds'], ['Treasury', 'Books', 'Staff', 'Audit log']],
  ['delivery', ['Plans', 'Treasury'], ['Top-ups', 'Withdrawals', 'Support', 'Invitations']],
  ['maker', ['Top-ups', 'Treasury', 'Books'], ['Support', 'Invitations', 'Staff', 'Audit log']],
  ['checker', ['Proposals', 'Books'], ['Support', 'Invitations', 'Staff', 'Audit log']],
  ['auditor', ['Books', 'Staff', 'Audit log', 'Support'], []],
  ['admin', ['Staff', 'Audit log', 'Support'], []],
];

test('each role finds its own pages, and an auditor nothing to press among the accounts @full', async ({
  staffDesk,
}) => {
  for (const [role, found, missing] of PAGES) {
    const { page } = await staffDesk(role);
    // Other journeys write to support: its page may count what waits.
    const link = (name: string) =>
      page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}( \\d.*)?$`) });
    for (const name of found) await expect(link(name), `${role}: ${name}`).toBeVisible();
    for (const name of missing) await expect(link(name), `${role}: ${name}`).toHaveCount(0);
    await page.goto('/console/#/staff');
    const isOpen = found.includes('Staff');
    const heading = isOpen ? 'Staff' : 'Your roles cannot open this page';
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    if (!isOpen) continue;
    await expect(page.getByRole('cell', { name: 'checker', exact: true })).toBeVisible();
    const rows = page.getByRole('row').filter({ hasText: role === 'admin' ? '(you)' : 'Finance' });
    await expect(rows.locator('button:not([popovertarget])')).toHaveCount(0);
    const add = page.getByRole('button', { name: 'Add a member of staff' });
    await expect(add).toHaveCount(role === 'admin' ? 1 : 0);
  }
});
