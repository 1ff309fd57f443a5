import { expect } from '@playwright/test';
import type { Console } from './console';

/**
 * Issues a license key for one person, and reads it where the console shows it once.
 * @param remark what the list says of it
 */
export const issueKey = async (desk: Console, remark: string): Promise<string> => {
  await desk.open('Invitations');
  await desk.act(desk.page.locator('.page__head'), 'Issue license keys', {
    'How many': '1',
    'Uses of each': '1',
    'Accounts made with it': 'at_once',
    'Remark (optional)': remark,
  });
  const shown = desk.page.getByRole('region', { name: 'Shown this once' });
  const key = await shown.getByRole('listitem').textContent();
  await shown.getByRole('button', { name: 'I have copied them' }).click();
  await expect(shown).toBeHidden();
  return key ?? '';
};
