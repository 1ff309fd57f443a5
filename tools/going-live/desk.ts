import { expect, type Page } from '@playwright/test';
import { oneTimeCode } from '../../e2e/support/one-time-code';

const signIn = async (page: Page, username: string, password: string): Promise<void> => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

/** The first day of a member of staff at a console with real money: a password of their own, then a second step. */
export const settleIn = async (page: Page, username: string, firstPassword: string): Promise<void> => {
  const password = `${username} chose this one`;
  await page.goto('/console/');
  await signIn(page, username, firstPassword);
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await page.getByLabel('Current password').fill(firstPassword);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await signIn(page, username, password);
  await expect(page.getByRole('heading', { name: 'Set up a second step' })).toBeVisible();
  const codes = page.locator('.panel').filter({ has: page.getByRole('heading', { name: 'One-time codes' }) });
  await codes.getByLabel('Your password').fill(password);
  await codes.getByRole('button', { name: 'Begin' }).click();
  const secret = ((await codes.locator('.code').textContent()) ?? '').replaceAll(/\s/g, '');
  await codes.getByLabel('Code that it shows now').fill(oneTimeCode(secret));
  await codes.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Overview', exact: true })).toBeVisible();
};
