import { expect, type Page } from '@playwright/test';
import type { Console } from './console';
import { newPerson, PASSWORD, type Portal } from './portal';

/** Staff disable somebody's account at the console, or enable and activate it. */
export const decideAccount = async (
  desk: Console,
  username: string,
  act: 'Disable account' | 'Enable account',
  reason: string,
  note?: string,
): Promise<void> => {
  const { page } = desk;
  await page.getByRole('navigation').getByRole('link', { name: 'Holders', exact: true }).click();
  await page.getByLabel('Username, operation ID, e-mail or phone').fill(username);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: username }).click();
  await desk.press(page.locator('.page__head'), act);
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Reason');
  if (act === 'Disable account') await field.selectOption(reason);
  else await field.fill(reason);
  if (note !== undefined) await dialog.getByLabel('Note').fill(note);
  await dialog.getByRole('button', { name: act }).click();
  await expect(dialog).toBeHidden();
};

/** Registers in whatever language the page speaks, in both steps; waits for nothing that comes after. */
export const registerWith = async (portal: Portal, key: string): Promise<string> => {
  await portal.open('/register');
  const { username, email } = newPerson();
  const login = { license_key: key, username, password: PASSWORD, confirm_password: PASSWORD };
  const send = portal.page.locator('button[type="submit"]');
  for (const typed of [login, { email, phone: '+1 555 010 0199' }]) {
    for (const [name, text] of Object.entries(typed))
      await portal.page.locator(`input[name="${name}"]`).fill(text);
    if ('email' in typed) await portal.page.getByRole('checkbox').check();
    await send.click();
  }
  return username;
};

/** The dialog that says why an account is blocked. */
export const blockedDialog = (page: Page) => page.getByRole('dialog', { name: 'Customer service' });

/** The calls that the page makes from now on, by the end of their address. */
export const countCalls = (page: Page, path: string): (() => number) => {
  let made = 0;
  page.on('request', (request) => {
    if (request.url().split('?')[0]?.endsWith(path)) made += 1;
  });
  return () => made;
};
