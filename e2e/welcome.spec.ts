// The sign-in world by touch: from a link with a key to the terms that were accepted, and a guest's case in Thai.
import { newPerson, PASSWORD } from './support/portal';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

test('from a link with a key: a refused name leads back to step one; what was accepted is there in Me', async ({
  portal,
  otherDevice,
}) => {
  const taken = await portal.register();
  const page = await otherDevice();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto('/#/register?key=FAIRLEAD-SANDBOX');
  await expect(field('License key')).toHaveValue('FAIRLEAD-SANDBOX');
  await field('Username').fill(taken.username);
  await field('Password').fill(PASSWORD);
  await field('Confirm password').fill(PASSWORD);
  await lookAt(page, 'register-one');
  await press('Continue');
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await field('Email').fill('robin@example.org');
  await field('Phone').fill('+1 555 010 0199');
  await page.getByRole('button', { name: /^Terms of use/ }).click();
  await expect(page.getByRole('dialog', { name: 'Terms of use' })).toContainText('You can lose money.');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel('I have read both texts').check();
  await lookAt(page, 'register-two');
  await press('Register');

  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  await expect(page.getByText('Username already exists.')).toBeVisible();
  await expect(field('Username')).toBeFocused();
  await expect(field('Username')).toBeInViewport();
  await field('Username').fill(newPerson().username);
  await press('Continue');
  await expect(field('Email')).toHaveValue('robin@example.org');
  await page.goBack();
  await expect(page.getByText('Step 1 of 2'), 'the way back of a phone').toBeVisible();
  await press('Continue');
  await press('Register');

  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await page.getByRole('link', { name: 'Terms you accepted' }).click();
  await page.locator('summary').filter({ hasText: 'Terms of use' }).click();
  await expect(page.getByText('You never pay to have money released.')).toBeVisible();
  await lookAt(page, 'terms-accepted');
});

test('a guest in Thai opens a case inside the app, objects, and comes back to it @full', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'th'));
  await page.goto('/#/login');
  await page.getByRole('button', { name: 'ฝ่ายบริการลูกค้า' }).click();
  await page.getByRole('dialog').locator('.choice').first().click();
  await expect(page).toHaveURL(/#\/support$/);
  await expect(page.getByRole('heading', { name: 'เราช่วยให้คุณกลับเข้าใช้งาน' })).toBeVisible();
  await page.getByRole('button', { name: 'รหัสผ่าน', exact: true }).click();
  await page.locator('[name="name"]').fill('Robin');
  await page.getByLabel('เกิดอะไรขึ้น').fill('โทรศัพท์หาย');
  await page.getByRole('button', { name: 'ส่งถึงฝ่ายบริการลูกค้า' }).click();
  await expect(page.getByRole('list').getByText('โทรศัพท์หาย')).toBeVisible();
  const [number = '', secret = ''] = await page.locator('.guest__code').allTextContents();
  expect(page.url()).not.toContain(secret);
  await lookAt(page, 'guest-case');
  await page.getByText('คัดค้านการระงับบัญชี').click();
  await page.locator('[name="username"]').fill('robin_at_home');
  await page.getByLabel('เหตุผลที่คุณไม่เห็นด้วย').fill('ฉันทำตามกฎ');
  await page.getByRole('button', { name: 'ส่งคำคัดค้าน' }).click();
  await expect(page.getByText('robin_at_home: ฉันทำตามกฎ')).toBeVisible();

  // Kept in memory alone: a new visit asks for both again. The old address leads to the same page.
  await page.goto('/support/guest');
  await expect(page).toHaveURL(/#\/support$/);
  await page.getByRole('button', { name: /ฉันมีหมายเลขเรื่อง/ }).click();
  await page.locator('[name="case_number"]').fill(number);
  await page.locator('[name="secret"]').fill('something else');
  await page.getByRole('button', { name: 'ดูเรื่อง' }).click();
  await expect(page.locator('.field__error')).toBeVisible();
  await page.locator('[name="secret"]').fill(secret);
  await page.getByRole('button', { name: 'ดูเรื่อง' }).click();
  await expect(page.getByRole('list').getByText('โทรศัพท์หาย')).toBeVisible();
});
